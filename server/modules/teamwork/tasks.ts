import type { NotedEntity } from '@quayside/contract/kernel/noted-entities.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved, SelectedIds } from '@quayside/contract/kernel/record.ts'
import type {
  NotedKey,
  RecordTask,
  TaskDone,
  TaskQuery,
  TaskSave,
} from '@quayside/contract/teamwork/teamwork.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { changed } from '../../platform/records/happened.ts'
import { containing, listPage } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { lockForSave, lockRecords } from '../../platform/records/record-writes.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { addFollowers, tell } from './followers.ts'
import { type NotedRecords, readNoted } from './noted-record.ts'
import { removeOwn, requireColleagues } from './notes.ts'

const findTasks = (companyId: string) =>
  sql
    .selectFrom('record_task as t')
    .innerJoin('member as a', 'a.id', 't.assignee_id')
    .innerJoin('member as m', 'm.id', 't.member_id')
    .leftJoin('member as d', 'd.id', 't.done_by')
    .select([
      't.id',
      't.version',
      't.entity',
      't.entity_id',
      't.number',
      't.title',
      't.due_on',
      't.assignee_id',
      'a.name as assignee',
      'm.name as created_by',
      't.done_at',
      'd.name as done_by',
      't.created_at',
      't.updated_at',
    ])
    .where('t.company_id', '=', companyId)
    .where('t.deleted_at', 'is', null)
type TaskRow = Awaited<ReturnType<ReturnType<typeof findTasks>['execute']>>[number]

export const findTasksOf = (companyId: string, { entity, entityId }: NotedKey) =>
  findTasks(companyId)
    .where('t.entity', '=', entity)
    .where('t.entity_id', '=', entityId)
    .orderBy(raw`t.done_at is not null`)
    .orderBy('t.due_on')
    .orderBy('t.id')
    .limit(200)

export const toTask = (call: Call, row: TaskRow): RecordTask => ({
  id: row.id,
  version: row.version,
  entity: row.entity as NotedEntity,
  entityId: row.entity_id,
  number: row.number,
  title: row.title,
  dueOn: row.due_on,
  assignee: { id: row.assignee_id, name: row.assignee },
  isMine: row.assignee_id === call.principal.memberId,
  createdBy: row.created_by,
  doneAt: row.done_at,
  doneBy: row.done_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** Those that the member has or gave: nobody else's record is named in the list. */
export function listTasks(
  call: Call,
  { query }: { query: TaskQuery },
): Promise<{ rows: RecordTask[]; total: number }> {
  const { companyId, memberId } = call.principal
  const today = call.platform.clock.today()
  let tasks = findTasks(companyId)
  if (query.isMine === undefined)
    tasks = tasks.where((where) =>
      where.or([where('t.assignee_id', '=', memberId), where('t.member_id', '=', memberId)]),
    )
  else if (isYes(query.isMine)) tasks = tasks.where('t.assignee_id', '=', memberId)
  else tasks = tasks.where('t.member_id', '=', memberId).where('t.assignee_id', '<>', memberId)
  if (query.isDone !== undefined)
    tasks = tasks.where('t.done_at', isYes(query.isDone) ? 'is not' : 'is', null)
  if (query.isOverdue !== undefined)
    tasks = isYes(query.isOverdue)
      ? tasks.where('t.done_at', 'is', null).where('t.due_on', '<', today)
      : tasks.where((where) => where.or([where('t.done_at', 'is not', null), where('t.due_on', '>=', today)]))
  if (query.entity) tasks = tasks.where('t.entity', '=', query.entity)
  if (query.dueOnBegin) tasks = tasks.where('t.due_on', '>=', query.dueOnBegin)
  if (query.dueOnEnd) tasks = tasks.where('t.due_on', '<=', query.dueOnEnd)
  if (query.keyword) {
    const pattern = containing(query.keyword)
    tasks = tasks.where(raw<boolean>`(t.title ilike ${pattern} or t.number ilike ${pattern})`)
  }
  return listPage(call, tasks, query, sorting, (row) => toTask(call, row))
}
const sorting = { id: raw.ref('t.id'), dueOn: raw.ref('t.due_on'), createdAt: raw.ref('t.created_at') }

const taskRecord = {
  entity: 'recordTask',
  table: 'record_task',
  read: async (reader: Reader, call: Call, id: string): Promise<RecordTask> => {
    const [rows] = await reader(findTasks(call.principal.companyId).where('t.id', '=', id))
    return toTask(call, getOrRefuse(rows[0]))
  },
} as const

/** Any colleague who may see the record changes its tasks; a new assignee is told. */
export const saveTask =
  (records: NotedRecords) =>
  async (call: Call, { body }: { body: TaskSave }): Promise<Saved> => {
    const { companyId, memberId, name } = call.principal
    const { number, colleagues } = await readNoted(call, records, body)
    requireColleagues(colleagues, [body.assigneeId], () => 'assigneeId')
    return call.write(async (tx) => {
      const before = await lockForSave(tx, call, taskRecord, body, {
        entity: body.entity,
        entity_id: body.entityId,
      })
      const values = { title: body.title, due_on: body.dueOn, assignee_id: body.assigneeId }
      const saved = before
        ? await tx
            .updateTable('record_task')
            .set({ ...values, ...(before.due_on !== body.dueOn && { reminded_on: null }) })
            .where('company_id', '=', companyId)
            .where('id', '=', before.id)
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
        : await tx
            .insertInto('record_task')
            .values({
              ...values,
              company_id: companyId,
              entity: body.entity,
              entity_id: body.entityId,
              number,
              member_id: memberId,
            })
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
      await addFollowers(tx, companyId, body, [memberId, body.assigneeId])
      if (body.assigneeId !== memberId && body.assigneeId !== before?.assignee_id)
        await tell(tx, {
          companyId,
          key: body,
          phrase: 'task',
          params: { name, number, title: body.title, day: body.dueOn },
          memberIds: [body.assigneeId],
        })
      changed(tx, { companyId, entity: 'recordTask' })
      return saved
    })
  }

/** By who has or gave it; the other one is told that it is done. */
export const markTask = (
  call: Call,
  { params, body }: { params: { id: string }; body: TaskDone },
): Promise<Saved> =>
  call.write(async (tx) => {
    const { companyId, memberId, name } = call.principal
    const [task] = await lockRecords(tx, 'record_task', [params.id], companyId)
    const mine = [task?.member_id, task?.assignee_id].includes(memberId) ? task : undefined
    const { id, version, member_id, assignee_id, done_at, title, number, entity, entity_id } =
      getOrRefuse(mine)
    const isDone = isYes(body.isDone)
    if (isDone === (done_at !== null)) return { id, version }
    const saved = await tx
      .updateTable('record_task')
      .set({ done_at: isDone ? raw<string>`now()` : null, done_by: isDone ? memberId : null })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    const others = [...new Set([member_id, assignee_id])].filter((each) => each !== memberId)
    if (isDone)
      await tell(tx, {
        companyId,
        key: { entity: entity as NotedEntity, entityId: entity_id },
        phrase: 'taskDone',
        params: { name, number, title },
        memberIds: others,
      })
    changed(tx, { companyId, entity: 'recordTask' })
    return saved
  })

export const removeTasks = (
  call: Call,
  input: { query: SelectedIds; body: SelectedIds },
): Promise<{ count: number }> => removeOwn(call, 'record_task', selectedIds(input))
