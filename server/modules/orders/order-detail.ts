import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { findBoundLots, toBoundLots } from './bound-lots.ts'
import { identitiesOf, maskIdentities } from './order-identities.ts'
import { toOrderLine } from './order-line-rows.ts'
import { findOrder, findOrderLines, type OrderRecordRow, orderKey } from './order-record-queries.ts'
import { toOrder } from './order-rows.ts'
import { stateLabelOf } from './order-state-facts.ts'
import { transportOf } from './order-transport.ts'

type ReadDetail = {
  readonly row: OrderRecordRow
  /** Everything except the steps, which differ by caller. */
  toDetail(personalData: PersonalData): Omit<OrderDetail, 'nextSteps'>
  /** The numbers that the detail has masked. */
  identities(personalData: PersonalData): ReturnType<typeof identitiesOf>
}

/** An order with its lines, files and timeline, in one round trip, as its company and the provider see it. */
export async function readDetail(
  read: Reader,
  companyId: string,
  id: string,
  locale?: Locale,
): Promise<ReadDetail> {
  const key = orderKey(companyId, id)
  const [rows, lines, bound, attachments, events] = await read(
    findOrder({ companyId, id }, locale),
    findOrderLines({ companyId, orderId: id }),
    findBoundLots({ companyId, orderId: id }),
    findAttachments(key),
    findTimeline(key),
  )
  const row = getOrRefuse(rows[0])
  return {
    row,
    identities: (personalData) => identitiesOf(row, personalData),
    toDetail(personalData) {
      const { receiving, delivery } = transportOf(row, personalData)
      // A product may have been classified since the order was saved.
      const isClassified = lines.length > 0 && lines.every((line) => line.hs_code !== '')
      return {
        ...toOrder({ ...row, is_classified: isClassified }),
        stateLabel: stateLabelOf(row),
        destinationPort: row.destination_port,
        shippingNoteNo: row.shipping_note_no,
        supplierInvoiceNo: row.supplier_invoice_no,
        remarks: row.remarks,
        exportedOn: row.exported_on,
        receiving,
        delivery: maskIdentities(delivery),
        lines: lines.map((line) => toOrderLine(line, row)),
        boundLots: toBoundLots(bound),
        attachments: toAttachments(attachments),
        timeline: toTimeline(events),
      }
    },
  }
}
