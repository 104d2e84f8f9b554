import type { TaskKind } from '@quayside/contract/office/task.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { found } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'
import { findTasks, isOpenTo } from './task-queries.ts'
import { stateNameOf, waiting } from './waiting.ts'

type Ref = { kind: TaskKind; id: string }

export async function takeUpTask(call: OfficeCall, { body }: { body: Ref }): Promise<void> {
  await call.write(async (tx, note) => {
    const task = await lockTask(tx, call, body)
    note.target = `${body.kind} ${body.id}`
    note.companyId = task.company_id
    await holdTask(tx, call, body, task)
    await waiting[body.kind].takeUp?.(tx, call.acting, body.id, stateNameOf(body.kind, task.state))
  })
}

export async function handOverTask(
  call: OfficeCall,
  { body }: { body: Ref & { staffId?: string | undefined } },
): Promise<void> {
  await call.write(async (tx, note) => {
    const task = await lockTask(tx, call, body)
    note.target = `${body.kind} ${body.id}`
    note.companyId = task.company_id
    const isOwn = task.holder_id === call.staff.id
    // An administrator may take a task off somebody who is away.
    if (!isOwn && !call.staff.roles.includes('administrator')) throw refuse('task.notTaken')
    await letGo(tx, body)
    if (body.staffId === undefined) return
    const colleague = await tx
      .selectFrom('staff')
      .select('id')
      .where('id', '=', body.staffId)
      .where('is_enabled', '=', true)
      .executeTakeFirst()
    await hold(tx, body, found(colleague).id)
  })
}

/** Before a decision: what a colleague has taken up is theirs; what nobody has is the caller's from here on. */
export async function requireTask(tx: Tx, call: OfficeCall, ref: Ref): Promise<void> {
  const task = await findTask(tx, call, ref)
  // Not waiting: the record's own machine says what is wrong.
  if (task) await holdTask(tx, call, ref, task)
}

type Found = NonNullable<Awaited<ReturnType<typeof findTask>>>

async function lockTask(tx: Tx, call: OfficeCall, ref: Ref): Promise<Found> {
  // Two who take the same task up at once: the second waits here and finds it taken.
  await raw`select pg_advisory_xact_lock(hashtextextended(${`${ref.kind} ${ref.id}`}, 0))`.execute(tx)
  const task = await findTask(tx, call, ref)
  if (!task) throw refuse('task.gone')
  return task
}

async function findTask(tx: Tx, call: OfficeCall, ref: Ref) {
  if (!isOpenTo(call.staff.permissions, ref.kind)) return undefined
  const query = findTasks([ref.kind], {}, call.staff.id).where('task.id', '=', ref.id)
  const { rows } = await tx.executeQuery(query.compile())
  return rows[0]
}

async function holdTask(tx: Tx, call: OfficeCall, ref: Ref, task: Found): Promise<void> {
  if (task.holder_id === call.staff.id) return
  if (task.holder_id !== null) throw refuse('task.taken', { name: task.holder_name ?? '' })
  await hold(tx, ref, call.staff.id)
}

const hold = (tx: Tx, ref: Ref, staffId: string) =>
  tx
    .insertInto('task_holder')
    .values({ kind: ref.kind, record_id: ref.id, staff_id: staffId })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'record_id'])
        .doUpdateSet({ staff_id: staffId, taken_at: raw<string>`now()` }),
    )
    .execute()

const letGo = (tx: Tx, ref: Ref) =>
  tx.deleteFrom('task_holder').where('kind', '=', ref.kind).where('record_id', '=', ref.id).execute()
