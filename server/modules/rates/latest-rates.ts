import { foreignCurrency, rateSource } from '@quayside/contract/rates/rate.codes.ts'
import { isFallback, type LatestRate, type LatestRateQuery } from '@quayside/contract/rates/rate.ts'
import type { Call } from '../../platform/session/call.ts'
import { toRate } from './find-rates.ts'
import { findLastTwo } from './queries.ts'

export async function findLatestRates(
  call: Call,
  { query }: { query: LatestRateQuery },
): Promise<LatestRate[]> {
  const date = query.date ?? call.platform.clock.today()
  const sources = query.source ? [query.source] : rateSource.values
  const currencies = foreignCurrency.values
  const [rows] = await call.read(findLastTwo({ sources, currencies, date }))
  const rates = rows.map((row) => toRate(row))
  // They stand in the order of the code lists.
  return sources.flatMap((source) =>
    currencies.flatMap((currency) => {
      const [now, before] = rates.filter((rate) => rate.source === source && rate.currency === currency)
      if (!now) return []
      const { source: _source, currency: _currency, publishedAt: _publishedAt, ...previous } = before ?? now
      return [
        {
          ...now,
          date,
          isFallback: isFallback(source, date, now.day),
          previous: before ? previous : null,
        },
      ]
    }),
  )
}
