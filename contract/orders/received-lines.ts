import Big from 'big.js'
import { bigOf } from '../kernel/big-of.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { receivingState } from './order.codes.ts'
import type { OrderLine, OrderLineDraft } from './order-line.ts'

/** How much of a line came in, or went out, this time. */
export type LineQuantity = { readonly lineId: string; readonly qty: string }
/** Damaged or wrong goods, which are part of what came in. */
type BadGoods = {
  readonly kind: number
  readonly qty: string
  readonly reason: string
  readonly fileIds?: string[] | undefined
}
/** With a `shortage`, its reason, what is still open of the line does not come any more. */
export type LineReceipt = LineQuantity & {
  /** As they are printed on the goods; the lots made of them have these. */
  readonly producedOn?: string | null | undefined
  readonly expiresOn?: string | null | undefined
  readonly batchNumber?: string | undefined
  readonly shortage?: string | undefined
  readonly differences?: BadGoods[] | undefined
}

type LineGoods = Pick<OrderLine, 'qty' | 'receivedQty' | 'shortQty' | 'shippedQty' | 'heldQty'>
const atLeastNothing = (qty: Big): string => (qty.gt(0) ? qty.toFixed() : '0')

/** What of a line can leave: never more than came in, and nothing that the store holds back. */
export const shippableOf = ({
  receivedQty,
  shippedQty,
  heldQty,
}: Pick<LineGoods, 'receivedQty' | 'shippedQty' | 'heldQty'>): string =>
  atLeastNothing(bigOf(receivedQty).minus(bigOf(shippedQty)).minus(bigOf(heldQty)))
/** What of a line has not left and is not short. */
export const unshippedOf = ({
  qty,
  shortQty,
  shippedQty,
}: Omit<LineGoods, 'receivedQty' | 'heldQty'>): string =>
  atLeastNothing(bigOf(qty).minus(bigOf(shortQty)).minus(bigOf(shippedQty)))

/**
 * What comes in or goes out must be more than nothing and no more than is still open of its line. What is announced of
 * a line with an inbound order is not open.
 */
export function checkQuantities(
  given: readonly LineReceipt[],
  open: ReadonlyMap<string, string>,
  {
    announced = new Map<string, string>(),
    refusal = 'orderLine.tooMuchReceived',
  }: {
    readonly announced?: ReadonlyMap<string, string>
    readonly refusal?: 'orderLine.tooMuchReceived' | 'orderLine.moreThanReceived'
  } = {},
): Finding[] {
  if (given.length === 0) return [at('lines', 'field.required')]
  const rest = new Map(open)
  return given.flatMap(({ lineId, qty, shortage = '', differences = [] }, place) => {
    const left = rest.get(lineId)
    if (left === undefined) return [at(`lines.${place}.lineId`, 'orderLine.unknown')]
    const isSome = /^\d{1,9}(\.\d{1,6})?$/.test(qty) && (new Big(qty).gt(0) || shortage !== '')
    if (!isSome) return [at(`lines.${place}.qty`, 'orderLine.nothingReceived')]
    // The same line twice in one call takes from what the first left.
    const after = new Big(left).minus(qty)
    if (after.lt(0)) {
      const elsewhere = announced.get(lineId) ?? '0'
      return [
        new Big(elsewhere).gt(0)
          ? at(`lines.${place}.qty`, 'orderLine.announced', { left, announced: elsewhere })
          : at(`lines.${place}.qty`, refusal, { left }),
      ]
    }
    rest.set(lineId, after.toFixed())
    return checkBadGoods(qty, differences, `lines.${place}.differences`)
  })
}

/** Not more is damaged or wrong than came in. */
export function checkBadGoods(
  received: string,
  bad: readonly { readonly qty: string }[],
  path: string,
): Finding[] {
  const sum = bad.reduce((total, { qty }) => total.plus(qty), new Big(0))
  return sum.gt(received) ? [at(path, 'warehouseIn.moreThanReceived', { received })] : []
}

/** What does not come any more, by the reasons that were given; nothing of a line that is complete. */
export function shortagesOf(
  given: readonly LineReceipt[],
  open: ReadonlyMap<string, string>,
): { readonly lineId: string; readonly qty: string; readonly reason: string }[] {
  return [...Map.groupBy(given, ({ lineId }) => lineId)].flatMap(([lineId, receipts]) => {
    const reason = receipts.find(({ shortage = '' }) => shortage !== '')?.shortage
    const came = receipts.reduce((sum, { qty }) => sum.plus(qty), new Big(0))
    const qty = atLeastNothing(bigOf(open.get(lineId)).minus(came))
    return reason === undefined || qty === '0' ? [] : [{ lineId, qty, reason }]
  })
}

/** A line of which goods lie in the store, or are announced to it. */
type ReceivedLine = {
  readonly key: string
  readonly model: string
  readonly received: string
  readonly short: string
}

/** An order that came back may be changed, but not so that goods in the store belong to no line of it. */
export function checkReceived(
  received: readonly ReceivedLine[],
  lines: readonly OrderLineDraft[],
): Finding[] {
  const places = new Map(lines.map(({ key }, place) => [key, place]))
  return received.flatMap((line) => {
    const place = places.get(line.key)
    if (place === undefined && !new Big(line.received).gt(0)) return []
    if (place === undefined)
      return [at('lines', 'orderLine.receivedIsGone', { model: line.model, received: line.received })]
    return bigOf(lines[place]?.qty).lt(line.received)
      ? [at(`lines.${place}.qty`, 'orderLine.belowReceived', { received: line.received })]
      : []
  })
}

/** An order of which something came in, with all of these lines or a part. */
export function receivingStateOf(
  received: readonly ReceivedLine[],
  lines: readonly OrderLineDraft[],
): number {
  const ofLine = new Map(received.map((line) => [line.key, new Big(line.received).plus(line.short)]))
  const isAllHere = lines.every(({ key, qty }) => bigOf(ofLine.get(key)).gte(bigOf(qty)))
  return isAllHere ? receivingState.codes.fullyStored : receivingState.codes.partlyStored
}
