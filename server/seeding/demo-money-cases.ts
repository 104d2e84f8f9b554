import { itemKind } from '@quayside/contract/finance/finance.codes.ts'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { type Amount, sum } from '@quayside/contract/kernel/money.ts'
import { FeeDraft } from '@quayside/contract/office/fee.ts'
import { VoucherDraft } from '@quayside/contract/office/voucher.ts'
import { demoMoneyTexts as said } from '@quayside/db/seeds/demo/money.ts'
import { chargeFees } from '../modules/finance/charge-fee.ts'
import { saveVoucher } from '../modules/finance/save-voucher.ts'
import { stepFee } from '../modules/finance/step-fee.ts'
import { stepTransfer } from '../modules/finance/step-transfer.ts'
import { stepVoucher } from '../modules/finance/step-voucher.ts'
import { seedBankLines } from './demo-bank-lines.ts'
import type { Act, Books } from './demo-books.ts'
import { bookVoucher } from './demo-charges.ts'
import { seedDisputes } from './demo-disputes.ts'
import { seedInputInvoices } from './demo-input-invoices.ts'
import { openItems } from './demo-open-items.ts'
import { seedPapers } from './demo-papers.ts'
import { seedSalesInvoices } from './demo-sales-invoices.ts'

/** What seldom happens, once each: corrections, disputes, announced transfers, differences of exchange. */
export const caseActs = (books: Books): Act[] => {
  const ago = (days: number) => addDays(books.today, -days)
  return [
    { day: ago(33), run: (day) => bookTwice(books, day) },
    { day: ago(21), run: (day) => takeFeeBack(books, day) },
    { day: ago(12), run: (day) => withdrawPayout(books, day) },
    { day: ago(4), run: (day) => bookDifferences(books, day) },
    { day: ago(1), run: () => seedDisputes(books) },
    { day: ago(0), run: () => announceTransfers(books) },
    { day: ago(0), run: (day) => seedBankLines(books, day) },
    { day: ago(0), run: () => seedSalesInvoices(books) },
    { day: ago(0), run: () => seedInputInvoices(books) },
    { day: ago(0), run: () => seedPapers(books) },
  ]
}

/** A receipt that was entered twice; the second one is taken back by the other person. */
const bookTwice = (books: Books, day: string) =>
  books.on(day, async (tx) => {
    const { id } = await bookVoucher(books, tx, {
      kind: 'received',
      amount: '48200.00',
      occurredOn: day,
      counterparty: books.companyName,
      bankReference: `CMB${day.replaceAll('-', '')}1641`,
    })
    await stepVoucher(tx, books.cashier, { id, name: 'reverse', given: { reason: said.reversedReceipt } })
  })

const takeFeeBack = (books: Books, day: string) =>
  books.on(day, async (tx) => {
    const draft = { companyId: books.companyId, kind: 'other', unitPrice: '260', chargedOn: day }
    const [fee] = await chargeFees(tx, books.desk, [FeeDraft.parse(draft)])
    const reason = said.reversedFee
    await stepFee(tx, books.cashier, { id: fee?.id ?? '', name: 'reverse', given: { reason } })
  })

/** Above the limit of the settings it waits for a second person; its author drops it. */
const withdrawPayout = (books: Books, day: string) =>
  books.on(day, async (tx) => {
    const draft = {
      kind: 'paidOut',
      companyId: books.companyId,
      amount: '260000.00',
      counterparty: books.companyName,
    }
    const { id } = await saveVoucher(tx, books.desk, VoucherDraft.parse({ ...draft, occurredOn: day }))
    await stepVoucher(tx, books.desk, { id, name: 'withdraw', given: {} })
  })

/** One that the company owes, and one in its favour that lowers what it owes for a payment. */
async function bookDifferences(books: Books, day: string): Promise<void> {
  const payments = (await openItems(books)).filter(({ kind }) => kind === itemKind.codes.supplierPayment)
  const [first, second] = payments
  if (!first || !second) return
  const shared = { kind: 'exchangeDifference', occurredOn: day }
  await books.on(day, async (tx) => {
    const owed = { amount: '286.40', orderId: first.order_id ?? undefined, basis: said.owed }
    await bookVoucher(books, tx, { ...shared, ...owed })
    const inFavour = { amount: '152.30', orderId: second.order_id ?? undefined, basis: said.inFavour }
    await bookVoucher(books, tx, { ...shared, ...inFavour, itemId: second.id })
  })
}

/** One that is on its way, one taken back, and one whose money has come. */
async function announceTransfers(books: Books): Promise<void> {
  const { client, token, today, companyName } = books
  const due = (await openItems(books)).filter(({ currency, kind }) => currency === 'RMB' && kind === 'fee')
  const announce = async (amount: string, transferOn: string, more: object): Promise<string> => {
    const body = { currency: 'RMB', amount, transferOn, payerName: companyName, ...more }
    const path = 'POST tax/online/capitalAppointment/save'
    return (await client.call<{ id: string }>(path, { token, body })).id
  }
  const chosen = due.slice(-5)
  if (chosen.length > 0)
    await announce(sum(chosen.map(({ outstanding }) => outstanding as Amount)), addDays(today, 1), {
      itemIds: chosen.map(({ id }) => id),
      note: said.transferNote,
    })
  const confirmed = await announce('60000.00', addDays(today, 2), { purpose: 'deposit' })
  await books.on(today, (tx) => stepTransfer(tx, books.desk, { id: confirmed, name: 'confirm', given: {} }))
  const orderIds = [...new Set(due.flatMap(({ order_id: id }) => (id === null ? [] : [id])))].slice(0, 2)
  await announce('18000.00', addDays(today, -2), { purpose: 'prepayment', orderIds })
  const cancelled = await announce('30000.00', addDays(today, 3), {})
  await client.call('POST tax/online/capitalAppointment/{id}/cancel', {
    token,
    params: { id: cancelled },
    body: { note: said.cancelledTransfer },
  })
  const amount = '25000.00'
  const announcedTransferId = await announce(amount, today, { note: said.advance })
  await books.on(today, (tx) =>
    bookVoucher(books, tx, {
      kind: 'received',
      amount,
      occurredOn: today,
      announcedTransferId,
      counterparty: companyName,
      bankReference: `CMB${today.replaceAll('-', '')}0904`,
    }),
  )
}
