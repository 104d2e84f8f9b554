/** An address's fields: the company's own addresses and those of its suppliers. */
export const addressFields = {
  detail: '详细地址',
  contact: '联系人',
  phone: '联系电话',
  isDefault: '默认',
  createdAt: '创建时间',
  updatedAt: '更新时间',
} as const
