import { inputInvoiceMachine } from '@quayside/contract/tax-invoices/input-invoice.states.ts'
import {
  inputInvoiceColumns as columns,
  type InputInvoice,
  type InputInvoiceDetail,
  type InputInvoiceLine,
  type InputInvoiceQuery,
  InputMatch,
  inputInvoiceStepAccess,
} from '@quayside/contract/tax-invoices/input-invoice.ts'
import { inputLines } from '@quayside/contract/tax-invoices/input-invoice-line.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { recordFiles } from '../../platform/files/document-files.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { linesOf, selectedLines } from '../../platform/records/document-lines.ts'
import { filteredBy } from '../../platform/records/filtered-list.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { inRmb } from '../../platform/records/list-sums.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { findTimeline, type RecordKey, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

export const inputInvoiceKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'inputInvoice',
  id,
})

type Filter = FilterOf<InputInvoiceQuery>
const filters: Filters<Filter> = {
  keyword: by.keyword(
    (
      within,
    ) => raw`(lower(v.number) like ${within} or v.invoice_no like ${within} or lower(v.seller_name) like ${within}
      or exists (select 1 from input_invoice_line l where l.company_id = v.company_id and l.invoice_id = v.id
        and (lower(l.name) like ${within} or lower(l.specification) like ${within})))`,
  ),
  state: by.equals('state'),
  orderId: by.value(
    (given: string) => given,
    (orderId) => raw`exists (select 1 from input_invoice_match m where m.company_id = v.company_id
      and m.invoice_id = v.id and m.order_id = ${orderId})`,
  ),
  issuedOnBegin: by.atLeast('issued_on'),
  issuedOnEnd: by.atMost('issued_on'),
  ids: usualFilters.ids,
}

export const matchedLines = (alias: string) =>
  raw<number>`(select count(*)::int from input_invoice_line l where l.company_id = ${raw.ref(`${alias}.company_id`)}
    and l.invoice_id = ${raw.ref(`${alias}.id`)} and l.matched_qty >= l.qty)`

/** The numbers of the orders that it is matched with. */
export const inputOrderNosSql = (invoice: string) =>
  raw<
    string[]
  >`(select coalesce(array_agg(distinct o.order_no order by o.order_no), '{}') from input_invoice_match x
    join trade_order o on o.company_id = x.company_id and o.id = x.order_id
    where x.company_id = ${raw.ref(`${invoice}.company_id`)} and x.invoice_id = ${raw.ref(`${invoice}.id`)})`

const invoicesOf = (companyId: string) =>
  sql
    .selectFrom('input_invoice as v')
    .leftJoin('member as m', 'm.id', 'v.entered_by')
    .select(selection('v', columns))
    .select([raw<string>`coalesce(m.name, '')`.as('entered_by_name'), matchedLines('v').as('matched_lines')])
    .select(inputOrderNosSql('v').as('order_nos'))
    .where('v.company_id', '=', companyId)
    .where('v.deleted_at', 'is', null)

const rowOf = toAnswered(columns)
const toInvoice = (row: Parameters<typeof rowOf>[0] & { readonly order_nos: string[] }): InputInvoice => ({
  ...rowOf(row),
  orderNos: row.order_nos,
})

const numberUsed = { code: 'invoice.numberUsed', path: 'invoiceNo' } as const

export const inputInvoices = recordOf({
  entity: 'inputInvoice',
  table: 'input_invoice',
  once: { input_invoice_no_once: numberUsed },
  columns,
  find: filteredBy('v', invoicesOf, filters),
  sort: sortingOf('v', columns, {}),
  toRow: (row) => toInvoice(row),
  sums: { currency: inRmb, columns: { amount: { value: raw`v.amount` }, tax: { value: raw`v.tax` } } },
  cells: (text) => ({
    orderNos: ({ orderNos }) => orderNos.join(', '),
    anomaly: ({ anomaly }) => (anomaly === null ? '' : text(`codes.inputAnomaly.${anomaly}`)),
  }),
})

const decimal = (column: string) => raw<string>`trim_scale(${raw.ref(column)})::text`

export const findInputLines = (companyId: string, invoiceId: string) =>
  sql
    .selectFrom('input_invoice_line as l')
    .select(selectedLines('l', inputLines, ['position']))
    .select(decimal('l.matched_qty').as('matched_qty'))
    .where('l.company_id', '=', companyId)
    .where('l.invoice_id', '=', invoiceId)
    .orderBy('l.position')

export const storedInputLines = linesOf('input_invoice_line', inputLines)

const findMatches = (companyId: string, invoiceId: string) =>
  sql
    .selectFrom('input_invoice_match as x')
    .innerJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'x.company_id').onRef('o.id', '=', 'x.order_id'),
    )
    .innerJoin('order_line as ol', 'ol.id', 'x.order_line_id')
    .select(['x.id', 'x.line_id', 'x.order_id', 'o.order_no', 'x.order_line_id', 'ol.position'])
    .select(['ol.model', 'ol.name', decimal('x.qty').as('qty'), 'x.amount'])
    .where('x.company_id', '=', companyId)
    .where('x.invoice_id', '=', invoiceId)
    .orderBy('x.id')

/** The record without the caller's own steps. */
export async function readInputInvoice(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
): Promise<Omit<InputInvoiceDetail, 'nextSteps'>> {
  const key = inputInvoiceKey(companyId, id)
  const [rows, lines, matches, files, events] = await read(
    invoicesOf(companyId).where('v.id', '=', id),
    findInputLines(companyId, id),
    findMatches(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = getOrRefuse(rows[0])
  return {
    ...toInvoice(row),
    version: row.version,
    lines: lines.map((line): InputInvoiceLine => {
      const { rawCells: _none, ...own } = storedInputLines.toLine(line)
      return {
        ...own,
        // A discount has neither quantity nor price.
        ...(own.qty === '0' && { qty: '', price: '' }),
        rate: Number(line.rate),
        position: line.position,
        matchedQty: line.matched_qty,
        matches: matches
          .filter((match) => match.line_id === line.id)
          .map((match) => shaped(InputMatch, match)),
      }
    }),
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

export async function getInputInvoice(
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<InputInvoiceDetail> {
  const { companyId } = call.principal
  const invoice = await readInputInvoice(call.read, { companyId, id })
  const asked = { machine: inputInvoiceMachine, state: invoice.state, facts: {} }
  return { ...invoice, nextSteps: stepsFor(call.principal, asked, inputInvoiceStepAccess) }
}

export const inputInvoiceFiles = recordFiles('input_invoice', {
  see: 'tax-inputInvoice-list',
  attach: 'tax-inputInvoice-edit',
})
