import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import { checkInputInvoice } from '@quayside/contract/tax-invoices/input-invoice.rules.ts'
import { type InputInvoiceLineSave, InputInvoiceRow } from '@quayside/contract/tax-invoices/input-invoice.ts'
import { sql as raw } from 'kysely'
import * as z from 'zod/mini'
import { sql } from '../../platform/database/database.ts'
import { withFindings } from '../../platform/records/import-checks.ts'
import { importOf } from '../../platform/records/import-records.ts'
import type { CheckedRow, ImportSheet } from '../../platform/records/import-rows.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { findOrderNumbers, insertInputInvoice } from './save-input-invoice.ts'
import { rateOrUntaxed } from './untaxed-rate.ts'

const RowOfSheet = z.extend(InputInvoiceRow, { rate: rateOrUntaxed })
const sheet: ImportSheet<keyof InputInvoiceRow, typeof RowOfSheet> = {
  entity: 'inputInvoiceRow',
  schema: RowOfSheet,
  columns: [
    { key: 'invoiceCode', width: 14 },
    { key: 'invoiceNo', isRequired: true, width: 22 },
    { key: 'sellerName', isRequired: true, width: 28 },
    { key: 'sellerTaxNo', isRequired: true, width: 22 },
    { key: 'issuedOn', isRequired: true, kind: 'date', width: 12 },
    { key: 'amount', isRequired: true, kind: 'number', width: 14 },
    { key: 'name', isRequired: true, width: 24 },
    { key: 'specification', width: 20 },
    { key: 'unit', width: 8 },
    { key: 'qty', kind: 'number' },
    { key: 'price', kind: 'number' },
    { key: 'lineAmount', isRequired: true, kind: 'number', width: 14 },
    { key: 'rate', isRequired: true, kind: 'percent', width: 8 },
    { key: 'tax', isRequired: true, kind: 'number', width: 12 },
    { key: 'orderNo', width: 18 },
    { key: 'redOf', width: 22 },
    { key: 'note', width: 24 },
  ],
}

type Row = CheckedRow<InputInvoiceRow>
type Invoice = { readonly rows: readonly (Row & { readonly draft: InputInvoiceRow })[] }

const lineOf = (row: InputInvoiceRow, place: number): InputInvoiceLineSave => ({
  key: `row-${place + 1}`,
  name: row.name,
  specification: row.specification,
  unit: row.unit,
  qty: row.qty,
  price: row.price,
  amount: row.lineAmount,
  rate: row.rate,
  tax: row.tax,
  orderNo: row.orderNo,
})
const linesOf = ({ rows }: Invoice) => rows.map(({ draft }, place) => lineOf(draft, place))

/** The rows of one number are one invoice. */
function invoicesOf(rows: readonly Row[]): Invoice[] {
  const good = rows.flatMap((row) => (row.draft ? [{ ...row, draft: row.draft }] : []))
  return [...Map.groupBy(good, ({ draft }) => `${draft.invoiceCode} ${draft.invoiceNo}`).values()].map(
    (own) => ({ rows: own }),
  )
}

const head = ['redOf', 'sellerName', 'sellerTaxNo', 'issuedOn', 'amount'] as const

/** What is wrong with an invoice, at the row it concerns: its head differs, it does not add up, or it is known. */
function findingsOf(
  invoice: Invoice,
  known: ReadonlySet<string>,
  orders: ReadonlySet<string>,
): Map<number, Finding[]> {
  const [first] = invoice.rows
  const found = new Map<number, Finding[]>()
  const add = (row: number, finding: Finding) => found.set(row, [...(found.get(row) ?? []), finding])
  if (!first) return found
  for (const { row, draft } of invoice.rows)
    for (const field of head)
      if (draft[field] !== first.draft[field]) add(row, at(field, 'inputInvoice.headsDiffer'))
  for (const { row, draft } of invoice.rows)
    if (draft.orderNo !== '' && !orders.has(draft.orderNo)) add(row, at('orderNo', 'order.numberUnknown'))
  const { invoiceCode, invoiceNo, redOf, amount } = first.draft
  for (const finding of checkInputInvoice({
    invoiceCode,
    invoiceNo,
    redOf,
    amount: amount as Amount,
    lines: linesOf(invoice),
  })) {
    const [, place, field] = /^lines\.(\d+)\.(\w+)$/.exec(finding.path ?? '') ?? []
    const row = place === undefined ? first : invoice.rows[Number(place)]
    add(row?.row ?? first.row, {
      ...finding,
      path: place === undefined ? (finding.path ?? '') : field === 'amount' ? 'lineAmount' : (field ?? ''),
    })
  }
  if (known.has(`${invoiceCode} ${invoiceNo}`)) add(first.row, at('invoiceNo', 'invoice.numberUsed'))
  return found
}

const findKnown = (companyId: string, numbers: readonly string[]) =>
  sql
    .selectFrom('input_invoice')
    .select(['invoice_code', 'invoice_no'])
    .where('company_id', '=', companyId)
    .where('invoice_no', '=', raw<string>`any(${[...numbers]}::text[])`)
    .where('deleted_at', 'is', null)

/** One bad row keeps its whole invoice out: half an invoice does not add up. */
async function check(read: Reader, companyId: string, rows: readonly Row[]): Promise<Row[]> {
  const invoices = invoicesOf(rows)
  const [stored, named] = await read(
    findKnown(
      companyId,
      invoices.map(({ rows: [first] }) => first?.draft.invoiceNo ?? ''),
    ),
    findOrderNumbers(companyId, [...new Set(rows.flatMap(({ draft }) => draft?.orderNo ?? []))]),
  )
  const known = new Set(stored.map((row) => `${row.invoice_code} ${row.invoice_no}`))
  const orders = new Set(named.map((row) => row.order_no))
  const badNumbers = new Set(
    rows.filter(({ findings }) => findings.length > 0).map(({ values }) => values['invoiceNo'] ?? ''),
  )
  const found = new Map(invoices.flatMap((invoice) => [...findingsOf(invoice, known, orders)]))
  for (const invoice of invoices)
    if (invoice.rows.some(({ row }) => found.has(row)))
      for (const { values } of invoice.rows) badNumbers.add(values['invoiceNo'] ?? '')
  return rows.map((row) => {
    const own = found.get(row.row) ?? []
    const isBad = badNumbers.has(row.values['invoiceNo'] ?? '')
    const isClean = row.findings.length === 0 && own.length === 0
    return withFindings(row, isBad && isClean ? [at('invoiceNo', 'inputInvoice.otherRowBad')] : own)
  })
}

export const inputInvoiceImport = importOf(sheet, check, async (tx, acting, good, call) => {
  for (const invoice of invoicesOf(good)) {
    const [first] = invoice.rows
    if (!first) continue
    const { invoiceCode, invoiceNo, redOf, sellerName, sellerTaxNo, issuedOn, amount, note } = first.draft
    await insertInputInvoice(
      tx,
      acting,
      {
        invoiceCode,
        invoiceNo,
        redOf,
        sellerName,
        sellerTaxNo,
        issuedOn,
        amount,
        note,
        lines: linesOf(invoice),
      },
      call.principal.memberId,
    )
  }
})
