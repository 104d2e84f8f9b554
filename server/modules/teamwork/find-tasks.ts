import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { NotedKey, RecordTask, TaskQuery } from '@quayside/contract/teamwork/teamwork.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing, listPage } from '../../platform/records/list-page.ts'
import { isHere, type TeamworkDesk, typed } from './desk.ts'

type Of = Pick<TeamworkDesk<string>, 'tables' | 'companyId'>

export const findTasks = ({ tables, companyId }: Of) => {
  const { task, person } = typed(tables)
  return sql
    .selectFrom(`${task} as t`)
    .innerJoin(`${person} as a`, 'a.id', 't.assignee_id')
    .innerJoin(`${person} as m`, 'm.id', 't.author_id')
    .leftJoin(`${person} as d`, 'd.id', 't.done_by')
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
      't.author_id',
      'm.name as created_by',
      't.done_at',
      'd.name as done_by',
      't.created_at',
      't.updated_at',
    ])
    .select(raw<boolean>`not ${isHere(tables, 'a')}`.as('is_assignee_gone'))
    .where('t.deleted_at', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('t.company_id', '=', companyId ?? ''))
}
type TaskRow = Awaited<ReturnType<ReturnType<typeof findTasks>['execute']>>[number]

export const findTasksOf = (desk: Of, { entity, entityId }: NotedKey<string>) =>
  findTasks(desk)
    .where('t.entity', '=', entity)
    .where('t.entity_id', '=', entityId)
    .orderBy(raw`t.done_at is not null`)
    .orderBy('t.due_on')
    .orderBy('t.id')
    .limit(200)

export const toTask = <E extends string>({ me }: TeamworkDesk<E>, row: TaskRow): RecordTask<E> => ({
  id: row.id,
  version: row.version,
  entity: row.entity as E,
  entityId: row.entity_id,
  number: row.number,
  title: row.title,
  dueOn: row.due_on,
  assignee: { id: row.assignee_id, name: row.assignee },
  isAssigneeGone: row.is_assignee_gone,
  isMine: row.assignee_id === me.id,
  isGivenByMe: row.author_id === me.id,
  createdBy: row.created_by,
  doneAt: row.done_at,
  doneBy: row.done_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** Those that the caller has or gave; the list names no other record. */
export function listTasks<E extends string>(
  desk: TeamworkDesk<E>,
  query: TaskQuery<E>,
): Promise<{ rows: RecordTask<E>[]; total: number }> {
  const { me, today } = desk
  let tasks = findTasks(desk)
  if (query.isMine === undefined)
    tasks = tasks.where((where) =>
      where.or([where('t.assignee_id', '=', me.id), where('t.author_id', '=', me.id)]),
    )
  else if (isYes(query.isMine)) tasks = tasks.where('t.assignee_id', '=', me.id)
  else tasks = tasks.where('t.author_id', '=', me.id).where('t.assignee_id', '<>', me.id)
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
  // What is to be done comes first, and of it what is due first.
  if (!query.orderByColumn) tasks = tasks.orderBy(raw`t.done_at is not null`).orderBy('t.due_on')
  return listPage(desk, tasks, query, sorting, (row) => toTask(desk, row))
}
const sorting = { id: raw.ref('t.id'), dueOn: raw.ref('t.due_on'), createdAt: raw.ref('t.created_at') }
