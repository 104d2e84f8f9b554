import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkInvoiceNumber } from '@quayside/contract/tax-invoices/invoice-number.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { InvoiceRow } from './lock-sales-invoice.ts'

export type InvoiceGiven = {
  readonly invoiceCode?: string | undefined
  readonly invoiceNo?: string | undefined
  readonly issuedOn?: string | undefined
  readonly expressCompany?: string | undefined
  readonly expressNo?: string | undefined
  readonly redInvoiceNo?: string | undefined
  readonly fileIds?: readonly string[] | undefined
  readonly reason?: string | undefined
  readonly note?: string | undefined
}

/** The version of the title that is valid on the day of issue. */
async function currentTitle(
  tx: Tx,
  { company_id: companyId, title_id: titleId }: InvoiceRow,
): Promise<string> {
  const { rows } = await raw<{ id: string }>`
    select later.id from invoicing_title asked join invoicing_title later on later.company_id = asked.company_id
      and coalesce(later.first_id, later.id) = coalesce(asked.first_id, asked.id)
    where asked.company_id = ${companyId}::bigint and asked.id = ${titleId}::bigint
      and later.ended_on is null and later.deleted_at is null`.execute(tx)
  return rows[0]?.id ?? titleId
}

type Written = Partial<{
  [K in 'invoice_code' | 'invoice_no' | 'issued_on' | 'express_company' | 'express_no']: string
}> &
  Partial<{ [K in 'red_invoice_no' | 'reason' | 'ended_on' | 'signed_on' | 'title_id']: string }>

export async function valuesOf(
  tx: Tx,
  invoice: InvoiceRow,
  name: string,
  given: InvoiceGiven,
): Promise<Written> {
  const today = await readBusinessDay(tx)
  const { invoiceCode = '', invoiceNo = '', redInvoiceNo = '', reason = '' } = given
  switch (name) {
    case 'issue':
      refuseIfAny([
        ...checkInvoiceNumber({ invoiceCode, invoiceNo }),
        ...checkDay('issuedOn', given.issuedOn, { kind: 'past', today }),
      ])
      return {
        invoice_code: invoiceCode,
        invoice_no: invoiceNo,
        issued_on: given.issuedOn ?? today,
        express_company: given.expressCompany ?? '',
        express_no: given.expressNo ?? '',
        title_id: await currentTitle(tx, invoice),
      }
    case 'reverse':
      refuseIfAny(redInvoiceNo === invoice.invoice_no ? [at('redInvoiceNo', 'salesInvoice.redSame')] : [])
      return { red_invoice_no: redInvoiceNo, reason, ended_on: today }
    case 'sign':
      return { signed_on: today }
    default:
      return { reason, ended_on: today }
  }
}
