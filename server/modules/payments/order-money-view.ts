import { type Amount, isPositive, sum } from '@quayside/contract/kernel/money.ts'
import { OrderMoneyView } from '@quayside/contract/payments/order-money-view.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { openedNumber } from '../../platform/records/account-number.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { isForOrder, movementsOf, toPaymentRecord } from '../finance/bank-movements.ts'
import { items, toDebt } from '../finance/debts.ts'
import { notInvoiced } from '../finance/not-invoiced.ts'
import { findCalendar } from '../rates/work-calendar.ts'
import { applicationsOf, rowOf } from './applications.ts'
import {
  debtDeadline,
  exportDeadline,
  invoiceDeadline,
  receiptDeadlines,
  supplierDeadline,
} from './order-money-deadlines.ts'

const findOrderMoney = (companyId: string, id: string) =>
  sql
    .selectFrom('trade_order')
    .select(['id', 'order_no', 'model_type', 'currency', 'order_amount', 'applied_amount', 'paid_amount'])
    .select(['payment_state', 'fx_payment_state', 'write_off_state', 'invoicing_state', 'exported_on'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)

const findApplications = (companyId: string, orderId: string) =>
  applicationsOf(companyId)
    .innerJoin('payment_application_line as line', (join) =>
      join.onRef('line.company_id', '=', 'a.company_id').onRef('line.application_id', '=', 'a.id'),
    )
    .select('line.amount as applied_here')
    .where('line.order_id', '=', orderId)
    .orderBy('a.id', 'desc')
    .limit(200)

/** Money that came in for the order, or was used for one of its debts. */
const findReceipts = (companyId: string, orderId: string) =>
  movementsOf(companyId)
    .where(raw<boolean>`p.debit > 0 and e.reverses is null`)
    .where(isForOrder(orderId))
    .orderBy('p.occurred_on', 'desc')
    .orderBy('p.id', 'desc')
    .limit(200)

/** What of each payment for the order is not on an invoice yet; nothing is left once all is invoiced. */
const findInvoiceDays = (companyId: string, orderId: string) =>
  notInvoiced()
    .select(['n.due_on', 'n.voucher_no'])
    .select(raw<string>`sum(n.amount)::app.money`.as('amount'))
    .where('n.company_id', '=', companyId)
    .where('n.order_id', '=', orderId)
    .groupBy(['n.due_on', 'n.voucher_no'])
    .orderBy('n.due_on')

/** The money tab of an order, in one round trip. */
export async function getOrderMoney(
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<OrderMoneyView> {
  const { companyId } = call.principal
  const day = call.platform.clock.today()
  const [orders, itemRows, applied, received, invoices, [official]] = await call.read(
    findOrderMoney(companyId, id),
    items().where('i.company_id', '=', companyId).where('i.order_id', '=', id).orderBy('i.id'),
    findApplications(companyId, id),
    findReceipts(companyId, id),
    findInvoiceDays(companyId, id),
    findCalendar(),
  )
  const order = getOrRefuse(orders[0])
  const calendar = official?.days ?? {}
  const debts = itemRows.filter(({ amount }) => isPositive(amount as Amount)).map((row) => toDebt(row, day))
  const applications = applied.map((row) => ({
    ...rowOf(row, call.locale),
    accountNumber: `****${openedNumber(call, row).slice(-4)}`,
    orderNos: row.order_nos,
    appliedHere: row.applied_here,
  }))
  const receipts = received.map(toPaymentRecord)
  const total = (currency: string, of: 'amount' | 'settled' | 'outstanding') =>
    sum(debts.filter((debt) => debt.currency === currency).map((debt) => debt[of] as Amount))
  return shaped(OrderMoneyView, order, {
    orderId: order.id,
    sums: [...new Set(debts.map(({ currency }) => currency))].map((currency) => ({
      currency,
      amount: total(currency, 'amount'),
      settled: total(currency, 'settled'),
      outstanding: total(currency, 'outstanding'),
    })),
    items: debts,
    applications,
    receipts,
    deadlines: [
      ...exportDeadline(order, calendar),
      ...applications.flatMap((application) => supplierDeadline(application, calendar)),
      ...receipts.flatMap((receipt) => receiptDeadlines(receipt, order.model_type, calendar)),
      ...invoices.map(invoiceDeadline),
      ...debts.filter(({ outstanding }) => isPositive(outstanding as Amount)).map(debtDeadline),
    ],
  })
}
