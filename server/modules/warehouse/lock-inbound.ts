import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { isPickedUpSql } from './inbound-facts.ts'

export type LockedInbound = Selectable<DB['inbound_order']> & { is_picked_up: boolean }

/** The order before its pickup and its lots. */
export async function lockInbound(
  tx: Tx,
  id: string,
  companyId: string | undefined,
): Promise<LockedInbound | undefined> {
  const [row] = await lockRecords(tx, 'inbound_order', [id], companyId)
  if (!row) return undefined
  const { rows } = await raw<{ is_picked_up: boolean }>`
    select ${isPickedUpSql('i')} as is_picked_up from inbound_order i
    where i.company_id = ${row.company_id}::bigint and i.id = ${id}::bigint`.execute(tx)
  return { ...row, is_picked_up: rows[0]?.is_picked_up ?? true }
}
