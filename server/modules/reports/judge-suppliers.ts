import { orderKind, receivingState } from '@quayside/contract/orders/order.codes.ts'
import { rateChange } from '@quayside/contract/rates/rate-change.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { FlowDays } from '@quayside/contract/reports/flow-board.facts.ts'
import {
  type ScoreMeasure,
  type ScorePaper,
  scorePaper,
} from '@quayside/contract/reports/supplier-score.codes.ts'
import {
  arrivalOf,
  type Came,
  hasGoneOn,
  judgeDay,
  judgePrice,
  judgeReceipt,
  paperDueOn,
  papersOf,
} from '@quayside/contract/reports/supplier-score.rules.ts'
import { ScoreCase } from '@quayside/contract/reports/supplier-score.ts'
import { inboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import type { InferResult } from 'kysely'
import { shaped } from '../../platform/records/shaped.ts'
import type { Call } from '../../platform/session/call.ts'
import { may } from '../../platform/session/principal.ts'
import { findBoardDays } from './flow-board-queries.ts'
import { daysOf, kindsFor } from './judge-orders.ts'
import {
  type findPriceCases,
  findScoredDifferences,
  findScoredInbounds,
  findScoredOrders,
  type ScoredPeriod,
} from './supplier-score-queries.ts'

type OrderRow = InferResult<ReturnType<typeof findScoredOrders>>[number]
type InboundRow = InferResult<ReturnType<typeof findScoredInbounds>>[number]

/** A delivery of a supplier: an order, or an inbound order of goods that belong to none. */
export type Delivery = {
  readonly kind: 'order' | 'inbound'
  readonly id: string
  readonly supplierId: string
  readonly number: string
  readonly orderedOn: string | null
  readonly dueOn: string | null
  readonly arrived: Came
  readonly receivingState: number
  /** Its goods were in the store before: nothing was delivered for it. */
  readonly isFromStock: boolean
  readonly exportedOn: string | null
  readonly papers: readonly { readonly paper: ScorePaper; readonly cameOn: string | null }[]
  readonly differences: ScoreCase['differences']
}

/** Judges by the records that the member may see; a period that ends before it begins is refused. */
export function periodOf(
  { principal }: Call,
  query: Pick<ScoredPeriod, 'supplierId' | 'orderDateBegin' | 'orderDateEnd'>,
): ScoredPeriod {
  const { supplierId, orderDateBegin, orderDateEnd } = query
  if (orderDateBegin !== undefined && orderDateEnd !== undefined && orderDateBegin > orderDateEnd)
    refuseIfAny([at('orderDateEnd', 'report.periodReversed')])
  return {
    companyId: principal.companyId,
    kinds: kindsFor(principal, undefined),
    supplierId,
    orderDateBegin,
    orderDateEnd,
  }
}

/** The deliveries of the period, and after how many days an input invoice is late. */
export async function readDeliveries(
  call: Call,
  period: ScoredPeriod,
): Promise<{ deliveries: Delivery[]; days: FlowDays }> {
  const [orders, inbounds, differences, [setting]] = await call.read(
    findScoredOrders(period),
    findScoredInbounds(period),
    findScoredDifferences(period.companyId),
    findBoardDays,
  )
  const keyOf = (kind: Delivery['kind'], id: string): string => `${kind} ${id}`
  const found = Map.groupBy(differences, ({ order_id, inbound_id }) =>
    order_id === null ? keyOf('inbound', inbound_id ?? '') : keyOf('order', order_id),
  )
  const differencesOf = (kind: Delivery['kind'], id: string): Delivery['differences'] =>
    (found.get(keyOf(kind, id)) ?? []).map(({ kind: code, qty, model }) => ({ kind: code, qty, model }))
  const seesInbounds = may(call.principal, 'logistics-inbound-list')
  return {
    days: daysOf(setting?.value),
    deliveries: [
      ...orders.map((row) => ({ ...ofOrder(row), differences: differencesOf('order', row.id) })),
      ...(seesInbounds ? inbounds : []).map((row) => ({
        ...ofInbound(row),
        differences: differencesOf('inbound', row.id),
      })),
    ],
  }
}

function ofOrder(row: OrderRow): Omit<Delivery, 'differences'> {
  const kind = orderKind.keyOf(row.model_type)
  const days: Record<ScorePaper, string | null> = {
    commercialInvoice: row.invoice_on,
    packingList: row.packing_list_on,
    inputInvoice: row.input_invoice_on,
  }
  return {
    kind: 'order',
    id: row.id,
    supplierId: row.supplier_id ?? '',
    number: row.number,
    orderedOn: row.ordered_on,
    dueOn: row.due_on,
    arrived: arrivalOf({
      receivingState: row.receiving_state,
      hasGoneOn: hasGoneOn(row.state),
      receivedOn: row.received_on,
    }),
    receivingState: row.receiving_state,
    isFromStock: row.is_warehouse_type,
    exportedOn: row.exported_on,
    papers: (kind ? papersOf[kind] : []).map((paper) => ({ paper, cameOn: days[paper] })),
  }
}

function ofInbound(row: InboundRow): Omit<Delivery, 'differences'> {
  const hasCome = row.state >= inboundState.codes.received
  const state = hasCome ? receivingState.codes.fullyStored : receivingState.codes.notStored
  return {
    kind: 'inbound',
    id: row.id,
    supplierId: row.supplier_id ?? '',
    number: row.number,
    orderedOn: row.ordered_on,
    dueOn: row.due_on,
    arrived: arrivalOf({ receivingState: state, hasGoneOn: false, receivedOn: row.received_on }),
    receivingState: state,
    isFromStock: false,
    exportedOn: null,
    papers: papersOf.inbound.map((paper) => ({ paper, cameOn: row.packing_list_on })),
  }
}

const emptyCase = {
  paper: null,
  model: null,
  dueOn: null,
  cameOn: null,
  days: null,
  differences: [],
  before: null,
  price: null,
  currency: null,
  change: null,
  beforeOrderId: null,
  beforeOrderNo: null,
} satisfies Partial<ScoreCase>

/** The cases of one delivery by a measure; prices are those of its lines and are judged apart. */
export function casesOf(
  delivery: Delivery,
  measure: Exclude<ScoreMeasure, 'price'>,
  { today, days }: { readonly today: string; readonly days: FlowDays },
): ScoreCase[] {
  if (delivery.isFromStock) return []
  const record = {
    ...emptyCase,
    id: `${delivery.kind}-${delivery.id}`,
    recordKind: delivery.kind,
    recordId: delivery.id,
    recordNo: delivery.number,
    orderDate: delivery.orderedOn,
  }
  const { dueOn, arrived } = delivery
  switch (measure) {
    case 'delivery': {
      const cameOn = arrived === 'unknown' ? null : arrived
      return [{ ...record, dueOn, cameOn, ...judgeDay(dueOn, arrived, today) }]
    }
    case 'receipt': {
      const verdict = judgeReceipt(delivery)
      const cameOn = arrived === 'unknown' ? null : arrived
      return verdict ? [{ ...record, verdict, cameOn, differences: delivery.differences }] : []
    }
    case 'document':
      return delivery.papers.map(({ paper, cameOn }) => {
        const due = paperDueOn(paper, delivery, days)
        return {
          ...record,
          id: `${record.id}-${paper}`,
          paper: scorePaper.codes[paper],
          dueOn: due,
          cameOn,
          ...judgeDay(due, cameOn, today),
        }
      })
    default:
      return measure satisfies never
  }
}

export const priceCaseOf = (row: InferResult<ReturnType<typeof findPriceCases>>[number]): ScoreCase =>
  shaped(ScoreCase, row, {
    ...emptyCase,
    model: row.model,
    before: row.before,
    price: row.price,
    currency: row.currency,
    id: `line-${row.id}`,
    verdict: judgePrice(row.sign),
    recordKind: 'order',
    recordId: row.order_id,
    recordNo: row.order_no,
    orderDate: row.ordered_on,
    change: rateChange(row.price, row.before)?.percent ?? null,
    beforeOrderId: row.before_id,
    beforeOrderNo: row.before_no,
  })
