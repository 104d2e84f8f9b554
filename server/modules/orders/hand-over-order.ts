import type { Amount } from '@quayside/contract/kernel/money.ts'
import { priceDeviation } from '@quayside/contract/orders/line-readiness.ts'
import { checkOrder } from '@quayside/contract/orders/order.rules.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { OrderDraft } from '@quayside/contract/orders/order-save.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { lockName } from '../../platform/database/lock-order.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { requireStep, runTransition } from '../../platform/records/run-transition.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { checkReferences } from './check-references.ts'
import { toOrderLine } from './order-line-rows.ts'
import { findOrder, findOrderLines, type LockedOrder, lockOrders, orderKey } from './order-record-queries.ts'
import { toDraft } from './order-rows.ts'
import { factsOf } from './order-state-facts.ts'
import { findPriceHistory, historyKey, historyOf } from './price-history.ts'
import { recordOrderPrices } from './record-order-prices.ts'

/** The order to be submitted or released, locked, once the machine and the kind's permission allow the step. */
export async function lockForHandOver(
  tx: Tx,
  call: Call,
  { id, name }: { id: string; name: 'submit' | 'release' },
  requireKind: (kind: number) => void,
): Promise<LockedOrder> {
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  // Submissions of a company are serialised: several in one transaction write prices of the same goods in any order, so
  // two such transactions could deadlock.
  await lockName(tx, '@orderSubmission', companyId)
  const [locked] = await lockOrders(tx, [id], companyId)
  const order = getOrRefuse(locked)
  requireKind(order.model_type)
  // Checked before the fields, so that a second submission is refused as such and not for a missing field.
  requireStep(acting, { machine: orderMachine, name, state: order.state, facts: factsOf(order) })
  return order
}

/** The full check on the locked rows: what the form has seen may have changed since. */
export async function checkSubmission(tx: Tx, call: Call, { id, company_id: companyId }: LockedOrder) {
  const [[row], lines] = await readWithin(tx)(
    findOrder({ companyId, id }),
    findOrderLines({ companyId, orderId: id }),
  )
  const header = getOrRefuse(row)
  const draft = toDraft(
    header,
    lines.map((line) => toOrderLine(line, header)),
    call.platform.personalData,
  )
  const references = await checkReferences(tx, companyId, draft)
  refuseIfAny([...references.findings, ...references.atSubmission, ...checkOrder(draft)])
  return { draft, references, currency: header.currency, amount: header.order_amount as Amount }
}
export type CheckedSubmission = Awaited<ReturnType<typeof checkSubmission>>

/** The order becomes the provider's: by its submission, or by the second member's release of it. */
export async function handOver(
  tx: Tx,
  call: Call,
  order: LockedOrder,
  {
    name,
    note,
    checked,
  }: { name: 'submit' | 'release'; note?: string | undefined; checked: CheckedSubmission },
): Promise<number> {
  const acting = asCustomer(call.principal)
  const { id, company_id: companyId } = order
  const { draft, references } = checked
  const wantsAudit = order.price_audit !== null || (await hasOddPrice(tx, companyId, draft, id))
  const { written: version } = await runTransition(tx, acting, orderKey(companyId, id), {
    machine: orderMachine,
    name,
    state: order.state,
    facts: factsOf(order),
    given: { note },
    write: async (state) => {
      const saved = await tx
        .updateTable('trade_order')
        .set({
          state: Number(state),
          submitted_at: raw<string>`now()`,
          return_reason: '',
          release_asked_by: null,
          release_refusal: '',
          is_classified: references.isClassified,
          price_audit: wantsAudit ? priceAudit.codes.awaiting : null,
        })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .returning('version')
        .executeTakeFirstOrThrow()
      return saved.version
    },
  })
  const today = call.platform.clock.today()
  const { lines } = references
  await recordOrderPrices(tx, acting, { ...draft, lines }, { orderNo: order.order_no, today })
  return version
}

/** A price far from its model's own history is looked at by the provider before the audit. */
async function hasOddPrice(tx: Tx, companyId: string, draft: OrderDraft, id: string): Promise<boolean> {
  const [rows] = await readWithin(tx)(findPriceHistory(companyId, draft.currency, draft.lines, id))
  const known = new Map(rows.map((row) => [`${row.model_key}\n${row.brand_key}`, row]))
  return draft.lines.some(
    (line) => priceDeviation(line, { priceHistory: historyOf(known.get(historyKey(line))) }) !== undefined,
  )
}
