import { foreignCurrency, type RateSourceKey } from '@quayside/contract/rates/rate.codes.ts'
import { type Search, useChangeSearch, useWholeSearch } from '@quayside/kit/page/page-search.ts'

export type ForeignCurrency = (typeof foreignCurrency.values)[number]

export const periods = [30, 90, 365] as const
export type Period = (typeof periods)[number]

/** The state of a rates page is in its address, so that a link shows the same. */
export type RateView = {
  readonly source: RateSourceKey
  readonly currency: ForeignCurrency
  readonly days: Period
  readonly isTable: boolean
}

export function readRateView(
  search: Search,
  sources: readonly [RateSourceKey, ...RateSourceKey[]],
): RateView {
  // A monthly rate hardly changes within ninety days, so its default period is a year.
  const usualPeriod = sources[0] === 'customs' ? 365 : 90
  return {
    source: sources.find((source) => source === search['source']) ?? sources[0],
    currency: foreignCurrency.values.find((currency) => currency === search['currency']) ?? 'USD',
    days: periods.find((days) => String(days) === search['days']) ?? usualPeriod,
    isTable: search['view'] === 'table',
  }
}

export function useRateView(sources: readonly [RateSourceKey, ...RateSourceKey[]]) {
  const search = useWholeSearch()
  const change = useChangeSearch()
  const view = readRateView(search, sources)
  const show = (changes: Partial<RateView>): void => {
    const { source, currency, days, isTable } = { ...view, ...changes }
    const next = { source, currency, days: String(days), view: isTable ? 'table' : undefined }
    change(next, { replace: true })
  }
  return [view, show] as const
}
