import { orderPermission, orderStepAccess } from '@quayside/contract/orders/order.access.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import type { Reader } from '../../platform/records/read-in.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import type { Principal } from '../../platform/session/principal.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { findOrder, findOrderLines, orderKey } from './order-record-queries.ts'
import { factsOf, groupsOf, toOrder, toOrderLine } from './order-rows.ts'

export const getOrder = (call: Call, { params }: { params: { id: string } }): Promise<OrderDetail> =>
  readOrder(call.read, call.principal, call.platform.personalData, params.id)

/** The record as its screen shows it, in one round trip; also what a stale save is shown. */
export async function readOrder(
  read: Reader,
  principal: Principal,
  personalData: PersonalData,
  id: string,
): Promise<OrderDetail> {
  const { companyId } = principal
  const key = orderKey(companyId, id)
  const [rows, lines, attachments, events] = await read(
    findOrder({ companyId, id }),
    findOrderLines({ companyId, orderId: id }),
    findAttachments(key),
    findTimeline(key),
  )
  const row = found(rows[0])
  if (!isAllowed(principal, orderPermission(row.model_type, 'list'))) throw refuse('access.forbidden')
  // A product may have been classified since the order was saved.
  const isClassified = lines.length > 0 && lines.every((line) => line.hs_code !== '')
  return {
    ...toOrder({ ...row, is_classified: isClassified }),
    shippingNoteNo: row.shipping_note_no,
    supplierInvoiceNo: row.supplier_invoice_no,
    remarks: row.remarks,
    exportedOn: row.exported_on,
    ...groupsOf(row, personalData),
    lines: lines.map((line) => toOrderLine(line, row)),
    boundLots: row.bound_lots as OrderDetail['boundLots'],
    attachments: toAttachments(attachments),
    timeline: toTimeline(events),
    nextSteps: stepsFor(
      principal,
      { machine: orderMachine, state: row.state, facts: factsOf(row) },
      orderStepAccess(row.model_type),
    ),
  }
}
