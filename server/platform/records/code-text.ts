import type { CodeList, CodeValue } from '@quayside/contract/kernel/codes.ts'
import type { Texts } from '../texts.ts'

/** A code in words, for sheets and documents; a code that is not in the list is returned unchanged. */
export const codeText = (text: Texts, list: CodeList, value: CodeValue): string => {
  const key = list.keyOf(value)
  return key === undefined ? String(value) : text(`codes.${list.name}.${key}`)
}
