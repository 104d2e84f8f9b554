import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

/** Dictionary 1001: countries and regions, found by name, code or initials. */
export function useCountries() {
  const answer = useQuery({
    queryKey: ['dictionary', 'country'],
    queryFn: () =>
      api('GET base/online/bDict/queryDictListByCode', { query: { type: '1001' } }, { isQuiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return answer.data ?? []
}
