import { type Amount, exceeds, minus, plus, sum, times } from '@quayside/contract/kernel/money.ts'
import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { paymentApplicationState as states } from '@quayside/contract/payments/payment.codes.ts'
import {
  checkPaymentApplication,
  isRecentAccount,
} from '@quayside/contract/payments/payment-application.rules.ts'
import type { PaymentApplicationSave } from '@quayside/contract/payments/payment-application.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { shanghaiDate } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { isOwnCode } from '../account/own-code.ts'
import { type BankRate, bankRate } from '../finance/bank-rates.ts'
import { refreshOrderMoney } from '../finance/order-money.ts'
import { saveAccountOf } from '../partners/save-supplier-account.ts'
import { applicationKey } from './application-queries.ts'
import { askForRelease, needsRelease } from './approval-rule.ts'
import { findAccount } from './beneficiary.ts'
import { readCredit } from './credit.ts'

type Answer = { id: string; version: number; number: string; state: number }

/** Load and lock, check, write: the orders stay locked until their amounts are reserved, so no other application slips in. */
export async function applyForPayment(
  call: Call,
  { body }: { body: PaymentApplicationSave },
): Promise<Answer> {
  const isCodeRight = body.code !== undefined && (await isOwnCode(call, 'pay', body.code))
  return call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    const orders = await lockChosen(tx, companyId, body)
    const supplier = await findSupplier(tx, companyId, body.supplierId)
    const stored = body.accountId === null ? undefined : await readAccount(tx, companyId, body)
    const account = stored && {
      ...stored,
      accountNumber: call.platform.personalData.open(stored.account_number_sealed),
    }
    refuseIfAny(
      checkPaymentApplication(body, {
        orders,
        supplier: supplier && { isOverseas: supplier.is_overseas },
        account: account && detailsOf(account),
      }),
    )
    await requireMethod(tx, body.paymentMethod)
    const currency = found(orders[0]).currency
    const rate = await requireRate(tx, call, currency, body.rate)
    const accountId = body.accountId ?? (await saveNewAccount(tx, call, body))
    const beneficiary = found((await readWithin(tx)(findAccount(companyId, accountId)))[0][0])
    const isRecent = isRecentAccount(beneficiary.changed_at, call.platform.clock.now())
    if (isRecent && !isCodeRight)
      throw new Refusal([
        at('code', body.code === undefined ? 'paymentApplication.codeMissing' : 'sms.wrongCode'),
      ])
    const amount = sum(body.orders.map((each) => each.amount as Amount))
    const rmbAmount = times(amount, rate.rate)
    const isToRelease = await needsRelease(tx, companyId, 'payments', async () => rmbAmount)
    const overLimitBy = await overLimit(tx, call, rmbAmount)
    const state = isToRelease ? states.codes.toRelease : states.codes.unreviewed
    const made = await tx
      .insertInto('payment_application')
      .values({
        company_id: companyId,
        state,
        currency,
        amount,
        supplier_id: beneficiary.supplier_id,
        account_id: accountId,
        supplier_name: found(supplier).name,
        account_name: beneficiary.account_name,
        account_number_sealed: beneficiary.account_number_sealed,
        bank_name: beneficiary.bank_name,
        bank_address: beneficiary.bank_address,
        bank_country: beneficiary.bank_country,
        swift_code: beneficiary.swift_code,
        is_account_recent: isRecent,
        payment_method: body.paymentMethod,
        bank_fee_bearer: body.bankFeeBearer,
        rate: rate.rate,
        rate_source: rate.source,
        rate_date: rate.day,
        rmb_amount: rmbAmount,
        over_limit_by: overLimitBy,
        remark: body.remark,
        applied_by: call.principal.memberId,
        handed_over_at: isToRelease ? null : raw<string>`now()`,
      })
      .returning(['id', 'version', 'number', 'state'])
      .executeTakeFirstOrThrow()
    await insertLines(tx, companyId, made.id, body)
    await attachGiven(
      tx,
      call.principal,
      { entity: 'paymentApplication', entityId: made.id },
      body.attachments,
    )
    await recordEvents(
      tx,
      acting,
      { ...applicationKey(companyId, made.id), ids: [made.id] },
      { transition: 'create', to: isToRelease ? 'toRelease' : 'unreviewed' },
    )
    await refreshOrderMoney(
      tx,
      acting,
      companyId,
      body.orders.map(({ orderId }) => orderId),
    )
    if (isToRelease)
      await askForRelease(tx, call.principal, {
        permission: 'finance-application-release',
        phrase: 'paymentApplication.toRelease',
        params: { number: made.number, currency, amount },
        record: { entity: 'paymentApplication', id: made.id },
      })
    return made
  })
}

async function lockChosen(tx: Tx, companyId: string, { orders }: PaymentApplicationSave) {
  const rows = await tx
    .selectFrom('trade_order')
    .select(['id', 'state', 'currency', 'order_amount', 'applied_amount'])
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${orders.map(({ orderId }) => orderId)}::bigint[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ order_amount: orderAmount, applied_amount: appliedAmount, ...row }) => ({
    ...row,
    orderAmount,
    appliedAmount,
  }))
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

const detailsOf = (row: {
  accountNumber: string
  bank_name: string
  bank_address: string
  bank_country: string
  swift_code: string
}) => ({
  accountNumber: row.accountNumber,
  bankName: row.bank_name,
  bankAddress: row.bank_address,
  bankCountry: row.bank_country,
  swiftCode: row.swift_code,
})

/** The dictionary of payment methods. */
export const paymentMethods = 1015
async function requireMethod(tx: Tx, method: string): Promise<void> {
  const known = await tx
    .selectFrom('dict_entry')
    .select('value')
    .where('type', '=', paymentMethods)
    .where('value', '=', method)
    .executeTakeFirst()
  if (!known) throw new Refusal([at('paymentMethod', 'field.code')])
}

/** The rate is fixed now; one that changed since the form was drawn is shown before it is taken. */
async function requireRate(
  tx: Tx,
  call: Call,
  currency: string,
  shown: string | undefined,
): Promise<BankRate> {
  const rate = await bankRate(tx, currency, shanghaiDate(call.platform.clock.now()))
  if (!rate) throw new Refusal([at('rate', 'paymentApplication.rateMissing', { currency })])
  if (shown !== undefined && Number(shown) !== Number(rate.rate))
    throw new Refusal([at('rate', 'paymentApplication.rateChanged', { rate: rate.rate })])
  return rate
}

async function saveNewAccount(
  tx: Tx,
  call: Call,
  { supplierId, account }: PaymentApplicationSave,
): Promise<string> {
  const form = { ...found(account), supplierId: supplierId ?? '', isDefault: toFlag(false) }
  const { id } = await saveAccountOf(tx, call, form, 'account.')
  return id
}

async function overLimit(tx: Tx, call: Call, rmbAmount: Amount): Promise<Amount> {
  const today = shanghaiDate(call.platform.clock.now())
  const credit = await readCredit(readWithin(tx), call.principal.companyId, today)
  if (!credit) return '0.00' as Amount
  const total = plus(credit.exposure, rmbAmount)
  return exceeds(total, credit.limit) ? minus(total, credit.limit) : ('0.00' as Amount)
}

const insertLines = (tx: Tx, companyId: string, applicationId: string, { orders }: PaymentApplicationSave) =>
  tx
    .insertInto('payment_application_line')
    .values(
      orders.map((order, position) => ({
        company_id: companyId,
        application_id: applicationId,
        order_id: order.orderId,
        position,
        amount: order.amount,
      })),
    )
    .execute()
