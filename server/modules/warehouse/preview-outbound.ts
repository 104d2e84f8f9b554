import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { dateCodeKey } from '@quayside/contract/warehouse/date-code.ts'
import { isExpired } from '@quayside/contract/warehouse/goods-days.ts'
import { checkOutboundLine, demandOf } from '@quayside/contract/warehouse/outbound.rules.ts'
import type { OutboundPreview, PreviewInput } from '@quayside/contract/warehouse/outbound-preview.ts'
import { costAhead } from '@quayside/contract/warehouse/storage-cost.ts'
import { previewStrategies } from '@quayside/contract/warehouse/strategies.ts'
import { sql } from '../../platform/database/database.ts'
import type { Call } from '../../platform/session/call.ts'
import { findCandidates, type LotRow, shownLot, toAllocatable } from './lot-queries.ts'
import { findTariffs, tariffsOf } from './tariffs.ts'

/** All strategies for the same demand; nothing is reserved. */
export async function previewOutbound(
  call: Call,
  { body }: { body: PreviewInput },
): Promise<OutboundPreview> {
  refuseIfAny(body.lines.flatMap(checkOutboundLine))
  const { companyId } = call.principal
  const demands = body.lines.map(demandOf)
  const [rows, tariffRows, places] = await call.read(
    findCandidates({ companyId, warehouseId: body.warehouseId, demands }),
    findTariffs([body.warehouseId]),
    sql.selectFrom('storage_location').select(['id', 'code']).where('warehouse_id', '=', body.warehouseId),
  )
  const today = call.platform.clock.today()
  const here = { warehouseId: body.warehouseId, tariffs: tariffsOf(tariffRows, body.warehouseId) }
  const lotOf = new Map(rows.map((row) => [row.id, row]))
  refuseIfAny(
    body.lines.flatMap(({ lotId }, place) =>
      lotId === null || lotOf.has(lotId) ? [] : [at(`lines.${place}.lotId`, 'record.notFound')],
    ),
  )
  const codeOf = new Map(places.map(({ id, code }) => [id, code]))
  return {
    strategies: previewStrategies(demands, rows.map(toAllocatable), today).map((preview) => ({
      strategy: preview.strategy,
      lotsTaken: preview.lotsTaken,
      lotsBroken: preview.lotsBroken,
      oldestDateCodeLeft: preview.oldestDateCodeLeft,
      nextExpiryLeft: preview.nextExpiryLeft,
      unreadable: preview.unreadable,
      saved: costAhead(
        preview.leaving.flatMap((id) => {
          const lot = lotOf.get(id)
          return lot ? [{ lot: storedLot(lot), onHand: lot.on_hand }] : []
        }),
        here,
        today,
      ),
      lines: demands.map((_, place) => ({
        available: preview.allocation.available[place] ?? '0',
        missing: preview.allocation.missing.find((each) => each.place === place)?.qty ?? '0',
        lots: preview.allocation.parts
          .filter((part) => part.place === place)
          .flatMap(({ lotId, qty }) => {
            const lot = lotOf.get(lotId)
            return lot ? [{ ...shown(lot), location: codeOf.get(lot.location_id ?? '') ?? '', qty }] : []
          }),
      })),
    })),
    unreadableLots: rows
      .filter(isUnreadable)
      .slice(0, namedAtMost)
      .map(({ id, number, date_code: dateCode }) => ({ lotId: id, number, dateCode })),
    expiredLots: rows
      .flatMap(({ id, number, expires_on: expiresOn, available }) =>
        expiresOn !== null && isExpired(expiresOn, today)
          ? [{ lotId: id, number, expiresOn, available }]
          : [],
      )
      .slice(0, namedAtMost),
  }
}

const namedAtMost = 20
const isUnreadable = (lot: LotRow): boolean =>
  lot.date_code.trim() !== '' && dateCodeKey(lot.date_code) === undefined

const shown = (lot: LotRow) => ({
  ...shownLot(lot),
  quality: lot.quality,
  isDateCodeUnreadable: toFlag(isUnreadable(lot)),
  storedOn: lot.stored_on,
  available: lot.available,
})

/** As the cost of storage asks for it. */
export const storedLot = (lot: {
  readonly stored_on: string
  readonly initial_qty: string
  readonly pallets: number
  readonly packages: number
  readonly gross_weight: string
  readonly volume: string
}) => ({
  storedOn: lot.stored_on,
  initialQty: lot.initial_qty,
  pallets: String(lot.pallets),
  packages: String(lot.packages),
  grossWeight: lot.gross_weight,
  volume: lot.volume,
})
