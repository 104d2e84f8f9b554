import { type Amount, sum, times } from '@quayside/contract/kernel/money.ts'
import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { paymentApplicationState as states } from '@quayside/contract/payments/payment.codes.ts'
import { isRecentAccount } from '@quayside/contract/payments/payment-application.rules.ts'
import type { PaymentApplicationSave } from '@quayside/contract/payments/payment-application.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { isOwnCode } from '../account/own-code.ts'
import { askForRelease, needsRelease } from '../account/release.ts'
import { refreshOrderMoney } from '../finance/order-money.ts'
import { saveAccountOf } from '../partners/save-supplier-account.ts'
import { applicationKey } from './application-queries.ts'
import { findAccount } from './beneficiary.ts'
import { checkApplication } from './check-application.ts'
import { overLimit } from './credit.ts'

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
    const { currency, rate, supplier, isOtherSupplier } = await checkApplication(tx, call, body)
    const accountId = body.accountId ?? (await saveNewAccount(tx, call, body))
    const beneficiary = getOrRefuse((await readWithin(tx)(findAccount(companyId, accountId)))[0][0])
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
    const application = await tx
      .insertInto('payment_application')
      .values({
        company_id: companyId,
        state,
        currency,
        amount,
        supplier_id: beneficiary.supplier_id,
        account_id: accountId,
        supplier_name: getOrRefuse(supplier).name,
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
        other_supplier_reason: isOtherSupplier ? body.otherSupplierReason : '',
        applied_by: call.principal.memberId,
        handed_over_at: isToRelease ? null : raw<string>`now()`,
      })
      .returning(['id', 'version', 'number', 'state'])
      .executeTakeFirstOrThrow()
    await insertLines(tx, companyId, application.id, body)
    await attachGiven(
      tx,
      call.principal,
      { entity: 'paymentApplication', entityId: application.id },
      body.attachments,
    )
    await happened(
      tx,
      acting,
      { ...applicationKey(companyId, application.id), ids: [application.id] },
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
        params: { number: application.number, currency, amount },
        record: { entity: 'paymentApplication', id: application.id },
      })
    return application
  })
}

async function saveNewAccount(
  tx: Tx,
  call: Call,
  { supplierId, account }: PaymentApplicationSave,
): Promise<string> {
  const form = { ...getOrRefuse(account), supplierId: supplierId ?? '', isDefault: toFlag(false) }
  const { id } = await saveAccountOf(tx, call, form, 'account.')
  return id
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
