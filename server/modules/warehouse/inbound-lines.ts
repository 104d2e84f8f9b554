import { inboundLines } from '@quayside/contract/warehouse/inbound-line.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { decimalText } from '../../platform/database/decimal-text.ts'
import { linesOf, selectedLines } from '../../platform/records/document-lines.ts'

export const findInboundLines = (companyId: string, inboundId: string) =>
  sql
    .selectFrom('inbound_line as l')
    .leftJoin('order_line as g', (join) =>
      join.onRef('g.company_id', '=', 'l.company_id').onRef('g.id', '=', 'l.order_line_id'),
    )
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'g.company_id').onRef('o.id', '=', 'g.order_id'),
    )
    .select(selectedLines('l', inboundLines))
    .select(['g.order_id', 'o.order_no'])
    .select(raw<string | null>`trim_scale(l.received_qty)::text`.as('received_qty'))
    .where('l.company_id', '=', companyId)
    .where('l.inbound_id', '=', inboundId)
    .orderBy('l.position')

export type InboundLineRow = InferResult<ReturnType<typeof findInboundLines>>[number]

/** The days of a line, as the rules of a receipt ask for them. */
export const announcedDays = (
  row: Pick<InboundLineRow, 'id' | 'produced_on' | 'expires_on' | 'shelf_life_days'>,
) => ({
  id: row.id,
  producedOn: row.produced_on,
  expiresOn: row.expires_on,
  shelfLifeDays: row.shelf_life_days,
})

export const storedInboundLines = linesOf('inbound_line', inboundLines)

export const findInboundLots = (companyId: string, inboundId: string) =>
  sql
    .selectFrom('stock_lot as l')
    .leftJoin('storage_location as p', 'p.id', 'l.location_id')
    .select(['l.id', 'l.number', 'l.inbound_line_id', 'l.quality', 'l.expires_on', 'p.code as location'])
    .select([decimalText('l.on_hand').as('on_hand'), decimalText('l.available').as('available')])
    .where('l.company_id', '=', companyId)
    .where('l.inbound_id', '=', inboundId)
    .orderBy('l.id')
