import {
  ErpOrder,
  ErpOrderDetail,
  ErpOrderDraft,
  OrdersQuery,
  orderActions,
  orderBodies,
} from '@quayside/contract/gateway/order.ts'
import { BindInput } from '@quayside/contract/orders/order.api.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { setArchiveState, setDeclarationState, setPriceAudit } from '../../modules/orders/mark-order.ts'
import { findOrder, findOrderLines, lockOrders } from '../../modules/orders/order-record-queries.ts'
import { factsOf, toOrder, toOrderLine } from '../../modules/orders/order-rows.ts'
import { transportOf } from '../../modules/orders/order-transport.ts'
import { type LineQuantity, receiveOrder, shipOrder } from '../../modules/orders/receive-order.ts'
import { saveErpOrder } from '../../modules/orders/save-erp-order.ts'
import { type OrderGiven, stepOrder } from '../../modules/orders/step-order.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Reader } from '../../platform/records/read-in.ts'
import { found } from '../../platform/session/call.ts'
import type { GatewayCall } from '../call.ts'
import { type GatewayEntity, recordsOf, type Step, transitionsOf, upsertOf } from '../entity.ts'
import { findCompanies } from '../find-companies.ts'
import { keepReferences, lockReferences } from '../references.ts'

const all = sql.selectFrom('trade_order').selectAll().where('deleted_at', 'is', null)
type Row = Awaited<ReturnType<(typeof all)['execute']>>[number]

const toRow = (row: Row) => ({
  id: row.id,
  companyId: row.company_id,
  version: row.version,
  orderNo: row.order_no,
  modelType: row.model_type,
  state: row.state,
  orderDate: row.order_date,
  supplierId: row.supplier_id,
  customerId: row.customer_id,
  currency: row.currency,
  orderAmount: row.order_amount,
  receivingState: row.receiving_state,
  shippingState: row.shipping_state,
  priceAudit: row.price_audit,
  declarationState: row.declaration_state,
  source: row.source,
  submittedAt: row.submitted_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** The record as its customer sees it, lines and all. */
async function whole({ company_id: companyId, id }: Row, read: Reader, { personalData }: Platform) {
  const [[first], lines] = await read(
    findOrder({ companyId, id }),
    findOrderLines({ companyId, orderId: id }),
  )
  const order = found(first)
  return {
    ...toOrder(order),
    shippingNoteNo: order.shipping_note_no,
    supplierInvoiceNo: order.supplier_invoice_no,
    remarks: order.remarks,
    exportedOn: order.exported_on,
    ...transportOf(order, personalData),
    lines: lines.map((line) => toOrderLine(line, order)),
  }
}

function run(tx: Tx, acting: GatewayCall['acting'], { id, name, given }: Step): Promise<unknown> {
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

function save(tx: Tx, { acting, platform }: GatewayCall, row: ErpOrderDraft, id: string | undefined) {
  const { reference: _reference, companyId, ...draft } = row
  return saveErpOrder(tx, acting, platform, { companyId, id, draft })
}

export const orders: GatewayEntity = {
  name: 'orders',
  records: recordsOf({
    query: OrdersQuery,
    row: ErpOrder,
    page: ({ after, limit, companyId, modelType, state, source }) =>
      all
        .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
        .$if(modelType !== undefined, (query) => query.where('model_type', '=', modelType ?? 0))
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 0))
        .$if(source !== undefined, (query) => query.where('source', '=', source ?? 0))
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit),
    one: (id) => all.where('id', '=', id),
    toRow,
    detail: ErpOrderDetail,
    more: whole,
    standing: (row) => ({ companyId: row.company_id, state: row.state, facts: factsOf(row) }),
  }),
  transitions: transitionsOf({
    machine: orderMachine,
    entity: 'order',
    bodies: { ...orderBodies, bind: { lots: BindInput.shape.lots } },
    actions: orderActions,
    lock: async (tx, id) => {
      const [row] = await lockOrders(tx, [id], undefined)
      return row && { companyId: row.company_id, version: row.version, state: row.state, facts: factsOf(row) }
    },
    run,
  }),
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
}
