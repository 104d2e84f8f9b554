import { feeState } from '@quayside/contract/finance/finance.codes.ts'
import { voucherState } from '@quayside/contract/finance/voucher.codes.ts'
import { type Amount, plus, type Rate, roundAmount, times } from '@quayside/contract/kernel/money.ts'
import { FeeDraft } from '@quayside/contract/office/fee.ts'
import { VoucherDraft } from '@quayside/contract/office/voucher.ts'
import { demoTariffs } from '@quayside/db/seeds/demo/fee-tariffs.ts'
import { demoMoneyTexts as said } from '@quayside/db/seeds/demo/money.ts'
import Big from 'big.js'
import { chargeFees } from '../modules/finance/charge-fee.ts'
import { saveVoucher } from '../modules/finance/save-voucher.ts'
import { stepFee } from '../modules/finance/step-fee.ts'
import { stepVoucher } from '../modules/finance/step-voucher.ts'
import { bankRate } from '../modules/rates/bank-rates.ts'
import type { Tx } from '../platform/database/database.ts'
import { type Act, type BookedOrder, type Books, dayOf } from './demo-books.ts'
import { stepDays } from './demo-order-way.ts'
import { payDemoTaxes } from './demo-tax-bills.ts'

/** Books a voucher; one that waits for a second person is released by the other one. */
export async function bookVoucher(
  { companyId, desk, cashier }: Books,
  tx: Tx,
  draft: Record<string, unknown>,
): Promise<{ id: string }> {
  const saved = await saveVoucher(tx, desk, VoucherDraft.parse({ companyId, ...draft }))
  if (saved.state === voucherState.codes.entered)
    await stepVoucher(tx, cashier, { id: saved.id, name: 'release', given: {} })
  return saved
}

/** Fees and taxes of each order, on the days of the steps that cause them. */
export const chargeActs = (books: Books, orders: readonly BookedOrder[]): Act[] =>
  orders.flatMap((order, place) => [...feeActs(books, order, place), ...taxActs(books, order, place)])

function feeActs(books: Books, order: BookedOrder, place: number): Act[] {
  const days = stepDays(order)
  const due =
    days.declare ?? (order.kind === 'import' || order.kind === 'export' ? undefined : days.receiveAll)
  if (due === undefined) return []
  const fees = demoTariffs[order.kind]
    .filter(({ every, from = 0 }) => place % every === from)
    .map(({ every: _every, from: _from, ...tariff }) => tariff)
  const charge = (day: string) =>
    books.on(day, async (tx) => {
      await chargeFees(
        tx,
        books.desk,
        fees.map((fee) => FeeDraft.parse({ ...fee, orderId: order.id, chargedOn: day })),
      )
      await chargeAgencyFee(books, tx, order)
    })
  return [{ day: dayOf(books, order, due + 1), run: charge }]
}

/** The fee that was proposed with the declaration; of the newest orders it still waits, and one was dropped. */
async function chargeAgencyFee({ desk }: Books, tx: Tx, order: BookedOrder): Promise<void> {
  if (order.end === 'declared' || order.end === 'inspected') return
  const proposed = await tx
    .selectFrom('fee')
    .select('id')
    .where('order_id', '=', order.id)
    .where('state', '=', feeState.codes.proposed)
    .executeTakeFirst()
  if (!proposed) return
  const isDropped = order.kind === 'export' && order.end === 'cleared' && order.daysAgo < 20
  const step = isDropped
    ? { name: 'discard', given: { note: said.discarded } }
    : { name: 'charge', given: {} }
  await stepFee(tx, desk, { id: proposed.id, ...step })
}

/** Duty and VAT that the provider paid to customs when the goods were released. */
function taxActs(books: Books, order: BookedOrder, place: number): Act[] {
  const released = stepDays(order).clear
  if (order.kind !== 'import' || released === undefined) return []
  const pay = (day: string) =>
    books.on(day, async (tx) => {
      if (await payDemoTaxes(books, tx, order.id, day)) return
      const rate = await bankRate(tx, order.currency, day)
      const value = times(order.amount as Amount, rate?.rate ?? ('1' as Rate))
      const duty = place % 3 === 0 ? roundAmount(new Big(value).times('0.02')) : ('0.00' as Amount)
      const vat = roundAmount(new Big(plus(value, duty)).times('0.13'))
      const shared = {
        kind: 'taxPaid',
        orderId: order.id,
        occurredOn: day,
        counterparty: said.customs,
      }
      const bill = `5301${day.replaceAll('-', '').slice(2)}${String(place).padStart(4, '0')}`
      if (duty !== '0.00')
        await bookVoucher(books, tx, { ...shared, taxKind: 'duty', amount: duty, basis: `${bill}-A01` })
      await bookVoucher(books, tx, { ...shared, taxKind: 'vat', amount: vat, basis: `${bill}-L02` })
    })
  return [{ day: dayOf(books, order, released), run: pay }]
}
