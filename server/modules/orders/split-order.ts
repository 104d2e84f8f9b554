import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { amount, isPositive } from '@quayside/contract/kernel/money.ts'
import type { OrderCopied } from '@quayside/contract/orders/order.api.ts'
import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { checkSplit, type SplitInput, splitInto, splitLines } from '@quayside/contract/orders/split-lines.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { requireStep, runTransition } from '../../platform/records/run-transition.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { type AskedOrder, orderOfStep } from './lock-order.ts'
import { lockOpenChange } from './order-change-queries.ts'
import { orderHooks } from './order-hooks.ts'
import { toOrderLine } from './order-line-rows.ts'
import { findOrderLines, lockOrders, orderKey } from './order-record-queries.ts'
import { factsOf } from './order-state-facts.ts'
import { sumUpOrder } from './sum-up-order.ts'
import { tellCompany } from './tell-company.ts'
import { copyFiles, insertSecondOrder, moveLines } from './write-split.ts'

export const splitOwnOrder = (
  call: Call,
  { params, body }: { params: { id: string }; body: SplitInput },
): Promise<OrderCopied> =>
  call.write((tx) => splitOrder(tx, asCustomer(call.principal), { id: params.id, ...body }, call.requireKind))

/**
 * Moves lines, or parts of them, into a second order of the same kind, parties and state. Quantities and amounts of the
 * two add up to what was there. Money that was applied for or paid, and goods that came in, keep the first as it is.
 */
export async function splitOrder(
  tx: Tx,
  acting: Acting,
  { id, locked, ...input }: SplitInput & AskedOrder,
  requireKind?: (kind: number) => void,
): Promise<OrderCopied> {
  const order = await orderOfStep(tx, acting, { id, locked })
  const { company_id: companyId } = order
  requireKind?.(order.model_type)
  const asked = { machine: orderMachine, name: 'split', state: order.state, facts: factsOf(order) }
  requireStep(acting, asked, input)
  if (isPositive(amount(order.paid_amount))) throw refuse('order.splitPaid')
  await orderHooks.get().requireUndeclared(tx, order)
  // The request names lines as they are now.
  if (await lockOpenChange(tx, companyId, id)) throw refuse('orderChange.open')
  const [rows] = await readWithin(tx)(findOrderLines({ companyId, orderId: id }))
  const priced = { lines: rows.map((row) => toOrderLine(row, order)), currency: order.currency }
  refuseIfAny(checkSplit(priced, input))

  const to = splitInto[stateKey(orderMachine, order.state)] ?? 'draft'
  const second = await insertSecondOrder(tx, order, orderState.codes[to])
  await moveLines(tx, order, second.id, splitLines(priced, input))
  await copyFiles(tx, order, second.id)
  const { orderAmount } = await sumUpOrder(tx, { id: second.id, company_id: companyId })
  await happened(
    tx,
    acting,
    { companyId, entity: 'order', ids: [second.id] },
    { transition: 'create', to, note: order.order_no },
  )
  await runTransition(tx, acting, orderKey(companyId, id), {
    ...asked,
    given: { ...input, note: [second.orderNo, input.note].filter(Boolean).join(' · ') },
    write: () => sumUpOrder(tx, order),
  })
  await orderHooks.get().refreshMoney(tx, acting, companyId, [id, second.id])
  if (acting.actor === 'provider') await tellCompany(tx, order, 'split', { second: second.orderNo })
  const [written] = await lockOrders(tx, [second.id], companyId)
  const { version } = getOrRefuse(written)
  return { id: second.id, version, orderNo: second.orderNo, orderAmount, modelType: order.model_type }
}
