import type { Saved } from '@quayside/contract/kernel/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { invoiceMachine } from '@quayside/contract/tax-invoices/invoice.states.ts'
import {
  checkChosenItems,
  checkTitle,
  invoiceParts,
} from '@quayside/contract/tax-invoices/sales-invoice.rules.ts'
import type { SalesInvoiceRequest } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { insertLines } from '../../platform/records/replace-lines.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { lockOrdersOfItems } from '../finance/order-money.ts'
import { addToItems, lockItems } from './claim-items.ts'
import { titlesOf, toTitle } from './titles.ts'

export type MadeInvoice = Saved & { readonly number: string }

export const requestInvoice = (call: Call, { body }: { body: SalesInvoiceRequest }): Promise<MadeInvoice> =>
  call.write((tx) =>
    makeInvoice(tx, asCustomer(call.principal), call.platform, {
      ...body,
      companyId: call.principal.companyId,
      requestedBy: call.principal.memberId,
    }),
  )

/** An invoice that is asked for. Its parts of debts are claimed at once, so that no other invoice can have them. */
export async function makeInvoice(
  tx: Tx,
  acting: Acting,
  platform: Platform,
  draft: SalesInvoiceRequest & { readonly companyId: string; readonly requestedBy: string | null },
): Promise<MadeInvoice> {
  const { companyId } = draft
  const [[title]] = await readWithin(tx)(titlesOf(companyId).where('t.id', '=', draft.titleId))
  refuseIfAny(title ? [] : [at('titleId', 'record.notFound')])
  const itemIds = draft.items.map(({ itemId }) => itemId)
  await lockOrdersOfItems(tx, companyId, itemIds)
  const items = await lockItems(tx, companyId, itemIds)
  refuseIfAny([
    ...checkTitle(draft.kind, toTitle(platform, getOrRefuse(title))),
    ...checkChosenItems(draft.items, items),
  ])
  const byId = new Map(items.map((item) => [item.id, item]))
  const { lines, amount, net, tax } = invoiceParts(draft.items, (id) => getOrRefuse(byId.get(id)).kind)
  const made = await tx
    .insertInto('sales_invoice')
    .values({
      company_id: companyId,
      kind: draft.kind,
      title_id: draft.titleId,
      amount,
      net,
      tax,
      line_count: lines.length,
      delivery: draft.delivery,
      recipient: draft.recipient,
      recipient_address: draft.recipientAddress,
      recipient_phone: draft.recipientPhone,
      note: draft.note,
      requested_by: draft.requestedBy,
    })
    .returning(['id', 'version', 'number'])
    .executeTakeFirstOrThrow()
  const rows = lines.map((line, position) => ({
    position,
    item_id: line.itemId,
    order_id: byId.get(line.itemId)?.orderId ?? null,
    rate: line.rate,
    amount: line.amount,
    net: line.net,
    tax: line.tax,
  }))
  await insertLines(tx, 'sales_invoice_line', { companyId, id: made.id }, rows)
  await addToItems(tx, companyId, lines, ['invoice_claimed'], 1)
  await happened(
    tx,
    acting,
    { companyId, entity: 'salesInvoice', ids: [made.id] },
    { transition: 'create', to: invoiceMachine.initial },
  )
  return made
}
