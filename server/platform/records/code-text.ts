import type { CodeList, CodeValue } from '@quayside/contract/kernel/codes.ts'
import { locales } from '@quayside/phrases/locales.ts'
import { type Texts, textsOf } from '../texts.ts'

/** A code in words, for sheets and documents; a code that is not in the list is returned unchanged. */
export const codeText = (text: Texts, list: CodeList, value: CodeValue): string => {
  const key = list.keyOf(value)
  return key === undefined ? String(value) : text(`codes.${list.name}.${key}`)
}

/** The code whose text in any of our languages stands in the cell; anything else is for the schema to refuse. */
export const codeOf = (list: CodeList, cell: string): CodeValue =>
  wordsOf(list).get(cell.toLowerCase()) ?? cell

/** Built once and used for every row of the file. */
const known = new WeakMap<CodeList, ReadonlyMap<string, CodeValue>>()

function wordsOf(list: CodeList): ReadonlyMap<string, CodeValue> {
  const before = known.get(list)
  if (before) return before
  const words = new Map<string, CodeValue>()
  for (const key of list.keys.toReversed()) {
    const value = list.codes[key]
    if (value === undefined) continue
    for (const locale of locales) words.set(textsOf(locale)(`codes.${list.name}.${key}`).toLowerCase(), value)
  }
  known.set(list, words)
  return words
}
