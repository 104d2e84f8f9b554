import type { DictionaryEntry } from '@quayside/contract/rates/dictionary.ts'

/** Searches value, displayed name, Chinese name with pinyin and initials, and the other codes of an entry. */
export function findEntries(
  entries: readonly DictionaryEntry[],
  keyword: string,
): readonly DictionaryEntry[] {
  const words = keyword.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ value, name, search, attributes }) => {
    const text = [value, name, search, ...Object.values(attributes).map(String)].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** The other codes that the entries of a list have, in the order of first occurrence. */
export const attributeNames = (entries: readonly DictionaryEntry[]): readonly string[] => [
  ...new Set(entries.flatMap(({ attributes }) => Object.keys(attributes))),
]
