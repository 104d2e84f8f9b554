import { entryLabel } from '@quayside/contract/rates/entry-label.ts'
import { awaitedName } from '@quayside/kit/page/awaited-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocale } from 'use-intl'
import { api } from './api.ts'

/** The server's largest page. */
const pageSize = 200

async function allEntries(type: string): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const names = new Map<string, Readonly<Record<string, string>>>()
  for (let pageNum = 1; ; pageNum += 1) {
    const { rows, total } = await api(
      'GET base/online/dictionary/{type}/list',
      { params: { type }, query: { pageNum, pageSize } },
      { isQuiet: true },
    )
    for (const entry of rows) names.set(entry.value, entry.names)
    if (rows.length === 0 || names.size >= total) return names
  }
}

const useEntryMap = (type: string, isNeeded = true) =>
  useQuery({
    queryKey: ['dictionary', 'names', type],
    queryFn: () => allEntries(type),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNeeded,
  })

/** The names of a dictionary's values in the user's language; an unknown value is shown as it is. */
export function useEntryNames(type: string, isNeeded = true): (value: string) => string {
  const locale = useLocale()
  const { data, isLoading } = useEntryMap(type, isNeeded)
  return useCallback(
    (value) =>
      isLoading && value !== ''
        ? awaitedName
        : entryLabel(type, { value, name: data?.get(value)?.[locale] ?? value }),
    [type, data, isLoading, locale],
  )
}

/** The values of a dictionary to choose from. */
export function useEntries(type: string): { value: string; label: string }[] {
  const locale = useLocale()
  const { data } = useEntryMap(type)
  return Array.from(data ?? [], ([value, names]) => ({ value, label: names[locale] ?? value }))
}
