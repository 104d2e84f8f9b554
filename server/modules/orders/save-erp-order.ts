import { checkLineKeys } from '@quayside/contract/kernel/lines/line.rules.ts'
import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { checkAmounts, checkOrderDays } from '@quayside/contract/orders/order.rules.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { OrderDraft, OrderSaved } from '@quayside/contract/orders/order-save.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { requireStep } from '../../platform/records/run-transition.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { checkReferences } from './check-references.ts'
import { identitiesOf, keepIdentities } from './order-identities.ts'
import { type LockedOrder, lockOrders } from './order-record-queries.ts'
import { factsOf } from './order-state-facts.ts'
import { headerValues } from './order-values.ts'
import { keepReceived } from './received-lines.ts'
import { rewriteOrder } from './rewrite-order.ts'
import { insertOrder } from './write-order.ts'

/** The order under the ERP's reference, and the version that the ERP last wrote or says it has read. */
type KnownOrder = { readonly id: string; readonly version: number | null }

/**
 * An order that the provider's ERP made for a customer, of source 0: a draft like the customer's own, for them to look
 * at and submit. The ERP may change it as long as the customer could and has not changed it meanwhile: what the customer
 * has entered is not overwritten.
 */
export async function saveErpOrder(
  tx: Tx,
  acting: Acting & { actor: 'provider' },
  { clock, personalData }: Pick<Platform, 'clock' | 'personalData'>,
  input: { companyId: string; known?: KnownOrder | undefined; draft: OrderDraft },
): Promise<OrderSaved> {
  const { companyId, known } = input
  const today = clock.today()
  const draft = { ...input.draft, orderDate: input.draft.orderDate || today }
  refuseIfAny([...checkLineKeys(draft.lines), ...checkAmounts(draft), ...checkOrderDays(draft, today)])
  const author = { ...acting, companyId }
  const before = known === undefined ? undefined : await lockDraft(tx, author, known, draft)
  const { findings, lines, isClassified } = await checkReferences(tx, companyId, draft)
  refuseIfAny(findings)
  const delivery = keepIdentities(draft.delivery, before && identitiesOf(before.order, personalData))
  const header = headerValues({ ...draft, delivery }, isClassified, personalData)
  const { modelType } = draft
  return before
    ? await rewriteOrder(tx, author, before.order, {
        state: before.state,
        header: { ...header, receiving_state: await keepReceived(tx, before.order, lines) },
        lines,
      })
    : await asErp(tx, companyId, await insertOrder(tx, author, { modelType, header, lines }))
}

async function lockDraft(
  tx: Tx,
  author: Acting & { companyId: string },
  { id, version }: KnownOrder,
  draft: OrderDraft,
): Promise<{ order: LockedOrder; state: string }> {
  const [locked] = await lockOrders(tx, [id], author.companyId)
  const order = getOrRefuse(locked)
  if (order.model_type !== draft.modelType) refuseIfAny([at('modelType', 'order.kindFixed')])
  const asked = { machine: orderMachine, name: 'save', state: order.state, facts: factsOf(order) }
  const { from } = requireStep({ ...author, actor: 'customer' }, asked)
  if (order.version !== version) throw refuse('record.stale')
  return { order, state: from }
}

async function asErp(tx: Tx, companyId: string, saved: OrderSaved): Promise<OrderSaved> {
  const { version } = await tx
    .updateTable('trade_order')
    .set({ source: recordSource.codes.erp })
    .where('company_id', '=', companyId)
    .where('id', '=', saved.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return { ...saved, version }
}
