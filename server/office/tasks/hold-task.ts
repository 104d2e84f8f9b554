import { jobsOf, kindOf, type TaskKind } from '@quayside/contract/office/kinds.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { lockName } from '../../platform/database/lock-order.ts'
import { publishTask } from '../../platform/live/publish.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { providerEntities } from '../../provider/entities.ts'
import { stepRecord } from '../../provider/step-record.ts'
import type { OfficeCall } from '../office-call.ts'
import { findTasks, type Jobs, jobsFor, stateNameOf } from './task-queries.ts'

type Ref = { kind: TaskKind; id: string }

export async function takeUpTask(call: OfficeCall, { body }: { body: Ref }): Promise<void> {
  await call.write(async (tx, note) => {
    const task = await lockTask(tx, call, body)
    note.target = `${body.kind} ${body.id}`
    note.companyId = task.company_id
    publishTask(tx)
    await holdTask(tx, call, body, task)
    if (isTakenUpByStep(task))
      await stepRecord(tx, call.acting, providerEntities[body.kind], {
        id: body.id,
        name: 'takeUp',
        given: {},
      })
  })
}

/** Whether the record's machine has a step for being taken up, from where the record stands. */
const isTakenUpByStep = (task: Found): boolean =>
  kindOf(task.kind).machine.transitions.some(
    ({ name, from }) => name === 'takeUp' && from.includes(stateNameOf(task)),
  )

export async function handOverTask(
  call: OfficeCall,
  { body }: { body: Ref & { staffId?: string | undefined } },
): Promise<void> {
  await call.write(async (tx, note) => {
    const task = await lockTask(tx, call, body)
    note.target = `${body.kind} ${body.id}`
    note.companyId = task.company_id
    const isOwn = task.holder_id === call.staff.id
    // An administrator may release a task that another member of staff holds.
    if (!isOwn && !call.staff.roles.includes('administrator')) throw refuse('task.notTaken')
    await releaseTask(tx, body)
    publishTask(tx)
    if (body.staffId === undefined) return
    const colleague = await tx
      .selectFrom('staff')
      .select('id')
      .where('id', '=', body.staffId)
      .where('is_enabled', '=', true)
      .executeTakeFirst()
    await hold(tx, body, getOrRefuse(colleague).id)
  })
}

/**
 * Runs before a step, in its transaction: refuses a task that a colleague holds. A step of the machine takes a free
 * task; an action outside the machine does not.
 */
export async function requireTask(
  tx: Tx,
  call: OfficeCall,
  ref: Ref,
  { isTakenUp }: { isTakenUp: boolean },
): Promise<void> {
  await lockRef(tx, ref)
  // All jobs are looked at: what a colleague of another role holds is left to them as well.
  const task = await findTask(tx, call, ref, new Map([[ref.kind, jobsOf(ref.kind)]]))
  // Not a waiting state: the record's machine gives the refusal.
  if (!task) return
  if (isTakenUp) await holdTask(tx, call, ref, task)
  else refuseIfTaken(call, task)
}

type Found = NonNullable<Awaited<ReturnType<typeof findTask>>>

async function lockTask(tx: Tx, call: OfficeCall, ref: Ref): Promise<Found> {
  await lockRef(tx, ref)
  const task = await findTask(tx, call, ref, jobsFor(call.staff.permissions))
  if (!task) throw refuse('task.gone')
  return task
}

/** Serialises concurrent holds and decisions on the same task: the second waits here and finds it taken. */
const lockRef = (tx: Tx, ref: Ref) => lockName(tx, '@task', `${ref.kind} ${ref.id}`)

async function findTask(tx: Tx, call: OfficeCall, ref: Ref, jobs: Jobs) {
  const query = findTasks(jobs, { kind: ref.kind }, { staffId: call.staff.id, locale: call.locale }).where(
    'task.id',
    '=',
    ref.id,
  )
  const { rows } = await tx.executeQuery(query.compile())
  return rows[0]
}

function refuseIfTaken(call: OfficeCall, task: Found): void {
  if (task.holder_id !== null && task.holder_id !== call.staff.id)
    throw refuse('task.taken', { name: task.holder_name ?? '' })
}

async function holdTask(tx: Tx, call: OfficeCall, ref: Ref, task: Found): Promise<void> {
  refuseIfTaken(call, task)
  if (task.holder_id === null) await hold(tx, ref, call.staff.id)
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

/** Back to all; also after a step into another state, where a new job waits, perhaps of another role. */
export const releaseTask = (tx: Tx, ref: Ref) =>
  tx.deleteFrom('task_holder').where('kind', '=', ref.kind).where('record_id', '=', ref.id).execute()
