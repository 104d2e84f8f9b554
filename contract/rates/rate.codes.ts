import { codeList, type KeyOf } from '../kernel/codes.ts'

/** The currencies one can trade in; the customs' own list of all currencies is reference data. */
export const currency = codeList('currency', {
  RMB: 'RMB',
  USD: 'USD',
  JPY: 'JPY',
  HKD: 'HKD',
  EUR: 'EUR',
  GBP: 'GBP',
})
export type CurrencyKey = KeyOf<typeof currency>
