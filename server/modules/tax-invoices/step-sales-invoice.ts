import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { invoiceMachine } from '@quayside/contract/tax-invoices/invoice.states.ts'
import { checkInvoiceNumber } from '@quayside/contract/tax-invoices/invoice-number.ts'
import { redInvoiceDocument, salesInvoiceDocument } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { lockOrderRows, refreshOrderMoney } from '../finance/order-money.ts'
import { sendNotice } from '../notices/send-notice.ts'
import { addToItems, lockItems } from './claim-items.ts'
import { salesInvoiceKey } from './sales-invoices.ts'

type InvoiceRow = Selectable<DB['sales_invoice']>
type LineRow = Selectable<DB['sales_invoice_line']>
type LockedInvoice = { readonly invoice: InvoiceRow; readonly lines: readonly LineRow[] }

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

/** The orders, then the invoice: as everything that books on orders locks. The lines never change. */
export async function lockSalesInvoice(
  tx: Tx,
  id: string,
  companyId?: string,
): Promise<LockedInvoice | undefined> {
  const lines = await tx
    .selectFrom('sales_invoice_line')
    .selectAll()
    .where('invoice_id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .orderBy('position')
    .execute()
  const owner = lines[0]?.company_id
  if (owner === undefined) return undefined
  await lockOrderRows(
    tx,
    owner,
    lines.map(({ order_id: orderId }) => orderId),
  )
  const invoice = await tx
    .selectFrom('sales_invoice')
    .selectAll()
    .where('company_id', '=', owner)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return invoice && { invoice, lines }
}

const numberUsed = {
  sales_invoice_no_once: at('invoiceNo', 'invoice.numberUsed'),
  sales_invoice_red_once: at('redInvoiceNo', 'invoice.numberUsed'),
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

async function valuesOf(tx: Tx, invoice: InvoiceRow, name: string, given: InvoiceGiven): Promise<Written> {
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

/** What each step does to the amounts of the debts: claimed by a request, invoiced once it is issued, free again after. */
const effects: Readonly<
  Record<string, { readonly columns: readonly ('invoice_claimed' | 'invoiced')[]; readonly sign: 1 | -1 }>
> = {
  withdraw: { columns: ['invoice_claimed'], sign: -1 },
  refuse: { columns: ['invoice_claimed'], sign: -1 },
  issue: { columns: ['invoiced'], sign: 1 },
  void: { columns: ['invoice_claimed', 'invoiced'], sign: -1 },
  reverse: { columns: ['invoice_claimed', 'invoiced'], sign: -1 },
}
const toldSteps: ReadonlySet<string> = new Set(['issue', 'refuse', 'void', 'reverse'])

/** One step of an invoice, by whoever may take it; orders' invoicing states follow what is issued. */
export async function stepSalesInvoice(
  tx: Tx,
  acting: Acting,
  { id, name, given }: { id: string; name: string; given: InvoiceGiven },
): Promise<Saved> {
  const { invoice, lines } = found(await lockSalesInvoice(tx, id, acting.companyId))
  const { company_id: companyId } = invoice
  const key = salesInvoiceKey(companyId, id)
  const parts = lines.map(({ item_id: itemId, amount }) => ({ itemId, amount }))
  const { written } = await runTransition(tx, acting, key, {
    machine: invoiceMachine,
    name,
    state: invoice.state,
    facts: {},
    given,
    write: async (state) => {
      const values = await valuesOf(tx, invoice, name, given)
      return refusingDuplicates(numberUsed, () =>
        writeStep(tx, 'sales_invoice', key, { state: Number(state), ...values }),
      )
    },
  })
  const { [name]: effect } = effects
  if (effect) {
    await lockItems(
      tx,
      companyId,
      parts.map(({ itemId }) => itemId),
    )
    await addToItems(tx, companyId, parts, effect.columns, effect.sign)
    if (effect.columns.includes('invoiced'))
      await refreshOrderMoney(
        tx,
        acting,
        companyId,
        lines.map(({ order_id: orderId }) => orderId),
      )
  }
  const document = { issue: salesInvoiceDocument, reverse: redInvoiceDocument }[name]
  if (document && given.fileIds && given.fileIds.length > 0)
    await attachFiles(
      tx,
      { companyId, memberId: null },
      { entity: key.entity, entityId: id, kind: document, fileIds: given.fileIds, path: 'fileIds' },
    )
  if (toldSteps.has(name))
    await sendNotice(tx, {
      companyId,
      message: {
        phrase: `salesInvoice.${name}`,
        params: {
          number: invoice.number,
          invoiceNo: given.invoiceNo ?? invoice.invoice_no,
          amount: invoice.amount,
          redInvoiceNo: given.redInvoiceNo ?? '',
          reason: given.reason ?? '',
        },
      },
      record: { entity: key.entity, id },
    })
  return { id, version: written }
}

/** The customer's own steps. */
export const stepOwnInvoice =
  (name: 'withdraw' | 'sign') =>
  (
    call: Call,
    { params: { id }, body }: { params: { id: string }; body: { note?: string | undefined } },
  ): Promise<Saved> =>
    call.write((tx) => stepSalesInvoice(tx, asCustomer(call.principal), { id, name, given: body }))
