import Big from 'big.js'
import { bigOf } from '../kernel/big-of.ts'
import type { Amount } from '../kernel/money.ts'
import { lineTotal } from '../orders/order-totals.ts'
import type { SplitLine } from './split-line.ts'

/** What was counted of a line of an order; decimal text. */
export type CountedGoods = { readonly receivedQty: string; readonly shortQty: string }

/** Whether goods of the order were counted: from then on they say what is declared. */
export const isCounted = (lines: readonly CountedGoods[]): boolean =>
  lines.some(({ receivedQty, shortQty }) => bigOf(receivedQty).plus(bigOf(shortQty)).gt(0))

/** A line of which nothing comes any more. */
const isWhollyShort = ({ receivedQty, shortQty }: CountedGoods): boolean =>
  bigOf(shortQty).gt(0) && bigOf(receivedQty).eq(0)

type Declarable = {
  readonly qty: string
  readonly price: string
  readonly value: Amount
  readonly netWeight: string
  readonly grossWeight: string
}

/** What of a line is declared once goods were counted: the received quantity, its value and its share of the weights. */
export function receivedPart<L extends Declarable>(line: L, receivedQty: string, currency: string): L {
  const received = bigOf(receivedQty)
  if (line.qty === '' || received.eq(line.qty)) return line
  const share = received.div(line.qty)
  const weight = (value: string): string =>
    value === '' ? '' : new Big(value).times(share).round(4, Big.roundHalfUp).toFixed()
  return {
    ...line,
    qty: received.toFixed(),
    value: lineTotal({ qty: received.toFixed(), price: line.price }, currency),
    netWeight: weight(line.netWeight),
    grossWeight: weight(line.grossWeight),
  }
}

/** The lines as they are declared: what came in once goods of the order were counted, all that was ordered before. */
export function declarableLines(
  lines: readonly SplitLine[],
  currency: string,
  countedOf: (key: string) => CountedGoods | undefined,
): SplitLine[] {
  const counted = lines.map(({ key }) => countedOf(key) ?? { receivedQty: '', shortQty: '' })
  if (!isCounted(counted)) return [...lines]
  return lines.flatMap((line, place) => {
    const { receivedQty, shortQty } = counted[place] ?? { receivedQty: '', shortQty: '' }
    if (isWhollyShort({ receivedQty, shortQty })) return []
    const isAwaited = bigOf(receivedQty).eq(0)
    return [isAwaited ? { ...line, isAwaited } : receivedPart(line, receivedQty, currency)]
  })
}

type DeclaredQuantity = { readonly id: string; readonly qty: string; readonly sources: readonly string[] }
export type ReceiptDifference = {
  readonly lineId: string
  readonly declared: string
  readonly received: string
}

/**
 * The declared lines whose quantity is not the one that came in of their order lines. Nothing differs while no goods were
 * counted: a declaration may be made before the receipt, and a difference then asks for an amendment.
 */
export function receiptDifferences(
  declared: readonly DeclaredQuantity[],
  counted: ReadonlyMap<string, CountedGoods>,
): ReceiptDifference[] {
  if (!isCounted([...counted.values()])) return []
  return declared.flatMap(({ id, qty, sources }) => {
    const received = sources.reduce((sum, key) => sum.plus(bigOf(counted.get(key)?.receivedQty)), new Big(0))
    return received.eq(bigOf(qty)) ? [] : [{ lineId: id, declared: qty, received: received.toFixed() }]
  })
}

/** More is declared than came in: such a declaration is not handed to customs. */
export const isBeyondReceipt = ({ declared, received }: ReceiptDifference): boolean =>
  new Big(declared).gt(received)
