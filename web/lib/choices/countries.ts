import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../session/api.ts'

const none: never[] = []

/** A country's name in the user's language; its code until the names are loaded. */
export function useCountryName(): (code: string) => string {
  const countries = useCountries()
  return useCallback((code) => countries.find((country) => country.value === code)?.name ?? code, [countries])
}

/** Countries as options, with name and code. */
export const useCountryOptions = (): { value: string; label: string }[] =>
  useCountries().map(({ value, name }) => ({ value, label: `${name} ${value}` }))

/** Dictionary 1001: countries and regions, searched by name, code or initials. */
function useCountries() {
  const answer = useQuery({
    queryKey: ['dictionary', 'country'],
    queryFn: () =>
      api('GET base/online/bDict/queryDictListByCode', { query: { type: '1001' } }, { isQuiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return answer.data ?? none
}
