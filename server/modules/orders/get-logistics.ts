import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import type { OrderLogistics } from '@quayside/contract/orders/order-delivery.ts'
import { maySign } from '@quayside/contract/orders/order-marks.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import {
  findDeliveries,
  findInbounds,
  findProofs,
  findRelated,
  findTracking,
  toDelivery,
  toTracking,
} from './delivery-queries.ts'
import { findOrder } from './order-record-queries.ts'
import { factsOf } from './order-state-facts.ts'

export async function getLogistics(
  call: Call,
  { params }: { params: { id: string } },
): Promise<OrderLogistics> {
  const { principal } = call
  const { row, logistics } = await readLogistics(call.read, principal.companyId, params.id)
  call.requireKind(row.model_type)
  const canSign =
    maySign('customer', factsOf(row)) && isAllowed(principal, orderPermission(row.model_type, 'sign'))
  return { ...logistics, canSign }
}

/** As its company and the provider see it. */
export async function readLogistics(read: Reader, companyId: string, orderId: string) {
  const of = { companyId, orderId }
  const [[order], related, inbounds, deliveries, proofs, tracking] = await read(
    findOrder({ companyId, id: orderId }),
    findRelated(of),
    findInbounds(of),
    findDeliveries(of),
    findProofs(of),
    findTracking(of),
  )
  const toRelated = ({ id, order_no: orderNo }: (typeof related)[number]) => ({ id, orderNo })
  const first = related.find((each) => each.is_first)
  return {
    row: getOrRefuse(order),
    logistics: {
      splitFrom: first ? toRelated(first) : null,
      splits: related.filter((each) => !each.is_first).map(toRelated),
      inbounds,
      deliveries: deliveries.map((row) => toDelivery(row, proofs)),
      tracking: tracking.map(toTracking),
    },
  }
}
