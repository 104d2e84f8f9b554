import type { SellingRate } from '@quayside/contract/rates/sum-in-rmb.ts'
import { useQuery } from '@tanstack/react-query'
import { useSurroundings } from '../page/context.tsx'

/** The rate is published a few times a day; a list that stays open shows it half an hour old at most. */
const freshFor = 30 * 60_000

/** The rates by which sums of several currencies are compared; nothing where the front end or the user has none. */
export function useSumRates(isWanted: boolean): readonly SellingRate[] | undefined {
  const { sellingRates } = useSurroundings()
  const { data } = useQuery({
    queryKey: ['rate', 'selling'],
    queryFn: () => sellingRates?.() ?? [],
    enabled: isWanted && sellingRates !== undefined,
    staleTime: freshFor,
  })
  return data
}
