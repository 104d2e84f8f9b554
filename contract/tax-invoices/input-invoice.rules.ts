import Big from 'big.js'
import { type Amount, compare, isAmount, isNegative, plus, roundAmount, sum, zero } from '../kernel/money.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { checkInvoiceNumber } from './invoice-number.ts'
import { isTaxOf, taxOf } from './vat.ts'

type InputLine = {
  readonly key: string
  readonly name: string
  readonly qty: string
  readonly price: string
  readonly amount: string
  readonly rate: number | null
  readonly tax: string
}
type Taxed = { readonly amount: Amount; readonly tax: Amount }
type InputDraft = {
  readonly invoiceCode: string
  readonly invoiceNo: string
  /** The invoice that a red-letter one takes back; '' for any other. */
  readonly redOf: string
  readonly amount: Amount
  readonly lines: readonly (InputLine & Taxed)[]
}

const isPositiveNumber = (value: string): boolean => value !== '' && new Big(value).gt(0)
const isOtherThanZero = (value: string): boolean => value !== '' && !new Big(value).eq(0)

/** Prices are printed with six decimals, so that the product of a large quantity differs by more than a cent. */
const cent = new Big('0.01')
const roundedPrice = new Big('0.0000005')
function isProduct({ qty, price, amount }: InputLine): boolean {
  const allowed = cent.plus(roundedPrice.times(qty).abs())
  return new Big(qty).times(price).minus(amount).abs().lte(allowed)
}

/** A discount stands below the goods that it is for, without quantity and price. */
const isDiscount = ({ qty, price, amount }: Pick<InputLine, 'qty' | 'price' | 'amount'>): boolean =>
  !isOtherThanZero(qty) && !isOtherThanZero(price) && isAmount(amount) && isNegative(amount)

const checkTax = ({ tax, amount, rate }: InputLine, path: string): Finding[] => {
  if (!isAmount(amount)) return [at(`${path}.amount`, 'field.required')]
  if (!isAmount(tax)) return [at(`${path}.tax`, 'field.required')]
  if (rate === null) return [at(`${path}.rate`, 'field.required')]
  return isTaxOf(tax, amount, rate)
    ? []
    : [at(`${path}.tax`, 'inputInvoice.lineTax', { tax: taxOf(amount, rate) })]
}

/** Checks a line that is being entered, too: figures may still be missing. */
export function checkInputLine(line: InputLine, place: number): Finding[] {
  const path = `lines.${place}`
  if (line.name.trim() === '') return [at(`${path}.name`, 'field.required')]
  if (isDiscount(line)) return checkTax(line, path)
  if (!isOtherThanZero(line.qty)) return [at(`${path}.qty`, 'field.positive')]
  if (line.price === '') return [at(`${path}.price`, 'field.required')]
  if (!isOtherThanZero(line.amount)) return [at(`${path}.amount`, 'field.positive')]
  const product = roundAmount(new Big(line.qty).times(line.price))
  return [
    ...(isProduct(line) ? [] : [at(`${path}.amount`, 'inputInvoice.lineAmount', { amount: product })]),
    ...checkTax(line, path),
  ]
}

/** The amount of each line of goods less the discounts below it; a discount itself has none. */
export function discountedAmounts<L extends Pick<InputLine, 'qty' | 'price'> & Pick<Taxed, 'amount'>>(
  lines: readonly L[],
): Map<L, Amount> {
  const amounts = new Map<L, Amount>()
  let goods: L | undefined
  for (const line of lines) {
    if (!isDiscount(line)) goods = line
    amounts.set(line, isDiscount(line) ? zero : line.amount)
    if (goods && isDiscount(line)) amounts.set(goods, plus(amounts.get(goods) ?? zero, line.amount))
  }
  return amounts
}

/** A red-letter invoice is negative in every line; on any other, discounts alone are, below their own goods. */
function checkSigns({ amount, lines }: InputDraft): Finding[] {
  const isRed = isAmount(amount) && isNegative(amount)
  const left = discountedAmounts(lines)
  return lines.flatMap((line, place): Finding[] => {
    if (!isAmount(line.amount)) return []
    const path = `lines.${place}.amount`
    if (isRed) return isNegative(line.amount) ? [] : [at(path, 'inputInvoice.mixedSigns')]
    if (!isNegative(line.amount)) return []
    if (!isDiscount(line)) return [at(path, 'inputInvoice.mixedSigns')]
    const goods = lines.slice(0, place).findLast((each) => !isDiscount(each))
    const isIts = goods !== undefined && goods.name === line.name && !isNegative(left.get(goods) ?? zero)
    return isIts ? [] : [at(path, 'inputInvoice.discount')]
  })
}

