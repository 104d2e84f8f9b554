import type { DictionaryEntry } from '@quayside/contract/rates/dictionary.ts'

/** By value, by the name as shown, by the Chinese name with its pinyin and initials, and by any other code it has. */
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

/** Which further codes the entries of a list have, in the order in which they come. */
export const attributeNames = (entries: readonly DictionaryEntry[]): readonly string[] => [
  ...new Set(entries.flatMap(({ attributes }) => Object.keys(attributes))),
]
