import type { Amount } from '@quayside/contract/kernel/money.ts'
import { VoucherDraft } from '@quayside/contract/office/voucher.ts'
import { demoMoneyTexts as said } from '@quayside/db/seeds/demo/money.ts'
import { sql as raw } from 'kysely'
import { earmark } from '../modules/finance/earmarks.ts'
import { saveVoucher } from '../modules/finance/save-voucher.ts'
import { stepApplication } from '../modules/payments/step-application.ts'
import type { BookedOrder, Books } from './demo-books.ts'
import { demoDocument } from './demo-document.ts'

/** One application of an order: the customer applies, the provider arranges and pays. */
export function paying(books: Books, order: BookedOrder, of: Amount, to: object) {
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
