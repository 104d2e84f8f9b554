import { type OrderReview, orderSteps } from '@quayside/contract/office/order.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { sql as raw } from 'kysely'
import { findOrder, findOrderLines, orderKey } from '../../modules/orders/order-record-queries.ts'
import { factsOf, groupsOf, toOrder, toOrderLine } from '../../modules/orders/order-rows.ts'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { found } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'
import { providerSteps } from '../review/list-records.ts'

export async function getOrder(
  call: OfficeCall,
  { params: { id } }: { params: { id: string } },
): Promise<OrderReview> {
  const [owners] = await call.read(
    sql
      .selectFrom('trade_order as o')
      .innerJoin('company', 'company.id', 'o.company_id')
      .select(['company.id', 'company.name'])
      .where('o.id', '=', id)
      .where('o.deleted_at', 'is', null)
      .where(raw<boolean>`(o.state <> 0 or o.submitted_at is not null)`),
  )
  const owner = found(owners[0])
  const key = orderKey(owner.id, id)
  const [rows, lines, files, events] = await call.read(
    findOrder({ companyId: owner.id, id }),
    findOrderLines({ companyId: owner.id, orderId: id }),
    findAttachments(key),
    findTimeline(key),
  )
  const row = found(rows[0])
  return {
    ...toOrder(row),
    shippingNoteNo: row.shipping_note_no,
    supplierInvoiceNo: row.supplier_invoice_no,
    remarks: row.remarks,
    exportedOn: row.exported_on,
    ...groupsOf(row, call.platform.personalData),
    lines: lines.map((line) => toOrderLine(line, row)),
    boundLots: row.bound_lots as OrderReview['boundLots'],
    attachments: toAttachments(files),
    timeline: toTimeline(events),
    companyId: owner.id,
    companyName: owner.name,
    nextSteps: providerSteps(
      call,
      { machine: orderMachine, state: row.state, facts: factsOf(row) },
      orderSteps,
    ),
  }
}
