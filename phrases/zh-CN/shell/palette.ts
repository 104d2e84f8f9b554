import { common } from '../kernel/shared.ts'

/** Ctrl+K. */
export const palette = {
  label: '搜索',
  placeholder: '输入名称、编号、动作或拼音',
  pages: '菜单',
  recent: '最近',
  actions: '动作',
  ...common(
    'preview',
    'openHit',
    'orders',
    'suppliers',
    'customers',
    'products',
    'applications',
    'inbounds',
    'outbounds',
    'freightOrders',
    'nothing',
  ),
  all: '在列表中查看',
  whole: '全部 {count, number} 个结果',
  facts: { ...common('amount', 'orderDate'), unpaid: '未付', dueOn: '期限', party: '供应商' },
  enquiries: '询价',
  quotations: '货代报价',
  hint: '<key>↑</key><key>↓</key> 选择 <key>Enter</key> 打开 <key>{sign}</key> 只看动作',
} as const
