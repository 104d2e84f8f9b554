import { refuse } from '@quayside/contract/refusals.ts'
import { dateCodeKey } from '@quayside/contract/warehouse/date-code.ts'
import type { LotCodeQuery } from '@quayside/contract/warehouse/stock.ts'
import type { StockDetail } from '@quayside/contract/warehouse/stock-detail.ts'
import { chargedDays, costAhead } from '@quayside/contract/warehouse/storage-cost.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { movementsOf, toMovement } from './movements.ts'
import { storedLot } from './preview-outbound.ts'
import { lotsOf, staysOfLot, toStock } from './stock.ts'

const findReservations = (lotId: string) =>
  sql
    .selectFrom('stock_reservation as r')
    .leftJoin('outbound_order as u', (join) =>
      join.onRef('u.company_id', '=', 'r.company_id').onRef('u.id', '=', 'r.outbound_id'),
    )
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'r.company_id').onRef('o.id', '=', 'r.order_id'),
    )
    .select(['r.outbound_id', 'r.order_id', 'u.number', 'o.order_no', 'r.created_at'])
    .select(raw<string>`trim_scale(r.qty - r.taken)::text`.as('qty'))
    .where('r.lot_id', '=', lotId)
    .where('r.ended_at', 'is', null)
    .orderBy('r.id')

const findCharges = (lotId: string) =>
  sql
    .selectFrom('storage_charge as c')
    .innerJoin('fee as f', (join) =>
      join.onRef('f.company_id', '=', 'c.company_id').onRef('f.id', '=', 'c.fee_id'),
    )
    .select(['c.fee_id', 'f.number', 'c.first_on', 'c.last_on', 'c.currency'])
    .select(raw<string>`round(c.quantity * c.rate, 2)::text`.as('amount'))
    .where('c.lot_id', '=', lotId)
    .orderBy('c.first_on')

/** A lot as both sides read it. */
export async function readLot(
  read: Reader,
  { companyId, id, locale, today }: { companyId?: string; id: string; locale: Locale; today: string },
): Promise<StockDetail & { companyId: string }> {
  const [rows, movements, reservations, charges] = await read(
    lotsOf(companyId, locale)
      .leftJoin('inbound_order as i', (join) =>
        join.onRef('i.company_id', '=', 'l.company_id').onRef('i.id', '=', 'l.inbound_id'),
      )
      .select(['l.inbound_id', 'i.number as inbound_number', 'l.net_weight', 'l.minimum_pack_quantity'])
      .where('l.id', '=', id),
    movementsOf(companyId).where('m.lot_id', '=', id).orderBy('m.id', 'desc').limit(500),
    findReservations(id),
    findCharges(id),
  )
  const row = getOrRefuse(rows[0])
  const plain = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)
  return {
    ...toStock(row, today),
    companyId: row.company_id,
    version: row.version,
    initialQty: plain(row.initial_qty),
    pallets: String(row.pallets),
    packages: String(row.packages),
    netWeight: plain(row.net_weight),
    grossWeight: plain(row.gross_weight),
    volume: plain(row.volume),
    minimumPackQuantity: plain(row.minimum_pack_quantity),
    inboundId: row.inbound_id,
    inboundNumber: row.inbound_number,
    isDateCodeUnreadable: row.date_code !== '' && dateCodeKey(row.date_code) === undefined,
    movements: movements.map(toMovement),
    reservations: reservations.map((each) => ({
      document: each.outbound_id === null ? 'order' : 'outbound',
      documentId: each.outbound_id ?? each.order_id ?? '',
      documentNo: each.number ?? each.order_no ?? '',
      qty: each.qty,
      createdAt: each.created_at,
    })),
    costParts: chargedDays(storedLot(row), row.changes, staysOfLot(row), { from: row.stored_on, to: today }),
    costAhead: costAhead(
      [{ lot: storedLot(row), onHand: row.whole }],
      { warehouseId: row.warehouse_id, tariffs: row.tariffs },
      today,
    ),
    chargedUntil: charges.at(-1)?.last_on ?? null,
    charges: charges.map((charge) => ({
      feeId: charge.fee_id,
      feeNumber: charge.number,
      from: charge.first_on,
      to: charge.last_on,
      currency: charge.currency,
      amount: charge.amount,
    })),
  }
}

export async function getLot(call: Call, { params }: { params: { id: string } }): Promise<StockDetail> {
  const { companyId: _owner, ...lot } = await readLot(call.read, {
    companyId: call.principal.companyId,
    id: params.id,
    locale: call.locale,
    today: call.platform.clock.today(),
  })
  return lot
}

/** A label's QR text is the lot's number; a lot number that was typed finds the newest lot that has it. */
export const findByCode = (companyId: string | undefined, code: string) => {
  const all = sql
    .selectFrom('stock_lot')
    .select('id')
    .where(raw<boolean>`(number = upper(${code}) or lot_number = ${code})`)
    .orderBy(raw`number = upper(${code})`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  return companyId === undefined ? all : all.where('company_id', '=', companyId)
}

export async function getLotByCode(call: Call, { query }: { query: LotCodeQuery }): Promise<{ id: string }> {
  const [[lot]] = await call.read(findByCode(call.principal.companyId, query.code))
  if (!lot) throw refuse('stock.notThere')
  return lot
}
