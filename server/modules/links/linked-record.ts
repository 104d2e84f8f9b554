import type { LinkedEntity } from '@quayside/contract/links/link.rules.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql } from '../../platform/database/database.ts'
import type { FileHolders } from '../../platform/files/file-holders.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { Principal } from '../../platform/session/principal.ts'

/** Who may see a record is asked where its files ask; for all others it does not exist. */
export async function requireSeen(
  read: Reader,
  holders: FileHolders,
  principal: Principal,
  { entity, id }: { entity: LinkedEntity; id: string },
): Promise<void> {
  const holder = holders[entity]
  const [records] = holder ? await read(holder.find(principal.companyId, id)) : [[]]
  if (!records.some(({ kind }) => holder?.maySee(principal, kind))) throw refuse('record.notFound')
}

const numbers = {
  order: (companyId: string, id: string) =>
    sql
      .selectFrom('trade_order')
      .select('order_no as number')
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  inbound: (companyId: string, id: string) =>
    sql.selectFrom('inbound_order').select('number').where('company_id', '=', companyId).where('id', '=', id),
  forwarderOrder: (companyId: string, id: string) =>
    sql.selectFrom('freight_order').select('number').where('company_id', '=', companyId).where('id', '=', id),
} as const

export async function readNumber(
  read: Reader,
  companyId: string,
  { entity, id }: { entity: LinkedEntity; id: string },
): Promise<string> {
  const [rows] = await read(numbers[entity](companyId, id))
  return rows[0]?.number ?? ''
}
