import { entities } from '@quayside/contract/kernel/entities.ts'
import type { NotedEntity } from '@quayside/contract/kernel/noted-entities.ts'
import type { Colleague, NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { FileHolder } from '../../platform/files/file-holders.ts'
import { asRecord } from '../../platform/records/record-table.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

/** Who may see a record is who may see its files. */
export type NotedRecords = Readonly<Record<NotedEntity, FileHolder>>

const findNumber = (companyId: string, { entity, entityId }: NotedKey) =>
  sql
    .selectFrom(asRecord(entities[entity].table))
    .select(raw<string>`${raw.ref(entity === 'order' ? 'order_no' : 'number')}`.as('number'))
    .where('company_id', '=', companyId)
    .where('id', '=', entityId)

const findMembers = (companyId: string) =>
  sql
    .selectFrom('member')
    .select(['id', 'name', 'permissions'])
    .where('company_id', '=', companyId)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')

/**
 * The record's number, and the members who may see it, the caller among them. To a caller who may not, the record does
 * not exist.
 */
export async function readNoted(
  call: Call,
  records: NotedRecords,
  key: NotedKey,
): Promise<{ number: string; colleagues: Colleague[] }> {
  const { companyId } = call.principal
  const holder = records[key.entity]
  const [kinds, numbers, members] = await call.read(
    holder.find(companyId, key.entityId),
    findNumber(companyId, key),
    findMembers(companyId),
  )
  const maySee = (permissions: ReadonlySet<string>): boolean =>
    kinds.some(({ kind }) => holder.maySee({ ...call.principal, permissions }, kind))
  const { number } = getOrRefuse(maySee(call.principal.permissions) ? numbers[0] : undefined)
  const colleagues = members.filter(({ permissions }) => maySee(new Set(permissions)))
  return { number, colleagues: colleagues.map(({ id, name }) => ({ id, name })) }
}
