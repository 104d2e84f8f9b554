import { type Amount, plus, roundAmount } from '@quayside/contract/kernel/money.ts'
import { partsOf } from '@quayside/contract/tax-invoices/vat.ts'
import { demoInvoiceTexts as said } from '@quayside/db/seeds/demo/invoices.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { issueUnasked } from '../modules/tax-invoices/issue-unasked.ts'
import { matchableStates, matchInputInvoice } from '../modules/tax-invoices/match-input-invoice.ts'
import { stepInputInvoice } from '../modules/tax-invoices/step-input-invoice.ts'
import { stepSalesInvoice } from '../modules/tax-invoices/step-sales-invoice.ts'
import { type Books, daysAfter } from './demo-books.ts'

const taxNo = '91440300MA5QUAY204'
const otherTaxNo = '91440300708461136T'

/** A number of twenty digits that no other company's invoice has. */
const numberOf = (books: Books, running: number): string =>
  `25${books.companyId.padStart(8, '0')}${String(running).padStart(10, '0')}`

type Item = { id: string; left: string; settled_on: string }

const paidItems = (books: Books): Promise<Item[]> =>
  books.platform.staff.transaction([], async (tx) => {
    const { rows } = await raw<Item>`
      select i.id, (i.settled - i.invoice_claimed)::app.money as left, max(d.received_on) as settled_on
      from receivable_item i
        join deposit_use u on u.company_id = i.company_id and u.item_id = i.id and u.undone_by is null
        join deposit d on d.company_id = u.company_id and d.id = u.deposit_id
      where i.company_id = ${books.companyId}::bigint and i.currency = 'RMB' and i.settled > i.invoice_claimed
      group by i.id order by max(d.received_on), i.id`.execute(tx)
    return rows
  })

const asked = (items: readonly Item[]) => items.map(({ id, left }) => ({ itemId: id, amount: left }))

/** Titles, then an invoice a month for what was paid, and the last ones in every state. */
export async function seedSalesInvoices(books: Books): Promise<void> {
  const { client, token, companyName, companyId, platform, desk, today } = books
  const addTitle = async (body: object): Promise<string> =>
    (await client.call<{ id: string }>('POST tax/online/invoicingInfo/save', { token, body })).id
  const titleId = await addTitle({
    title: companyName,
    taxNo,
    bankName: 'CMB Shenzhen',
    accountNumber: '755900012310801',
    address: 'Nanshan, Shenzhen',
    phone: '0755-26001234',
    isDefault: 1,
  })
  await addTitle({ title: said.secondTitle, taxNo: otherTaxNo })
  let running = 0
  const nextNo = (): string => {
    running += 1
    return numberOf(books, running)
  }
  const items = await paidItems(books)
  const byMonth = Map.groupBy(items, (item) => item.settled_on.slice(0, 7))
  const months = [...byMonth.values()]
  const issued: string[] = []
  for (const own of months.slice(0, -1).slice(-8)) {
    const paidOn = own.at(-1)?.settled_on ?? today
    const due = daysAfter(paidOn, 6)
    const day = due > today ? today : due
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
        items: asked(own) as never,
        invoiceCode: '',
        invoiceNo: nextNo(),
        issuedOn: day,
        expressCompany: said.express,
        expressNo: `SF14${String(running).padStart(11, '0')}`,
        fileIds: [],
      }),
    )
    issued.push(id)
  }
  const step = (id: string, name: string, given: object) =>
    books.on(today, (tx) => stepSalesInvoice(tx, desk, { id, name, given }))
  const [voided, reversed, ...rest] = issued.toReversed()
  if (voided) await step(voided, 'void', { reason: said.voided })
  if (reversed) await step(reversed, 'reverse', { reason: said.reversed, redInvoiceNo: nextNo() })
  const sign = (id: string) =>
    client.call('POST tax/online/salesInvoice/{id}/sign', { token, params: { id }, body: {} })
  for (const id of rest.slice(1)) await sign(id)

  const request = async (own: readonly Item[], more: object = {}): Promise<string | undefined> => {
    if (own.length === 0) return undefined
    const body = { titleId, kind: 'special', items: asked(own), ...more }
    return (await client.call<{ id: string }>('POST tax/online/salesInvoice/save', { token, body })).id
  }
  const last = months.at(-1) ?? []
  const toIssue = await request(last.slice(0, 2))
  if (toIssue) await step(toIssue, 'issue', { invoiceNo: nextNo(), issuedOn: today })
  const toRefuse = await request(last.slice(2, 3))
  if (toRefuse) await step(toRefuse, 'refuse', { reason: said.refused })
  await request(last.slice(3, 5), { note: said.requestNote })
  const withdrawn = await request(last.slice(5, 6))
  if (withdrawn)
    await client.call('POST tax/online/salesInvoice/{id}/withdraw', {
      token,
      params: { id: withdrawn },
      body: {},
    })
}

