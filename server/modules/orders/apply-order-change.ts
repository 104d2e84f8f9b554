import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { type ChangeItem, isLineField } from '@quayside/contract/orders/order-change.ts'
import type { Delivery } from '@quayside/contract/orders/order-parts.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { announcedQtySql } from './announced-goods.ts'
import { orderHooks } from './order-hooks.ts'
import type { LockedOrder } from './order-record-queries.ts'
import { deliveryColumns } from './order-transport.ts'
import { sumUpOrder } from './sum-up-order.ts'

const headerColumns: Readonly<Record<string, string>> = {
  contractNo: 'contract_no',
  shippingNoteNo: 'shipping_note_no',
  supplierInvoiceNo: 'supplier_invoice_no',
  remarks: 'remarks',
}

/** Writes accepted changes into the order, whose row the caller has locked. */
export async function applyOrderChange(
  tx: Tx,
  acting: Acting,
  order: LockedOrder,
  items: readonly ChangeItem[],
): Promise<void> {
  const { id, company_id: companyId } = order
  const fields = items.filter(({ field }) => !isLineField(field))
  if (fields.length > 0)
    await tx
      .updateTable('trade_order')
      .set(Object.fromEntries(fields.map(columnAndValue)))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute()
  const figures = items.filter(({ field }) => isLineField(field))
  if (figures.length > 0) {
    await changeFigures(tx, order, figures)
    const sums = await sumUpOrder(tx, order)
    if (!sums.coversPaid)
      throw refuse('orderChange.belowPaid', { amount: formatAmount(sums.orderAmount as Amount) })
    await orderHooks.get().refreshMoney(tx, acting, companyId, [id])
  }
}

function columnAndValue({ field, after }: ChangeItem): [string, string | null] {
  const [part = '', name = ''] = field.split('.')
  if (part !== 'delivery') return [headerColumns[part] ?? part, after]
  const [column, kind] = deliveryColumns[name as keyof Delivery]
  return [column, kind === 'timestamp' && after === '' ? null : after]
}

/** A line that was split off or received since the request keeps at least what is bound to it. */
async function changeFigures(tx: Tx, order: LockedOrder, items: readonly ChangeItem[]): Promise<void> {
  const of = (field: ChangeItem['field']) => items.filter((item) => item.field === field)
  const [quantities, prices] = [of('line.qty'), of('line.price')]
  const { rows } = await raw<{ id: string; is_below: boolean }>`
    with quantity as (
      select * from unnest(${quantities.map(({ lineId }) => lineId)}::bigint[], ${quantities.map(({ after }) => after)}::numeric[])
        as given (line_id, qty)
    ), price as (
      select * from unnest(${prices.map(({ lineId }) => lineId)}::bigint[], ${prices.map(({ after }) => after)}::numeric[])
        as given (line_id, price)
    )
    update order_line l set qty = coalesce(quantity.qty, l.qty), price = coalesce(price.price, l.price),
      total_money = round(coalesce(quantity.qty, l.qty) * coalesce(price.price, l.price), app.currency_decimals(${order.currency}))
    from order_line before
      left join quantity on quantity.line_id = before.id
      left join price on price.line_id = before.id
    where l.id = before.id and l.company_id = ${order.company_id}::bigint and l.order_id = ${order.id}::bigint
      and (quantity.line_id is not null or price.line_id is not null)
    returning l.id, l.qty < greatest(l.received_qty + ${announcedQtySql('l')}::numeric, l.shipped_qty) as is_below`.execute(
    tx,
  )
  const changed = new Set(items.map(({ lineId }) => lineId))
  if (rows.length !== changed.size || rows.some((row) => row.is_below)) throw refuse('record.stale')
}
