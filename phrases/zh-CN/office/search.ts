import { common } from '../kernel/shared.ts'

/** The search of the back office: '/' or Ctrl+K. */
export const officeSearch = {
  label: '搜索',
  placeholder: '输入页面、单号、客户、型号或拼音首字母',
  pages: '页面',
  models: '型号',
  ...common('preview', 'openHit', 'nothing'),
  all: '全部结果',
  facts: { ...common('customer', 'number'), lot: '库存批次' },
  hint: '<key>↑</key><key>↓</key> 选择 <key>Enter</key> 打开 <key>Ctrl Enter</key> 全部结果',
} as const
