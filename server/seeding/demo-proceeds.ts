import { addDays } from '@quayside/contract/kernel/days.ts'
import { type Amount, isPositive, type Rate, roundAmount } from '@quayside/contract/kernel/money.ts'
import { VoucherDraft } from '@quayside/contract/office/voucher.ts'
import Big from 'big.js'
import { saveVoucher } from '../modules/finance/save-voucher.ts'
import { writeOffVoucher } from '../modules/finance/use-voucher.ts'
import type { Tx } from '../platform/database/database.ts'
import type { Act, BookedOrder, Books } from './demo-books.ts'
import { bookVoucher } from './demo-charges.ts'

/**
 * An export's foreign exchange comes in, is settled to RMB, pays its fees, and the rest goes to the domestic supplier. The
 * newest payout still waits for a second person, and of orders under way the money is not settled or not complete yet.
 */
export function proceedsActs(books: Books, orders: readonly BookedOrder[]): Act[] {
  const exported = orders.filter(({ kind, exportedOn }) => kind === 'export' && exportedOn !== null)
  const completed = exported.filter(({ end }) => end === 'completed')
  const newest = completed.at(-1)
  return [
    ...completed.flatMap((order) => settledProceeds(books, order, order === newest)),
    ...exported.flatMap((order): Act[] => {
      const arrival = addDays(books.today, -2)
      if (order.end === 'arrived')
        return [{ day: arrival, run: proceeds(books, order, order.amount as Amount) }]
      const part = roundAmount(new Big(order.amount).times('0.4'))
      const day = addDays(order.exportedOn ?? '', 18)
      return order.end === 'signed' ? [{ day, run: proceeds(books, order, part) }] : []
    }),
  ]
}

const proceeds = (books: Books, order: BookedOrder, amount: Amount) => (day: string) =>
  books.on(day, (tx) =>
    bookVoucher(books, tx, {
      kind: 'fxReceived',
      currency: order.currency,
      amount,
      orderId: order.id,
      occurredOn: day,
      counterparty: order.customerName,
      bankReference: `BOC${day.replaceAll('-', '')}${order.id}`,
    }),
  )

function settledProceeds(books: Books, order: BookedOrder, isWaiting: boolean): Act[] {
  const arrival = addDays(order.exportedOn ?? '', 22)
  return [
    { day: arrival, run: proceeds(books, order, order.amount as Amount) },
    {
      day: addDays(arrival, 1),
      run: (day) => books.on(day, (tx) => settle(books, tx, order, day, isWaiting)),
    },
  ]
}

async function settle(
  books: Books,
  tx: Tx,
  order: BookedOrder,
  day: string,
  isWaiting: boolean,
): Promise<void> {
  const rate = await buyingRate(tx, order.currency, day)
  const settled = await bookVoucher(books, tx, {
    kind: 'fxSettled',
    currency: order.currency,
    amount: order.amount,
    orderId: order.id,
    occurredOn: day,
    rate,
    rateSource: 'boc',
  })
  const items = await tx
    .selectFrom('receivable_item')
    .select('id')
    .where('company_id', '=', books.companyId)
    .where('order_id', '=', order.id)
    .where('outstanding', '>', '0')
    .where('currency', '=', 'RMB')
    .execute()
  const { left } = await writeOffVoucher(tx, books.desk, settled.id, { itemIds: items.map(({ id }) => id) })
  if (!isPositive(left as Amount)) return
  const payout = {
    kind: 'paidOut',
    amount: left,
    orderId: order.id,
    occurredOn: day,
    counterparty: order.supplierName,
    bankReference: `PAY${day.replaceAll('-', '')}${order.id}`,
  }
  if (isWaiting)
    await saveVoucher(tx, books.desk, VoucherDraft.parse({ companyId: books.companyId, ...payout }))
  else await bookVoucher(books, tx, payout)
}

async function buyingRate(tx: Tx, currency: string, day: string): Promise<Rate> {
  const { buying } = await tx
    .selectFrom('rate')
    .select('buying')
    .where('source', '=', 'boc')
    .where('currency', '=', currency)
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return (buying ?? '1') as Rate
}
