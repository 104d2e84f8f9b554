import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { Delivery } from '@quayside/contract/orders/order-parts.ts'
import type { OutboundLine } from '@quayside/contract/warehouse/outbound-line.ts'
import { shippingInspection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { type Answers, getOrRefuse } from '../../platform/session/call.ts'
import { maskIdentities } from '../orders/order-identities.ts'
import { shownLot } from './lot-queries.ts'
import { outboundIdentities } from './outbound-identities.ts'
import { findOutboundLines, findReserved, storedOutboundLines } from './outbound-lines.ts'

const findDelivery = (companyId: string, id: string) =>
  sql
    .selectFrom('outbound_order as u')
    .select(['u.pickup_id_sealed', 'u.consignee_id_sealed', raw<object>`u.delivery`.as('delivery')])
    .where('u.company_id', '=', companyId)
    .where('u.id', '=', id)

const partsOf = ({ companyId, id }: RecordKey) =>
  [findDelivery(companyId, id), findOutboundLines(companyId, id), findReserved(companyId, id)] as const

type Parts = Answers<ReturnType<typeof partsOf>>

const withLots = (line: Parts[1][number], reserved: Parts[2] = []): OutboundLine => ({
  ...storedOutboundLines.toLine(line),
  shippedQty: line.shipped_qty,
  lots: reserved.map((lot) => ({
    ...shownLot({ ...lot, id: lot.lot_id }),
    palletNumber: lot.pallet_number,
    location: lot.location ?? '',
    qty: lot.qty,
    taken: lot.taken,
  })),
})

/** What the page of an outbound order shows besides its row; identity numbers masked. */
export const outboundDetail = {
  parts: partsOf,
  show: (
    _row: unknown,
    [deliveries, lines, reserved]: Parts,
    attachments: Attachment[],
    { platform }: { readonly platform: Platform },
  ) => {
    const sealed = getOrRefuse(deliveries[0])
    const identities = outboundIdentities(sealed, platform.personalData)
    const reservedOf = Map.groupBy(reserved, (lot) => lot.outbound_line_id)
    return {
      delivery: maskIdentities(Delivery.parse({ ...sealed.delivery, ...identities })),
      lines: lines.map((line) => withLots(line, reservedOf.get(line.id))),
      attachments,
    }
  },
}

/** Buttons are of the whole order: that all is shipped with the step is its usual outcome. */
export const outboundFacts = (row: {
  readonly shipped_qty: string
  readonly shipping_inspection: number
}) => ({
  isAllShipped: true,
  isPartlyShipped: Number(row.shipped_qty) > 0,
  isInspectionOpen: row.shipping_inspection === shippingInspection.codes.notInspected,
})
