import type { DB } from '@quayside/db/types.gen.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import type { MadeBy } from './post-movements.ts'

export type OutboundRow = Selectable<DB['outbound_order']>

export const lockOutbound = async (
  tx: Tx,
  id: string,
  companyId: string | undefined,
): Promise<OutboundRow | undefined> => (await lockRecords(tx, 'outbound_order', [id], companyId))[0]

export const byOutbound = ({ id, number }: OutboundRow): MadeBy => ({
  document: 'outbound',
  documentId: id,
  documentNo: number,
})
