/** An address's fields: the company's own addresses and those of its suppliers. */
export const addressFields = {
  detail: '詳細地址',
  contact: '聯絡人',
  phone: '聯絡電話',
  isDefault: '是否預設',
  createdAt: '建立時間',
  updatedAt: '更新時間',
} as const
