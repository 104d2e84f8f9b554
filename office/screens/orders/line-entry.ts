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
import { checkQuantities, type LineReceipt } from '@quayside/contract/orders/received-lines.ts'
import { isExpired } from '@quayside/contract/warehouse/goods-days.ts'
import { checkReceivedDays } from '@quayside/contract/warehouse/receipt.rules.ts'
import Big from 'big.js'
import { quantity, type ReportedParts, saidOf } from '../../lib/reported-goods.ts'

export type Line = OrderReview['lines'][number]
export type Typed = Readonly<Record<string, string>>
/** What is damaged or wrong, by line id. */
export type BadGoods = Readonly<Record<string, ReportedParts>>
/** What is printed on the goods of a line; empty or absent where nothing is. */
export type Printed = {
  readonly producedOn?: string
  readonly expiresOn?: string
  readonly batchNumber?: string
}
/** The printed goods by line id. */
export type PrintedGoods = Readonly<Record<string, Printed>>
/** The steps with which goods are counted; all but the receipt conclude it. */
export const countingSteps = ['receive', 'arrive', 'depart', 'dispatch'] as const
export type CountingStep = (typeof countingSteps)[number]

/** What may be received here of a line; '0' where all of it is here, short, or on its way with an inbound order. */
export const openOf = stillToCome

export const isClosed = (line: Line): boolean => openOf(line) === '0'
export const isFull = (line: Line): boolean =>
  new Big(line.receivedQty || 0).plus(line.shortQty || 0).gte(line.qty || 0)

/** Less, or more, than was expected; nothing where the line is not entered or cannot be read. */
export function differenceOf(line: Line, typed: string | undefined): string | undefined {
  const qty = typed?.trim() ?? ''
  return /^\d{1,9}(\.\d{1,6})?$/.test(qty) ? new Big(qty).minus(openOf(line)).toFixed() : undefined
}

export type Judged = {
  readonly given: readonly LineReceipt[]
  /** Lines whose rest is reported short. */
  readonly shortages: number
  /** How much is damaged or wrong. */
  readonly bad: string
  /** The findings by line id. */
  readonly wrong: ReadonlyMap<string, Finding>
  readonly qty: string
  readonly short: { readonly lines: number; readonly qty: string }
  /** Lines of which everything will be here. */
  readonly full: number
  /** Lines whose goods are expired: a note says why they are taken in. */
  readonly expired: number
}

const reasonMissing: Finding = { code: 'warehouseIn.differenceReason', path: 'shortage' }
const unreadableBad: Finding = { code: 'orderLine.quantity', path: 'differences' }
const badReasonMissing: Finding = { code: 'warehouseIn.differenceReason', path: 'differences' }

/** The field of the line that a finding is about. */
export const fieldOf = (finding: Finding | undefined): string | undefined =>
  finding && (finding.path?.split('.').at(-1) ?? '')

/** What was typed, judged by the contract's rule, with what it will change. A step that concludes the receipt asks for all. */
export function judge(
  lines: readonly Line[],
  typed: Typed,
  {
    step,
    reasons,
    bad,
    printed,
    today,
  }: {
    readonly step: CountingStep
    readonly reasons: Typed
    readonly bad: BadGoods
    readonly printed: PrintedGoods
    readonly today: string
  },
): Judged {
  const entered = lines.filter(({ id }) => (typed[id]?.trim() ?? '') !== '')
  const saidBad = new Map(entered.map(({ id }) => [id, saidOf(bad[id] ?? {}, undefined)]))
  const wrongBad = new Map(
    [...saidBad].flatMap(([id, said]) => {
      const isReadable = said.every(({ qty }) => quantity.test(qty) && Number(qty) > 0)
      if (!isReadable) return [[id, unreadableBad] as const]
      return said.some(({ reason }) => reason === '') ? [[id, badReasonMissing] as const] : []
    }),
  )
  const given = entered.map((line): LineReceipt => {
    const reason = reasons[line.id]?.trim() ?? ''
    const isShort = reason !== '' && (differenceOf(line, typed[line.id]) ?? '0') !== '0'
    const differences = wrongBad.has(line.id) ? [] : (saidBad.get(line.id) ?? [])
    return {
      lineId: line.id,
      qty: typed[line.id]?.trim() ?? '',
      ...(isShort && { shortage: reason }),
      ...Object.fromEntries(
        Object.entries(printed[line.id] ?? {}).flatMap(([name, value]) =>
          value.trim() === '' ? [] : [[name, value.trim()]],
        ),
      ),
      ...(differences.length > 0 && { differences }),
    }
  })
  const days = given.map(({ lineId }) => ({
    id: lineId,
    producedOn: null,
    expiresOn: null,
    // What follows from the product's shelf life is known to the server.
    shelfLifeDays: '',
  }))
  // Why expired goods are taken in is asked when the receipt is saved.
  const dayFindings = checkReceivedDays(given, days, { today, note: '-' })
  const open = new Map(entered.map((line) => [line.id, openOf(line)]))
  const findings =
    given.length === 0
      ? []
      : checkQuantities(given, open, {
          announced: new Map(entered.map(({ id, announcedQty }) => [id, announcedQty])),
        })
  const wrong = new Map<string, Finding>([
    ...wrongBad,
    ...[...dayFindings, ...findings].map(
      (finding) => [given[Number(finding.path?.split('.')[1])]?.lineId ?? '', finding] as const,
    ),
  ])
  if (step !== 'receive')
    for (const [place, line] of entered.entries())
      if (!wrong.has(line.id) && differenceOf(line, typed[line.id]) !== '0' && !given[place]?.shortage)
        wrong.set(line.id, reasonMissing)
  let qty = new Big(0)
  let shortQty = new Big(0)
  let shortLines = 0
  let full = lines.filter((line) => isFull(line)).length
  for (const line of entered) {
    const difference = wrong.has(line.id) ? undefined : differenceOf(line, typed[line.id])
    if (difference === undefined) continue
    qty = qty.plus(typed[line.id] ?? 0)
    const isShort = given.some(({ lineId, shortage }) => lineId === line.id && shortage !== undefined)
    if (difference === '0' || isShort) full += new Big(line.announcedQty || 0).eq(0) ? 1 : 0
    if (difference !== '0') {
      shortLines += 1
      shortQty = shortQty.plus(difference)
    }
  }
  return {
    given,
    bad: given
      .flatMap(({ differences = [] }) => differences)
      .reduce((sum, difference) => sum.plus(difference.qty), new Big(0))
      .toFixed(),
    shortages: given.filter(({ shortage }) => shortage !== undefined).length,
    wrong,
    qty: qty.toFixed(),
    short: { lines: shortLines, qty: shortQty.toFixed() },
    full,
    expired: given.filter(({ qty: came, expiresOn }) => Number(came) > 0 && isExpired(expiresOn ?? '', today))
      .length,
  }
}

/** How the order will read once `full` of its lines are complete. */
export function labelAfter(
  order: OrderReview,
  step: CountingStep,
  full: number,
): ReturnType<typeof orderStateLabel> {
  const isAll = full === order.lines.length
  const to = order.nextSteps.find(({ name }) => name === step)?.to
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
