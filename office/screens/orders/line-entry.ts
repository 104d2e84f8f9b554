import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { stillToCome } from '@quayside/contract/orders/announced-goods.ts'
import {
  deliveryType,
  orderKind,
  receivingState,
  shippingState,
  signState,
} from '@quayside/contract/orders/order.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { orderStateLabel } from '@quayside/contract/orders/order-state-label.ts'
import { checkQuantities, type LineQuantity } from '@quayside/contract/orders/received-lines.ts'
import Big from 'big.js'

export type Line = OrderReview['lines'][number]
export type Typed = Readonly<Record<string, string>>

/** What may be received here of a line; '0' where all of it is here, or on its way with an inbound order. */
export const openOf = stillToCome

export const isClosed = (line: Line): boolean => openOf(line) === '0'
export const isFull = (line: Line): boolean => new Big(line.receivedQty || 0).gte(line.qty || 0)

/** Less, or more, than was expected; nothing where the line is not entered or cannot be read. */
export function differenceOf(line: Line, typed: string | undefined): string | undefined {
  const qty = typed?.trim() ?? ''
  return /^\d{1,9}(\.\d{1,6})?$/.test(qty) ? new Big(qty).minus(openOf(line)).toFixed() : undefined
}

export type Judged = {
  readonly given: readonly LineQuantity[]
  /** By line id. */
  readonly wrong: ReadonlyMap<string, Finding>
  readonly qty: string
  readonly short: { readonly lines: number; readonly qty: string }
  /** Lines of which everything will be here. */
  readonly full: number
}

/** What was typed, judged by the contract's rule, with what it will change. */
export function judge(lines: readonly Line[], typed: Typed): Judged {
  const entered = lines.filter(({ id }) => (typed[id]?.trim() ?? '') !== '')
  const given = entered.map(({ id }) => ({ lineId: id, qty: typed[id]?.trim() ?? '' }))
  const open = new Map(entered.map((line) => [line.id, openOf(line)]))
  const findings =
    given.length === 0
      ? []
      : checkQuantities(given, open, new Map(entered.map(({ id, announcedQty }) => [id, announcedQty])))
  const wrong = new Map(
    findings.map((finding) => [given[Number(finding.path?.split('.')[1])]?.lineId ?? '', finding]),
  )
  let qty = new Big(0)
  let shortQty = new Big(0)
  let shortLines = 0
  let full = lines.filter((line) => isFull(line)).length
  for (const line of entered) {
    const difference = wrong.has(line.id) ? undefined : differenceOf(line, typed[line.id])
    if (difference === undefined) continue
    qty = qty.plus(typed[line.id] ?? 0)
    if (difference === '0') full += new Big(line.announcedQty || 0).eq(0) ? 1 : 0
    else {
      shortLines += 1
      shortQty = shortQty.plus(difference)
    }
  }
  return { given, wrong, qty: qty.toFixed(), short: { lines: shortLines, qty: shortQty.toFixed() }, full }
}

/** How the order will read once `full` of its lines are complete. */
export function labelAfter(order: OrderReview, full: number): ReturnType<typeof orderStateLabel> {
  const isAll = full === order.lines.length
  const to = order.nextSteps.find(({ name }) => name === 'receive')?.to
  const modelType = orderKind.keyOf(order.modelType) ?? 'import'
  return orderStateLabel({
    state: orderMachine.states.keys.find((key) => key === to) ?? stateKey(orderMachine, order.state),
    modelType,
    isWarehouseType: isYes(order.isWarehouseType),
    hasReturnReason: order.returnReason !== '',
    receivingState: isAll ? 'fullyStored' : (receivingState.keyOf(order.receivingState) ?? 'notStored'),
    shippingState: shippingState.keyOf(order.shippingState) ?? 'notShipped',
    signState: signState.keyOf(order.signState) ?? 'unsigned',
    ...(order.deliveryType !== null && { deliveryType: deliveryType.keyOf(order.deliveryType) }),
  })
}
