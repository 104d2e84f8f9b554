import Big from 'big.js'
import { comparableName } from '../products/product.rules.ts'

/** What is compared; a paper that does not state a field is not compared in it. */
export const checkedFields = [
  'hsCode',
  'name',
  'qty',
  'price',
  'origin',
  'packages',
  'netWeight',
  'weight',
  'tax',
] as const
export type CheckedField = (typeof checkedFields)[number]

/** A line of the order or of one of its papers; numbers are decimal text, '' where nothing is said. */
export type CheckedLine = {
  readonly model: string
  readonly hsCode: string
  readonly name: string
  readonly origin: string
  readonly qty: string
  readonly price: string
  readonly packages: string
  readonly netWeight: string
  readonly grossWeight: string
}
/** A line of a paper that says nothing of it. */
export const unstatedLine: CheckedLine = {
  model: '',
  hsCode: '',
  name: '',
  origin: '',
  qty: '',
  price: '',
  packages: '',
  netWeight: '',
  grossWeight: '',
}

const total = (values: readonly string[]): Big => {
  let sum = new Big(0)
  for (const value of values) if (value !== '') sum = sum.plus(value)
  return sum
}
const saysNone = (values: readonly string[]): boolean => values.every((value) => value === '')
export const sameTotal = (own: readonly string[], other: readonly string[]): boolean =>
  saysNone(own) || saysNone(other) || total(own).eq(total(other))
/** A weight that one of them does not state is not equal; nothing is compared where neither does. */
const sameWeight = (own: readonly string[], other: readonly string[]): boolean =>
  saysNone(own) === saysNone(other) && total(own).eq(total(other))
/** Every value that the paper states is one of the order's. */
const within = (own: readonly string[], other: readonly string[], same: (a: string, b: string) => boolean) =>
  other.every((value) => value === '' || own.some((mine) => mine === '' || same(mine, value)))

const sameNumber = (a: string, b: string): boolean => new Big(a).eq(b)
const sameText = (a: string, b: string): boolean => a === b
const sameName = (a: string, b: string): boolean => comparableName(a) === comparableName(b)
/** The three inspection digits are not part of the tariff's code. */
const sameCode = (a: string, b: string): boolean => a.slice(0, 10) === b.slice(0, 10)

/** One carton list may state a line in several rows, so lines of one model are compared together. */
export function compared(
  own: readonly CheckedLine[],
  other: readonly CheckedLine[],
  fields: readonly CheckedField[],
): CheckedField[] {
  const of = (lines: readonly CheckedLine[], key: keyof CheckedLine) => lines.map((line) => line[key])
  const isSame: Readonly<Record<Exclude<CheckedField, 'tax'>, () => boolean>> = {
    hsCode: () => within(of(own, 'hsCode'), of(other, 'hsCode'), sameCode),
    name: () => within(of(own, 'name'), of(other, 'name'), sameName),
    qty: () => sameTotal(of(own, 'qty'), of(other, 'qty')),
    price: () => within(of(own, 'price'), of(other, 'price'), sameNumber),
    origin: () => within(of(own, 'origin'), of(other, 'origin'), sameText),
    packages: () => sameTotal(of(own, 'packages'), of(other, 'packages')),
    netWeight: () => sameWeight(of(own, 'netWeight'), of(other, 'netWeight')),
    weight: () => sameWeight(of(own, 'grossWeight'), of(other, 'grossWeight')),
  }
  return fields.filter((field) => field !== 'tax' && !isSame[field]())
}
