import { outboundLines } from '@quayside/contract/warehouse/outbound-line.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { decimalText } from '../../platform/database/decimal-text.ts'
import { linesOf, selectedLines } from '../../platform/records/document-lines.ts'

export const findOutboundLines = (companyId: string, outboundId: string) =>
  sql
    .selectFrom('outbound_line as l')
    .select(selectedLines('l', outboundLines))
    .select(decimalText('l.shipped_qty').as('shipped_qty'))
    .where('l.company_id', '=', companyId)
    .where('l.outbound_id', '=', outboundId)
    .orderBy('l.position')

export const storedOutboundLines = linesOf('outbound_line', outboundLines)

/** What is or was reserved and left; what a cancellation gave back is not part of the order any more. */
export const findReserved = (companyId: string, outboundId: string) =>
  sql
    .selectFrom('stock_reservation as r')
    .innerJoin('stock_lot as l', (join) =>
      join.onRef('l.company_id', '=', 'r.company_id').onRef('l.id', '=', 'r.lot_id'),
    )
    .leftJoin('storage_location as p', 'p.id', 'l.location_id')
    .select([
      'r.outbound_line_id',
      'r.lot_id',
      'l.number',
      'l.lot_number',
      'l.batch_number',
      'l.date_code',
      'l.expires_on',
      'l.pallet_number',
      'p.code as location',
    ])
    .select([decimalText('r.qty').as('qty'), decimalText('r.taken').as('taken')])
    .where('r.company_id', '=', companyId)
    .where('r.outbound_id', '=', outboundId)
    .where(raw<boolean>`(r.ended_at is null or r.taken > 0)`)
    .orderBy('r.id')