type Exported = {
  id: string
  model: string
  name: string
  qty: string
  total_money: string
  seller: string
  order_no: string
  day: string
}

/** Lines of exports that customs has, one of each order. */
const exportedLines = (books: Books): Promise<Exported[]> =>
  books.platform.staff.transaction([], async (tx) => {
    const { rows } = await raw<Exported>`
      select distinct on (o.id) l.id, l.model, l.name, trim_scale(l.qty)::text as qty, l.total_money,
        coalesce(s.name, l.manufacturer, '') as seller, o.order_no, o.order_date as day
      from trade_order o join order_line l on l.company_id = o.company_id and l.order_id = o.id
        left join supplier s on s.company_id = o.company_id and s.id = o.supplier_id
      where o.company_id = ${books.companyId}::bigint and o.model_type = 1 and o.state = any(${[...matchableStates]}::int[])
        and l.qty > 0 and l.total_money > 0 and o.deleted_at is null
      order by o.id desc, l.position limit 7`.execute(tx)
    return rows
  })

/** Input invoices for exports: confirmed, waiting with and without matches, refused, and one that needs none. */
export async function seedInputInvoices(books: Books): Promise<void> {
  const { client, token, desk, today } = books
  const lines = await exportedLines(books)
  const enter = async (line: Exported, place: number): Promise<{ id: string; lineId: string }> => {
    // The supplier's price in RMB, somewhat below what the goods are exported for.
    const gross = roundAmount(new Big(line.total_money).times('6.2'))
    const { net, tax } = partsOf(gross, 13)
    const price = new Big(net).div(line.qty).round(6).toString()
    const amount = roundAmount(new Big(line.qty).times(price))
    const body = {
      invoiceNo: numberOf(books, 900 + place),
      sellerName: line.seller === '' ? 'Harbour Components Ltd' : line.seller,
      sellerTaxNo: otherTaxNo,
      issuedOn: line.day > today ? today : line.day,
      amount: plus(amount, tax as Amount),
      lines: [
        {
          key: 'line-1',
          name: line.name === '' ? line.model : line.name,
          specification: line.model,
          unit: 'pcs',
          qty: line.qty,
          price,
          amount,
          rate: 13,
          tax,
          orderNo: line.order_no,
        },
      ],
    }
    const { id } = await client.call<{ id: string }>('POST tax/online/inputInvoice/save', { token, body })
    const record = await client.call<{ lines: { id: string }[] }>('GET tax/online/inputInvoice/{id}', {
      token,
      params: { id },
    })
    return { id, lineId: record.lines[0]?.id ?? '' }
  }
  const step = (id: string, name: string, given: object = {}) =>
    books.on(today, (tx) => stepInputInvoice(tx, desk, { id, name, given }))
  for (const [place, line] of lines.entries()) {
    const { id, lineId } = await enter(line, place)
    const match = () =>
      books.on(today, (tx) =>
        matchInputInvoice(tx, desk, { id, matches: [{ lineId, orderLineId: line.id, qty: line.qty }] }),
      )
    if (place === 0) await match()
    if (place === 2) await step(id, 'reportAnomaly', { anomaly: 'quantity', reason: said.anomaly })
    if (place === 3) await step(id, 'waive', { reason: said.waived })
    if (place >= 4) {
      await match()
      await step(id, 'confirm')
    }
  }
}
