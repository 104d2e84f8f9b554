import { sql as raw } from 'kysely'
import { published, type RateFilter, rateColumns } from './queries.ts'

/** Finds rows for the report: newest first, after the last row of the piece before. */
export function findPublishedRates(
  filter: RateFilter,
  last: { day: string; source: string; currency: string } | undefined,
  limit: number,
) {
  const rates = published(filter)
    .select(rateColumns)
    .orderBy('day', 'desc')
    .orderBy('source')
    .orderBy('currency')
    .limit(limit)
  if (!last) return rates
  return rates.where(
    raw<boolean>`(day < ${last.day} or (day = ${last.day} and (source, currency) > (${last.source}, ${last.currency})))`,
  )
}

export const countPublishedRates = (filter: RateFilter) =>
  published(filter).select((select) => select.fn.countAll<string>().as('total'))
