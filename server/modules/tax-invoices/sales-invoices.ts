import { invoiceMachine } from '@quayside/contract/tax-invoices/invoice.states.ts'
import {
  salesInvoiceColumns as columns,
  type SalesInvoice,
  type SalesInvoiceDetail,
  SalesInvoiceLine,
  type SalesInvoiceQuery,
  salesInvoiceStepAccess,
} from '@quayside/contract/tax-invoices/sales-invoice.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { recordFiles } from '../../platform/files/document-files.ts'
import type { Platform } from '../../platform/platform.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { filteredBy } from '../../platform/records/filtered-list.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { inRmb, isCounted } from '../../platform/records/list-sums.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { findTimeline, type RecordKey, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { openedAccount } from './titles.ts'

export const salesInvoiceKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'salesInvoice',
  id,
})

type Filter = FilterOf<SalesInvoiceQuery>
const lineOfOrder = (condition: ReturnType<typeof raw<boolean>>) =>
  raw<boolean>`exists (select 1 from sales_invoice_line l join trade_order o on o.company_id = l.company_id and o.id = l.order_id
    where l.company_id = s.company_id and l.invoice_id = s.id and ${condition})`

const filters: Filters<Filter> = {
  keyword: by.keyword(
    (
      within,
    ) => raw`(lower(s.number) like ${within} or s.invoice_no like ${within} or lower(t.title) like ${within}
      or ${lineOfOrder(raw<boolean>`lower(o.order_no) like ${within}`)})`,
  ),
  state: by.equals('state'),
  kind: by.equals('kind'),
  orderId: by.value(
    (given: string) => given,
    (orderId) => lineOfOrder(raw<boolean>`o.id = ${orderId}`),
  ),
  issuedOnBegin: by.atLeast('issued_on'),
  issuedOnEnd: by.atMost('issued_on'),
  ids: usualFilters.ids,
}

/** The numbers of the orders that it is for. */
export const salesOrderNosSql = (invoice: string) =>
  raw<
    string[]
  >`(select coalesce(array_agg(distinct o.order_no order by o.order_no), '{}') from sales_invoice_line l
    join trade_order o on o.company_id = l.company_id and o.id = l.order_id
    where l.company_id = ${raw.ref(`${invoice}.company_id`)} and l.invoice_id = ${raw.ref(`${invoice}.id`)})`

const invoicesOf = (companyId: string) =>
  sql
    .selectFrom('sales_invoice as s')
    .innerJoin('invoicing_title as t', (join) =>
      join.onRef('t.company_id', '=', 's.company_id').onRef('t.id', '=', 's.title_id'),
    )
    .leftJoin('member as m', 'm.id', 's.requested_by')
    .select(selection('s', columns))
    .select(['t.title', 't.tax_no', raw<string>`coalesce(m.name, '')`.as('requested_by_name')])
    .select(salesOrderNosSql('s').as('order_nos'))
    .where('s.company_id', '=', companyId)
    .where('s.deleted_at', 'is', null)

const rowOf = toAnswered(columns)
const toInvoice = (row: Parameters<typeof rowOf>[0] & { readonly order_nos: string[] }): SalesInvoice => ({
  ...rowOf(row),
  orderNos: row.order_nos,
})

export const salesInvoices = recordOf({
  entity: 'salesInvoice',
  table: 'sales_invoice',
  columns,
  find: filteredBy('s', invoicesOf, filters),
  sort: sortingOf('s', columns, {}),
  toRow: (row) => toInvoice(row),
  sums: {
    counts: isCounted('salesInvoice', 's.state'),
    currency: inRmb,
    columns: { amount: { value: raw`s.amount` }, tax: { value: raw`s.tax` } },
  },
  cells: (text) => ({
    kind: ({ kind }) => text(`codes.invoiceKind.${kind}`),
    delivery: ({ delivery }) => text(`codes.invoiceDelivery.${delivery}`),
    orderNos: ({ orderNos }) => orderNos.join(', '),
  }),
})

const findLines = (companyId: string, invoiceId: string) =>
  sql
    .selectFrom('sales_invoice_line as l')
    .innerJoin('receivable_item as i', (join) =>
      join.onRef('i.company_id', '=', 'l.company_id').onRef('i.id', '=', 'l.item_id'),
    )
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'l.company_id').onRef('o.id', '=', 'l.order_id'),
    )
    .select(['l.id', 'l.position', 'l.item_id', 'l.order_id', 'o.order_no', 'i.kind', 'i.fee_kind'])
    .select(['i.document_no', 'l.rate', 'l.amount', 'l.net', 'l.tax'])
    .where('l.company_id', '=', companyId)
    .where('l.invoice_id', '=', invoiceId)
    .orderBy('l.position')

const findStatedTitle = (companyId: string, invoiceId: string) =>
  sql
    .selectFrom('sales_invoice as s')
    .innerJoin('invoicing_title as t', (join) =>
      join.onRef('t.company_id', '=', 's.company_id').onRef('t.id', '=', 's.title_id'),
    )
    .select(['t.title', 't.tax_no', 't.bank_name', 't.account_number_sealed', 't.address', 't.phone'])
    .where('s.company_id', '=', companyId)
    .where('s.id', '=', invoiceId)

/** The record without the caller's own steps. */
export async function readSalesInvoice(
  read: Reader,
  platform: Platform,
  { companyId, id }: { companyId: string; id: string },
): Promise<Omit<SalesInvoiceDetail, 'nextSteps'>> {
  const key = salesInvoiceKey(companyId, id)
  const [rows, lines, titles, files, events] = await read(
    invoicesOf(companyId).where('s.id', '=', id),
    findLines(companyId, id),
    findStatedTitle(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = getOrRefuse(rows[0])
  const title = getOrRefuse(titles[0])
  return {
    ...toInvoice(row),
    version: row.version,
    statedTitle: {
      title: title.title,
      taxNo: title.tax_no,
      bankName: title.bank_name,
      accountNumber: openedAccount(platform, title),
      address: title.address,
      phone: title.phone,
    },
    lines: lines.map((line) =>
      shaped(SalesInvoiceLine, line, {
        orderNo: line.order_no ?? '',
        itemKind: line.kind,
        rate: Number(line.rate),
      }),
    ),
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

export async function getSalesInvoice(
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<SalesInvoiceDetail> {
  const { companyId } = call.principal
  const invoice = await readSalesInvoice(call.read, call.platform, { companyId, id })
  const asked = { machine: invoiceMachine, state: invoice.state, facts: {} }
  return { ...invoice, nextSteps: stepsFor(call.principal, asked, salesInvoiceStepAccess) }
}

export const salesInvoiceFiles = recordFiles('sales_invoice', { see: 'tax-salesInvoice-list' })
