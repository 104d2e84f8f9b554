import type { TransitionOf } from '@quayside/contract/kernel/machine.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { isApplicable } from '@quayside/contract/orders/order-change.rules.ts'
import { orderChangeMachine } from '@quayside/contract/orders/order-change.states.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { applyOrderChange } from './apply-order-change.ts'
import {
  changeFactsOf,
  findOrderOfChange,
  type LockedChange,
  lockOpenChange,
  lockOrderChange,
  orderChangeKey,
} from './order-change-queries.ts'
import { type LockedOrder, lockOrders } from './order-record-queries.ts'

type Given = { readonly note?: string | undefined; readonly reason?: string | undefined }
type ChangeStep = TransitionOf<typeof orderChangeMachine>

export const withdrawOrderChange = (
  call: Call,
  { params, body }: { params: { id: string }; body: Given },
): Promise<Saved> =>
  call.write(async (tx) => {
    const { change, order } = await lockChange(tx, params.id, call.principal.companyId)
    call.requireKind(order.model_type)
    return move(tx, asCustomer(call.principal), { change, order }, 'withdraw', body)
  })

/** Accept, refuse or carry out. Accepting writes into the order what its state still allows; the customer is told. */
export async function decideOrderChange(
  tx: Tx,
  acting: Acting & { actor: 'provider' },
  {
    id,
    name,
    given,
    locked,
  }: { id: string; name: string; given: Given; locked?: Awaited<ReturnType<typeof lockChange>> },
): Promise<Saved> {
  return move(tx, acting, locked ?? (await lockChange(tx, id)), name as ChangeStep, given)
}

/** An order that ends, or goes back to its customer, takes an undecided request along. */
export async function lapseOrderChange(tx: Tx, order: LockedOrder): Promise<void> {
  const change = await lockOpenChange(tx, order.company_id, order.id)
  if (!change) return
  await move(tx, { actor: 'system', id: null, name: '' }, { change, order }, 'lapse', {})
}

/** A request and its order, which is locked first. */
export async function lockChange(tx: Tx, id: string, companyId?: string) {
  const of = getOrRefuse(await findOrderOfChange(tx, id))
  const [order] = await lockOrders(tx, [of.order_id], companyId)
  const locked = getOrRefuse(order)
  return { order: locked, change: getOrRefuse(await lockOrderChange(tx, id)) }
}

async function move(
  tx: Tx,
  acting: Acting,
  { change, order }: { change: LockedChange; order: LockedOrder },
  name: ChangeStep,
  given: Given,
): Promise<Saved> {
  const { id, company_id: companyId } = change
  const orderState = stateKey(orderMachine, order.state)
  const isAccepted = name === 'accept'
  const items = change.items.map((item) => ({
    ...item,
    isApplied: item.isApplied || (isAccepted && isApplicable(item.field, orderState)),
  }))
  let { version } = change
  const { to } = await runTransition(tx, acting, orderChangeKey(companyId, id), {
    machine: orderChangeMachine,
    name,
    state: change.state,
    facts: changeFactsOf({ ...change, order_state: order.state }),
    given,
    write: async (state) => {
      const saved = await tx
        .updateTable('order_change')
        .set({
          state: Number(state),
          items: JSON.stringify(items),
          ...(given.reason !== undefined && { answer: given.reason }),
          decided_at: raw<string>`coalesce(decided_at, now())`,
        })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .returning('version')
        .executeTakeFirstOrThrow()
      version = saved.version
    },
  })
  if (isAccepted)
    await applyOrderChange(
      tx,
      acting,
      order,
      items.filter((item) => item.isApplied),
    )
  await happened(
    tx,
    acting,
    { companyId, entity: 'order', ids: [order.id] },
    {
      transition: orderChangeMachine.name,
      to,
      note: given.reason ?? given.note,
      notice:
        acting.actor === 'customer'
          ? undefined
          : {
              phrase: `orderChange.${name}`,
              params: { orderNo: order.order_no, reason: given.reason ?? '' },
            },
    },
  )
  return { id, version }
}
