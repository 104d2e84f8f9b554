import { type Amount, amount, minus, roundAmount } from '@quayside/contract/kernel/money.ts'
import { VoucherDraft } from '@quayside/contract/office/finance.ts'
import {
  type DemoPayment,
  demoPayments,
  demoReleaseAbove,
  demoMoneyTexts as said,
} from '@quayside/db/seeds/demo/money.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { earmark } from '../modules/finance/earmarks.ts'
import { saveVoucher } from '../modules/finance/save-voucher.ts'
import { stepApplication } from '../modules/payments/step-application.ts'
import { type Act, type BookedOrder, type Books, dayOf, daysAfter } from './demo-books.ts'
import { demoDocument } from './demo-document.ts'

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
        { day: daysAfter(books.today, -1), run: all.receive },
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

/** One application of an order: the customer applies, the provider arranges and pays. */
function paying(books: Books, order: BookedOrder, of: Amount, to: object) {
  const { client, token, desk, cashier, companyId } = books
  let id = ''
  const save = async (day: string, code?: string): Promise<void> => {
    const body = {
      orders: [{ orderId: order.id, amount: of }],
      supplierId: order.supplierId,
      paymentMethod: 'TT',
      bankFeeBearer: order.place % 5 === 2 ? 1 : 0,
      ...to,
      code,
    }
    client.setDay(day)
    ;({ id } = await client.call<{ id: string }>('POST finance/online/paymentApplication/save', {
      token,
      body,
    }))
    client.setDay(undefined)
    await dateApplication(books, id, day)
  }
  const step =
    (name: string, given: object = {}, by = desk) =>
    (day: string): Promise<unknown> =>
      books.on(day, (tx) => stepApplication(tx, by, { id, name, given }))
  return {
    apply: (day: string) => save(day),
    /** To an account that was just added: the member confirms it by a text message. */
    applyWithCode: async (day: string) => {
      await letMinutePass(books)
      await client.call('POST finance/online/paymentApplication/sendCode', { token, body: {} })
      await save(day, client.codeOf(books.mobile))
      await letMinutePass(books)
    },
    step,
    cancel: () =>
      client.call('POST finance/online/paymentApplication/{id}/cancel', {
        token,
        params: { id },
        body: { note: said.cancelled },
      }),
    pay: async (day: string) => {
      const slipFileIds = order.daysAgo < 40 ? [await slipOf(books, order)] : []
      const bankCharge = order.currency === 'RMB' ? '0.00' : '25.00'
      await step('pay', { paidOn: day, bankCharge, slipFileIds }, cashier)(day)
    },
    /** The company's money for it comes in full before it is paid. */
    receive: (day: string) =>
      books.on(day, async (tx) => {
        const application = await tx
          .selectFrom('payment_application')
          .select('rmb_amount')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        const draft = {
          kind: 'received',
          companyId,
          amount: application.rmb_amount,
          applicationId: id,
          counterparty: books.companyName,
          bankReference: `CMB${day.replaceAll('-', '')}0931`,
          note: said.advance,
        }
        const voucher = await saveVoucher(tx, desk, VoucherDraft.parse(draft))
        await earmark(tx, desk, voucher.id, { applicationId: id })
      }),
  }
}

/** A number gets one code a minute; nobody waits for the demo's. */
const letMinutePass = ({ platform, mobile }: Books): Promise<unknown> =>
  platform.staff.transaction([], (tx) =>
    raw`update sms_code set created_at = created_at - interval '2 minutes' where mobile = ${mobile}`.execute(
      tx,
    ),
  )

/** An application was made, and handed over, on its day; its number contains it. */
const dateApplication = ({ platform }: Books, id: string, day: string): Promise<unknown> =>
  platform.staff.transaction([], (tx) =>
    raw`update payment_application set number = 'PA' || to_char(${day}::date, 'YYMMDD') || substr(number, 9),
        created_at = least((${day}::date + time '10:20' + (id * 17 % 300) * interval '1 minute') at time zone 'Asia/Shanghai',
          now() - interval '20 minutes'),
        handed_over_at = case when handed_over_at is not null then
          least((${day}::date + time '10:20' + (id * 17 % 300) * interval '1 minute') at time zone 'Asia/Shanghai',
            now() - interval '20 minutes') end
      where id = ${id}`.execute(tx),
  )

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

/** One for all payments to a supplier: to draw one takes as long as to book ten payments. */
const slips = new Map<string, string>()
async function slipOf(books: Books, order: BookedOrder): Promise<string> {
  const key = `${books.companyId} ${order.supplierId}`
  const slip = slips.get(key) ?? (await uploadSlip(books, order))
  slips.set(key, slip)
  return slip
}

async function uploadSlip({ client, token }: Books, order: BookedOrder): Promise<string> {
  const bytes = await demoDocument('bankSlip', order.supplierName, [`${order.currency} ${order.amount}`])
  const file = { name: 'bank-slip.pdf', bytes }
  return (await client.call<{ id: string }>('POST system/online/file/upload', { token, file })).id
}
