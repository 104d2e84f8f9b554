import type { Saved } from '@quayside/contract/kernel/record.ts'
import { at } from '@quayside/contract/refusals.ts'
import { invoiceMachine } from '@quayside/contract/tax-invoices/invoice.states.ts'
import { redInvoiceDocument, salesInvoiceDocument } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import type { LockedBy, StepOf } from '../../platform/records/customer-step.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { refreshOrderMoney } from '../finance/order-money.ts'
import { addToItems, lockItems } from './claim-items.ts'
import { lockSalesInvoice } from './lock-sales-invoice.ts'
import { type InvoiceGiven, valuesOf } from './sales-invoice-values.ts'
import { salesInvoiceKey } from './sales-invoices.ts'

const numberUsed = {
  sales_invoice_no_once: at('invoiceNo', 'invoice.numberUsed'),
  sales_invoice_red_once: at('redInvoiceNo', 'invoice.numberUsed'),
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
  { id, name, given, locked }: StepOf<InvoiceGiven, LockedBy<typeof lockSalesInvoice>>,
): Promise<Saved> {
  const { invoice, lines } = locked ?? getOrRefuse(await lockSalesInvoice(tx, id, acting.companyId))
  const { company_id: companyId } = invoice
  const key = salesInvoiceKey(companyId, id)
  const parts = lines.map(({ item_id: itemId, amount }) => ({ itemId, amount }))
  const { written } = await runTransition(tx, acting, key, {
    machine: invoiceMachine,
    name,
    state: invoice.state,
    facts: {},
    given,
    notice: toldSteps.has(name) ? noticeOf(invoice, name, given) : undefined,
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
  return { id, version: written }
}

const noticeOf = (
  invoice: { readonly number: string; readonly invoice_no: string; readonly amount: string },
  name: string,
  given: InvoiceGiven,
): NoticeOf => ({
  phrase: `salesInvoice.${name}`,
  params: {
    number: invoice.number,
    invoiceNo: given.invoiceNo ?? invoice.invoice_no,
    amount: invoice.amount,
    redInvoiceNo: given.redInvoiceNo ?? '',
    reason: given.reason ?? '',
  },
})

/** The customer's own steps. */
export const stepOwnInvoice =
  (name: 'withdraw' | 'sign') =>
  (
    call: Call,
    { params: { id }, body }: { params: { id: string }; body: { note?: string | undefined } },
  ): Promise<Saved> =>
    call.write((tx) => stepSalesInvoice(tx, asCustomer(call.principal), { id, name, given: body }))
