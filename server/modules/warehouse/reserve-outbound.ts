import { Delivery } from '@quayside/contract/orders/order-parts.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { expiredFor } from '@quayside/contract/warehouse/lot-order.ts'
import { checkExpiredPicks, checkOutbound, demandOf } from '@quayside/contract/warehouse/outbound.rules.ts'
import type { OutboundDraft } from '@quayside/contract/warehouse/outbound.ts'
import { allocate } from '@quayside/contract/warehouse/strategies.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { byOutbound, type OutboundRow } from './lock-outbound.ts'
import { lockCandidates, toAllocatable } from './lot-queries.ts'
import { outboundIdentities } from './outbound-identities.ts'
import { findOutboundLines, storedOutboundLines } from './outbound-lines.ts'
import { reserveLots } from './reserve-lots.ts'

export async function reserveByStrategy(
  tx: Tx,
  acting: Acting,
  outbound: OutboundRow,
  personalData: PersonalData | undefined,
): Promise<void> {
  const { company_id: companyId, id } = outbound
  const [rows] = await readWithin(tx)(findOutboundLines(companyId, id))
  const lines = rows.map(storedOutboundLines.toDraft)
  refuseIfAny(
    checkOutbound({
      strategy: outbound.strategy,
      outboundType: outbound.outbound_type,
      outboundOn: outbound.outbound_on,
      warehouseId: outbound.warehouse_id,
      isInspectionAsked: 0,
      remarks: outbound.remarks,
      delivery: Delivery.parse({
        ...(outbound.delivery as object),
        ...(personalData && outboundIdentities(outbound, personalData)),
      }),
      lines,
    } as OutboundDraft),
  )
  const demands = lines.map(demandOf)
  // Locked before they are counted: what another order takes meanwhile is not there any more.
  const lots = await lockCandidates(tx, { companyId, warehouseId: outbound.warehouse_id ?? '0', demands })
  const today = await readBusinessDay(tx)
  const allocatable = lots.map(toAllocatable)
  refuseIfAny(
    checkExpiredPicks(
      lines,
      lots.map((lot) => ({ id: lot.id, number: lot.number, expiresOn: lot.expires_on })),
      today,
    ),
  )
  const { parts, missing } = allocate(demands, allocatable, { strategy: outbound.strategy ?? 0, today })
  const expiredOf = expiredFor(allocatable, today)
  refuseIfAny(
    missing.map(({ place, qty }) => {
      const expired = demands[place] ? expiredOf(demands[place]) : '0'
      return expired === '0'
        ? at(`lines.${place}.qty`, 'outbound.notAvailable', { missing: qty })
        : at(`lines.${place}.qty`, 'outbound.onlyExpired', { missing: qty, expired })
    }),
  )
  await reserveLots(
    tx,
    acting,
    companyId,
    { by: byOutbound(outbound), document: { outboundId: id } },
    parts.map(({ place, lotId, qty }) => ({ lotId, qty, lineId: rows[place]?.id ?? null })),
  )
}
