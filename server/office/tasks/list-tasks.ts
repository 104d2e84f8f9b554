import type { Task, TaskCounts, TaskQuery } from '@quayside/contract/office/task.ts'
import { sql as raw } from 'kysely'
import { countOpenLines } from '../../modules/finance/bank-lines.ts'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { OfficeCall } from '../office-call.ts'
import { countUnread } from '../teamwork/staff-notices.ts'
import { countTasks, findTasks, inRmb, jobsFor, labelOf, stateNameOf, urgencyFor } from './task-queries.ts'

export function listTasks(
  call: OfficeCall,
  { query }: { query: TaskQuery },
): Promise<{ rows: Task[]; total: number }> {
  const tasks = findTasks(jobsFor(call.staff.permissions), query, {
    staffId: call.staff.id,
    locale: call.locale,
  })
  const sorting = { orderByColumn: 'urgency' as const, isAsc: 'asc' as const, ...query }
  const columns = {
    id: raw`task.id`,
    urgency: urgencyFor(call.staff.id),
    waitingSince: raw`task.since`,
    amount: inRmb,
  }
  return listPage(call, tasks, sorting, columns, (row) => ({
    kind: row.kind,
    id: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    title: row.title,
    state: stateNameOf(row),
    label: labelOf(row),
    job: row.job,
    waitingSince: row.since,
    sum: row.currency === null || row.amount === null ? null : { currency: row.currency, amount: row.amount },
    isManaged: row.manager_id === call.staff.id,
    takenBy:
      row.holder_id === null
        ? null
        : { id: row.holder_id, name: row.holder_name ?? '', isYou: row.holder_id === call.staff.id },
  }))
}

const countOwnTasks = ({ staff, platform }: OfficeCall) =>
  sql
    .selectFrom('staff_task')
    .select([
      raw<string>`count(*)`.as('open'),
      raw<string>`count(*) filter (where due_on <= ${platform.clock.today()}::date)`.as('due'),
    ])
    .where('assignee_id', '=', staff.id)
    .where('done_at', 'is', null)
    .where('deleted_at', 'is', null)

export async function getTaskCounts(call: OfficeCall): Promise<TaskCounts> {
  const jobs = jobsFor(call.staff.permissions)
  const [rows, [lines], [tasks], [unread]] = await call.read(
    countTasks(jobs, call.staff.id),
    countOpenLines(),
    countOwnTasks(call),
    countUnread(call),
  )
  const sum = (of: 'count' | 'mine' | 'free' | 'managed'): number =>
    rows.reduce((total, row) => total + Number(row[of]), 0)
  return {
    total: sum('count'),
    mine: sum('mine'),
    free: sum('free'),
    managed: sum('managed'),
    bankLines: call.staff.permissions.has('cash-writeOff') && lines ? lines : null,
    own: {
      tasks: Number(tasks?.open ?? 0),
      tasksDue: Number(tasks?.due ?? 0),
      unread: Number(unread?.count ?? 0),
    },
    jobs: [...jobs].flatMap(([kind, own]) =>
      own.map(({ job }) => {
        const row = rows.find((each) => each.job === job)
        return { kind, job, count: Number(row?.count ?? 0), oldest: row?.oldest ?? null }
      }),
    ),
  }
}
