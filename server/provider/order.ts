import {
  ErpOrder,
  ErpOrderDetail,
  ErpOrderDraft,
  OrdersQuery,
  orderActions,
  orderBodies,
} from '@quayside/contract/gateway/order.ts'
import { BindInput } from '@quayside/contract/orders/order.api.ts'
import { orderKind, orderState, receivingState, signState } from '@quayside/contract/orders/order.codes.ts'
import { type OrderFacts, orderFactValues } from '@quayside/contract/orders/order.states.ts'
import type { LineQuantity } from '@quayside/contract/orders/received-lines.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import {
  clearOrder,
  declareOrder,
  markOrderDeclarations,
} from '../modules/customs/step-order-declarations.ts'
import { setArchiveState, setPriceAudit } from '../modules/orders/mark-order.ts'
import { readDetail } from '../modules/orders/order-detail.ts'
import type { OrderGiven } from '../modules/orders/order-effect.ts'
import { lockOrders } from '../modules/orders/order-record-queries.ts'
import { factsOf, stateLabelOf } from '../modules/orders/order-state-facts.ts'
import { receiveOrder, shipOrder } from '../modules/orders/receive-order.ts'
import { saveErpOrder } from '../modules/orders/save-erp-order.ts'
import { signDelivery } from '../modules/orders/sign-delivery.ts'
import { splitOrder } from '../modules/orders/split-order.ts'
import { stepOrder } from '../modules/orders/step-order.ts'
import { trackOrder } from '../modules/orders/track-order.ts'
import type { Tx } from '../platform/database/database.ts'
import {
  excludesDrafts,
  type FactColumn,
  type ProviderActing,
  type ProviderCall,
  providerEntity,
  type Step,
  type UpsertCall,
  upsertOf,
} from './entity.ts'
import { findCompanies } from './find-companies.ts'
import { type KnownReference, keepReferences, lockReferences } from './references.ts'

type OfCompany = { readonly companyId: string; readonly id: string }

const review = async ({ companyId, id }: OfCompany, { read, platform }: ProviderCall) =>
  (await readDetail(read, companyId, id)).toDetail(platform.personalData)

const identities = async ({ companyId, id }: OfCompany, { read, platform }: ProviderCall) =>
  (await readDetail(read, companyId, id)).identities(platform.personalData)

function run(tx: Tx, acting: ProviderActing, { id, name, given }: Step): Promise<unknown> {
  const { reason, note, lines } = given as OrderGiven & { lines?: LineQuantity[] }
  const entered = { id, ...given } as never
  switch (name) {
    case 'receive':
      return receiveOrder(tx, acting, { id, lines, note })
    case 'ship':
      return shipOrder(tx, acting, entered)
    case 'split':
      return splitOrder(tx, acting, entered)
    case 'signDelivery':
      return signDelivery(tx, acting, entered)
    case 'track':
      return trackOrder(tx, acting, entered)
    case 'declare':
      return declareOrder(tx, acting, id, given)
    case 'clear':
      return clearOrder(tx, acting, id, given)
    case 'priceAudit':
      return setPriceAudit(tx, acting, { id, priceAudit: Number(given['priceAudit']), reason })
    case 'declarationState':
      return markOrderDeclarations(tx, acting, {
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

function save(
  tx: Tx,
  { acting, platform }: UpsertCall,
  row: ErpOrderDraft,
  before: KnownReference | undefined,
) {
  const { reference: _reference, version, companyId, ...draft } = row
  const id = before?.recordId
  const known = id ? { id, version: version ?? before.version } : undefined
  return saveErpOrder(tx, acting, platform, { companyId, known, draft })
}

const codesOf = <K>(keys: readonly K[], codeOf: (key: K) => unknown): ReadonlyMap<unknown, string> =>
  new Map(keys.map((key) => [key, String(codeOf(key))]))
const factColumns = {
  modelType: {
    sql: raw`r.model_type::text`,
    values: codesOf(orderFactValues.modelType, (key) => orderKind.codes[key]),
  },
  isWarehouseType: {
    sql: raw`r.is_warehouse_type::text`,
    values: codesOf(orderFactValues.isWarehouseType, String),
  },
  priceAudit: {
    sql: raw`coalesce(r.price_audit::text, '')`,
    values: codesOf(orderFactValues.priceAudit, (key) => (key === undefined ? '' : priceAudit.codes[key])),
  },
  receivingState: {
    sql: raw`r.receiving_state::text`,
    values: codesOf(orderFactValues.receivingState, (key) => receivingState.codes[key]),
  },
  signState: {
    sql: raw`r.sign_state::text`,
    values: codesOf(orderFactValues.signState, (key) => signState.codes[key]),
  },
  isInPaymentApplication: {
    sql: raw`(r.applied_amount > 0)::text`,
    values: codesOf(orderFactValues.isInPaymentApplication, String),
  },
  isToRelease: {
    sql: raw`(r.release_asked_by is not null)::text`,
    values: codesOf(orderFactValues.isToRelease, String),
  },
} satisfies Record<keyof OrderFacts, FactColumn>

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
    of: stateLabelOf,
  },
  number: raw`r.order_no`,
  title: raw`''`,
  // Since its state was reached; marks beside the machine have no state that they come from.
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
