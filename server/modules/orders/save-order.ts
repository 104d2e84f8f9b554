import { checkLineKeys } from '@quayside/contract/kernel/lines/line.rules.ts'
import { type Amount, exceeds } from '@quayside/contract/kernel/money.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { checkAmounts, checkOrder, checkOrderDays } from '@quayside/contract/orders/order.rules.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { orderDocuments } from '@quayside/contract/orders/order.ts'
import type { OrderSave, OrderSaved } from '@quayside/contract/orders/order-save.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import { noteReadings } from '../../platform/papers/note-readings.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { requireStep } from '../../platform/records/run-transition.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { requirePermission } from '../../platform/session/require-access.ts'
import { checkAnswer, checkReferences, type References, referencesOf } from './check-references.ts'
import { readOrder } from './get-order.ts'
import { identitiesOf, keepIdentities } from './order-identities.ts'
import { type LockedOrder, lockOrders, orderKey } from './order-record-queries.ts'
import { factsOf } from './order-state-facts.ts'
import { headerValues } from './order-values.ts'
import { keepReceived } from './received-lines.ts'
import { recordOrderPrices } from './record-order-prices.ts'
import { isToBeReleased } from './release-order.ts'
import { rewriteOrder } from './rewrite-order.ts'
import { insertOrder } from './write-order.ts'

export async function saveOrder(call: Call, { body }: { body: OrderSave }): Promise<OrderSaved> {
  const today = call.platform.clock.today()
  refuseIfAny([...checkLineKeys(body.lines), ...checkAmounts(body), ...checkOrderDays(body, today)])
  const draft = { ...body, orderDate: body.orderDate || today }
  const { id } = body
  if (id !== undefined) return call.write((tx) => changeOrder(tx, call, draft, id))
  return call.write(
    (tx, answers) => createOrder(tx, call, draft, checkAnswer(draft, answers)),
    referencesOf(call.principal.companyId, draft),
  )
}

/** The order and its lines; also for copies, which come with everything but the files. */
export async function createOrder(
  tx: Tx,
  call: Call,
  draft: OrderSave,
  references?: References,
): Promise<OrderSaved> {
  const acting = asCustomer(call.principal)
  const saved = await insertDraft(tx, acting, call.platform.personalData, draft, references)
  await attach(tx, call, saved.id, draft)
  return saved
}

/** The same without files, also for drafts that a template makes on its days. */
export async function insertDraft(
  tx: Tx,
  acting: Acting & { companyId: string },
  personalData: PersonalData,
  draft: OrderSave,
  references?: References,
): Promise<OrderSaved> {
  const { findings, lines, isClassified } = references ?? (await checkReferences(tx, acting.companyId, draft))
  refuseIfAny(findings)
  return insertOrder(tx, acting, {
    modelType: draft.modelType,
    header: headerValues(withNumbers(draft, undefined, personalData), isClassified, personalData),
    lines,
  })
}

const withNumbers = (
  draft: OrderSave,
  stored: LockedOrder | undefined,
  personalData: PersonalData,
): OrderSave => ({
  ...draft,
  delivery: keepIdentities(draft.delivery, stored && identitiesOf(stored, personalData)),
})

async function changeOrder(tx: Tx, call: Call, given: OrderSave, id: string): Promise<OrderSaved> {
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  const { personalData } = call.platform
  const [locked] = await lockOrders(tx, [id], companyId)
  const before = getOrRefuse(locked)
  await requireVersion(
    tx,
    orderKey(companyId, id),
    { actual: before.version, given: given.version },
    (read) =>
      readOrder(read, call, id, (kind) => requirePermission(call.principal, orderPermission(kind, 'list'))),
  )
  const { from } = requireStep(acting, {
    machine: orderMachine,
    name: 'save',
    state: before.state,
    facts: factsOf(before),
  })
  const draft = withNumbers(given, before, personalData)
  if (before.model_type !== draft.modelType) refuseIfAny([at('modelType', 'order.kindFixed')])
  const { findings, atSubmission, lines, isClassified } = await checkReferences(tx, companyId, draft)
  // A submitted order whose price audit failed stays submitted: it must be complete, and its price is looked at again.
  const isSubmitted = from === 'submitted'
  refuseIfAny([...findings, ...(isSubmitted ? [...atSubmission, ...checkOrder(draft)] : [])])
  const header = {
    ...headerValues(draft, isClassified, personalData),
    receiving_state: await keepReceived(tx, before, draft.lines),
  }
  const saved = await rewriteOrder(tx, acting, before, {
    state: from,
    header: isSubmitted ? { ...header, price_audit: priceAudit.codes.awaiting } : header,
    lines,
  })
  await attach(tx, call, id, draft)
  if (isSubmitted) {
    await refuseRaise(tx, call, before, { currency: draft.currency, amount: saved.orderAmount as Amount })
    const today = call.platform.clock.today()
    await recordOrderPrices(tx, acting, { ...draft, lines }, { orderNo: saved.orderNo, today })
  }
  return saved
}

/** What a second member had to release is not raised past them: the provider returns the order for that. */
async function refuseRaise(
  tx: Tx,
  call: Call,
  before: LockedOrder,
  now: { currency: string; amount: Amount },
): Promise<void> {
  const isRaised = now.currency !== before.currency || exceeds(now.amount, before.order_amount as Amount)
  if (isRaised && (await isToBeReleased(tx, call, now)))
    refuseIfAny([at('orderAmount', 'order.raiseNeedsRelease')])
}

async function attach(tx: Tx, call: Call, id: string, { attachments, readings }: OrderSave): Promise<void> {
  for (const kind of orderDocuments) {
    const fileIds = attachments[kind]
    if (fileIds) await attachFiles(tx, call.principal, { entity: 'order', entityId: id, kind, fileIds })
  }
  const { companyId } = call.principal
  await noteReadings(tx, asCustomer(call.principal), { companyId, entity: 'order', id }, readings)
}
