import type { Saved } from '@quayside/contract/kernel/record.ts'
import { recordKinds } from '@quayside/contract/office/kinds.ts'
import type { BulkResult, BulkStep } from '@quayside/contract/office/order.ts'
import type { ClassifyMany } from '@quayside/contract/products/classification.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { answerSeveral, requireSome, resultOf, type Worded } from '../../platform/http/several.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { ProviderEntity, Step } from '../../provider/entity.ts'
import { isAction, stepRecord } from '../../provider/step-record.ts'
import type { OfficeCall } from '../office-call.ts'
import { releaseTask, requireTask } from '../tasks/hold-task.ts'

/** All steps of staff run through this function, so that the hold of a task applies to all of them. */
const take = (call: OfficeCall, entity: ProviderEntity, step: Step): Promise<Saved> =>
  call.write(async (tx, note) => {
    const ref = { kind: entity.kind, id: step.id }
    note.target = `${ref.kind} ${ref.id} ${step.name}`
    await requireTask(tx, call, ref, { isTakenUp: !isAction(entity, step.name) })
    const { id, version, companyId, isMoved } = await stepRecord(tx, call.acting, entity, step)
    if (isMoved && step.name !== 'takeUp') await releaseTask(tx, ref)
    note.companyId = companyId
    return { id, version }
  })

export const takeStep =
  (entity: ProviderEntity, name: string) =>
  (call: OfficeCall, { params, body }: { params: { id: string }; body: Step['given'] }): Promise<Saved> =>
    take(call, entity, { id: params.id, name, given: body })

/** One step of several orders. */
export async function stepMany(call: OfficeCall, { body }: { body: BulkStep }): Promise<Several> {
  if (!call.staff.permissions.has(recordKinds.order.steps[body.step])) throw refuse('access.forbidden')
  const given = body.reason === undefined ? {} : { reason: body.reason }
  const steps = [...new Set(body.ids)].map((id) => ({ id, name: body.step, given }))
  return stepEach(call, providerEntities.order, steps)
}

/** The answers of several requests. */
export const classifyMany = (call: OfficeCall, { body }: { body: ClassifyMany }): Promise<Several> =>
  stepEach(
    call,
    providerEntities.classificationRequest,
    body.answers.map(({ id, ...given }) => ({ id, name: 'classify', given })),
  )

type Several = BulkResult[] | Worded<BulkResult[]>

/** Each record in a transaction of its own: a refused one does not affect the others. */
export async function stepEach(
  call: OfficeCall,
  entity: ProviderEntity,
  steps: readonly Step[],
): Promise<Several> {
  const results: BulkResult[] = []
  for (const step of steps) results.push(await resultOf(call.text, step.id, () => take(call, entity, step)))
  requireSome(results)
  return answerSeveral(call.text, results)
}
