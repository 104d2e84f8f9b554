import { type Amount, compare, exceeds, isPositive, minus, sum } from '@quayside/contract/kernel/money.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { EarmarkInput } from '@quayside/contract/office/voucher.ts'
import { liveApplicationStates, paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { smaller } from './deposits.ts'
import { depositOfVoucher, voucherKey } from './use-voucher.ts'
import { lockDeposits } from './write-off.ts'

const live: ReadonlySet<number> = new Set(
  liveApplicationStates.map((state) => paymentApplicationState.codes[state]),
)

/** Keeps received RMB for an application that is not paid yet, as much as it still needs. */
export async function earmark(
  tx: Tx,
  acting: Acting,
  voucherId: string,
  { applicationId, amount }: EarmarkInput,
): Promise<{ companyId: string; earmarked: Amount; isFull: boolean }> {
  const { company_id: companyId, id: depositId } = await depositOfVoucher(tx, voucherId)
  const application = getOrRefuse(
    await tx
      .selectFrom('payment_application')
      .select(['id', 'number', 'rmb_amount', 'state'])
      .where('company_id', '=', companyId)
      .where('id', '=', applicationId)
      .forUpdate()
      .executeTakeFirst(),
  )
  const isOpen = live.has(application.state) && application.state !== paymentApplicationState.codes.paid
  if (!isOpen) throw refuse('state.notAllowed')
  const [locked] = await lockDeposits(tx, companyId, [depositId])
  const deposit = getOrRefuse(locked)
  if (deposit.currency !== 'RMB') throw new Refusal([at('applicationId', 'finance.currencyDiffers')])
  const before = await earmarkedFor(tx, companyId, applicationId)
  const needed = minus(application.rmb_amount as Amount, before)
  const { free } = deposit
  const earmarkAmount = amount ?? smaller(needed, free as Amount)
  if (exceeds(earmarkAmount, free as Amount)) throw refuse('finance.depositTooSmall', { free })
  if (exceeds(earmarkAmount, needed))
    throw new Refusal([at('amount', 'finance.exceedsOutstanding', { outstanding: needed })])
  if (!isPositive(earmarkAmount)) throw new Refusal([at('amount', 'field.positive')])
  await raw`update deposit set earmarked = earmarked + ${earmarkAmount} where company_id = ${companyId} and id = ${depositId}`.execute(
    tx,
  )
  await tx
    .insertInto('earmark')
    .values({
      company_id: companyId,
      deposit_id: depositId,
      application_id: applicationId,
      amount: earmarkAmount,
    })
    .execute()
  const note = `${application.number} ${earmarkAmount}`
  await happened(tx, acting, voucherKey(companyId, voucherId), { transition: 'earmark', note })
  const earmarked = sum([before, earmarkAmount])
  const isFull = compare(earmarked, application.rmb_amount as Amount) >= 0
  if (isFull)
    await tx
      .updateTable('payment_application')
      .set({ received_in_full_on: await readBusinessDay(tx) })
      .where('company_id', '=', companyId)
      .where('id', '=', applicationId)
      .execute()
  return { companyId, earmarked, isFull }
}

async function earmarkedFor(tx: Tx, companyId: string, applicationId: string): Promise<Amount> {
  const rows = await liveEarmarks(tx, companyId, applicationId)
  return sum(rows.map(({ amount }) => amount as Amount))
}

const liveEarmarks = (tx: Tx, companyId: string, applicationId: string) =>
  tx
    .selectFrom('earmark')
    .select(['id', 'deposit_id', 'amount'])
    .where('company_id', '=', companyId)
    .where('application_id', '=', applicationId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()

/** Frees what was kept for an application: it was rejected or cancelled, or it is paid now and the money is used. */
export async function endEarmarks(
  tx: Tx,
  companyId: string,
  applicationId: string,
): Promise<{ depositId: string; amount: Amount }[]> {
  const earmarks = await liveEarmarks(tx, companyId, applicationId)
  await lockDeposits(
    tx,
    companyId,
    earmarks.map(({ deposit_id: depositId }) => depositId),
  )
  for (const { id, deposit_id: depositId, amount } of earmarks) {
    await raw`update deposit set earmarked = earmarked - ${amount} where company_id = ${companyId} and id = ${depositId}`.execute(
      tx,
    )
    await tx
      .updateTable('earmark')
      .set({ ended_at: raw<string>`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute()
  }
  return earmarks.map(({ deposit_id: depositId, amount }) => ({ depositId, amount: amount as Amount }))
}