const checkRedOf = ({ amount, redOf }: InputDraft): Finding[] => {
  const isRed = isAmount(amount) && isNegative(amount)
  if (isRed && redOf === '') return [at('redOf', 'field.required')]
  return !isRed && redOf !== '' ? [at('redOf', 'inputInvoice.notRed')] : []
}

/** Sums the lines: without tax, the tax, and both. */
export function inputTotals(lines: readonly Taxed[]): {
  net: Amount
  tax: Amount
  amount: Amount
} {
  const net = sum(lines.map((line) => line.amount))
  const tax = sum(lines.map((line) => line.tax))
  return { net, tax, amount: plus(net, tax) }
}

/** An invoice adds up: each line, its tax to the cent, and the total that is printed on it. */
export function checkInputInvoice(draft: InputDraft): Finding[] {
  if (draft.lines.length === 0) return [at('lines', 'inputInvoice.noLines')]
  const keys = new Set<string>()
  const findings = draft.lines.flatMap((line, place): Finding[] => {
    if (keys.has(line.key)) return [at(`lines.${place}.key`, 'inputInvoice.lineTwice')]
    keys.add(line.key)
    return checkInputLine(line, place)
  })
  const { amount } = inputTotals(draft.lines)
  return [
    ...checkInvoiceNumber(draft),
    ...checkRedOf(draft),
    ...(findings.length > 0 ? findings : checkSigns(draft)),
    ...(compare(amount, draft.amount) === 0 ? [] : [at('amount', 'inputInvoice.totals', { sum: amount })]),
  ]
}

type WantedMatch = { readonly lineId: string; readonly orderLineId: string; readonly qty: string }
type MatchFacts = {
  readonly lines: readonly { readonly id: string; readonly qty: string }[]
  /** With what other invoices have not matched of it. */
  readonly ordered: readonly {
    readonly id: string
    readonly left: string
    readonly isExport: boolean
    readonly isReady: boolean
  }[]
}

/** Matches of a whole invoice against its lines and those of the orders, none above what is there. */
export function checkMatches(wanted: readonly WantedMatch[], { lines, ordered }: MatchFacts): Finding[] {
  const lineLeft = new Map(lines.map(({ id, qty }) => [id, new Big(qty)]))
  const orderedLeft = new Map(ordered.map(({ id, left }) => [id, new Big(left)]))
  const orderedOf = new Map(ordered.map((each) => [each.id, each]))
  const pairs = new Set<string>()
  return wanted.flatMap(({ lineId, orderLineId, qty }, place): Finding[] => {
    const path = `matches.${place}`
    const ofLine = lineLeft.get(lineId)
    const ofOrder = orderedLeft.get(orderLineId)
    const line = orderedOf.get(orderLineId)
    if (ofLine === undefined) return [at(`${path}.lineId`, 'inputInvoice.lineUnknown')]
    if (ofOrder === undefined || !line) return [at(`${path}.orderLineId`, 'inputInvoice.lineUnknown')]
    if (!line.isExport) return [at(`${path}.orderLineId`, 'inputInvoice.otherKind')]
    if (!line.isReady) return [at(`${path}.orderLineId`, 'inputInvoice.orderNotReady')]
    const pair = `${lineId} ${orderLineId}`
    if (pairs.has(pair)) return [at(`${path}.orderLineId`, 'inputInvoice.lineTwice')]
    pairs.add(pair)
    if (!isPositiveNumber(qty)) return [at(`${path}.qty`, 'field.positive')]
    lineLeft.set(lineId, ofLine.minus(qty))
    orderedLeft.set(orderLineId, ofOrder.minus(qty))
    if (ofLine.lt(qty)) return [at(`${path}.qty`, 'inputInvoice.exceedsLine', { left: ofLine.toString() })]
    return ofOrder.lt(qty)
      ? [at(`${path}.qty`, 'inputInvoice.exceedsOrdered', { left: ofOrder.toString() })]
      : []
  })
}
