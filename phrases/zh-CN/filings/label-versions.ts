/** The versions of a finished label, as customer and provider see them. */
export const labelVersions = {
  title: '标签版本',
  version: '第 {number} 版',
  none: '尚未交付标签',
  remark: '服务商说明',
  answer: '客户意见',
  package: '包装展开图',
  waitsForCustomer: '待客户确认',
}
