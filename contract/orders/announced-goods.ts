import Big from 'big.js'
import { bigOf } from '../kernel/big-of.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { type OrderStateKey, orderKind, receivingState } from './order.codes.ts'
import { orderMachine } from './order.states.ts'
import type { OrderLine } from './order-line.ts'

/** A line with its goods: ordered, in the store, on their way with inbound orders that are not stored yet, or short. */
type LineGoods = Pick<OrderLine, 'qty' | 'receivedQty' | 'announcedQty' | 'shortQty'>

/**
 * How much of a line may still be announced with an inbound order, or received on the order itself. What an inbound
 * order brings is received there, so that no goods come in twice.
 */
export function stillToCome(line: LineGoods): string {
  const gone = bigOf(line.receivedQty).plus(bigOf(line.announcedQty)).plus(bigOf(line.shortQty))
  const left = bigOf(line.qty).minus(gone)
  return left.gt(0) ? left.toFixed() : '0'
}

/** What of a line came in, is announced, or left: this much of it stays with the order. */
export function handledOf(line: Pick<OrderLine, 'receivedQty' | 'announcedQty' | 'shippedQty'>): string {
  const received = bigOf(line.receivedQty).plus(bigOf(line.announcedQty))
  return (received.lt(bigOf(line.shippedQty)) ? new Big(line.shippedQty) : received).toFixed()
}

/** Goods are announced while the provider could receive them; those of a warehouse-type order are in the store already. */
export function isAnnounceable(order: {
  readonly state: OrderStateKey
  readonly modelType: number
  readonly isWarehouseType: boolean
  readonly receivingState: number
}): boolean {
  const facts = {
    modelType: orderKind.keyOf(order.modelType) ?? 'import',
    isWarehouseType: order.isWarehouseType,
    priceAudit: undefined,
    receivingState: receivingState.keyOf(order.receivingState) ?? 'notStored',
    signState: 'unsigned',
    payment: 'none',
    isToRelease: false,
  } as const
  return (
    !order.isWarehouseType &&
    orderMachine.transitions.some(
      ({ name, from, applies, when }) =>
        name === 'receive' &&
        from.includes(order.state) &&
        (applies?.(facts) ?? true) &&
        when?.(facts) === undefined,
    )
  )
}

type Announced = { readonly orderLineId: string | null; readonly qty: string }
type OrderGoods = LineGoods & { readonly orderNo: string; readonly isAnnounceable: boolean }

/** Lines of an inbound order that were taken from orders: no more of each than is still to come. */
export function checkAnnounced(
  lines: readonly Announced[],
  goods: ReadonlyMap<string, OrderGoods>,
): Finding[] {
  const rest = new Map([...goods].map(([id, line]) => [id, new Big(stillToCome(line))]))
  return lines.flatMap(({ orderLineId, qty }, place): Finding[] => {
    const line = goods.get(orderLineId ?? '')
    if (!line || orderLineId === null) return []
    const { orderNo } = line
    if (!line.isAnnounceable)
      return [at(`lines.${place}.model`, 'warehouseIn.orderNotReceivable', { orderNo })]
    // Several lines may bring parts of one line of the order.
    const left = rest.get(orderLineId) ?? new Big(0)
    rest.set(orderLineId, left.minus(bigOf(qty)))
    return left.lt(bigOf(qty))
      ? [
          at(`lines.${place}.qty`, 'warehouseIn.moreThanOrdered', {
            orderNo,
            left: left.gt(0) ? left.toFixed() : '0',
          }),
        ]
      : []
  })
}
