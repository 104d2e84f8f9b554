import { uncountedStates } from '@quayside/contract/counted.ts'
import { taxBillKind, taxBillState } from '@quayside/contract/customs/customs.codes.ts'
import { firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { sql as raw } from 'kysely'
import { defineReport } from '../../platform/reports/define-report.ts'
import { choice, dates, keyword } from '../../platform/reports/report-filters.ts'
import { orderLink, orderNoColumn } from '../orders/order-report-column.ts'
import { daysLateSql } from './tax-bills.ts'

const toBill = {
  to: '/customsPaymentRecord',
  search: { record: raw`b.id` },
  needs: 'customs-taxBill-list',
} as const

/** Customs' tax bills, as /customsPaymentRecord has them; cancelled ones are not to be paid. */
export const taxBillReport = defineReport('customsPayments', {
  from: ({ companyId, where }) => raw`from tax_bill b
    join declaration d on d.company_id = b.company_id and d.id = b.declaration_id
    join trade_order o on o.company_id = b.company_id and o.id = b.order_id
    where b.company_id = ${companyId}::bigint and b.deleted_at is null
      and b.state not in (${raw.raw(uncountedStates.taxBill.join(', '))}) and ${where}`,
  key: raw`b.id`,
  columns: {
    number: { kind: 'text', sql: raw`b.number`, width: 26, link: toBill },
    kind: { kind: 'code', sql: raw`b.kind`, list: taxBillKind, width: 14 },
    state: { kind: 'code', sql: raw`b.state`, list: taxBillState, width: 12 },
    orderNo: { ...orderNoColumn, link: orderLink('customs-taxBill-list') },
    declarationNo: { kind: 'text', sql: raw`d.declaration_no`, width: 20 },
    amount: { kind: 'money', sql: raw`b.amount`, total: 'sum', link: toBill },
    issuedOn: { kind: 'date', sql: raw`b.issued_on` },
    dueOn: { kind: 'date', sql: raw`b.due_on` },
    paidOn: { kind: 'date', sql: raw`b.paid_on` },
    daysLate: { kind: 'integer', sql: daysLateSql('b') },
  },
  filters: {
    keyword: keyword((within) => raw`(b.number like ${within} or lower(o.order_no) like ${within})`),
    issuedOn: dates(raw`b.issued_on`),
    taxKind: choice(taxBillKind, raw`b.kind`),
    billState: choice(taxBillState, raw`b.state`),
    dueOn: dates(raw`b.due_on`),
  },
  groups: {
    month: { sql: raw`to_char(b.issued_on, 'YYYY-MM')`, filter: 'issuedOn' },
    taxKind: { sql: raw`b.kind`, list: taxBillKind, filter: 'taxKind' },
    billState: { sql: raw`b.state`, list: taxBillState, filter: 'billState' },
  },
  chart: { groupBy: 'month', columns: ['amount'] },
  usual: (today) => ({ issuedOnBegin: firstOfMonth(today, -11) }),
})
