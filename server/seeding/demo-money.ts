import { addDays } from '@quayside/contract/kernel/days.ts'
import { TermsSave } from '@quayside/contract/office/finance.ts'
import { demoTerms } from '@quayside/db/seeds/demo/money.ts'
import { saveTerms } from '../modules/finance/save-terms.ts'
import { type Act, type Books, readBookedOrders } from './demo-books.ts'
import { chargeActs } from './demo-charges.ts'
import { caseActs } from './demo-money-cases.ts'
import type { DemoOrder } from './demo-order-form.ts'
import { findOldAccounts, paymentActs } from './demo-payments.ts'
import { proceedsActs } from './demo-proceeds.ts'
import { receiptActs } from './demo-receipts.ts'

export async function seedTerms(books: Books): Promise<void> {
  const { companyId, today } = books
  for (const { daysAgo, ...terms } of demoTerms) {
    const validFrom = addDays(today, -daysAgo)
    await books.on(validFrom, (tx) =>
      saveTerms(tx, books.desk, TermsSave.parse({ companyId, validFrom, ...terms })),
    )
  }
}

/** A year of bookings by the commands that customers and staff use, each on its own business day. */
export async function seedMoney(
  books: Books,
  placed: ReadonlyMap<string, DemoOrder>,
  { isRival }: { isRival: boolean },
): Promise<void> {
  const orders = await readBookedOrders(books, placed)
  const accounts = await findOldAccounts(books)
  const acts: Act[] = [
    ...paymentActs(books, orders, accounts),
    ...chargeActs(books, orders),
    ...receiptActs(books, orders),
    ...proceedsActs(books, orders),
    ...(isRival ? [] : caseActs(books)),
  ]
  for (const { day, run } of acts.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))))
    await run(day)
}
