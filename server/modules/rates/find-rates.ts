import { foreignCurrency } from '@quayside/contract/rates/rate.codes.ts'
import {
  checkRateSearch,
  isFallback,
  Rate,
  type RateOfDay,
  type RateQuery,
  type RateSearch,
} from '@quayside/contract/rates/rate.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { Call } from '../../platform/session/call.ts'
import { countRates, findRates, findRatesOfDays } from './queries.ts'

export async function searchRates(call: Call, { query }: { query: RateSearch }): Promise<RateOfDay[]> {
  refuseIfAny(checkRateSearch(query))
  const today = call.platform.clock.today()
  const [rows] = await call.read(
    findRatesOfDays({
      source: query.source,
      currencies: query.currency ? [query.currency] : foreignCurrency.values,
      begin: query.dateBegin ?? query.date ?? today,
      end: query.dateEnd ?? query.date ?? today,
    }),
  )
  return rows.map((row) => ({
    date: row.date,
    isFallback: isFallback(row.source, row.date, row.day),
    ...toRate(row),
  }))
}

export async function listRates(
  call: Pick<Call, 'read'>,
  { query }: { query: RateQuery },
): Promise<{ rows: Rate[]; total: number }> {
  const [rows, [counted]] = await call.read(findRates(query), countRates(query))
  return { rows: rows.map((row) => toRate(row)), total: Number(counted?.total ?? 0) }
}

type RateColumns = Awaited<ReturnType<ReturnType<typeof findRates>['execute']>>[number]

export const toRate = (row: RateColumns): Rate => shaped(Rate, row)
