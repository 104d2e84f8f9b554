import { type Amount, sum } from '@quayside/contract/kernel/money.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import {
  checkPaymentApplication,
  paysOtherSupplier,
} from '@quayside/contract/payments/payment-application.rules.ts'
import type { PaymentApplicationSave } from '@quayside/contract/payments/payment-application.ts'
import { checkWorth } from '@quayside/contract/rates/convert.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { type BankRate, bankRate } from '../rates/bank-rates.ts'
import { findAccount, toDetails } from './beneficiary.ts'

/** The chosen orders are locked before they are looked at. */
export async function checkApplication(
  tx: Tx,
  call: Call,
  body: PaymentApplicationSave,
): Promise<{
  currency: string
  rate: BankRate
  supplier: { readonly name: string } | undefined
  isOtherSupplier: boolean
}> {
  const { companyId } = call.principal
  const orders = await lockChosen(tx, companyId, body)
  const supplier = await findSupplier(tx, companyId, body.supplierId)
  const account = body.accountId === null ? undefined : await readAccount(tx, companyId, body)
  refuseIfAny(
    checkPaymentApplication(body, {
      orders,
      supplier: supplier && { isOverseas: supplier.is_overseas },
      account: account && toDetails(account, call.platform.personalData),
    }),
  )
  await requireMethod(tx, body.paymentMethod)
  const { currency } = getOrRefuse(orders[0])
  const rate = await requireRate(tx, call, currency, body.rate)
  const amount = sum(body.orders.map((each) => each.amount as Amount))
  refuseIfAny(checkWorth('orders.0.amount', { amount, currency }, rate.rate))
  return { currency, rate, supplier, isOtherSupplier: paysOtherSupplier(body, orders) }
}

async function lockChosen(tx: Tx, companyId: string, { orders }: PaymentApplicationSave) {
  const rows = await tx
    .selectFrom('trade_order')
    .select(['id', 'state', 'currency', 'order_amount', 'applied_amount', 'supplier_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${orders.map(({ orderId }) => orderId)}::bigint[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(
    ({ order_amount: orderAmount, applied_amount: appliedAmount, supplier_id: supplierId, ...row }) => ({
      ...row,
      orderAmount,
      appliedAmount,
      supplierId,
    }),
  )
}

const findSupplier = async (tx: Tx, companyId: string, id: string | null) =>
  id === null
    ? undefined
    : tx
        .selectFrom('supplier')
        .select(['id', 'name', 'is_overseas'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()

/** An account of another supplier does not exist here. */
async function readAccount(tx: Tx, companyId: string, body: PaymentApplicationSave) {
  const [[account]] = await readWithin(tx)(findAccount(companyId, body.accountId ?? ''))
  return account?.supplier_id === body.supplierId ? account : undefined
}

/** The dictionary of payment methods. */
export const paymentMethods = 1015

async function requireMethod(tx: Tx, method: string): Promise<void> {
  const entry = await tx
    .selectFrom('dict_entry')
    .select('value')
    .where('type', '=', paymentMethods)
    .where('value', '=', method)
    .executeTakeFirst()
  if (!entry) throw new Refusal([at('paymentMethod', 'field.code')])
}

/** The rate is fixed now; one that changed since the form was drawn is shown before it is taken. */
async function requireRate(
  tx: Tx,
  call: Call,
  currency: string,
  shown: string | undefined,
): Promise<BankRate> {
  const rate = await bankRate(tx, currency, call.platform.clock.today())
  if (!rate) throw new Refusal([at('rate', 'paymentApplication.rateMissing', { currency })])
  if (shown !== undefined && Number(shown) !== Number(rate.rate))
    throw new Refusal([at('rate', 'paymentApplication.rateChanged', { rate: rate.rate })])
  return rate
}
