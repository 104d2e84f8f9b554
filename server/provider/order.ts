import {
  ErpOrder,
  ErpOrderDetail,
  ErpOrderDraft,
  OrdersQuery,
  orderActions,
  orderBodies,
} from '@quayside/contract/gateway/order.ts'
import { BindInput } from '@quayside/contract/orders/order.api.ts'
import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { readDetail } from '../modules/orders/order-detail.ts'
import { lockOrders } from '../modules/orders/order-record-queries.ts'
import { factsOf, stateLabelOf } from '../modules/orders/order-state-facts.ts'
import { saveErpOrder } from '../modules/orders/save-erp-order.ts'
import type { Tx } from '../platform/database/database.ts'
import { type ActingCall, excludesDrafts, type ProviderCall, providerEntity, upsertOf } from './entity.ts'
import { findCompanies } from './find-companies.ts'
import { factColumns } from './order-fact-columns.ts'
import { type KnownReference, keepReferences, lockReferences } from './references.ts'
import { run } from './run-order-step.ts'

type OfCompany = { readonly companyId: string; readonly id: string }

const review = async ({ companyId, id }: OfCompany, { read, platform, locale }: ProviderCall) =>
  (await readDetail(read, companyId, id, locale)).toDetail(platform.personalData)

const identities = async ({ companyId, id }: OfCompany, { read, platform }: ProviderCall) =>
  (await readDetail(read, companyId, id)).identities(platform.personalData)

function save(
  tx: Tx,
  { acting, platform }: ActingCall,
  row: ErpOrderDraft,
  before: KnownReference | undefined,
) {
  const { reference: _reference, version, companyId, ...draft } = row
  const id = before?.recordId
  const known = id ? { id, version: version ?? before.version } : undefined
  return saveErpOrder(tx, acting, platform, { companyId, known, draft })
}

export const order = providerEntity({
  kind: 'order',
  name: 'orders',
  from: raw`trade_order r`,
  columns: raw<Selectable<DB['trade_order']>>`r.*`,
  /**
   * A returned order is a draft again, but known. A draft that the ERP made for its customer is hidden like any other:
   * the customer may have written into it, and an upsert finds it by the ERP's reference without reading it.
   */
  visible: raw<boolean>`r.deleted_at is null
    and (${excludesDrafts('order', raw`r.state`)} or r.submitted_at is not null)`,
  state: 'state',
  facts: factsOf,
  factColumns,
  awaited: {
    priceAudit: raw<boolean>`(r.state = ${raw.lit(orderState.codes.submitted)}
      and coalesce(r.price_audit, ${raw.lit(priceAudit.codes.awaiting)}) = ${raw.lit(priceAudit.codes.awaiting)})`,
  },
  label: {
    facts: raw`jsonb_build_object('state', r.state, 'model_type', r.model_type,
      'is_warehouse_type', r.is_warehouse_type, 'return_reason', r.return_reason, 'receiving_state', r.receiving_state,
      'shipping_state', r.shipping_state, 'sign_state', r.sign_state, 'delivery_type', r.delivery_type)`,
    text: stateLabelOf,
  },
  number: raw`r.order_no`,
  title: raw`''`,
  // Since its state was reached; marks beside the machine have no state that they come from.
  sum: { currency: raw`r.currency`, amount: raw`r.order_amount` },
  since: raw`coalesce((select max(e.at) from event e where e.company_id = r.company_id and e.entity = 'order'
    and e.entity_id = r.id and e.from_state <> '' and e.from_state <> e.to_state), r.submitted_at, r.created_at)`,
  review,
  identities,
  query: OrdersQuery,
  row: ErpOrder,
  detail: ErpOrderDetail,
  // The ERP hands the goods over, so it has the numbers whole.
  more: async ({ company_id: companyId, id }, { read, platform }) => {
    const { toDetail, identities: whole } = await readDetail(read, companyId, id)
    const { boundLots: _lots, delivery, ...detail } = toDetail(platform.personalData)
    return { ...detail, delivery: { ...delivery, ...whole(platform.personalData) } }
  },
  bodies: { ...orderBodies, bind: BindInput.shape },
  actions: orderActions,
  lock: async (tx, id) => (await lockOrders(tx, [id], undefined))[0],
  run,
  upsert: upsertOf({
    row: ErpOrderDraft,
    summary:
      'Makes orders for customers, as drafts of source 0, or changes those that were not submitted yet.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: async (tx, rows, call) => {
      const known = await lockReferences(tx, 'orders', rows)
      const companies = await findCompanies(tx, rows)
      const saved: { draft: ErpOrderDraft; recordId: string; version: number | null }[] = []
      for (const draft of rows) {
        refuseIfAny(companies.has(draft.companyId) ? [] : [at('companyId', 'gateway.companyUnknown')])
        const before = known.get(draft.reference)
        if (before?.recordId && before.isSame) {
          saved.push({ draft, recordId: before.recordId, version: before.version })
          continue
        }
        const { id, version } = await save(tx, call, draft, before)
        saved.push({ draft, recordId: id, version })
      }
      await keepReferences(tx, 'orders', saved)
      return saved.map(({ recordId, version }) => ({ id: recordId, ...(version !== null && { version }) }))
    },
  }),
})
