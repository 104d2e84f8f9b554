import type { SellingRate } from '@quayside/contract/rates/sum-in-rmb.ts'
import { api } from '../session/api.ts'

/** The bank's newest selling rates, by which debts are told in RMB too. */
export async function sellingRates(): Promise<readonly SellingRate[]> {
  const rates = await api('GET base/online/rate/latest', { query: { source: 'boc' } }, { isQuiet: true })
  return rates.flatMap(({ currency, selling, middle, day }) => {
    const rate = selling ?? middle
    return rate === null ? [] : [{ currency, rate, day }]
  })
}
