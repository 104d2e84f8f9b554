import type { NotedEntity } from '@quayside/contract/kernel/noted-entities.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { sendEach } from '../../platform/notices/send-notice.ts'
import type { Platform } from '../../platform/platform.ts'
import { memberTables, type TeamworkTables } from './desk.ts'

type Due = {
  company_id: string
  entity: string
  entity_id: string
  number: string
  title: string
  due_on: string
  assignee_id: string
}

/** All that is due of one person; the note that it was sent is the same transaction's. */
type Remind = (tx: Tx, due: readonly [Due, ...Due[]]) => Promise<void>

/** On the day on which a task is due, once; the hours after a pause send what is due by then. */
export const remindOfTasks = (
  platform: Platform,
  name = 'task-reminders',
  tables: TeamworkTables = memberTables,
  remind: Remind = remindMember,
): JobDefinition => ({
  name,
  schedule: '20 8-20 * * *',
  run: async () => {
    const today = platform.clock.today()
    while (await platform.staff.transaction([], (tx) => remindNext(tx, today, tables, remind)));
  },
})

async function remindNext(tx: Tx, today: string, { task }: TeamworkTables, remind: Remind): Promise<boolean> {
  const table = raw.table(task)
  const { rows } = await raw<Due>`
    with next as (
      select company_id, assignee_id from ${table}
      where due_on <= ${today}::date and done_at is null and deleted_at is null and reminded_on is null
      order by due_on, id limit 1 for update skip locked)
    update ${table} t set reminded_on = ${today}::date from next
    where t.company_id = next.company_id and t.assignee_id = next.assignee_id
      and t.due_on <= ${today}::date and t.done_at is null and t.deleted_at is null and t.reminded_on is null
    returning t.company_id, t.entity, t.entity_id, t.number, t.title, t.due_on, t.assignee_id`.execute(tx)
  const [first, ...others] = rows
  if (!first) return false
  await remind(tx, [first, ...others])
  return true
}

/** Several of one member as one message. */
const remindMember: Remind = (tx, due) =>
  sendEach(
    tx,
    { companyId: due[0].company_id, memberIds: [due[0].assignee_id] },
    due.map(({ entity, entity_id: id, number, title, due_on: day }) => ({
      message: { phrase: 'teamwork.taskDue', params: { number, title, day } },
      record: { entity: entity as NotedEntity, id },
    })),
  )
