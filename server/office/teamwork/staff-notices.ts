import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { kindOf, type TaskKind, taskKinds } from '@quayside/contract/office/kinds.ts'
import type { StaffNotice, StaffNoticeQuery } from '@quayside/contract/office/teamwork.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { publishTask } from '../../platform/live/publish.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'

/** The caller's messages about kinds that they may list: after a change of roles the others are not shown. */
const findNotices = ({ staff }: OfficeCall) =>
  sql
    .selectFrom('staff_notice')
    .select(['id', 'phrase', 'params', 'entity', 'entity_id', 'read_at', 'created_at'])
    .where('staff_id', '=', staff.id)
    .where('entity', '=', raw<string>`any(${kindsSeenBy(staff.permissions)}::text[])`)

const kindsSeenBy = (permissions: OfficeCall['staff']['permissions']): TaskKind[] =>
  taskKinds.filter((kind) => permissions.has(kindOf(kind).list))

export const countUnread = (call: OfficeCall) =>
  findNotices(call)
    .clearSelect()
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('read_at', 'is', null)

export async function listStaffNotices(
  call: OfficeCall,
  { query }: { query: StaffNoticeQuery },
): Promise<{ rows: StaffNotice[]; total: number }> {
  let notices = findNotices(call)
  if (query.isRead !== undefined)
    notices = notices.where('read_at', isYes(query.isRead) ? 'is not' : 'is', null)
  const columns = { id: raw.ref('id'), createdAt: raw.ref('created_at') }
  const { rows, total } = await listPage(call, notices, query, columns, (row) => row)
  const names = await namesOf(
    call,
    rows.flatMap(({ phrase, entity, entity_id: id }) =>
      phrase === 'moved' ? [{ kind: kindNamed(entity), id }] : [],
    ),
  )
  return {
    total,
    rows: rows.map((row): StaffNotice => {
      const kind = kindNamed(row.entity)
      return {
        id: row.id,
        kind,
        entityId: row.entity_id,
        ...textOf(call, kind, row, names.get(`${kind} ${row.entity_id}`) ?? ''),
        isRead: row.read_at !== null,
        createdAt: row.created_at,
      }
    }),
  }
}

/** A kind that is gone from the product has no row: those that are read are of kinds that the caller may list. */
function kindNamed(entity: string): TaskKind {
  const kind = taskKinds.find((each) => each === entity)
  if (!kind) throw new Error(`${entity} is no kind of record`)
  return kind
}

type Row = { readonly phrase: string; readonly params: unknown }
type Params = Readonly<Record<string, string | number>>

/** In the reader's language. A moved record is named as it is called now. */
function textOf(
  { text }: OfficeCall,
  kind: TaskKind,
  { phrase, params: stored }: Row,
  number: string,
): { title: string; content: string } {
  const params = stored as Params
  if (phrase !== 'moved')
    return {
      title: text(`server.notices.teamwork.${phrase}.title`, params),
      content: text(`server.notices.teamwork.${phrase}.content`, params),
    }
  const { states } = kindOf(kind).machine
  const stateName = (state: string | number | undefined): string =>
    states.keys.some((key) => key === state) ? text(`codes.${states.name}.${state}`) : ''
  const given = { number, from: stateName(params['from']), to: stateName(params['to']) }
  return { title: text('server.staffMoved.title', given), content: text('server.staffMoved.content', given) }
}

type Named = { kind: TaskKind; id: string; name: string }

/** Numbers, or names, of the records that the provider sees. */
async function namesOf(
  call: OfficeCall,
  refs: readonly { readonly kind: TaskKind; readonly id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const parts = [...new Set(refs.map(({ kind }) => kind))].map((kind) => {
    const { from, visible, number, title } = providerEntities[kind]
    const ids = refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : []))
    return raw`select ${raw.lit(kind)} as kind, r.id, coalesce(nullif((${number})::text, ''), (${title})::text, '') as name
      from ${from} where r.id = any(${ids}::bigint[]) and ${visible}`
  })
  if (parts.length === 0) return new Map()
  const [rows] = await call.read(
    sql.selectFrom(raw<Named>`(${raw.join(parts, raw` union all `)})`.as('named')).selectAll('named'),
  )
  return new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
}

export async function markStaffNotices(
  call: OfficeCall,
  { body }: { body: { ids?: string[] | undefined; all?: true | undefined } },
): Promise<{ count: number }> {
  const { ids } = body
  if (!ids && !body.all) throw refuse('selection.empty')
  return call.write(async (tx) => {
    const marked = await tx
      .updateTable('staff_notice')
      .set({ read_at: raw<string>`now()` })
      .where('staff_id', '=', call.staff.id)
      .where('read_at', 'is', null)
      .$if(ids !== undefined, (query) => query.where('id', '=', raw<string>`any(${ids}::bigint[])`))
      .executeTakeFirst()
    const count = Number(marked.numUpdatedRows)
    if (count > 0) publishTask(tx)
    return { count }
  })
}
