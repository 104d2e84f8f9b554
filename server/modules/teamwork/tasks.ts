import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { RecordTask, TaskDone, TaskSave } from '@quayside/contract/teamwork/teamwork.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { type TeamworkDesk, typed } from './desk.ts'
import { findTasks, toTask } from './find-tasks.ts'
import { addFollowers } from './followers.ts'
import { requireColleagues } from './notes.ts'

/** Any colleague who may see the record changes its tasks; a new assignee is told. */
export async function saveTask<E extends string>(desk: TeamworkDesk<E>, body: TaskSave<E>): Promise<Saved> {
  const { me } = desk
  const { companyId, number, colleagues } = await desk.find(body)
  requireColleagues(colleagues, [body.assigneeId], () => 'assigneeId')
  return desk.write(`${body.entity} ${body.entityId}`, async (tx) => {
    const before = await lockTask(tx, desk, body)
    const values = { title: body.title, due_on: body.dueOn, assignee_id: body.assigneeId }
    const { task } = typed(desk.tables)
    const saved = before
      ? await tx
          .updateTable(task)
          .set({ ...values, ...(before.due_on !== body.dueOn && { reminded_on: null }) })
          .where('company_id', '=', companyId)
          .where('id', '=', before.id)
          .returning(['id', 'version'])
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto(task)
          .values({
            ...values,
            company_id: companyId,
            entity: body.entity,
            entity_id: body.entityId,
            number,
            author_id: me.id,
          })
          .returning(['id', 'version'])
          .executeTakeFirstOrThrow()
    await addFollowers(tx, desk, companyId, body, [me.id, body.assigneeId])
    if (body.assigneeId !== me.id && body.assigneeId !== before?.assignee_id)
      await desk.tell(tx, {
        companyId,
        key: body,
        phrase: 'task',
        params: { name: me.name, number, title: body.title, day: body.dueOn },
        to: [body.assigneeId],
      })
    desk.changed(tx, companyId, 'recordTask')
    return saved
  })
}

/** A task cannot move to another record, and is changed over the version that was read. */
async function lockTask<E extends string>(tx: Tx, desk: TeamworkDesk<E>, body: TaskSave<E>) {
  if (body.id === undefined) return undefined
  const [row] = await lockRecords(tx, typed(desk.tables).task, [body.id], desk.companyId)
  const isOfRecord = row?.entity === body.entity && row.entity_id === body.entityId
  const task = getOrRefuse(isOfRecord ? row : undefined)
  const record = { companyId: task.company_id, entity: 'recordTask', id: task.id } as const
  await requireVersion(tx, record, { actual: task.version, given: body.version }, (reader) =>
    readTask(reader, desk, task.id),
  )
  return task
}

async function readTask<E extends string>(
  reader: Reader,
  desk: TeamworkDesk<E>,
  id: string,
): Promise<RecordTask<E>> {
  const [rows] = await reader(findTasks(desk).where('t.id', '=', id))
  return toTask(desk, getOrRefuse(rows[0]))
}

/** By who has or gave it; the other one is told that it is done. */
export const markTask = (desk: TeamworkDesk<string>, taskId: string, body: TaskDone): Promise<Saved> =>
  desk.write(`recordTask ${taskId}`, async (tx) => {
    const { me } = desk
    const { task: table } = typed(desk.tables)
    const [task] = await lockRecords(tx, table, [taskId], desk.companyId)
    const mine = [task?.author_id, task?.assignee_id].includes(me.id) ? task : undefined
    const { id, version, company_id, author_id, assignee_id, done_at, title, number, entity, entity_id } =
      getOrRefuse(mine)
    const isDone = isYes(body.isDone)
    if (isDone === (done_at !== null)) return { id, version }
    const saved = await tx
      .updateTable(table)
      .set({ done_at: isDone ? raw<string>`now()` : null, done_by: isDone ? me.id : null })
      .where('company_id', '=', company_id)
      .where('id', '=', id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    if (isDone)
      await desk.tell(tx, {
        companyId: company_id,
        key: { entity, entityId: entity_id },
        phrase: 'taskDone',
        params: { name: me.name, number, title },
        to: [...new Set([author_id, assignee_id])].filter((each) => each !== me.id),
      })
    desk.changed(tx, company_id, 'recordTask')
    return saved
  })
