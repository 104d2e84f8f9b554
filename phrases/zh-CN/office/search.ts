/** The search of the back office: '/' or Ctrl+K. */
export const officeSearch = {
  label: '搜索',
  placeholder: '输入页面、单号、客户、型号或拼音首字母',
  pages: '页面',
  models: '型号',
  preview: '预览',
  openHit: '打开',
  all: '全部结果',
  facts: { customer: '客户', number: '编号', lot: '库存批次' },
  nothing: '没有找到匹配的内容',
  hint: '↑↓ 选择，Enter 打开，Ctrl+Enter 全部结果，Esc 关闭',
} as const
