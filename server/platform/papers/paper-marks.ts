import { plainHeading } from '@quayside/contract/kernel/sheet-text.ts'
import {
  labelledTotal,
  namesOfTotal,
  pageMark,
  partialSumWords,
  totalWords,
} from '@quayside/phrases/paper-words.ts'
import { isTotalsRow } from '@quayside/phrases/sheet-text.ts'
import { cleanNumber } from '@quayside/phrases/typed-number.ts'

/** Whether a line that begins with this text is a sum, of the whole document or of a part of it. */
export function sumOf(first: string): 'total' | 'part' | undefined {
  const plain = plainHeading(first)
  if (partialSumWords.test(plain)) return 'part'
  return totalWords.test(plain) || isTotalsRow([first]) ? 'total' : undefined
}

/** A number as people write it, with separators, a currency or a unit; no part number and no day. */
export const isFigure = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(cleanNumber(text))

export const isPageMark = (text: string): boolean => pageMark.test(text.slice(0, 60))

const longestLabel = 120

/** `Total G.W.: 1,234.5 KGS`: what the figure may be called, and the figure. */
export function looseTotal(text: string): { readonly labels: string[]; readonly figure: string } | undefined {
  if (text.length > longestLabel) return undefined
  const [, label = '', figure = '', unit = ''] = labelledTotal.exec(text.normalize('NFKC').trim()) ?? []
  if (label.trim() === '' || !isFigure(figure)) return undefined
  return { labels: [...namesOfTotal(label), unit], figure }
}
