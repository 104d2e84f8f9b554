import { addDays } from '@quayside/contract/kernel/days.ts'
import { type Amount, roundAmount, sum } from '@quayside/contract/kernel/money.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { writeOffVoucher } from '../modules/finance/use-voucher.ts'
import { type Act, type BookedOrder, type Books } from './demo-books.ts'
import { bookVoucher } from './demo-charges.ts'

const daysBetweenReceipts = 14

/**
 * The company pays every second week what is ten days old by then, Hong Kong's fees every second month. Of some orders it
 * has not paid these fees yet, so that debts of every age are left.
 */
export function receiptActs(books: Books, orders: readonly BookedOrder[]): Act[] {
  const late = orders
    .filter(({ kind, end }) => kind === 'import' && end === 'completed')
    .filter(({ daysAgo }, place) => daysAgo > 38 && daysAgo < 170 && place % 2 === 0)
  const exports = orders.filter(({ kind }) => kind === 'export')
  const days = Array.from({ length: 25 }, (_, n) => addDays(books.today, -6 - n * daysBetweenReceipts))
  return days.flatMap((day, place) => [
    {
      day,
      run: () => receive(books, { day, currency: 'RMB', age: 10, late, exports, isRounded: place === 1 }),
    },
    ...(place % 4 === 3
      ? [
          {
            day,
            run: () => receive(books, { day, currency: 'HKD', age: 45, late, exports, isRounded: false }),
          },
        ]
      : []),
  ])
}

type Receipt = {
  day: string
  currency: 'RMB' | 'HKD'
  age: number
  late: readonly BookedOrder[]
  exports: readonly BookedOrder[]
  /** More than was owed: the rest stays deposit. */
  isRounded: boolean
}

const receive = (books: Books, { day, currency, age, late, exports, isRounded }: Receipt) =>
  books.on(day, async (tx) => {
    const open = await tx
      .selectFrom('receivable_item')
      .select(['id', 'outstanding'])
      .where('company_id', '=', books.companyId)
      .where('currency', '=', currency)
      .where('outstanding', '>', '0')
      .where('incurred_on', '<=', addDays(day, -age))
      .where(
        raw<boolean>`not (fee_kind in ('transport', 'storage', 'clearance') and order_id = any(${idsOf(late)}::bigint[]))`,
      )
      .where(raw<boolean>`order_id <> all(${idsOf(exports)}::bigint[])`)
      .orderBy('incurred_on')
      .orderBy('id')
      .execute()
    if (open.length === 0) return
    const owed = sum(open.map(({ outstanding }) => outstanding as Amount))
    const amount = isRounded
      ? roundAmount(new Big(owed).div(10_000).round(0, Big.roundUp).times(10_000))
      : owed
    const voucher = await bookVoucher(books, tx, {
      kind: 'received',
      currency,
      amount,
      occurredOn: day,
      counterparty: books.companyName,
      bankReference: `CMB${day.replaceAll('-', '')}${currency === 'RMB' ? '0857' : '1120'}`,
    })
    await writeOffVoucher(tx, books.desk, voucher.id, { itemIds: open.map(({ id }) => id) })
  })

const idsOf = (orders: readonly BookedOrder[]): string[] => orders.map(({ id }) => id)
