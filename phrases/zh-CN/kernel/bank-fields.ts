/** A bank account's fields: the company's own accounts and those of its suppliers. */
export const bankFields = {
  accountName: '账户名称',
  accountNumber: '银行账号',
  bankName: '开户银行',
  bankAddress: '银行地址',
  bankCountry: '银行所在地',
  swiftCode: 'SWIFT 代码',
  currency: '币种',
  isDefault: '默认',
  createdAt: '创建时间',
  updatedAt: '更新时间',
} as const
