import { addDays } from '@quayside/contract/kernel/days.ts'
import type { RateSourceKey } from '@quayside/contract/rates/rate.codes.ts'
import { today } from '@quayside/kit/page/today.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/session/api.ts'
import { type ForeignCurrency, type Period } from './rate-search.ts'

/** Rates change a few times a day at most. */
const staleTime = 5 * 60_000

export const useLatestRates = (source: RateSourceKey) =>
  useQuery({
    queryKey: ['rate', 'latest', source],
    queryFn: ({ signal }) => api('GET base/online/rate/latest', { query: { source } }, { signal }),
    staleTime,
  })

export function useRateHistory(source: RateSourceKey, currency: ForeignCurrency, days: Period) {
  const dateEnd = today()
  const dateBegin = addDays(dateEnd, 1 - days)
  const answer = useQuery({
    queryKey: ['rate', 'history', source, currency, dateBegin, dateEnd],
    queryFn: ({ signal }) =>
      api(
        'GET base/bRateRmbFromBoc/getRateBySearch',
        { query: { source, currency, dateBegin, dateEnd } },
        { signal },
      ),
    staleTime,
    placeholderData: keepPreviousData,
  })
  return { answer, dateBegin, dateEnd }
}

export const useRatesOfDay = (source: RateSourceKey, date: string) =>
  useQuery({
    queryKey: ['rate', 'day', source, date],
    queryFn: ({ signal }) =>
      api('GET base/bRateRmbFromBoc/getRateBySearch', { query: { source, date } }, { signal, isQuiet: true }),
    staleTime,
  })
