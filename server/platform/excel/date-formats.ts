import { dayLength } from '@quayside/contract/kernel/days.ts'

/** Programs keep 255 characters; with entities in them they take more. */
const longestFormat = 2000

/** The date formats that every program knows by number, the Chinese ones included. */
export function isUsualDateFormat(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
}

/** Whether a format such as yyyy"/"m"/"d, or a Chinese one, shows a date or a time, ignoring quoted words and [colours]. */
export function isDateFormat(format: string): boolean {
  if (format.length > longestFormat) return false
  const codes = format
    .replaceAll('&quot;', '"')
    .replace(/"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '')
    .replace(/general/gi, '')
  return /[ymdhs]/i.test(codes)
}

export function serialDate(serial: number, countsFrom1904: boolean): Date {
  if (countsFrom1904) return new Date(Date.UTC(1904, 0, 1) + serial * dayLength)
  // Spreadsheets count a 29 February 1900, which did not exist, so days before it are off by one.
  return new Date(Date.UTC(1899, 11, serial < 60 ? 31 : 30) + serial * dayLength)
}
