import type { NotedEntity } from '@quayside/contract/kernel/noted-entities.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { sendEach } from '../../platform/notices/send-notice.ts'
import type { Platform } from '../../platform/platform.ts'
import { isHere, memberTables, type TeamworkTables } from './desk.ts'

type Due = {
  company_id: string
  entity: string
  entity_id: string
  number: string
  title: string
  due_on: string
  /** The assignee, or who gave the task to somebody who has left. */
  told_id: string
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

async function remindNext(tx: Tx, today: string, tables: TeamworkTables, remind: Remind): Promise<boolean> {
  const table = raw.table(tables.task)
  const { rows } = await raw<Due>`
    with due as (
      select t.id, t.company_id, t.due_on,
        case when ${isHere(tables, 'a')} then t.assignee_id else t.author_id end as told_id
      from ${table} t join ${raw.table(tables.person)} a on a.id = t.assignee_id
      where t.due_on <= ${today}::date and t.done_at is null and t.deleted_at is null and t.reminded_on is null
      for update of t skip locked), next as (
      select company_id, told_id from due order by due_on, id limit 1)
    update ${table} t set reminded_on = ${today}::date from due join next using (company_id, told_id)
    where t.id = due.id
    returning t.company_id, t.entity, t.entity_id, t.number, t.title, t.due_on, due.told_id`.execute(tx)
  const [first, ...others] = rows
  if (!first) return false
  await remind(tx, [first, ...others])
  return true
}

/** Several of one member as one message. */
const remindMember: Remind = (tx, due) =>
  sendEach(
    tx,
    { companyId: due[0].company_id, memberIds: [due[0].told_id] },
    due.map(({ entity, entity_id: id, number, title, due_on: day }) => ({
      message: { phrase: 'teamwork.taskDue', params: { number, title, day } },
      record: { entity: entity as NotedEntity, id },
    })),
  )
