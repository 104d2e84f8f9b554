import type { NotedEntity } from '@quayside/contract/kernel/noted-entities.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { sendEach } from '../../platform/notices/send-notice.ts'
import type { Platform } from '../../platform/platform.ts'

/** On the day on which a task is due, once; the hours after a pause send what is due by then. */
export const remindOfTasks = (platform: Platform): JobDefinition => ({
  name: 'task-reminders',
  schedule: '20 8-20 * * *',
  run: async () => {
    const today = platform.clock.today()
    while (await platform.staff.transaction([], (tx) => remindNext(tx, today)));
  },
})

type Due = {
  company_id: string
  entity: NotedEntity
  entity_id: string
  number: string
  title: string
  due_on: string
  assignee_id: string
}

/** All that is due of one member, as one message where it is several; the note that it was sent is the same transaction's. */
async function remindNext(tx: Tx, today: string): Promise<boolean> {
  const { rows } = await raw<Due>`
    with next as (
      select company_id, assignee_id from record_task
      where due_on <= ${today}::date and done_at is null and deleted_at is null and reminded_on is null
      order by due_on, id limit 1 for update skip locked)
    update record_task t set reminded_on = ${today}::date from next
    where t.company_id = next.company_id and t.assignee_id = next.assignee_id
      and t.due_on <= ${today}::date and t.done_at is null and t.deleted_at is null and t.reminded_on is null
    returning t.company_id, t.entity, t.entity_id, t.number, t.title, t.due_on, t.assignee_id`.execute(tx)
  const [first] = rows
  if (!first) return false
  await sendEach(
    tx,
    { companyId: first.company_id, memberIds: [first.assignee_id] },
    rows.map(({ entity, entity_id: id, number, title, due_on: day }) => ({
      message: { phrase: 'teamwork.taskDue', params: { number, title, day } },
      record: { entity, id },
    })),
  )
  return true
}
