const significantDigits = 15

// A spreadsheet's number is a binary double that keeps 15 decimal digits; further digits are rounding errors of the
// conversion (0.1 + 0.2), and a decimal text that needs more would come back changed.

/** The digits that a spreadsheet shows for a number, never with an exponent. */
export function plainDecimal(value: number): string {
  const [, sign = '', lead = '0', fraction = '', exponent = '0'] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(value.toExponential(significantDigits - 1)) ?? []
  const digits = lead + fraction
  const point = 1 + Number(exponent)
  const whole = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0'
  const rest = (point > 0 ? digits.slice(point) : '0'.repeat(-point) + digits).replace(/0+$/, '')
  const text = rest === '' ? whole : `${whole}.${rest}`
  return text === '0' ? '0' : sign + text
}

/** True where a spreadsheet has already dropped digits: account and licence numbers typed as numbers. */
export function hasLostDigits(value: number): boolean {
  return Math.abs(value) >= 10 ** significantDigits
}

/** The number to write for a decimal text; undefined when it is none, or has more digits than a number can carry. */
export function exactNumber(text: string): number | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return undefined
  const digits = text.replace(/^-?0*\.?0*|\./g, '')
  return digits.length > significantDigits ? undefined : Number(text)
}

/** Days of the calendar that spreadsheets have: up to 31 December 9999. */
export const isCalendarDate = (value: Date): boolean => value.getTime() < Date.UTC(10_000, 0, 1)

/** 2026-03-01, with the time when there is one, or the time alone for a cell that holds no day. */
export function dateText(value: Date): string {
  // Times are stored as fractions of a day, so a full second may come back a millisecond short.
  const iso = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString()
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 19)]
  if (day < '1900-01-01') return time
  return time === '00:00:00' ? day : `${day} ${time}`
}

/** A → 0, Z → 25, AA → 26. */
export function columnIndex(letters: string): number {
  let index = 0
  for (const letter of letters.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64
  return index - 1
}

export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}
