import { kindOf, type TaskKind } from '@quayside/contract/office/kinds.ts'
import { permissionsOf, type StaffRole } from '@quayside/contract/office/staff-roles.ts'
import type { NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import { sql as raw } from 'kysely'
import { type Noted, staffTables, type TeamworkDesk, type Told } from '../../modules/teamwork/desk.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import { publishTask } from '../../platform/live/publish.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'

type StaffDesk = TeamworkDesk<TaskKind>

/** The provider's staff, who work on records of all companies. */
export const staffDesk = (call: OfficeCall): StaffDesk => ({
  tables: staffTables,
  companyId: undefined,
  me: { id: call.staff.id, name: call.staff.name },
  today: call.platform.clock.today(),
  read: call.read,
  write: (about, work) =>
    call.write((tx, note) => {
      // The entry of the audit log names no company: it would be a row that the company's own role may read.
      note.target = about
      return work(tx)
    }),
  find: (key) => readNoted(call, key),
  tell: tellStaff,
  changed: (tx, _companyId, entity) => publishTask(tx, entity),
})

type Named = { company_id: string; name: string }

/** A record that the provider sees, by number or name. */
const findNamed = ({ entity: kind, entityId }: NotedKey<TaskKind>) => {
  const { from, visible, number, title } = providerEntities[kind]
  return sql
    .selectFrom(
      raw<Named>`(select r.company_id, coalesce(nullif((${number})::text, ''), (${title})::text, '') as name
        from ${from} where r.id = ${entityId} and ${visible})`.as('r'),
    )
    .selectAll('r')
}

const findColleagues = sql
  .selectFrom('staff')
  .select(['id', 'name', 'roles'])
  .where('is_enabled', '=', true)
  .orderBy('id')

/** Who may see a record is who may list those of its kind. */
async function readNoted(call: OfficeCall, key: NotedKey<TaskKind>): Promise<Noted> {
  const { list } = kindOf(key.entity)
  const [records, staff] = await call.read(findNamed(key), findColleagues)
  const record = getOrRefuse(call.staff.permissions.has(list) ? records[0] : undefined)
  const colleagues = staff.filter(({ roles }) => permissionsOf(roles as StaffRole[]).includes(list))
  return {
    companyId: record.company_id,
    number: record.name,
    colleagues: colleagues.map(({ id, name }) => ({ id, name })),
  }
}

export async function tellStaff(tx: Tx, { companyId, key, phrase, params, to }: Told): Promise<void> {
  if (to.length === 0) return
  await raw`insert into staff_notice (company_id, staff_id, phrase, params, entity, entity_id)
    select ${companyId}, unnest(${[...to]}::bigint[]), ${phrase}, ${JSON.stringify(params)}::jsonb,
      ${key.entity}, ${key.entityId}`.execute(tx)
  publishTask(tx)
}
