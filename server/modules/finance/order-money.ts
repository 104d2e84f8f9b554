import {
  fxPaymentStateOf,
  type OrderMoney,
  paidOf,
  paymentStateOf,
  writeOffStateOf,
} from '@quayside/contract/finance/order-money.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import {
  fxPaymentState,
  paymentState,
  taxInvoicingState,
  writeOffState,
} from '@quayside/contract/orders/order-money.codes.ts'
import { liveApplicationStates, paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { invoicingStateOf } from '@quayside/contract/tax-invoices/sales-invoice.rules.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'

const live = liveApplicationStates.map((state) => paymentApplicationState.codes[state])

type Row = {
  id: string
  model_type: number
  currency: string
  payment_method: string
  order_amount: Amount
  applied: Amount
  paid: Amount
  fx_received: Amount
  payment_state: number
  items: { settled: Amount; outstanding: Amount; booked: Amount; invoiced: Amount; currency: string }[]
}

const findMoney = (companyId: string, ids: readonly string[]) => raw<Row>`
  select o.id, o.model_type, o.currency, o.payment_method, o.order_amount, o.payment_state,
    applied.live as applied, applied.paid, coalesce(received.amount, 0)::app.money as fx_received, items.list as items
  from trade_order o
    cross join lateral (
      select coalesce(sum(l.amount), 0)::app.money as live,
        coalesce(sum(l.amount) filter (where a.state = ${paymentApplicationState.codes.paid}), 0)::app.money as paid
      from payment_application_line l
        join payment_application a on a.company_id = l.company_id and a.id = l.application_id
      where l.company_id = o.company_id and l.order_id = o.id and a.state = any(${live}::int[])
    ) applied
    left join lateral (
      select sum(v.amount) as amount from cash_voucher v
        join ledger_entry e on e.company_id = v.company_id and e.id = v.entry_id
      where v.company_id = o.company_id and v.order_id = o.id and v.kind = 'fxReceived' and v.currency = o.currency
        and not exists (select 1 from ledger_entry back where back.reverses = e.id)
    ) received on true
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('settled', i.settled::text, 'outstanding', i.outstanding::text,
        'booked', (i.amount - i.credited)::text, 'invoiced', i.invoiced::text, 'currency', i.currency)), '[]') as list
      from receivable_item i where i.company_id = o.company_id and i.order_id = o.id
    ) items
  where o.company_id = ${companyId} and o.id = any(${[...ids]}::bigint[])`

const toMoney = (row: Row): OrderMoney => ({
  modelType: row.model_type,
  currency: row.currency,
  paymentMethod: row.payment_method,
  orderAmount: row.order_amount,
  applied: row.applied,
  paid: row.paid,
  fxReceived: row.fx_received,
})

/**
 * Writes the states of orders that follow from what is booked and applied for. The caller has locked the orders, so that
 * of two writers the second one counts what the first one booked.
 */
export async function refreshOrderMoney(
  tx: Tx,
  acting: Acting,
  companyId: string,
  orderIds: readonly (string | null)[],
): Promise<void> {
  const ids = [...new Set(orderIds.filter((id) => id !== null))]
  if (ids.length === 0) return
  const { rows } = await findMoney(companyId, ids).execute(tx)
  for (const row of rows) {
    const money = toMoney(row)
    const state = paymentStateOf(money)
    const values = {
      applied_amount: money.applied,
      paid_amount: paidOf(money),
      payment_state: paymentState.codes[state],
      fx_payment_state: fxPaymentState.codes[fxPaymentStateOf(money)],
      write_off_state: writeOffState.codes[writeOffStateOf(row.items)],
      // VAT invoices are in RMB.
      invoicing_state:
        taxInvoicingState.codes[invoicingStateOf(row.items.filter(({ currency }) => currency === 'RMB'))],
    }
    // Untouched where nothing changes: each update raises the order's version.
    await raw`update trade_order set applied_amount = ${values.applied_amount}, paid_amount = ${values.paid_amount},
        payment_state = ${values.payment_state}, fx_payment_state = ${values.fx_payment_state},
        write_off_state = ${values.write_off_state}, invoicing_state = ${values.invoicing_state}
      where company_id = ${companyId} and id = ${row.id}
        and (applied_amount, paid_amount, payment_state, fx_payment_state, write_off_state, invoicing_state) is distinct from
          (${values.applied_amount}::numeric, ${values.paid_amount}::numeric, ${values.payment_state}::int,
            ${values.fx_payment_state}::int, ${values.write_off_state}::int, ${values.invoicing_state}::int)`.execute(
      tx,
    )
    if (values.payment_state === row.payment_state) continue
    const records = { companyId, entity: 'order', ids: [row.id] } as const
    await happened(tx, acting, records, { transition: 'paymentState', to: state })
  }
}

export async function ordersOfItems(
  tx: Tx,
  companyId: string,
  itemIds: readonly string[],
): Promise<(string | null)[]> {
  if (itemIds.length === 0) return []
  const rows = await tx
    .selectFrom('receivable_item')
    .select('order_id')
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${[...itemIds]}::bigint[])`)
    .execute()
  return rows.map(({ order_id: orderId }) => orderId)
}

/** The orders that debts belong to, locked before the debts. */
export const lockOrdersOfItems = async (
  tx: Tx,
  companyId: string,
  itemIds: readonly string[],
): Promise<string[]> => lockOrderRows(tx, companyId, await ordersOfItems(tx, companyId, itemIds))

/** Locks orders before anything of theirs is booked: owner, record, parts. */
export async function lockOrderRows(
  tx: Tx,
  companyId: string,
  ids: readonly (string | null)[],
): Promise<string[]> {
  const orderIds = [...new Set(ids.filter((id) => id !== null))]
  if (orderIds.length === 0) return []
  const rows = await tx
    .selectFrom('trade_order')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${orderIds}::bigint[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
