import { isYes } from '@quayside/contract/kernel/record.ts'
import { kindOf, permissionsFor, type TaskKind, taskKinds } from '@quayside/contract/office/kinds.ts'
import type { StaffPermission } from '@quayside/contract/office/permissions.ts'
import type { TaskQuery } from '@quayside/contract/office/task.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing } from '../../platform/records/list-page.ts'
import { providerEntities } from '../../provider/entities.ts'
import { tasksOf } from '../../provider/find-records.ts'

type TaskRow = {
  kind: TaskKind
  id: string
  company_id: string
  title: string
  state: string
  since: string
}

export const isOpenTo = (permissions: ReadonlySet<StaffPermission>, kind: TaskKind): boolean =>
  permissionsFor(kind).some((permission) => permissions.has(permission))

/** The kinds the caller may work on; others are not listed. */
export const kindsFor = (permissions: ReadonlySet<StaffPermission>): TaskKind[] =>
  taskKinds.filter((kind) => isOpenTo(permissions, kind))

const unionOf = (kinds: readonly TaskKind[]) =>
  kinds.length === 0
    ? raw<TaskRow>`(select '' as kind, 0::bigint as id, 0::bigint as company_id, '' as title, '' as state, now() as since where false)`
    : raw<TaskRow>`(${raw.join(
        kinds.map((kind) => tasksOf(providerEntities[kind])),
        raw` union all `,
      )})`

/** Each task with its company and its holder; a holder from before the latest waiting state is ignored. */
const tasks = (kinds: readonly TaskKind[]) =>
  sql
    .selectFrom(unionOf(kinds).as('task'))
    .innerJoin('company', 'company.id', 'task.company_id')
    .leftJoin('task_holder', (join) =>
      join
        .onRef('task_holder.kind', '=', 'task.kind')
        .onRef('task_holder.record_id', '=', 'task.id')
        .onRef('task_holder.taken_at', '>=', 'task.since'),
    )
    .leftJoin('staff', 'staff.id', 'task_holder.staff_id')

export function findTasks(kinds: readonly TaskKind[], filter: Partial<TaskQuery>, staffId: string) {
  const wanted = filter.kind === undefined ? kinds : kinds.filter((kind) => kind === filter.kind)
  let query = tasks(wanted).select([
    'task.kind',
    'task.id',
    'task.company_id',
    'company.name as company_name',
    'task.title',
    'task.state',
    'task.since',
    'staff.id as holder_id',
    'staff.name as holder_name',
  ])
  if (filter.keyword) {
    const pattern = containing(filter.keyword)
    query = query.where(raw<boolean>`(task.title ilike ${pattern} or company.name ilike ${pattern})`)
  }
  if (filter.isMine !== undefined && isYes(filter.isMine)) query = query.where('staff.id', '=', staffId)
  if (filter.isFree !== undefined && isYes(filter.isFree)) query = query.where('staff.id', 'is', null)
  return query
}

export const countTasks = (kinds: readonly TaskKind[], staffId: string) =>
  tasks(kinds)
    .select([
      'task.kind',
      raw<string>`count(*)`.as('count'),
      raw<string>`count(*) filter (where staff.id = ${staffId})`.as('mine'),
      raw<string>`count(*) filter (where staff.id is null)`.as('free'),
      raw<string | null>`min(task.since)`.as('oldest'),
    ])
    .groupBy('task.kind')

/** The name of a task's state, whose code the union has as text. */
export function stateNameOf({ kind, state }: Pick<TaskRow, 'kind' | 'state'>): string {
  const { states } = kindOf(kind).machine
  return states.keys.find((key) => String(states.codes[key]) === state) ?? state
}
