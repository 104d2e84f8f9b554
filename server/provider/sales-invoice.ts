import {
  ErpSalesInvoiceDraft,
  erpSalesInvoice,
  issueBody,
  reverseBody,
} from '@quayside/contract/gateway/tax-invoices.ts'
import { OfficeSalesInvoice } from '@quayside/contract/office/tax-invoices.ts'
import { salesInvoiceColumns } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import { sql as raw } from 'kysely'
import { issueUnasked } from '../modules/tax-invoices/issue-unasked.ts'
import { lockSalesInvoice } from '../modules/tax-invoices/lock-sales-invoice.ts'
import type { InvoiceGiven } from '../modules/tax-invoices/sales-invoice-values.ts'
import { readSalesInvoice, salesOrderNosSql } from '../modules/tax-invoices/sales-invoices.ts'
import { stepSalesInvoice } from '../modules/tax-invoices/step-sales-invoice.ts'
import { upsertOf } from './entity.ts'
import { providerDocument } from './provider-document.ts'
import { writeOnce } from './write-once.ts'

const joined = {
  title: raw<string>`t.title`,
  taxNo: raw<string>`t.tax_no`,
  orderNos: salesOrderNosSql('r'),
  requestedByName: raw<string>`coalesce(m.name, '')`,
}

export const salesInvoice = providerDocument({
  kind: 'salesInvoice',
  name: 'sales-invoices',
  columns: salesInvoiceColumns,
  joins: raw`join invoicing_title t on t.company_id = r.company_id and t.id = r.title_id
    left join member m on m.id = r.requested_by`,
  joined,
  title: raw`t.title`,
  sum: { currency: raw`'RMB'`, amount: raw`r.amount` },
  since: raw`r.created_at`,
  review: (record, { read, platform }) => readSalesInvoice(read, platform, record),
  erp: erpSalesInvoice,
  office: {
    row: OfficeSalesInvoice,
    more: () => ({ isRequested: raw`r.requested_by is not null` }),
    searched: [raw`r.number`, raw`r.invoice_no`, raw`t.title`],
  },
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
