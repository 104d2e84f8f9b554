import { entryLabel } from '@quayside/contract/rates/dictionary.ts'
import { useMemo } from 'react'
import { type DictionaryType, useDictionary } from './order-sources.ts'

/** The names of a dictionary's values in the user's language; an unknown value is shown as it is. */
export function useEntryNames(type: DictionaryType): (value: string) => string {
  const entries = useDictionary(type)
  return useMemo(() => {
    const names = new Map(entries.map((entry) => [entry.value, entryLabel(type, entry)]))
    return (value) => names.get(value) ?? value
  }, [type, entries])
}
