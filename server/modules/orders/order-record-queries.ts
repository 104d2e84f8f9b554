import { orderLines } from '@quayside/contract/orders/order-line.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type InferResult, sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import { decimalText } from '../../platform/database/decimal-text.ts'
import { selectedLines } from '../../platform/records/document-lines.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { nameIn } from '../../platform/records/warehouse-name.ts'
import { announcedQtySql } from './announced-goods.ts'
import { heldGoods } from './held-goods.ts'
import { findOrders } from './order-queries.ts'
import { transportColumns } from './order-transport.ts'

export const orderKey = (companyId: string, id: string): RecordKey => ({ companyId, entity: 'order', id })

const warehouseColumns = ['receiving_warehouse', 'delivery_warehouse'] as const
const isWarehouse = (column: string): boolean => warehouseColumns.some((each) => each === column)

/** A warehouse of the provider's is named in the reader's language; any other is named as it was written. */
function warehouseName(column: (typeof warehouseColumns)[number], locale: Locale | '') {
  const written = raw.ref<string>(`o.${column}`)
  if (locale === '') return written
  return raw<string>`coalesce((select ${nameIn('w', locale)} from warehouse w
    where w.id = ${raw.ref(`o.${column}_id`)}), ${written})`
}

/** The header with what only its own page shows. */
export const findOrder = compiledOnce((of: { companyId: string; id: string }, locale: Locale | '') =>
  findOrders(of.companyId, {}, locale || undefined)
    .select([
      'o.destination_port',
      'o.shipping_note_no',
      'o.supplier_invoice_no',
      'o.remarks',
      'o.release_refusal',
    ])
    .select(
      raw<string | null>`(select m.name from member m where m.id = o.release_asked_by)`.as(
        'release_asked_by_name',
      ),
    )
    .select(transportColumns.filter((column) => !isWarehouse(column)).map((column) => `o.${column}` as const))
    .select(warehouseColumns.map((column) => warehouseName(column, locale).as(column)))
    .where('o.id', '=', of.id),
)
export type OrderRecordRow = InferResult<ReturnType<typeof findOrder>>[number]

export const findOrderLines = compiledOnce((of: { companyId: string; orderId: string }) =>
  sql
    .selectFrom('order_line as l')
    .leftJoin(heldGoods(of).as('h'), 'h.line_id', 'l.id')
    .select(selectedLines('l', orderLines))
    .select([
      decimalText('l.received_qty').as('received_qty'),
      announcedQtySql('l').as('announced_qty'),
      decimalText('l.short_qty').as('short_qty'),
      decimalText('l.shipped_qty').as('shipped_qty'),
      raw<string>`coalesce(trim_scale(h.qty), 0)::text`.as('held_qty'),
      raw<string>`coalesce((select p.hs_code from product p
        where p.company_id = l.company_id and p.id = l.product_id), '')`.as('hs_code'),
    ])
    .where('l.company_id', '=', of.companyId)
    .where('l.order_id', '=', of.orderId)
    .orderBy('l.position'),
)
export type OrderLineRow = InferResult<ReturnType<typeof findOrderLines>>[number]

/** Orders to be changed, locked in one order so that two selections that overlap cannot wait for each other. */
export const lockOrders = (tx: Tx, ids: readonly string[], companyId: string | undefined) =>
  tx
    .selectFrom('trade_order')
    .select([
      'id',
      'company_id',
      'version',
      'order_no',
      'model_type',
      'state',
      'is_warehouse_type',
      'price_audit',
      'receiving_state',
      'shipping_state',
      'sign_state',
      'declaration_state',
      'archive_state',
      'return_reason',
      'release_asked_by',
      'currency',
      'order_amount',
      'applied_amount',
      'paid_amount',
      'order_date',
      'exported_on',
      'pickup_id_number_sealed',
      'consignee_id_number_sealed',
    ])
    .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .where('deleted_at', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .orderBy('id')
    .forUpdate()
    .execute()
export type LockedOrder = Awaited<ReturnType<typeof lockOrders>>[number]

export const findOrderByNumber = (companyId: string, orderNo: string) =>
  sql
    .selectFrom('trade_order')
    .select(['id', 'model_type'])
    .where('company_id', '=', companyId)
    .where('order_no', '=', orderNo)
    .where('deleted_at', 'is', null)
