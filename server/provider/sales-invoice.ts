import {
  ErpSalesInvoice,
  ErpSalesInvoiceDetail,
  ErpSalesInvoiceDraft,
  issueBody,
  reverseBody,
  SalesInvoicesQuery,
} from '@quayside/contract/gateway/tax-invoices.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { issueUnasked } from '../modules/tax-invoices/issue-unasked.ts'
import { lockSalesInvoice } from '../modules/tax-invoices/lock-sales-invoice.ts'
import type { InvoiceGiven } from '../modules/tax-invoices/sales-invoice-values.ts'
import { readSalesInvoice } from '../modules/tax-invoices/sales-invoices.ts'
import { stepSalesInvoice } from '../modules/tax-invoices/step-sales-invoice.ts'
import { providerEntity, upsertOf } from './entity.ts'
import { writeOnce } from './write-once.ts'

export const salesInvoice = providerEntity({
  kind: 'salesInvoice',
  name: 'sales-invoices',
  from: raw`sales_invoice r join invoicing_title t on t.company_id = r.company_id and t.id = r.title_id`,
  columns: raw<Selectable<DB['sales_invoice']>>`r.*`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'state',
  number: raw`r.number`,
  title: raw`t.title`,
  since: raw`r.created_at`,
  review: (record, { read, platform }) => readSalesInvoice(read, platform, record),
  query: SalesInvoicesQuery,
  row: ErpSalesInvoice,
  detail: ErpSalesInvoiceDetail,
  more: async ({ company_id: companyId, id }, { read, platform }) => {
    const { lines, statedTitle } = await readSalesInvoice(read, platform, { companyId, id })
    return { lines, statedTitle }
  },
  bodies: { issue: issueBody, reverse: reverseBody },
  lock: async (tx, id) => (await lockSalesInvoice(tx, id))?.invoice,
  run: (tx, acting, { id, name, given }) =>
    stepSalesInvoice(tx, acting, { id, name, given: given as InvoiceGiven }),
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
