import {
  ErpOrder,
  ErpOrderDetail,
  ErpOrderDraft,
  OrdersQuery,
  orderActions,
  orderBodies,
} from '@quayside/contract/gateway/order.ts'
import { BindInput } from '@quayside/contract/orders/order.api.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { setArchiveState, setDeclarationState, setPriceAudit } from '../modules/orders/mark-order.ts'
import { readDetail } from '../modules/orders/order-detail.ts'
import { lockOrders } from '../modules/orders/order-record-queries.ts'
import { factsOf } from '../modules/orders/order-rows.ts'
import { type LineQuantity, receiveOrder, shipOrder } from '../modules/orders/receive-order.ts'
import { saveErpOrder } from '../modules/orders/save-erp-order.ts'
import { type OrderGiven, stepOrder } from '../modules/orders/step-order.ts'
import type { Tx } from '../platform/database/database.ts'
import {
  excludesDrafts,
  type ProviderActing,
  type ProviderCall,
  providerEntity,
  type Step,
  type UpsertCall,
  upsertOf,
} from './entity.ts'
import { findCompanies } from './find-companies.ts'
import { keepReferences, lockReferences } from './references.ts'

async function review(
  { companyId, id }: { companyId: string; id: string },
  { read, platform }: ProviderCall,
) {
  return (await readDetail(read, companyId, id)).toDetail(platform.personalData)
}

function run(tx: Tx, acting: ProviderActing, { id, name, given }: Step): Promise<unknown> {
  const { reason, note, lines } = given as OrderGiven & { lines?: LineQuantity[] }
  switch (name) {
    case 'receive':
      return receiveOrder(tx, acting, { id, lines, note })
    case 'ship':
      return shipOrder(tx, acting, { id, lines })
    case 'priceAudit':
      return setPriceAudit(tx, acting, { id, priceAudit: Number(given['priceAudit']), reason })
    case 'declarationState':
      return setDeclarationState(tx, acting, {
        id,
        declarationState: Number(given['declarationState']),
        note,
      })
    case 'archiveState':
      return setArchiveState(tx, acting, { id, archiveState: Number(given['archiveState']) })
    default:
      return stepOrder(tx, acting, { id, name, given })
  }
}

function save(tx: Tx, { acting, platform }: UpsertCall, row: ErpOrderDraft, id: string | undefined) {
  const { reference: _reference, companyId, ...draft } = row
  return saveErpOrder(tx, acting, platform, { companyId, id, draft })
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
  number: raw`r.order_no`,
  title: raw`''`,
  since: raw`coalesce(r.submitted_at, r.created_at)`,
  review,
  query: OrdersQuery,
  row: ErpOrder,
  detail: ErpOrderDetail,
  more: async ({ company_id: companyId, id }, call) => {
    const { boundLots: _lots, ...detail } = await review({ companyId, id }, call)
    return detail
  },
  bodies: { ...orderBodies, bind: { lots: BindInput.shape.lots } },
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
      const saved: { draft: ErpOrderDraft; recordId: string }[] = []
      for (const draft of rows) {
        refuseIfAny(companies.has(draft.companyId) ? [] : [at('companyId', 'gateway.companyUnknown')])
        const { recordId, isSame } = known.get(draft.reference) ?? {}
        const id = recordId ?? undefined
        saved.push({ draft, recordId: isSame && id ? id : (await save(tx, call, draft, id)).id })
      }
      await keepReferences(tx, 'orders', saved)
      return saved.map(({ recordId }) => ({ id: recordId }))
    },
  }),
})
