/** A bank account's fields: the company's own accounts and those of its suppliers. */
export const bankFields = {
  accountName: '帳戶名稱',
  accountNumber: '銀行帳號',
  bankName: '開戶銀行',
  bankAddress: '銀行地址',
  bankCountry: '銀行所在地',
  swiftCode: 'SWIFT 代碼',
  currency: '幣別',
  isDefault: '是否預設',
  createdAt: '建立時間',
  updatedAt: '更新時間',
} as const
