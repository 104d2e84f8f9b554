import { addDays } from '@quayside/contract/kernel/days.ts'
import { amount, minus, roundAmount } from '@quayside/contract/kernel/money.ts'
import {
  type DemoPayment,
  demoPayments,
  demoReleaseAbove,
  demoMoneyTexts as said,
} from '@quayside/db/seeds/demo/money.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { paying } from './demo-application.ts'
import { type Act, type BookedOrder, type Books, dayOf } from './demo-books.ts'

type Account = { id: string; supplier_id: string; currency: string }

/** Accounts have been known for long, so that applying for payment asks for no code. */
export const findOldAccounts = ({ platform, companyId }: Books): Promise<Account[]> =>
  platform.staff.transaction([], async (tx) => {
    await raw`update supplier_account set created_at = now() - interval '400 days'
      where company_id = ${companyId}`.execute(tx)
    return tx
      .selectFrom('supplier_account')
      .select(['id', 'supplier_id', 'currency'])
      .where('company_id', '=', companyId)
      .where('bank_address', '<>', '')
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()
  })

const paymentOf = (order: BookedOrder): DemoPayment | undefined =>
  order.end === 'completed' ? 'paid' : demoPayments[`${order.kind} ${order.end} ${order.daysAgo}`]

/** What happens to the payment of each order, up to where it stands. An export's supplier is paid out of its proceeds. */
export const paymentActs = (
  books: Books,
  orders: readonly BookedOrder[],
  accounts: readonly Account[],
): Act[] =>
  orders
    .filter(({ kind }) => kind !== 'export')
    .flatMap((order) => {
      const payment = paymentOf(order)
      const own = accounts.filter(({ supplier_id: supplierId }) => supplierId === order.supplierId)
      const account = own.find(({ currency }) => currency === order.currency) ?? own[0]
      return payment && account ? actsOf(books, order, payment, account.id) : []
    })

function actsOf(books: Books, order: BookedOrder, payment: DemoPayment, accountId: string): Act[] {
  const day = (days: number) => dayOf(books, order, days)
  const whole = amount(order.amount)
  const deposit = roundAmount(new Big(whole).times('0.6'))
  const all = paying(books, order, whole, { accountId })
  const toTheEnd = (of: ReturnType<typeof paying>, later = 0): Act[] => [
    { day: day(later + 2), run: of.apply },
    { day: day(later + 3), run: of.step('arrange') },
    { day: day(later + 5), run: of.pay },
  ]
  const applied = { day: day(3), run: all.apply }
  switch (payment) {
    case 'applied':
      return [applied]
    case 'recentAccount':
      return [{ day: day(3), run: paying(books, order, whole, newAccountOf(order)).applyWithCode }]
    case 'toRelease':
      return [{ day: day(4), run: (on) => withRelease(books, () => all.apply(on)) }]
    case 'arranged':
      return [applied, { day: day(4), run: all.step('arrange') }]
    case 'rejected':
      return [applied, { day: day(4), run: all.step('reject', { reason: said.rejected }) }]
    case 'cancelled':
      return [applied, { day: day(4), run: all.cancel }]
    case 'earmarked':
      return [
        applied,
        { day: day(4), run: all.step('arrange') },
        { day: addDays(books.today, -1), run: all.receive },
      ]
    case 'half':
      return toTheEnd(paying(books, order, deposit, { accountId }))
    case 'paid':
      // Every fourth one in two parts, the deposit first.
      return order.place % 4 === 1
        ? [
            ...toTheEnd(paying(books, order, deposit, { accountId })),
            ...toTheEnd(paying(books, order, minus(whole, deposit), { accountId }), 4),
          ]
        : toTheEnd(all)
    default:
      return payment satisfies never
  }
}

const newAccountOf = (order: BookedOrder) => ({
  accountId: null,
  account: { ...said.newAccount, accountName: order.supplierName, currency: order.currency },
})

/** Made while the company's own limit is low; it waits for a colleague. */
async function withRelease({ client, token }: Books, apply: () => Promise<void>): Promise<void> {
  const limit = (paymentsAbove: string) =>
    client.call('POST finance/online/approvalRule/save', {
      token,
      body: { paymentsAbove, ordersAbove: null },
    })
  await limit(demoReleaseAbove.while)
  await apply()
  await limit(demoReleaseAbove.afterwards)
}
