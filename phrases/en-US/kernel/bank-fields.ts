/** A bank account's fields: the company's own accounts and those of its suppliers. */
export const bankFields = {
  accountName: 'Account name',
  accountNumber: 'Account number',
  bankName: 'Bank',
  bankAddress: 'Bank address',
  bankCountry: 'Bank country',
  swiftCode: 'SWIFT code',
  currency: 'Currency',
  isDefault: 'Default',
  createdAt: 'Created',
  updatedAt: 'Updated',
} as const
