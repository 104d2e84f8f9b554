import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'

/** Two to seven digits, two digits, a check digit: 7732-18-5. */
const casShape = /^(\d{2,7})-(\d{2})-(\d)$/

/** Each digit counts by its place from the right, the check digit left out; the sum modulo 10. */
export function casCheckDigit(number: string): number {
  const digits = number.replaceAll('-', '').slice(0, -1)
  let sum = 0
  for (const [place, digit] of digits.split('').toReversed().entries()) sum += Number(digit) * (place + 1)
  return sum % 10
}

/** Nothing is wrong with a number that is missing: flavourings and extracts have none. */
export function checkCasNumber(path: string, number: string): Finding[] {
  if (number === '') return []
  if (!casShape.test(number)) return [at(path, 'ingredient.casNumber')]
  const digit = casCheckDigit(number)
  return Number(number.at(-1)) === digit ? [] : [at(path, 'ingredient.casCheckDigit', { digit })]
}
