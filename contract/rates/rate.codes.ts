import { codeList, type KeyOf } from '../kernel/codes.ts'

/** The currencies one can trade in; the customs' own list of all currencies is reference data. */
export const currency = codeList('currency', ['RMB', 'USD', 'JPY', 'HKD', 'EUR', 'GBP'])
export type CurrencyKey = KeyOf<typeof currency>

/** §2: the foreign-exchange authority, the bank, and the customs, whose rate holds for a calendar month. */
export const rateSource = codeList('rateSource', ['safe', 'boc', 'customs'])
export type RateSourceKey = KeyOf<typeof rateSource>

export type ForeignCurrencyKey = Exclude<CurrencyKey, 'RMB'>
/** A rate says what one unit of it costs in RMB, so RMB itself has none. */
export const foreignCurrency = {
  values: currency.values.filter((value): value is ForeignCurrencyKey => value !== currency.codes.RMB),
}
