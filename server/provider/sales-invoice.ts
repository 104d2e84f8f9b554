import {
  ErpSalesInvoice,
  ErpSalesInvoiceDetail,
  ErpSalesInvoiceDraft,
  issueBody,
  reverseBody,
  SalesInvoicesQuery,
} from '@quayside/contract/gateway/tax-invoices.ts'
import { OfficeSalesInvoice } from '@quayside/contract/office/tax-invoices.ts'
import { salesInvoiceColumns } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { issueUnasked } from '../modules/tax-invoices/issue-unasked.ts'
import { lockSalesInvoice } from '../modules/tax-invoices/lock-sales-invoice.ts'
import type { InvoiceGiven } from '../modules/tax-invoices/sales-invoice-values.ts'
import { readSalesInvoice, salesOrderNosSql } from '../modules/tax-invoices/sales-invoices.ts'
import { stepSalesInvoice } from '../modules/tax-invoices/step-sales-invoice.ts'
import { providerEntity, upsertOf } from './entity.ts'
import { type JoinedRow, selected } from './row-of.ts'
import { writeOnce } from './write-once.ts'

const joined = {
  title: raw<string>`t.title`,
  taxNo: raw<string>`t.tax_no`,
  orderNos: salesOrderNosSql('r'),
  requestedByName: raw<string>`coalesce(m.name, '')`,
}

export const salesInvoice = providerEntity({
  kind: 'salesInvoice',
  name: 'sales-invoices',
  from: raw`sales_invoice r join invoicing_title t on t.company_id = r.company_id and t.id = r.title_id
    left join member m on m.id = r.requested_by`,
  columns: raw<Selectable<DB['sales_invoice']> & JoinedRow<typeof joined>>`r.*, ${selected(joined)}`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'state',
  number: raw`r.number`,
  title: raw`t.title`,
  sum: { currency: raw`'RMB'`, amount: raw`r.amount` },
  since: raw`r.created_at`,
  review: (record, { read, platform }) => readSalesInvoice(read, platform, record),
  office: {
    row: OfficeSalesInvoice,
    columns: salesInvoiceColumns,
    joined,
    more: () => ({ isRequested: raw`r.requested_by is not null` }),
    searched: [raw`r.number`, raw`r.invoice_no`, raw`t.title`],
  },
  query: SalesInvoicesQuery,
  row: ErpSalesInvoice,
  detail: ErpSalesInvoiceDetail,
  more: async ({ company_id: companyId, id }, { read, platform }) => {
    const { lines, statedTitle } = await readSalesInvoice(read, platform, { companyId, id })
    return { lines, statedTitle }
  },
  bodies: { issue: issueBody, reverse: reverseBody },
  lock: (tx, id) => lockSalesInvoice(tx, id),
  run: (tx, acting, { id, name, given, locked }) =>
    stepSalesInvoice(tx, acting, { id, name, locked, given: given as InvoiceGiven }),
  upsert: upsertOf({
    row: ErpSalesInvoiceDraft,
    summary: 'Issues invoices without a request; a reference that is sent again issues nothing twice.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: (tx, rows, { acting, platform }) =>
      writeOnce(tx, 'sales-invoices', rows, async ({ reference: _reference, ...draft }) => {
        const { id } = await issueUnasked(tx, acting, platform, { ...draft, fileIds: [] })
        return id
      }),
  }),
})
