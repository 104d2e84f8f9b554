import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { checkEInvoice } from '@quayside/contract/tax-invoices/e-invoice.rules.ts'
import type { EInvoice, ReadEInvoice } from '@quayside/contract/tax-invoices/e-invoice.ts'
import { sql } from '../../platform/database/database.ts'
import type { EInvoiceReason } from '../../platform/e-invoices/read-e-invoice.ts'
import { usualUploadLimits } from '../../platform/files/inspect-upload.ts'
import { type Outcome, refused, sizeText } from '../../platform/files/outcome.ts'
import { storeUpload } from '../../platform/files/store-upload.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { ParseAborted, type ParsePool } from '../../platform/parsing/parse-pool.ts'
import type { Call } from '../../platform/session/call.ts'

/** Read before it is stored, as a supplier's document is: what is no invoice leaves nothing behind. */
export async function readEInvoice(call: Call, { upload }: { upload: Upload }): Promise<ReadEInvoice> {
  const outcome = await tryRead(call.platform.parsing, upload)
  if (!outcome.ok) throw new Refusal([{ code: outcome.reason, params: outcome.params, path: 'file' }])
  const { invoice } = outcome
  const findings = await findingsOf(call, invoice)
  const { id, name, mime, bytes } = await storeUpload(call, { upload })
  return { file: { id, name, mime, bytes }, invoice, findings }
}

async function tryRead(
  parsing: ParsePool,
  { bytes, fileName, sender }: Upload,
): Promise<Outcome<{ invoice: EInvoice }, EInvoiceReason>> {
  const limits = usualUploadLimits
  if (bytes.length > limits.maxBytes) return refused('file.tooLarge', { max: sizeText(limits.maxBytes) })
  if (bytes.length === 0) return refused('file.empty')
  try {
    return await parsing.parse(sender, { kind: 'invoice', bytes, givenName: fileName, limits })
  } catch (error) {
    if (error instanceof ParseAborted) return refused('file.tooCostly')
    throw error
  }
}

const findSame = (companyId: string, { invoiceCode, invoiceNo }: EInvoice) =>
  sql
    .selectFrom('input_invoice')
    .select('id')
    .where('company_id', '=', companyId)
    .where('invoice_code', '=', invoiceCode)
    .where('invoice_no', '=', invoiceNo)
    .where('deleted_at', 'is', null)

const findCompanyNo = (companyId: string) =>
  sql.selectFrom('company').select('credit_code').where('id', '=', companyId)

/** Titles are the company's own; an invoice may state one of an earlier version. */
const findTitleNos = (companyId: string) =>
  sql
    .selectFrom('invoicing_title')
    .select('tax_no')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)

async function findingsOf(call: Call, invoice: EInvoice): Promise<ReadEInvoice['findings']> {
  const { companyId } = call.principal
  const [same, companies, titles] = await call.read(
    findSame(companyId, invoice),
    findCompanyNo(companyId),
    findTitleNos(companyId),
  )
  const ownTaxNos = [...companies.map((row) => row.credit_code), ...titles.map((row) => row.tax_no)]
  const findings = checkEInvoice(invoice, {
    ownTaxNos: ownTaxNos.filter((taxNo) => taxNo !== ''),
    isEntered: same.length > 0,
    today: call.platform.clock.today(),
  })
  return findings.map(({ path = '', code, params }) => ({
    path,
    code,
    msg: call.text(`errors.${code}`, params),
  }))
}
