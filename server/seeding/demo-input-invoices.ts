import { addDays } from '@quayside/contract/kernel/days.ts'
import { type Amount, minus, plus, roundAmount, sum, zero } from '@quayside/contract/kernel/money.ts'
import { taxOf } from '@quayside/contract/tax-invoices/vat.ts'
import { demoInvoiceTexts as said } from '@quayside/db/seeds/demo/invoices.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { matchableStates, matchInputInvoice } from '../modules/tax-invoices/match-input-invoice.ts'
import { stepInputInvoice } from '../modules/tax-invoices/step-input-invoice.ts'
import { type Books } from './demo-books.ts'
import { invoiceNoOf, otherTaxNo } from './demo-sales-invoices.ts'

type Line = { id: string; model: string; name: string; qty: string; total_money: string }
type Exported = { seller: string; order_no: string; day: string; lines: Line[] }

/** Exports that customs has, the newest first, with their lines. */
const exportedOrders = (books: Books): Promise<Exported[]> =>
  books.platform.staff.transaction([], async (tx) => {
    const { rows } = await raw<Exported>`
      select coalesce(nullif(s.name, ''), max(l.manufacturer), '') as seller, o.order_no, o.order_date as day,
        jsonb_agg(jsonb_build_object('id', l.id::text, 'model', l.model, 'name', l.name, 'qty', trim_scale(l.qty)::text,
          'total_money', l.total_money::text) order by l.position) as lines
      from trade_order o join order_line l on l.company_id = o.company_id and l.order_id = o.id
        left join supplier s on s.company_id = o.company_id and s.id = o.supplier_id
      where o.company_id = ${books.companyId}::bigint and o.model_type = 1 and o.state = any(${[...matchableStates]}::int[])
        and l.qty > 0 and l.total_money > 0 and o.deleted_at is null
      group by o.id, s.name order by o.order_date desc, o.id desc`.execute(tx)
    return rows
  })

/** The supplier's price in RMB, somewhat below what the goods are exported for. */
function invoiceLine(line: Line, orderNo: string, place: number) {
  const price = new Big(line.total_money).times('5.5').div(line.qty).round(6).toString()
  const amount = roundAmount(new Big(line.qty).times(price))
  return {
    key: `line-${place + 1}`,
    name: line.name === '' ? line.model : line.name,
    specification: line.model,
    unit: 'pcs',
    qty: line.qty,
    price,
    amount,
    rate: 13,
    tax: taxOf(amount, 13),
    orderNo,
  }
}

/** What became of the invoice of each of the newest exports; those of older ones are confirmed. */
const newest = ['matched', 'entered', 'anomaly', 'waived', 'partly'] as const
type Outcome = (typeof newest)[number] | 'confirmed'

/** The suppliers' invoices of the exports: most are matched and confirmed, and a few hold their order up. */
export async function seedInputInvoices(books: Books): Promise<void> {
  const { client, token, desk, today } = books
  const notAfterToday = (day: string): string => (day > today ? today : day)
  const enter = async (order: Exported, lines: readonly Line[], running: number) => {
    const own = lines.map((line, place) => invoiceLine(line, order.order_no, place))
    const issuedOn = notAfterToday(addDays(order.day, 7))
    const body = {
      invoiceNo: invoiceNoOf(books, running),
      sellerName: order.seller === '' ? 'Harbour Components Ltd' : order.seller,
      sellerTaxNo: otherTaxNo,
      issuedOn,
      amount: plus(sum(own.map(({ amount }) => amount)), sum(own.map(({ tax }) => tax as Amount))),
      lines: own,
    }
    const { id } = await client.call<{ id: string }>('POST tax/online/inputInvoice/save', { token, body })
    return { id, invoiceNo: body.invoiceNo, day: notAfterToday(addDays(issuedOn, 2)), lines }
  }
  type Entered = Awaited<ReturnType<typeof enter>>
  const match = ({ id, day, lines }: Entered) =>
    books.on(day, async (tx) => {
      const entered = await tx
        .selectFrom('input_invoice_line')
        .select('id')
        .where('invoice_id', '=', id)
        .orderBy('position')
        .execute()
      const matches = lines.map((line, place) => ({
        lineId: entered[place]?.id ?? '',
        orderLineId: line.id,
        qty: line.qty,
      }))
      await matchInputInvoice(tx, desk, { id, matches })
    })
  const step = ({ id, day }: Entered, name: string, given: object = {}) =>
    books.on(day, (tx) => stepInputInvoice(tx, desk, { id, name, given }))

  /** The supplier took back the first goods of an invoice by a red-letter one. */
  const enterRed = async (order: Exported, taken: Entered, running: number) => {
    const [line] = taken.lines
    if (!line) return
    const goods = invoiceLine(line, order.order_no, 0)
    const negative = {
      ...goods,
      qty: `-${goods.qty}`,
      amount: minus(zero, goods.amount),
      tax: minus(zero, goods.tax),
    }
    const body = {
      invoiceNo: invoiceNoOf(books, running),
      redOf: taken.invoiceNo,
      sellerName: order.seller === '' ? 'Harbour Components Ltd' : order.seller,
      sellerTaxNo: otherTaxNo,
      issuedOn: taken.day,
      amount: plus(negative.amount, negative.tax),
      note: said.redLetter,
      lines: [negative],
    }
    await client.call('POST tax/online/inputInvoice/save', { token, body })
  }

  for (const [place, order] of (await exportedOrders(books)).entries()) {
    const outcome: Outcome = newest[place] ?? 'confirmed'
    const half = order.lines.slice(0, Math.ceil(order.lines.length / 2))
    const invoice = await enter(order, outcome === 'partly' ? half : order.lines, 900 + place)
    if (outcome === 'entered') continue
    await match(invoice)
    if (outcome === 'matched') continue
    if (outcome === 'anomaly')
      await step(invoice, 'reportAnomaly', { anomaly: 'quantity', reason: said.anomaly })
    else await step(invoice, 'confirm')
    if (place === newest.length) await enterRed(order, invoice, 700 + place)
    // Goods that were sent as samples have an invoice of their own.
    if (outcome === 'waived')
      await step(await enter(order, half.slice(0, 1), 800 + place), 'waive', { reason: said.waived })
  }
}
