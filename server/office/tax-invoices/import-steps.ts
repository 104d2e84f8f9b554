import type { ImportInput, ImportResult } from '@quayside/contract/kernel/import.ts'
import { stateKey, step as stepOf } from '@quayside/contract/kernel/machine-steps.ts'
import { type Finding, Refusal } from '@quayside/contract/kernel/refusal.ts'
import { SalesInvoiceRow } from '@quayside/contract/office/tax-invoices.ts'
import { at } from '@quayside/contract/refusals.ts'
import { invoiceAction } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { invoiceMachine } from '@quayside/contract/tax-invoices/invoice.states.ts'
import { checkInvoiceNumber } from '@quayside/contract/tax-invoices/invoice-number.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { importResult, importTemplate, rejectedRows } from '../../platform/records/import-answer.ts'
import { draftsOf, repeatCheck, withFindings } from '../../platform/records/import-checks.ts'
import { type CheckedRow, checkRows, type ImportSheet } from '../../platform/records/import-rows.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'
import { takeStep } from '../records/take-step.ts'

const sheet: ImportSheet<keyof SalesInvoiceRow, typeof SalesInvoiceRow> = {
  entity: 'salesInvoiceRow',
  schema: SalesInvoiceRow,
  maxRows: 500,
  columns: [
    { key: 'number', isRequired: true, width: 18 },
    { key: 'step', isRequired: true, codes: invoiceAction, width: 12 },
    { key: 'invoiceCode', width: 14 },
    { key: 'invoiceNo', width: 22 },
    { key: 'issuedOn', kind: 'date', width: 12 },
    { key: 'expressCompany', width: 14 },
    { key: 'expressNo', width: 18 },
    { key: 'redInvoiceNo', width: 22 },
    { key: 'reason', width: 30 },
  ],
}

export const salesInvoiceTemplate = (call: OfficeCall): Promise<Binary> => importTemplate(call, sheet)

type Row = CheckedRow<SalesInvoiceRow>
const findInvoices = (numbers: readonly string[]) =>
  sql
    .selectFrom('sales_invoice as r')
    .select(['r.id', 'r.number', 'r.state'])
    .where('r.number', '=', raw<string>`any(${[...numbers]}::text[])`)
    .where('r.deleted_at', 'is', null)

/** What the step asks for, at its column. */
function checkStep(draft: SalesInvoiceRow, state: number): Finding[] {
  const outcome = stepOf(invoiceMachine, {
    name: draft.step,
    from: stateKey(invoiceMachine, state),
    actor: 'provider',
    facts: {},
  })
  if (!outcome.ok) return [{ code: outcome.refusal, path: 'step' }]
  const missing = outcome.needs.filter((field) => draft[field as keyof SalesInvoiceRow] === '')
  return [
    ...missing.map((field) => at(field, 'field.required')),
    ...(draft.step === 'issue' && missing.length === 0 ? checkInvoiceNumber(draft) : []),
  ]
}

const givenOf = ({ number: _number, step: _step, issuedOn, ...draft }: SalesInvoiceRow) => ({
  ...draft,
  ...(issuedOn !== '' && { issuedOn }),
  ...(draft.reason === '' && { reason: undefined }),
})

async function checkSheet(call: OfficeCall, upload: Upload) {
  const { rows, ignoredColumns } = await checkRows(call, upload, sheet)
  const [invoices] = await call.read(findInvoices(draftsOf(rows).map(({ number }) => number)))
  const byNumber = new Map(invoices.map((invoice) => [invoice.number, invoice]))
  const checkTwice = repeatCheck('number')
  const checked = rows.map((row): Row => {
    if (!row.draft) return row
    const invoice = byNumber.get(row.draft.number)
    return withFindings(row, [
      ...(invoice ? checkStep(row.draft, invoice.state) : [at('number', 'record.notFound')]),
      ...checkTwice(row.draft.number, row.row),
    ])
  })
  return { checked, byNumber, ignoredColumns }
}

export async function rejectedSteps(call: OfficeCall, { upload }: { upload: Upload }): Promise<Binary> {
  const { checked, ignoredColumns } = await checkSheet(call, upload)
  return rejectedRows(call, sheet, importResult(call, sheet, checked, ignoredColumns))
}

/** Each row in a transaction of its own: what is refused does not keep the others from being done. */
export async function importSteps(
  call: OfficeCall,
  { body, upload }: { body: ImportInput; upload: Upload },
): Promise<ImportResult> {
  const { checked, byNumber, ignoredColumns } = await checkSheet(call, upload)
  if (body.mode === 'preview') return importResult(call, sheet, checked, ignoredColumns)
  const done: Row[] = []
  for (const row of checked) {
    const invoice = row.draft && byNumber.get(row.draft.number)
    done.push(invoice && row.findings.length === 0 ? await run(call, row, invoice.id) : row)
  }
  return importResult(call, sheet, done, ignoredColumns)
}

async function run(call: OfficeCall, row: Row, id: string): Promise<Row> {
  const { draft } = row
  if (!draft) return row
  try {
    await takeStep(providerEntities.salesInvoice, draft.step)(call, {
      params: { id },
      body: givenOf(draft),
    })
    return row
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return withFindings(row, error.findings)
  }
}
