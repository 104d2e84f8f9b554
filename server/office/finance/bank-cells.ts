import { type Amount, isAmount, roundAmount } from '@quayside/contract/kernel/money.ts'
import { isRealDate } from '@quayside/contract/kernel/schema.ts'
import { currencyWords, directionWords, yearFirstDay } from '@quayside/phrases/bank-words.ts'

/** 1,234.50, ¥5.5, (12.00) for money out, USD 500.00; the letters beside the figures are the currency. */
export function readAmount(text: string): { amount: Amount; currency: string } | undefined {
  const found = /^([a-z]{3})?([^a-z]*)([a-z]{3})?$/i.exec(text.normalize('NFKC').replaceAll(/[\s,¥$+]/g, ''))
  const bare = (found?.[2] ?? '').replace(/^\((.*)\)$/, '-$1')
  if (!isAmount(bare.replace(/^-/, ''))) return undefined
  return { amount: roundAmount(bare), currency: found?.[1] ?? found?.[3] ?? '' }
}

const compact = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase()

/** A name or code, or both of one currency, one of them in brackets; undefined for a currency that is not booked. */
export function readCurrency(text: string): string | undefined {
  const whole = currencyWords[compact(text)]
  if (whole) return whole
  const parts = text
    .normalize('NFKC')
    .split(/[()[\]/-]+/)
    .map(compact)
    .filter((part) => part !== '')
  const [first, ...others] = parts.map((part) => currencyWords[part])
  return others.length > 0 && others.every((other) => other === first) ? first : undefined
}

/** Money in, money out, or undefined for words that say neither; without a word the sign of the amount decides. */
export function readDirection(text: string): 'in' | 'out' | 'unsaid' | undefined {
  if (text === '') return 'unsaid'
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s/()[\],.]+/)
  if (words.some((word) => directionWords.out.has(word))) return 'out'
  return words.some((word) => directionWords.in.has(word)) ? 'in' : undefined
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const dayFirst = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3})[a-z]*[-/. ,]+(\d{4})\b/i

/** 2026-11-16, 2026/11/16 08:57, 20261116, 16/11/2026, 16 Nov 2026; not a span of days. */
export function readDay(text: string): string | undefined {
  const plainText = text.normalize('NFKC').trim()
  const english = dayFirst.exec(plainText)
  const found = english ? undefined : [...plainText.matchAll(yearFirstDay)]
  if (found && found.length !== 1) return undefined
  const [year, month, day] = english
    ? [english[3], monthNumber(english[2] ?? ''), english[1]]
    : [found?.[0]?.[1], found?.[0]?.[2], found?.[0]?.[3]]
  const written = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isRealDate(written) ? written : undefined
}
const monthNumber = (text: string): string =>
  /\d/.test(text) ? text : String(months.indexOf(text.toLowerCase()) + 1)

export const readTime = (text: string): string => /\b(\d{1,2}:\d{2})/.exec(text)?.[1]?.padStart(5, '0') ?? ''
