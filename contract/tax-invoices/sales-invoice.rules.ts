import type { ItemKindKey } from '../finance/finance.codes.ts'
import { type Amount, exceeds, isPositive, largest, minus, sum, zero } from '../kernel/money.ts'
import type { Finding } from '../kernel/refusal.ts'
import type { TaxInvoicingStateKey } from '../orders/order-money.codes.ts'
import { at } from '../refusals.ts'
import type { InvoiceKindKey, VatRate } from './invoice.codes.ts'
import { partsOf } from './vat.ts'

/** The goods and what was paid to bring them in are invoiced as goods, fees as services. */
const rates: Readonly<Record<ItemKindKey, VatRate>> = {
  supplierPayment: 13,
  duty: 13,
  consumptionTax: 13,
  vat: 13,
  antiDumping: 13,
  exchangeDifference: 13,
  bankCharge: 6,
  fee: 6,
}
export const invoiceRateOf = (kind: ItemKindKey): VatRate => rates[kind]

/** A debt as far as it concerns invoices. `claimed` is what invoices that were asked for or issued are for. */
export type InvoiceableItem = {
  readonly id: string
  readonly kind: ItemKindKey
  readonly currency: string
  readonly settled: Amount
  readonly claimed: Amount
}

/** What was paid and is on no invoice yet; nothing where a part of it was paid back since. */
const invoiceableOf = ({ settled, claimed }: InvoiceableItem): Amount =>
  largest(minus(settled, claimed), zero)

type ChosenItem = { readonly itemId: string; readonly amount: Amount }

/** The items of a request against what was paid for them: the form runs it, and the server on the locked rows. */
export function checkChosenItems(
  chosen: readonly ChosenItem[],
  items: readonly InvoiceableItem[],
): Finding[] {
  if (chosen.length === 0) return [at('items', 'salesInvoice.nothingChosen')]
  const byId = new Map(items.map((item) => [item.id, item]))
  const seen = new Set<string>()
  return chosen.flatMap(({ itemId, amount }, place): Finding[] => {
    const path = `items.${place}`
    const item = byId.get(itemId)
    if (!item) return [at(`${path}.itemId`, 'record.notFound')]
    if (seen.has(itemId)) return [at(`${path}.itemId`, 'salesInvoice.itemTwice')]
    seen.add(itemId)
    // VAT invoices are in RMB.
    if (item.currency !== 'RMB') return [at(`${path}.itemId`, 'salesInvoice.notRmb')]
    if (!isPositive(amount)) return [at(`${path}.amount`, 'field.positive')]
    const left = invoiceableOf(item)
    return exceeds(amount, left) ? [at(`${path}.amount`, 'salesInvoice.exceedsPaid', { left })] : []
  })
}

/** A special invoice states bank, account, address and phone of the buyer. */
export const checkTitle = (kind: InvoiceKindKey, title: { readonly isComplete: boolean }): Finding[] =>
  kind === 'special' && !title.isComplete ? [at('titleId', 'salesInvoice.titleIncomplete')] : []

type InvoicePart = ChosenItem & { readonly rate: VatRate; readonly net: Amount; readonly tax: Amount }

/** The lines of an invoice and their sums: net and tax of each line add up to what was chosen. */
export function invoiceParts(
  chosen: readonly ChosenItem[],
  kindOf: (itemId: string) => ItemKindKey,
): { lines: InvoicePart[]; amount: Amount; net: Amount; tax: Amount } {
  const lines = chosen.map(({ itemId, amount }): InvoicePart => {
    const rate = invoiceRateOf(kindOf(itemId))
    return { itemId, amount, rate, ...partsOf(amount, rate) }
  })
  return {
    lines,
    amount: sum(lines.map((line) => line.amount)),
    net: sum(lines.map((line) => line.net)),
    tax: sum(lines.map((line) => line.tax)),
  }
}

/** Whether nothing, some or all of what was booked of an order's debts in RMB is on issued invoices. */
export function invoicingStateOf(
  items: readonly { readonly booked: Amount; readonly invoiced: Amount }[],
): TaxInvoicingStateKey {
  if (!items.some(({ invoiced }) => isPositive(invoiced))) return 'none'
  return items.some(({ booked, invoiced }) => exceeds(booked, invoiced)) ? 'partial' : 'full'
}
