import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import {
  type Job,
  jobsOf,
  kindOf,
  type TaskJob,
  type TaskKind,
  taskKinds,
} from '@quayside/contract/office/kinds.ts'
import type { StaffPermission } from '@quayside/contract/office/permissions.ts'
import type { TaskQuery } from '@quayside/contract/office/task.ts'
import { currency, rateSource } from '@quayside/contract/rates/rate.codes.ts'
import { defaultLocale, type Locale } from '@quayside/phrases/locales.ts'
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
  label: unknown
  job: TaskJob
  since: string
  currency: string | null
  amount: string | null
}

/** The jobs to look for, by kind; a kind of which there is none to do is not read. */
export type Jobs = ReadonlyMap<TaskKind, readonly Job[]>

export const jobsFor = (permissions: ReadonlySet<StaffPermission>): Jobs =>
  new Map(
    taskKinds.flatMap((kind): [TaskKind, readonly Job[]][] => {
      const jobs = jobsOf(kind, (permission) => permissions.has(permission))
      return jobs.length > 0 ? [[kind, jobs]] : []
    }),
  )

const unionOf = (jobs: Jobs, locale: Locale) =>
  jobs.size === 0
    ? raw<TaskRow>`(select '' as kind, 0::bigint as id, 0::bigint as company_id, '' as title, '' as state,
        null::jsonb as label, '' as job, now() as since, null::text as currency, null::numeric as amount where false)`
    : raw<TaskRow>`(${raw.join(
        [...jobs].map(([kind, own]) => tasksOf(providerEntities[kind], own, locale)),
        raw` union all `,
      )})`

/** Each task with its company and its holder; a holder from before the latest waiting state is ignored. */
const tasks = (jobs: Jobs, locale: Locale) =>
  sql
    .selectFrom(unionOf(jobs, locale).as('task'))
    .innerJoin('company', 'company.id', 'task.company_id')
    .leftJoin('task_holder', (join) =>
      join
        .onRef('task_holder.kind', '=', 'task.kind')
        .onRef('task_holder.record_id', '=', 'task.id')
        .onRef('task_holder.taken_at', '>=', 'task.since'),
    )
    .leftJoin('staff', 'staff.id', 'task_holder.staff_id')
    .leftJoin('account_manager as manager', 'manager.company_id', 'task.company_id')

/**
 * What a sum is in RMB at the bank's newest rate, so that sums in several currencies compare; without a rate the bare figure
 * has to do: only the order depends on it.
 */
export const inRmb = raw<string>`coalesce(task.amount * case when task.currency = ${raw.lit(currency.codes.RMB)} then 1
  else coalesce((select coalesce(rate.selling, rate.middle) from rate
    where rate.source = ${raw.lit(rateSource.codes.boc)} and rate.currency = task.currency
      and coalesce(rate.selling, rate.middle) is not null
    order by rate.day desc limit 1), 1) end, 0)`

/**
 * The order of the queue: what the reader has taken up, then what is free of their own customers, then what else is free,
 * and last what colleagues hold; within each the days that it waits, and of one day the largest sum.
 */
export const urgencyFor = (staffId: string) => raw`row(
  case when staff.id = ${staffId} then 0 when staff.id is not null then 3
    when manager.staff_id = ${staffId} then 1 else 2 end,
  -floor(extract(epoch from now() - task.since) / 86400), -${inRmb}, task.since)`

export function findTasks(
  jobs: Jobs,
  filter: Partial<TaskQuery>,
  { staffId, locale }: { readonly staffId: string; readonly locale: Locale },
) {
  const { kind, job } = filter
  const wanted = kind === undefined ? jobs : new Map([[kind, jobs.get(kind) ?? []] as const])
  let query = tasks(wanted, locale).select([
    'task.kind',
    'task.id',
    'task.company_id',
    'company.name as company_name',
    'task.title',
    'task.state',
    'task.label',
    'task.job',
    'task.since',
    'task.currency',
    raw<string | null>`task.amount::app.money_sum::text`.as('amount'),
    'manager.staff_id as manager_id',
    'staff.id as holder_id',
    'staff.name as holder_name',
  ])
  // The first job counts: an order to be audited is no price audit for somebody who may do both.
  if (job !== undefined) query = query.where('task.job', '=', job)
  if (filter.keyword) {
    const pattern = containing(filter.keyword)
    query = query.where(raw<boolean>`(task.title ilike ${pattern} or company.name ilike ${pattern})`)
  }
  if (filter.isMine !== undefined && isYes(filter.isMine)) query = query.where('staff.id', '=', staffId)
  if (filter.isFree !== undefined && isYes(filter.isFree)) query = query.where('staff.id', 'is', null)
  if (filter.isManaged !== undefined && isYes(filter.isManaged))
    query = query.where('manager.staff_id', '=', staffId)
  return query
}

export const countTasks = (jobs: Jobs, staffId: string) =>
  tasks(jobs, defaultLocale)
    .select([
      'task.job',
      raw<string>`count(*)`.as('count'),
      raw<string>`count(*) filter (where staff.id = ${staffId})`.as('mine'),
      raw<string>`count(*) filter (where staff.id is null)`.as('free'),
      raw<string>`count(*) filter (where manager.staff_id = ${staffId})`.as('managed'),
      raw<string | null>`min(task.since)`.as('oldest'),
    ])
    .groupBy('task.job')

export function labelOf(row: Pick<TaskRow, 'kind' | 'state' | 'label'>): string {
  const { label } = providerEntities[row.kind]
  return label ? label.text(row.label) : stateNameOf(row)
}

/** The name of a task's state, whose code the union has as text. */
export function stateNameOf({ kind, state }: Pick<TaskRow, 'kind' | 'state'>): string {
  const { states } = kindOf(kind).machine
  return states.keys.find((key) => String(states.codes[key]) === state) ?? state
}
