import type { NotedEntity } from '@quayside/contract/kernel/noted-entities.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { tell } from './followers.ts'

/** On the day on which a task is due, once; the hours after a pause send what is due by then. */
export const remindOfTasks = (platform: Platform): JobDefinition => ({
  name: 'task-reminders',
  schedule: '20 8-20 * * *',
  run: async () => {
    const today = platform.clock.today()
    while (await platform.staff.transaction([], (tx) => remindOfNext(tx, today)));
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

/** A reminder and the note that it was sent are one transaction. */
async function remindOfNext(tx: Tx, today: string): Promise<boolean> {
  const { rows } = await raw<Due>`
    with due as (
      select id from record_task
      where due_on <= ${today}::date and done_at is null and deleted_at is null and reminded_on is null
      order by due_on, id limit 1 for update skip locked)
    update record_task t set reminded_on = ${today}::date from due where t.id = due.id
    returning t.company_id, t.entity, t.entity_id, t.number, t.title, t.due_on, t.assignee_id`.execute(tx)
  const [task] = rows
  if (!task) return false
  await tell(tx, {
    companyId: task.company_id,
    key: { entity: task.entity, entityId: task.entity_id },
    phrase: 'taskDue',
    params: { number: task.number, title: task.title, day: task.due_on },
    memberIds: [task.assignee_id],
  })
  return true
}
