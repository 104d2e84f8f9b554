import { shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { overStates, owedPaymentStates } from '@quayside/contract/orders/order-deadlines.ts'
import { receiptDueOn } from '@quayside/contract/orders/order-estimates.ts'
import { paymentState, writeOffState } from '@quayside/contract/orders/order-money.codes.ts'
import { foreignCurrency } from '@quayside/contract/rates/rate.codes.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import {
  type FlowDays,
  type FlowFacts,
  type LaneState,
  usualFlowDays,
} from '@quayside/contract/reports/flow-board.facts.ts'
import { heldUpBy, isFlowDone, lanesOf } from '@quayside/contract/reports/flow-board.rules.ts'
import { type FlowBoardExport, FlowDaysSave, type FlowRow } from '@quayside/contract/reports/flow-board.ts'
import { nextOf } from '@quayside/contract/reports/flow-board-next.ts'
import { laneOf, lanePlaceKey, type OrderLane } from '@quayside/contract/reports/lane-places.ts'
import * as z from 'zod/mini'
import type { Call } from '../../platform/session/call.ts'
import { may, type Principal } from '../../platform/session/principal.ts'
import { ratesOn } from '../finance/debt-summary.ts'
import { findBankRates } from '../rates/bank-rates.ts'
import { findCalendar } from '../rates/work-calendar.ts'
import { findWarehouses } from '../warehouse/list-warehouses.ts'
import { type FactsRow, findBoardDays, findFlowFacts } from './flow-board-queries.ts'
import { toLaneFacts, usualWarehouses } from './lane-map.ts'

/** A board is read by a person: of more open orders the newest are taken. */
const ordersAtMost = 2000

export const kindsFor = (principal: Principal, asked: number | undefined): number[] =>
  orderKind.values.filter(
    (kind) => may(principal, orderPermission(kind, 'list')) && (asked === undefined || asked === kind),
  )

const Days = z.partial(FlowDaysSave)
/** The provider's own days, kept as the setting `flowBoard`. */
export function daysOf(stored: unknown): FlowDays {
  const own = Days.safeParse((stored as { '*'?: unknown } | undefined)?.['*'] ?? {})
  return { ...usualFlowDays, ...(own.success ? own.data : {}) } as FlowDays
}

type Judged = {
  readonly row: FlowRow
  readonly lanes: readonly LaneState[]
  readonly isNear: boolean
  readonly lane: OrderLane | undefined
}

export async function readBoard(call: Call, kinds: readonly number[], query: FlowBoardExport) {
  const { principal } = call
  const { orderDateBegin = '', orderDateEnd } = query
  if (orderDateEnd !== undefined && orderDateBegin > orderDateEnd)
    refuseIfAny([at('orderDateEnd', 'report.periodReversed')])
  const now = call.platform.clock.now()
  const today = shanghaiDate(now)
  const { companyId } = principal
  const [facts, [calendar], [setting], rateRows, warehouses] = await call.read(
    findFlowFacts({ companyId, kinds, ...query, locale: call.locale, limit: ordersAtMost + 1 }),
    findCalendar(),
    findBoardDays,
    findBankRates(foreignCurrency.values, today),
    findWarehouses().orderBy('code'),
  )
  const usual = usualWarehouses(warehouses)
  const days = daysOf(setting?.value)
  const judged = facts
    .slice(0, ordersAtMost)
    .map((row) => ({ row, lanes: lanesOf(toFacts(row, calendar?.days ?? {}, principal), days, today) }))
    .filter(({ lanes }) => !isFlowDone(lanes))
    .map(({ row, lanes }): Judged => {
      const next = nextOf(lanes)
      return {
        row: {
          id: row.id,
          orderNo: row.order_no,
          modelType: row.model_type,
          partnerName: row.partner_name,
          currency: row.currency,
          orderAmount: row.order_amount,
          orderDate: row.order_date,
          lanes,
          heldUpBy: heldUpBy(lanes)?.lane ?? null,
          next: next ? { reason: next.lane.reason, waitsFor: next.waitsFor } : null,
        },
        lanes,
        isNear: heldUpBy(lanes) === undefined && lanes.some(({ tone }) => tone === 'near'),
        lane: laneOf(toLaneFacts(row), usual),
      }
    })
  return {
    now,
    days,
    judged,
    warehouses,
    rates: ratesOn(rateRows, today),
    isCut: facts.length > ordersAtMost,
  }
}

/** Debts and tax bills only for those who may see them. */
function toFacts(
  row: FactsRow,
  calendar: Parameters<typeof receiptDueOn>[1],
  principal: Principal,
): FlowFacts {
  const isOwed =
    row.model_type === orderKind.codes.export &&
    row.exported_on !== null &&
    !overStates.some((state) => state === row.state) &&
    owedPaymentStates.some((state) => state === row.payment_state)
  const amount = Number(row.order_amount)
  return {
    modelType: row.model_type,
    state: row.state,
    receivingState: row.receiving_state,
    auditedOn: row.audited_on,
    signedOn: row.signed_on,
    isContractBroken: row.is_broken === true,
    declaredOn: row.declared_on,
    clearedOn: row.cleared_on,
    deliveredOn: row.delivered_on,
    supplierPaidOn: row.supplier_paid_on,
    isApplied: Number(row.applied_amount) > 0,
    isPaid: row.payment_state === paymentState.codes.paid,
    paidShare: amount === 0 ? 0 : Number(row.paid_amount) / amount,
    isPaymentNeeded: row.payment_state !== paymentState.codes.notNeeded,
    isWrittenOff: row.write_off_state === writeOffState.codes.full,
    receiptDueOn: isOwed ? receiptDueOn(row.exported_on ?? '', calendar).day : null,
    debtDueOn: may(principal, 'finance-debt-list') ? row.debt_due_on : null,
    taxDueOn: may(principal, 'customs-taxBill-list') ? row.tax_due_on : null,
    exportedOn: row.exported_on,
    hasInputInvoices: Number(row.ordered_qty) > 0 && Number(row.matched_qty) >= Number(row.ordered_qty),
    hasInputToCorrect: row.has_input_anomaly,
    settledOn: row.uninvoiced_since,
    invoicedOn: row.uninvoiced_since === null ? row.last_out_on : null,
  }
}

export function chosen(judged: readonly Judged[], query: FlowBoardExport): FlowRow[] {
  const { heldUp, reason, waitsFor, isNear } = query
  const places = query.place === undefined ? undefined : new Set(query.place.split(','))
  return judged
    .filter(({ row, isNear: near, lane }) => {
      if (places && !(lane && places.has(lanePlaceKey(lane.at)))) return false
      if (heldUp === 'any' && row.heldUpBy === null) return false
      if (heldUp === 'none' && row.heldUpBy !== null) return false
      if (heldUp !== undefined && heldUp !== 'any' && heldUp !== 'none' && row.heldUpBy !== heldUp)
        return false
      if (reason !== undefined && row.next?.reason !== reason) return false
      if (waitsFor !== undefined && row.next?.waitsFor !== waitsFor) return false
      return isNear === undefined || near === (isNear === 1)
    })
    .map(({ row }) => row)
    .toSorted((a, b) => urgency(b) - urgency(a))
}

/** What has waited longest comes first, then what is near; the rest stays newest first. */
function urgency({ lanes, heldUpBy: held }: FlowRow): number {
  if (held !== null) return 1_000_000 + (lanes.find(({ lane }) => lane === held)?.days ?? 0)
  const near = lanes.find(({ tone }) => tone === 'near')
  return near ? 1000 - (near.days ?? 0) : 0
}
