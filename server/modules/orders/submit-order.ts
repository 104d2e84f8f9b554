import type { Saved } from '@quayside/contract/kernel/record.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { checkOrder } from '@quayside/contract/orders/order.rules.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { OrderDraft } from '@quayside/contract/orders/order.ts'
import { priceDeviation } from '@quayside/contract/orders/order-readiness.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { shanghaiDate } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { requireStep, runTransition } from '../../platform/records/run-transition.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { requirePermission } from '../../platform/session/require-access.ts'
import type { Submitter } from '../../platform/system/submit-drafts.ts'
import { recordPurchasePrices } from '../products/record-purchase-price.ts'
import { checkReferences } from './check-references.ts'
import { historyOf } from './order-facts.ts'
import { findOrder, findOrderLines, lockOrders, orderKey } from './order-record-queries.ts'
import { factsOf, toDraft, toOrderLine } from './order-rows.ts'
import { findPriceHistory, historyKey } from './price-history.ts'

type Input = { params: { id: string }; body: { note?: string | undefined } }

export const submitOrder = (call: Call, { params, body }: Input): Promise<Saved> =>
  call.write((tx) => submitOne(tx, call, { id: params.id, note: body.note }, call.requireKind))

/** The same by commitAudit, each order answered on its own. */
export const orderSubmitter: Submitter = {
  // Which kind's permission is asked for each order by itself.
  access: 'member',
  submit: (call, tx, id) =>
    submitOne(tx, call, { id }, (kind) => requirePermission(call.principal, orderPermission(kind, 'submit'))),
}

async function submitOne(
  tx: Tx,
  call: Call,
  { id, note }: { id: string; note?: string | undefined },
  requireKind: (kind: number) => void,
): Promise<Saved> {
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  // Submissions of a company are serialised: several in one transaction write prices of the same goods in any order, so
  // two such transactions could deadlock.
  await raw`select pg_advisory_xact_lock(hashtextextended(${`order submission ${companyId}`}, 0))`.execute(tx)
  const [locked] = await lockOrders(tx, [id], companyId)
  const order = found(locked)
  requireKind(order.model_type)
  const asked = { machine: orderMachine, name: 'submit', state: order.state, facts: factsOf(order) }
  // Checked before the fields, so that a second submission is refused as such and not for a missing field.
  requireStep(acting, asked)
  const [[row], lines] = await readWithin(tx)(
    findOrder({ companyId, id }),
    findOrderLines({ companyId, orderId: id }),
  )
  const header = found(row)
  const draft = toDraft(
    header,
    lines.map((line) => toOrderLine(line, header)),
    call.platform.personalData,
  )
  // Checked on the locked rows: what the form has seen may have changed since.
  const references = await checkReferences(tx, companyId, draft)
  refuseIfAny([...references.findings, ...references.atSubmission, ...checkOrder(draft)])
  const wantsAudit = order.price_audit !== null || (await hasOddPrice(tx, companyId, draft, id))
  let version = order.version
  await runTransition(tx, acting, orderKey(companyId, id), {
    ...asked,
    given: { note },
    write: async (state) => {
      const saved = await tx
        .updateTable('trade_order')
        .set({
          state: Number(state),
          submitted_at: raw<string>`now()`,
          return_reason: '',
          is_classified: references.isClassified,
          price_audit: wantsAudit ? priceAudit.codes.awaiting : null,
        })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .returning('version')
        .executeTakeFirstOrThrow()
      version = saved.version
    },
  })
  const today = shanghaiDate(call.platform.clock.now())
  const { lines: linked } = references
  await recordOrderPrices(tx, acting, { ...draft, lines: linked }, { orderNo: order.order_no, today })
  return { id, version }
}

/** A price far from its model's own history is looked at by the provider before the audit. */
async function hasOddPrice(tx: Tx, companyId: string, draft: OrderDraft, id: string): Promise<boolean> {
  const [rows] = await readWithin(tx)(findPriceHistory(companyId, draft.currency, draft.lines, id))
  const known = new Map(rows.map((row) => [`${row.model_key}\n${row.brand_key}`, row]))
  return draft.lines.some(
    (line) => priceDeviation(line, { priceHistory: historyOf(known.get(historyKey(line))) }) !== undefined,
  )
}

/** What was paid for the goods of the catalogue, for the supplier's list of goods. */
export async function recordOrderPrices(
  tx: Tx,
  acting: Acting & { companyId: string },
  draft: OrderDraft,
  { orderNo, today }: { orderNo: string; today: string },
): Promise<void> {
  const { supplierId } = draft
  if (supplierId === null) return
  const byProduct = new Map(
    draft.lines.flatMap(({ productId, price }) =>
      productId === null ? [] : [[`${productId} ${price}`, { productId, price }]],
    ),
  )
  if (byProduct.size === 0) return
  const prices = [...byProduct.values()].map(({ productId, price }) => ({
    supplierId,
    productId,
    price,
    currency: draft.currency,
    pricedOn: draft.orderDate > today ? today : draft.orderDate,
    orderNumber: orderNo,
  }))
  await recordPurchasePrices(tx, acting, acting.companyId, prices)
}
