import type { BindableStock } from '@quayside/contract/warehouse/bindable-stock.ts'
import { isTakenUnnamed } from '@quayside/contract/warehouse/lot-order.ts'
import { allocate } from '@quayside/contract/warehouse/strategies.ts'
import { outboundStrategy } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { writtenZero } from '../../platform/database/written-zero.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { nameIn } from '../../platform/records/warehouse-name.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { shownLot, toAllocatable } from './lot-queries.ts'

const findLines = (companyId: string, orderId: string) =>
  sql
    .selectFrom('order_line')
    .select(['id', 'model', 'brand', raw<string>`coalesce(trim_scale(qty)::text, '0')`.as('qty')])
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .orderBy('position')

const findLots = (companyId: string, orderId: string, locale: Locale) =>
  sql
    .selectFrom('stock_lot as l')
    .innerJoin('warehouse as w', 'w.id', 'l.warehouse_id')
    .leftJoin('storage_location as p', 'p.id', 'l.location_id')
    .select(['l.id', 'l.number', 'l.model', 'l.brand', 'l.lot_number', 'l.batch_number', 'l.date_code'])
    .select(['l.quality', 'l.expires_on'])
    .select([
      'l.stored_on',
      'l.stored_at',
      'l.on_hand',
      'p.code as location',
      nameIn('w', locale).as('warehouse'),
    ])
    .select(raw<string>`trim_scale(l.available)::text`.as('available'))
    .where('l.company_id', '=', companyId)
    .where('l.order_id', 'is', null)
    .where('l.available', '>', writtenZero)
    .where(
      raw<boolean>`l.model_key in (select lower(o.model) from order_line o
        where o.company_id = ${companyId}::bigint and o.order_id = ${orderId}::bigint)`,
    )
    .orderBy('l.stored_at')
    .orderBy('l.id')
    .limit(2000)

/** Free lots for each line, with what first in, first out would take, and what is missing. */
export async function readBindable(
  read: Reader,
  {
    companyId,
    orderId,
    locale,
    today,
  }: { companyId: string; orderId: string; locale: Locale; today: string },
): Promise<BindableStock> {
  const [orders, lines, lots] = await read(
    sql.selectFrom('trade_order').select('id').where('company_id', '=', companyId).where('id', '=', orderId),
    findLines(companyId, orderId),
    findLots(companyId, orderId, locale),
  )
  getOrRefuse(orders[0])
  const demands = lines.map(({ model, qty }) => ({
    model,
    brand: '',
    qty,
    lotId: null,
    lotNumbers: [],
    packQty: '',
  }))
  const { parts, missing } = allocate(demands, lots.map(toAllocatable), {
    strategy: outboundStrategy.codes.firstInFirstOut,
    today,
  })
  return {
    lines: lines.map((line, place) => {
      const own = lots.filter((lot) => lot.model.toLowerCase() === line.model.toLowerCase())
      return {
        lineId: line.id,
        model: line.model,
        brand: line.brand,
        qty: line.qty,
        available: own
          .filter((lot) => isTakenUnnamed({ quality: lot.quality, expiresOn: lot.expires_on }, today))
          .reduce((sum, lot) => sum.plus(lot.available), new Big(0))
          .toFixed(),
        missing: missing.find((each) => each.place === place)?.qty ?? '0',
        lots: own.map((lot) => ({
          ...shownLot(lot),
          quality: lot.quality,
          warehouseName: lot.warehouse,
          location: lot.location ?? '',
          storedOn: lot.stored_on,
          available: lot.available,
          proposed: parts.find((part) => part.place === place && part.lotId === lot.id)?.qty ?? '0',
        })),
      }
    }),
  }
}

export const listBindable = (call: Call, { query }: { query: { orderId: string } }): Promise<BindableStock> =>
  readBindable(call.read, {
    companyId: call.principal.companyId,
    orderId: query.orderId,
    locale: call.locale,
    today: call.platform.clock.today(),
  })
