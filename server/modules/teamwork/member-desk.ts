import { entities } from '@quayside/contract/kernel/entities.ts'
import type { NotedEntity } from '@quayside/contract/kernel/noted-entities.ts'
import type { NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { FileHolder } from '../../platform/files/file-holders.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import { changed } from '../../platform/records/happened.ts'
import { asRecord } from '../../platform/records/record-table.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { memberTables, type Noted, type TeamworkDesk } from './desk.ts'

/** Who may see a record is who may see its files. */
export type NotedRecords = Readonly<Record<NotedEntity, FileHolder>>
export type MemberDesk = TeamworkDesk<NotedEntity>

/** The members of the caller's company. */
export function memberDesk(call: Call, records: NotedRecords): MemberDesk {
  const { companyId, memberId, name } = call.principal
  return {
    tables: memberTables,
    companyId,
    me: { id: memberId, name },
    today: call.platform.clock.today(),
    read: call.read,
    write: (_about, work) => call.write(work),
    find: (key) => readNoted(call, records, key),
    // A message that leads to the record.
    tell: (tx, { phrase, params, to, key }) =>
      to.length === 0
        ? Promise.resolve()
        : sendNotice(tx, {
            companyId,
            memberIds: to,
            message: { phrase: `teamwork.${phrase}`, params: { ...params } },
            record: { entity: key.entity as NotedEntity, id: key.entityId },
          }),
    changed: (tx, owner, entity) => changed(tx, { companyId: owner, entity }),
  }
}

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

async function readNoted(call: Call, records: NotedRecords, key: NotedKey): Promise<Noted> {
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
  return { companyId, number, colleagues: colleagues.map(({ id, name }) => ({ id, name })) }
}
