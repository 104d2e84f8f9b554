import { Delivery } from '@quayside/contract/orders/order-parts.ts'
import { outboundMachine } from '@quayside/contract/warehouse/outbound.states.ts'
import { type OutboundDetail, outboundStepAccess } from '@quayside/contract/warehouse/outbound.ts'
import type { OutboundLine } from '@quayside/contract/warehouse/outbound-line.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { maskIdentities } from '../orders/order-identities.ts'
import { outboundIdentities } from './outbound-identities.ts'
import { findOutboundLines, findReserved, storedOutboundLines } from './outbound-lines.ts'
import { answeredOutbound, outboundKey, outboundsOf } from './outbounds.ts'

const findRow = (companyId: string, id: string, locale: Locale) =>
  outboundsOf(companyId, locale)
    .select(['u.pickup_id_sealed', 'u.consignee_id_sealed', raw<object>`u.delivery`.as('delivery')])
    .where('u.id', '=', id)

/** As both sides read it; identity numbers masked. */
export async function readOutbound(
  read: Reader,
  personalData: PersonalData,
  { companyId, id, locale }: { companyId: string; id: string; locale: Locale },
): Promise<Omit<OutboundDetail, 'nextSteps'>> {
  const key = outboundKey(companyId, id)
  const [rows, lines, reserved, files, events] = await read(
    findRow(companyId, id, locale),
    findOutboundLines(companyId, id),
    findReserved(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = getOrRefuse(rows[0])
  return {
    ...answeredOutbound(row),
    version: row.version,
    delivery: maskIdentities(Delivery.parse({ ...row.delivery, ...outboundIdentities(row, personalData) })),
    lines: lines.map(
      (line): OutboundLine => ({
        ...storedOutboundLines.toLine(line),
        shippedQty: line.shipped_qty,
        lots: reserved
          .filter((lot) => lot.outbound_line_id === line.id)
          .map((lot) => ({
            lotId: lot.lot_id,
            number: lot.number,
            lotNumber: lot.lot_number,
            batchNumber: lot.batch_number,
            dateCode: lot.date_code,
            palletNumber: lot.pallet_number,
            location: lot.location ?? '',
            qty: lot.qty,
            taken: lot.taken,
          })),
      }),
    ),
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

/** Buttons are of the whole order: that all is shipped with the step is its usual outcome. */
export const outboundFacts = (row: { readonly shipped_qty: string }) => ({
  isAllShipped: true,
  isPartlyShipped: Number(row.shipped_qty) > 0,
})

export async function readOwnOutbound(read: Reader, call: Call, id: string): Promise<OutboundDetail> {
  const { companyId } = call.principal
  const outbound = await readOutbound(read, call.platform.personalData, {
    companyId,
    id,
    locale: call.locale,
  })
  return {
    ...outbound,
    nextSteps: stepsFor(
      call.principal,
      {
        machine: outboundMachine,
        state: outbound.state,
        facts: outboundFacts({ shipped_qty: outbound.shippedQty }),
      },
      outboundStepAccess,
    ),
  }
}

export const getOutbound = (call: Call, { params }: { params: { id: string } }): Promise<OutboundDetail> =>
  readOwnOutbound(call.read, call, params.id)
