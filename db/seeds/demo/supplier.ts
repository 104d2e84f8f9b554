/** Suppliers of the demo companies: invented names, real banks, no real accounts. */
export type DemoSupplier = {
  name: string
  englishName: string
  abbreviation: string
  isOverseas: 0 | 1
  contact: string
  phone: string
  address: string
  /** Its final state. */
  state: 'enabled' | 'voidRequested' | 'voided' | 'enableRequested'
  accounts: readonly {
    accountName: string
    accountNumber: string
    bankName: string
    bankAddress: string
    bankCountry: string
    swiftCode: string
    currency: 'RMB' | 'USD' | 'JPY' | 'HKD' | 'EUR' | 'GBP'
    isDefault: 0 | 1
  }[]
  addresses: readonly {
    type: 0 | 1 | 2
    regionCode: string
    detail: string
    contact: string
    phone: string
    isDefault: 0 | 1
  }[]
}

export const addressAbroad = (regionCode: string, detail: string, contact: string, phone: string) =>
  ({ type: 2, regionCode, detail, contact, phone, isDefault: 1 }) as const
export const hsbc = (accountName: string, accountNumber: string, currency: 'USD' | 'HKD') =>
  ({
    accountName,
    accountNumber,
    bankName: 'The Hongkong and Shanghai Banking Corporation Limited',
    bankAddress: "1 Queen's Road Central, Hong Kong",
    bankCountry: 'HK',
    swiftCode: 'HSBCHKHH',
    currency,
    isDefault: 1,
  }) as const
