import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import {
  type BulkResult,
  type BulkStep,
  type OrderStepName,
  orderSteps,
  type ReceiveInput,
} from '@quayside/contract/office/order.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { setDeclarationState, setPriceAudit } from '../../modules/orders/mark-order.ts'
import { receiveOrder } from '../../modules/orders/receive-order.ts'
import { type OrderGiven, stepOrder } from '../../modules/orders/step-order.ts'
import { failureOf } from '../../platform/http/answer.ts'
import type { OfficeCall } from '../office-call.ts'
import { requireTask } from '../tasks/hold-task.ts'

type Step<B> = { params: { id: string }; body: B }

const take = (call: OfficeCall, id: string, name: OrderStepName, given: OrderGiven): Promise<Saved> =>
  call.write(async (tx, note) => {
    note.target = `order ${id} ${name}`
    await requireTask(tx, call, { kind: 'order', id })
    return stepOrder(tx, call.acting, { id, name, given })
  })

export const stepOrderBy =
  (name: OrderStepName) =>
  (call: OfficeCall, { params, body }: Step<OrderGiven>): Promise<Saved> =>
    take(call, params.id, name, body)

export const receive = (call: OfficeCall, { params: { id }, body }: Step<ReceiveInput>): Promise<Saved> =>
  call.write((tx, note) => {
    note.target = `order ${id} receive`
    return receiveOrder(tx, call.acting, { id, ...body })
  })

export const auditPrice = (
  call: OfficeCall,
  { params: { id }, body }: Step<{ priceAudit: number; reason?: string | undefined }>,
): Promise<Saved> =>
  call.write((tx, note) => {
    note.target = `order ${id} priceAudit`
    return setPriceAudit(tx, call.acting, { id, ...body })
  })

export const markDeclaration = (
  call: OfficeCall,
  { params: { id }, body }: Step<{ declarationState: number; note?: string | undefined }>,
): Promise<Saved> =>
  call.write((tx, note) => {
    note.target = `order ${id} declarationState`
    return setDeclarationState(tx, call.acting, { id, ...body })
  })

/** Each order in a transaction of its own: what is refused harms no other, and what went through stays. */
export async function stepMany(call: OfficeCall, { body }: { body: BulkStep }): Promise<BulkResult[]> {
  if (!call.staff.permissions.has(orderSteps[body.step])) throw refuse('access.forbidden')
  const results: BulkResult[] = []
  for (const id of new Set(body.ids)) {
    try {
      await take(call, id, body.step, { reason: body.reason })
      results.push({ id, ok: true, code: 200, msg: call.text('server.done') })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, msg } = failureOf(error, call.text)
      results.push({ id, ok: false, code, msg })
    }
  }
  return results
}
