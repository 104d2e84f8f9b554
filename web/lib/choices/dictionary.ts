import { entryLabel } from '@quayside/contract/rates/entry-label.ts'
import { awaitedName } from '@quayside/kit/page/awaited-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from 'use-intl'
import { api } from '../session/api.ts'

/**
 * 1001 countries, 1003 units, 1004 incoterms, 1006 transport, 1007 ports, 1009 supervision, 1010 inspection, 1013 carriers,
 * 1014 freight, 1015 payment, 1016 consultations, 1018 calendar, 1019 fees, 1020 freight charges, 1021 customs offices,
 * 1025 services, 1042 packing.
 */
export type DictionaryType =
  | '1001'
  | '1003'
  | '1004'
  | '1006'
  | '1007'
  | '1009'
  | '1010'
  | '1013'
  | '1014'
  | '1015'
  | '1016'
  | '1018'
  | '1019'
  | '1020'
  | '1021'
  | '1025'
  | '1042'

const none: never[] = []

const useAnswer = (type: DictionaryType, isNeeded: boolean) =>
  useQuery({
    queryKey: ['dictionary', type, useLocale()],
    queryFn: () => api('GET base/online/bDict/queryDictListByCode', { query: { type } }, { isQuiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNeeded,
  })

export const useDictionary = (type: DictionaryType, isNeeded = true) => useAnswer(type, isNeeded).data ?? none

/** The names of a dictionary's values in the user's language; an unknown value is shown as it is. */
export function useEntryNames(type: DictionaryType, isNeeded = true): (value: string) => string {
  const { data = none, isLoading } = useAnswer(type, isNeeded)
  return useMemo(() => {
    const names = new Map(data.map((entry) => [entry.value, entryLabel(type, entry)]))
    return (value) => names.get(value) ?? (isLoading && value !== '' ? awaitedName : value)
  }, [type, data, isLoading])
}
