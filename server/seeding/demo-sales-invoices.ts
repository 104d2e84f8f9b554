import { addDays } from '@quayside/contract/kernel/days.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import { demoInvoiceTexts as said } from '@quayside/db/seeds/demo/invoices.ts'
import { sql as raw } from 'kysely'
import { issueUnasked } from '../modules/tax-invoices/issue-unasked.ts'
import { stepSalesInvoice } from '../modules/tax-invoices/step-sales-invoice.ts'
import { type Books } from './demo-books.ts'

const taxNo = '91440300MA5QUAY204'
export const otherTaxNo = '91440300708461136T'

/** A number of twenty digits that no other company's invoice has. */
export const invoiceNoOf = (books: Books, running: number): string =>
  `25${books.companyId.padStart(8, '0')}${String(running).padStart(10, '0')}`

type Item = { id: string; order_id: string | null; left: string; settled_on: string }

/** Debts in RMB that were paid, with the day of the last payment. */
const paidItems = (books: Books): Promise<Item[]> =>
  books.platform.staff.transaction([], async (tx) => {
    const { rows } = await raw<Item>`
      select i.id, i.order_id, (i.settled - i.invoice_claimed)::app.money as left,
        max(greatest(d.received_on, i.incurred_on))::text as settled_on
      from receivable_item i
        join deposit_use u on u.company_id = i.company_id and u.item_id = i.id and u.undone_by is null
        join deposit d on d.company_id = u.company_id and d.id = u.deposit_id
      where i.company_id = ${books.companyId}::bigint and i.currency = 'RMB' and i.settled > i.invoice_claimed
      group by i.id order by 4, i.id`.execute(tx)
    return rows
  })

const asked = (items: readonly Item[]) => items.map(({ id, left }) => ({ itemId: id, amount: amount(left) }))

/** What was paid later than this is not invoiced yet, and not late. */
const recentDays = 8
/** So many of the orders whose payment should have been invoiced by now were forgotten. */
const forgottenOrders = 2

async function addTitles({ client, token, companyName }: Books): Promise<string> {
  const add = async (body: object): Promise<string> =>
    (await client.call<{ id: string }>('POST tax/online/invoicingInfo/save', { token, body })).id
  const first = await add({
    title: companyName,
    taxNo,
    bankName: 'CMB Shenzhen',
    accountNumber: '755900012310801',
    address: 'Nanshan, Shenzhen',
    phone: '0755-26001234',
    isDefault: 1,
  })
  await add({ title: said.secondTitle, taxNo: otherTaxNo })
  return first
}

/** An invoice a month for what was paid, one of them voided and one reversed and issued again, then recent requests. */
export async function seedSalesInvoices(books: Books): Promise<void> {
  const { client, token, companyId, platform, desk, today } = books
  const titleId = await addTitles(books)
  let running = 0
  const nextNo = (): string => {
    running += 1
    return invoiceNoOf(books, running)
  }
  const issue = async (own: readonly Item[]): Promise<{ id: string; day: string }> => {
    const due = addDays(own.at(-1)?.settled_on ?? today, 6)
    const day = due > today ? today : due
    const invoiceNo = nextNo()
    const { id } = await books.on(day, (tx) =>
      issueUnasked(tx, desk, platform, {
        companyId,
        titleId,
        kind: 'special',
        delivery: 'express',
        recipient: '',
        recipientAddress: '',
        recipientPhone: '',
        note: '',
        items: asked(own),
        invoiceCode: '',
        invoiceNo,
        issuedOn: day,
        expressCompany: said.express,
        expressNo: `SF14${String(running).padStart(11, '0')}`,
        fileIds: [],
      }),
    )
    return { id, day }
  }
  const step = (id: string, day: string, name: string, given: object) =>
    books.on(day, (tx) => stepSalesInvoice(tx, desk, { id, name, given }))

  const items = await paidItems(books)
  const isRecent = ({ settled_on: day }: Item): boolean => day > addDays(today, -recentDays)
  const recent = items.filter(isRecent)
  const older = items.filter((item) => !isRecent(item))
  const orders = new Set(older.toReversed().flatMap(({ order_id: id }) => (id === null ? [] : [id])))
  const forgotten = new Set([...orders].slice(0, forgottenOrders))
  const months = [
    ...Map.groupBy(
      older.filter(({ order_id: id }) => id === null || !forgotten.has(id)),
      ({ settled_on: day }) => day.slice(0, 7),
    ).values(),
  ]
  const toSign: { id: string; day: string }[] = []
  for (const [place, own] of months.entries()) {
    const made = await issue(own)
    if (place === months.length - 2) await step(made.id, made.day, 'void', { reason: said.voided })
    if (place === months.length - 3)
      await step(made.id, made.day, 'reverse', { reason: said.reversed, redInvoiceNo: nextNo() })
    const isEnded = place === months.length - 2 || place === months.length - 3
    toSign.push(isEnded ? await issue(own) : made)
  }
  // The newest one has not come yet.
  for (const { id, day } of toSign.slice(0, -1)) {
    const signedOn = addDays(day, 4)
    client.setDay(signedOn > today ? undefined : signedOn)
    await client.call('POST tax/online/salesInvoice/{id}/sign', { token, params: { id }, body: {} })
  }
  client.setDay(undefined)

  const request = async (own: readonly Item[], more: object = {}): Promise<string | undefined> => {
    if (own.length === 0) return undefined
    const body = { titleId, kind: 'special', items: asked(own), ...more }
    return (await client.call<{ id: string }>('POST tax/online/salesInvoice/save', { token, body })).id
  }
  const toIssue = await request(recent.slice(0, 2))
  if (toIssue) await step(toIssue, today, 'issue', { invoiceNo: nextNo(), issuedOn: today })
  const toRefuse = await request(recent.slice(2, 3))
  if (toRefuse) await step(toRefuse, today, 'refuse', { reason: said.refused })
  await request(recent.slice(3, 5), { note: said.requestNote })
  const withdrawn = await request(recent.slice(5, 6))
  if (withdrawn)
    await client.call('POST tax/online/salesInvoice/{id}/withdraw', {
      token,
      params: { id: withdrawn },
      body: {},
    })
}
