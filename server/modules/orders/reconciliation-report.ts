import { firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { sql as raw } from 'kysely'
import { defineReport } from '../../platform/reports/define-report.ts'
import { choice, dates, keyword, record, supplier } from '../../platform/reports/report-filters.ts'
import { orderLink, orderNoColumn } from './order-report-column.ts'

const isExport = (of: string) => raw`${raw.ref(`${of}.model_type`)} = ${raw.lit(orderKind.codes.export)}`
/** The amount of an export was received; nothing is paid. */
const paid = (of: string, amount: string) =>
  raw`case when ${isExport(of)} then 0.00 else ${raw.ref(`${of}.${amount}`)} end`
const received = (of: string, amount: string) =>
  raw`case when ${isExport(of)} then ${raw.ref(`${of}.${amount}`)} else 0.00 end`

/** The order's debts in RMB: those of one of the report's parts, or all. */
const booked = (value: string, part?: 'advanced' | 'fees' | 'taxes') =>
  raw`(select coalesce(sum(${raw.raw(value)}), 0.00) from receivable_item i
    where i.company_id = o.company_id and i.order_id = o.id and i.currency = 'RMB'
      ${part ? raw`and app.item_part(i.kind) = ${raw.lit(part)}` : raw``})`

const ofOrder = { orderId: raw`o.id` }
const toMoney = (needs: Permission) => orderLink(needs, { tab: raw`'money'` })
const toApplications = { to: '/paymentQuery', search: ofOrder, needs: 'finance-application-list' } as const
const money = { kind: 'money', total: 'sum', width: 15 } as const
const rmb = { ...money, currency: 'RMB' } as const

/** Order reconciliation. Advanced + fees + taxes = written off + outstanding, for each order and in total. */
export const reconciliationReport = defineReport('rpt097', {
  from: ({ companyId, where }) => raw`from trade_order o
    left join supplier s on s.company_id = o.company_id and s.id = o.supplier_id
    where o.company_id = ${companyId}::bigint and o.deleted_at is null and app.is_order_reported(o.state) and ${where}`,
  key: raw`o.id`,
  currency: raw`o.currency`,
  columns: {
    orderNo: { ...orderNoColumn, link: toMoney('report-reconciliation-view') },
    orderDate: { kind: 'date', sql: raw`o.order_date` },
    kind: { kind: 'code', sql: raw`o.model_type`, list: orderKind, width: 10 },
    state: { kind: 'code', sql: raw`o.state`, list: orderState, width: 16 },
    supplier: {
      kind: 'text',
      sql: raw`coalesce(s.name, '')`,
      width: 28,
      link: { to: '/supplierInfo', search: { id: raw`o.supplier_id` }, needs: 'business-supplier-list' },
    },
    currency: { kind: 'text', sql: raw`o.currency`, width: 8 },
    amount: { ...money, sql: raw`o.order_amount` },
    applied: { ...money, sql: raw`o.applied_amount`, link: toApplications },
    paid: {
      ...money,
      sql: paid('o', 'paid_amount'),
      link: toMoney('finance-application-list'),
    },
    received: {
      ...money,
      sql: received('o', 'paid_amount'),
      link: toMoney('finance-debt-list'),
    },
    advanced: {
      ...rmb,
      sql: booked('i.amount - i.credited', 'advanced'),
      link: toMoney('finance-debt-list'),
    },
    fees: {
      ...rmb,
      sql: booked('i.amount - i.credited', 'fees'),
      link: { to: '/costBreakdown', search: ofOrder, needs: 'finance-fee-list' },
    },
    taxes: {
      ...rmb,
      sql: booked('i.amount - i.credited', 'taxes'),
      link: toMoney('finance-debt-list'),
    },
    writtenOff: { ...rmb, sql: booked('i.settled'), link: toMoney('finance-debt-list') },
    outstanding: {
      ...rmb,
      sql: booked('i.outstanding'),
      link: {
        to: '/debtDetail',
        search: { ...ofOrder, currency: raw.lit(currency.codes.RMB) },
        needs: 'finance-debt-list',
      },
    },
    invoiced: { kind: 'money', sql: booked('i.invoiced'), width: 15 },
    notInvoiced: { kind: 'money', sql: booked('i.settled - i.invoiced'), width: 15 },
    otherDebts: {
      kind: 'text',
      sql: raw`(select string_agg(t.currency || ' ' || t.outstanding, ' · ' order by t.currency) from (
        select i.currency, sum(i.outstanding)::text as outstanding from receivable_item i
        where i.company_id = o.company_id and i.order_id = o.id and i.currency <> 'RMB' and i.outstanding > 0 group by 1) t)`,
      isHiddenAtFirst: true,
    },
    lines: { kind: 'integer', sql: raw`o.line_count`, total: 'sum', isHiddenAtFirst: true },
  },
  filters: {
    keyword: keyword(
      (within) => raw`(lower(o.order_no) like ${within} or lower(o.contract_no) like ${within})`,
    ),
    orderDate: dates(raw`o.order_date`),
    kind: choice(orderKind, raw`o.model_type`),
    supplierId: supplier(raw`o.supplier_id`),
    currency: choice(currency, raw`o.currency`),
    orderId: record(raw`o.id`),
  },
  groups: {
    month: { sql: raw`to_char(o.order_date, 'YYYY-MM')`, filter: 'orderDate' },
    kind: { sql: raw`o.model_type`, list: orderKind, filter: 'kind' },
    supplier: { sql: raw`o.supplier_id`, name: raw`s.name`, filter: 'supplierId' },
    currency: { sql: raw`o.currency`, filter: 'currency' },
  },
  chart: { groupBy: 'month', columns: ['advanced', 'fees', 'taxes'] },
  usual: (today) => ({ orderDateBegin: firstOfMonth(today, -11) }),
  tally: {
    from: (companyId) => raw`from order_report_sum t
      left join supplier s on s.company_id = t.company_id and s.id = t.supplier_id
      where t.company_id = ${companyId}::bigint`,
    count: raw`t.orders`,
    currency: raw`t.currency`,
    filters: {
      // Whole months: both ends are compared with the first day.
      orderDate: dates(raw`t.month`),
      kind: choice(orderKind, raw`t.model_type`),
      supplierId: supplier(raw`t.supplier_id`),
      currency: choice(currency, raw`t.currency`),
    },
    groups: {
      month: { sql: raw`to_char(t.month, 'YYYY-MM')` },
      kind: { sql: raw`t.model_type` },
      supplier: { sql: raw`t.supplier_id`, name: raw`s.name` },
      currency: { sql: raw`t.currency` },
    },
    sums: {
      amount: raw`t.amount`,
      applied: raw`t.applied`,
      paid: paid('t', 'paid'),
      received: received('t', 'paid'),
      advanced: raw`t.advanced`,
      fees: raw`t.fees`,
      taxes: raw`t.taxes`,
      writtenOff: raw`t.written_off`,
      outstanding: raw`t.outstanding`,
      lines: raw`t.lines`,
    },
  },
})
