import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'

/** ISO 6346: owner (three letters), category U, J or Z, six digits, check digit. */
const containerShape = /^[A-Z]{3}[UJZ]\d{7}$/

/**
 * Letters count 10 to 38 without the multiples of 11; each place has twice the weight of the one before; the sum modulo
 * 11, where 10 is written as 0.
 */
export function containerCheckDigit(number: string): number {
  let sum = 0
  for (const [place, sign] of number.slice(0, 10).split('').entries()) sum += valueOf(sign) * 2 ** place
  return (sum % 11) % 10
}

/** Each sign at its value. 11, 22 and 33 are left out: A is 10, B is 12, L is 23, V is 34. */
const signs = '0123456789A BCDEFGHIJK LMNOPQRSTU VWXYZ'
const valueOf = (sign: string): number => signs.indexOf(sign)

/** As they are compared: in capitals, without blanks and hyphens. */
export const plainNumber = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '')

export function checkContainerNumber(path: string, number: string): Finding[] {
  if (!containerShape.test(number)) return [at(path, 'freight.containerNumber')]
  const digit = containerCheckDigit(number)
  return Number(number.at(-1)) === digit ? [] : [at(path, 'freight.containerCheckDigit', { digit })]
}

/** An air waybill: the airline's three digits, seven of the serial number, and that number modulo 7. */
const waybillShape = /^\d{11}$/

const waybillCheckDigit = (number: string): number => Number(number.slice(3, 10)) % 7

export function checkWaybill(path: string, number: string): Finding[] {
  if (!waybillShape.test(number)) return [at(path, 'freight.waybill')]
  const digit = waybillCheckDigit(number)
  return Number(number.at(-1)) === digit ? [] : [at(path, 'freight.waybillCheckDigit', { digit })]
}

/** An air waybill as it is printed: 784-12345675. */
export const printedWaybill = (number: string): string =>
  waybillShape.test(number) ? `${number.slice(0, 3)}-${number.slice(3)}` : number
