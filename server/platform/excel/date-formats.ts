import { dayLength } from '@quayside/contract/kernel/days.ts'

/** Programs keep 255 characters; with entities in them they take more. */
const longestFormat = 2000

/** The date formats that every program knows by number, the Chinese ones included. */
export function isUsualDateFormat(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
}

/** `0%` and `0.00%`. */
export const isUsualPercentFormat = (id: number): boolean => id === 9 || id === 10

/** The codes of a format, without quoted words, escaped characters and [colours]. */
const codesOf = (format: string): string =>
  format
    .replaceAll('&quot;', '"')
    .replace(/"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '')
    .replace(/general/gi, '')

/** Whether a format such as yyyy"/"m"/"d, or a Chinese one, shows a date or a time. */
export const isDateFormat = (format: string): boolean =>
  format.length <= longestFormat && /[ymdhs]/i.test(codesOf(format))

/** Whether a format such as 0.0% shows a number a hundred times as large as it is. */
export const isPercentFormat = (format: string): boolean =>
  format.length <= longestFormat && codesOf(format).includes('%')

export function serialDate(serial: number, countsFrom1904: boolean): Date {
  if (countsFrom1904) return new Date(Date.UTC(1904, 0, 1) + serial * dayLength)
  // Spreadsheets count a 29 February 1900, which did not exist, so days before it are off by one.
  return new Date(Date.UTC(1899, 11, serial < 60 ? 31 : 30) + serial * dayLength)
}
