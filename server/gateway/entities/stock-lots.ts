import { ErpLot, LotsQuery } from '@quayside/contract/gateway/lots.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { erpRecords } from '../../provider/entity.ts'

/** Lots as the ERP reads them; they change by its steps of inbound and outbound orders. */
export const stockLots = erpRecords({
  name: 'stock-lots',
  from: raw`stock_lot r`,
  columns: raw<Selectable<DB['stock_lot']> & { available: string }>`r.*`,
  visible: raw<boolean>`r.deleted_at is null`,
  query: LotsQuery,
  filters: { expiresOnEnd: (day) => raw<boolean>`r.expires_on <= ${day}` },
  row: ErpLot,
})
