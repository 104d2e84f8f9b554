const hongKong = {
  accountName: 'Quayside Supply Chain (Hong Kong) Limited',
  bankName: 'Bank of China (Hong Kong) Limited',
  bankAddress: '1 Garden Road, Central, Hong Kong',
  swiftCode: 'BKCHHKHH',
} as const

/** The accounts that the demo provider publishes; the numbers are invented. */
export const demoPayTo = [
  {
    currency: 'RMB',
    accountName: '云埠供应链（深圳）有限公司',
    bankName: '中国银行深圳福田支行',
    bankAddress: '',
    accountNumber: '7445 6789 0012 3456',
    swiftCode: '',
  },
  { currency: 'USD', ...hongKong, accountNumber: '012-875-1-204418-8' },
  { currency: 'HKD', ...hongKong, accountNumber: '012-875-0-204417-5' },
  { currency: 'EUR', ...hongKong, accountNumber: '012-875-9-204420-3' },
] as const
