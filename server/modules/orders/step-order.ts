import { checkDayOrder } from '@quayside/contract/kernel/day-order.ts'
import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { OrderStep } from '@quayside/contract/orders/order.access.ts'
import { orderKind, signState } from '@quayside/contract/orders/order.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { isChangeRequestable } from '@quayside/contract/orders/order-change.rules.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { requireStep, runTransition } from '../../platform/records/run-transition.ts'
import type { Call } from '../../platform/session/call.ts'
import { lapseOrderChange } from './decide-order-change.ts'
import { type AskedOrder, orderOfStep } from './lock-order.ts'
import { effectOf, type OrderGiven } from './order-effect.ts'
import { orderHooks } from './order-hooks.ts'
import { type LockedOrder, orderKey } from './order-record-queries.ts'
import { factsOf } from './order-state-facts.ts'
import { shipRest } from './ship-lines.ts'
import { signAllDeliveries } from './sign-all-deliveries.ts'
import { concludeReceipt } from './take-in.ts'
import { tellCompany } from './tell-company.ts'

type Input = { params: { id: string }; body: OrderGiven }

const customerStep =
  (name: OrderStep) =>
  (call: Call, { params, body }: Input): Promise<Saved> =>
    call.write((tx) =>
      stepOrder(tx, asCustomer(call.principal), { id: params.id, name, given: body }, call.requireKind),
    )

export const cancelOrder = customerStep('cancel')
export const signOrder = customerStep('sign')
export const bindOrder = customerStep('bind')

/**
 * Any step that changes no line, for both actors: the customer's cancel, bind and sign; the provider's auditPass,
 * auditFail, return, cancel, bind, declare, clear, arrive, depart, dispatch, sign and complete.
 */
export async function stepOrder(
  tx: Tx,
  acting: Acting,
  { name, given, ...asked }: AskedOrder & { name: string; given: OrderGiven },
  requireKind?: (kind: number) => void,
): Promise<Saved> {
  const order = await orderOfStep(tx, acting, asked)
  requireKind?.(order.model_type)
  // Refused as a step before its goods are looked at.
  requireStep(acting, { machine: orderMachine, name, state: order.state, facts: factsOf(order) }, given)
  const counted = await concludeReceipt(tx, acting, order, { name, lines: given.lines, note: given.note })
  const values = { receiving_state: counted.receiving_state }
  return takeStep(tx, acting, counted, { name, given, values })
}

export async function takeStep(
  tx: Tx,
  acting: Acting,
  order: LockedOrder,
  {
    name,
    given,
    values = {},
    told = {},
  }: {
    name: string
    given: OrderGiven
    values?: object
    told?: Record<string, string | number>
  },
): Promise<Saved> {
  const { id, company_id: companyId } = order
  const effect = effectOf(name, order, given)
  const isSigned = effect['sign_state'] === signState.codes.signed
  // Goods that were handed to a carrier, or that the customer has signed for, are not in the store any more.
  const isLeaving = name === 'dispatch' || isSigned
  const shipping = isLeaving && { shipping_state: await shipRest(tx, acting, order) }
  let version = order.version
  const { to } = await runTransition(tx, acting, orderKey(companyId, id), {
    machine: orderMachine,
    name,
    state: order.state,
    facts: factsOf(order),
    given,
    write: async (state) => {
      if (name === 'bind')
        await orderHooks.get().bindLots(tx, acting, order, { lots: given.lots ?? [], reason: given.reason })
      if (given.exportedOn)
        refuseIfAny([
          ...checkDay('exportedOn', given.exportedOn, { kind: 'past', today: await readBusinessDay(tx) }),
          ...checkDayOrder(
            'order',
            { orderDate: order.order_date, exportedOn: given.exportedOn },
            'exportedOn',
          ),
        ])
      const saved = await tx
        .updateTable('trade_order')
        .set({
          state: Number(state),
          is_classified: isClassifiedNow,
          release_asked_by: null,
          ...effect,
          ...shipping,
          ...values,
        })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .returning('version')
        .executeTakeFirstOrThrow()
      version = saved.version
    },
  })
  if (isSigned) await signAllDeliveries(tx, acting, order)
  if (name === 'cancel') await orderHooks.get().freeGoods(tx, acting, order)
  if (name === 'arrive') await orderHooks.get().arriveGoods(tx, acting, order)
  if (name === 'cancel' || name === 'return')
    await orderHooks.get().dropDeclarations(tx, acting, order, given.reason ?? '')
  if (!isChangeRequestable(to)) await lapseOrderChange(tx, order)
  if (isFeeDue(name, order.model_type)) await orderHooks.get().proposeAgencyFee(tx, acting, order)
  const isDelivering = name === 'sign' && given.signState === signState.codes.unsigned
  if (acting.actor === 'provider')
    await tellCompany(tx, order, isDelivering ? 'delivering' : name, { reason: given.reason ?? '', ...told })
  return { id, version }
}

/** The agency fee is due with the declaration; an order that crosses no customs has it when its goods are in. */
const isFeeDue = (name: string, modelType: number): boolean => {
  const crossesCustoms = modelType === orderKind.codes.import || modelType === orderKind.codes.export
  return name === (crossesCustoms ? 'declare' : 'receive')
}

/** Products may be classified meanwhile, so each step checks again. */
const isClassifiedNow = raw<boolean>`(trade_order.line_count > 0 and not exists (
  select 1 from order_line l left join product p on p.company_id = l.company_id and p.id = l.product_id
  where l.company_id = trade_order.company_id and l.order_id = trade_order.id and coalesce(p.hs_code, '') = ''))`
