import { type InboundDetail, inboundStepAccess } from '@quayside/contract/warehouse/inbound.ts'
import { warehouseInMachine } from '@quayside/contract/warehouse/warehouse-in.states.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { findDifferences, readDifferences, withSteps } from './differences.ts'
import { inboundFacts } from './inbound-facts.ts'
import { findInboundLines, findInboundLots, storedInboundLines } from './inbound-lines.ts'
import { answeredInbound, inboundKey, inboundsOf } from './inbounds.ts'

const findPickup = (companyId: string, inboundId: string) =>
  sql
    .selectFrom('goods_pickup')
    .select(['id', 'number', 'state', 'reason', 'version'])
    .where('company_id', '=', companyId)
    .where('inbound_id', '=', inboundId)
    .orderBy('id', 'desc')
    .limit(1)

/** As both sides read it; the steps are each side's own. */
export async function readInbound(
  read: Reader,
  { companyId, id, locale }: { companyId: string; id: string; locale: Locale },
): Promise<Omit<InboundDetail, 'nextSteps'> & { isPickedUp: boolean }> {
  const key = inboundKey(companyId, id)
  const [rows, lines, lots, differences, [pickup], files, events] = await read(
    inboundsOf(companyId, locale).where('i.id', '=', id),
    findInboundLines(companyId, id),
    findInboundLots(companyId, id),
    findDifferences(companyId).where('d.inbound_id', '=', id),
    findPickup(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = getOrRefuse(rows[0])
  return {
    ...answeredInbound(row),
    isPickedUp: row.is_picked_up,
    version: row.version,
    lines: lines.map((line) => ({
      ...storedInboundLines.toLine(line),
      receivedQty: line.received_qty,
      lots: lots
        .filter((lot) => lot.inbound_line_id === line.id)
        .map((lot) => ({
          id: lot.id,
          number: lot.number,
          location: lot.location ?? '',
          onHand: lot.on_hand,
          available: lot.available,
        })),
    })),
    differences: await readDifferences(read, companyId, differences),
    pickup: pickup ?? null,
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

export const readOwnInbound = async (read: Reader, call: Call, id: string): Promise<InboundDetail> => {
  const { companyId } = call.principal
  const { isPickedUp, ...inbound } = await readInbound(read, { companyId, id, locale: call.locale })
  return {
    ...inbound,
    differences: inbound.differences.map((difference) => withSteps(call, difference)),
    nextSteps: stepsFor(
      call.principal,
      {
        machine: warehouseInMachine,
        state: inbound.state,
        facts: inboundFacts({ is_picked_up: isPickedUp }),
      },
      inboundStepAccess,
    ),
  }
}

export const getInbound = (call: Call, { params }: { params: { id: string } }): Promise<InboundDetail> =>
  readOwnInbound(call.read, call, params.id)
