import { checkMinorUnit } from '@quayside/contract/kernel/minor-units.ts'
import { type Amount, type Rate, roundAmount, times, zero } from '@quayside/contract/kernel/money.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { borneCharge } from '@quayside/contract/payments/application-amounts.ts'
import { paymentApplicationMachine } from '@quayside/contract/payments/payment-application.states.ts'
import { bankSlip } from '@quayside/contract/payments/payment-application.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { customerStep, type LockedBy, type StepOf } from '../../platform/records/customer-step.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { readVersion } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { endEarmarks } from '../finance/earmarks.ts'
import { refreshOrderMoney } from '../finance/order-money.ts'
import { type ApplicationGiven, effectOf } from './application-effect.ts'
import {
  applicationKey,
  factsOf,
  findLines,
  type LockedApplication,
  lockApplication,
} from './application-queries.ts'
import { bookPayment } from './book-payment.ts'
import { reversePayment } from './reverse-payment.ts'

export const cancelApplication = customerStep(stepApplication, 'cancel')
export const releaseApplication = customerStep(stepApplication, 'release')
export const refuseApplication = customerStep(stepApplication, 'refuse')

/** Any step, for both actors. What a step gives back or books happens with it, while the orders are locked. */
export async function stepApplication(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: StepOf<ApplicationGiven, LockedBy<typeof lockApplication>>,
): Promise<Saved> {
  const application = locked ?? getOrRefuse(await lockApplication(tx, id, acting.companyId))
  const { company_id: companyId } = application
  const [lines] = await readWithin(tx)(findLines(companyId, id))
  // Whether one may release what one applied for oneself is asked after the state: a released one says so.
  await runTransition(tx, acting, applicationKey(companyId, id), {
    machine: paymentApplicationMachine,
    name,
    state: application.state,
    facts: factsOf({ order_states: lines.map(({ state }) => state) }),
    given,
    notice: noticeOf(acting, application, name, given),
    write: async (state) => {
      const values = await effectOf(tx, acting, application, { name, given })
      await tx
        .updateTable('payment_application')
        .set({ state: Number(state), ...values })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute()
    },
  })
  if (name === 'pay') {
    const paidOn = given.paidOn ?? (await readBusinessDay(tx))
    await bookPayment(tx, acting, application, { lines, paidOn, charge: chargeOf(application, given) })
    await attachSlip(tx, application, given.slipFileIds ?? [])
  }
  if (name === 'reverse') await reversePayment(tx, acting, application, given)
  if (name === 'cancel' || name === 'reject' || name === 'refuse') await endEarmarks(tx, companyId, id)
  await refreshOrderMoney(
    tx,
    acting,
    companyId,
    lines.map(({ order_id: orderId }) => orderId),
  )
  return readVersion(tx, 'payment_application', { companyId, id })
}

/** What of the bank's charge the customer bears. */
function chargeOf(
  application: LockedApplication,
  given: ApplicationGiven,
): { amount: Amount; rmbAmount: Amount } {
  refuseIfAny(checkMinorUnit('bankCharge', given.bankCharge ?? zero, application.currency))
  const amount = borneCharge(
    (given.bankCharge ?? zero) as Amount,
    application.bank_fee_bearer,
    application.currency,
  )
  return { amount: roundAmount(amount), rmbAmount: times(amount, application.rate as Rate) }
}

const attachSlip = async (
  tx: Tx,
  { company_id: companyId, id }: LockedApplication,
  fileIds: readonly string[],
) => {
  if (fileIds.length === 0) return
  const set = {
    entity: 'paymentApplication',
    entityId: id,
    kind: bankSlip,
    fileIds,
    path: 'slipFileIds',
  } as const
  await attachFiles(tx, { companyId, memberId: null }, set)
}

const noticedSteps = new Set(['release', 'refuse', 'arrange', 'reject', 'pay', 'reverse'])

function noticeOf(
  acting: Acting,
  { number, currency, amount, applied_by: appliedBy }: LockedApplication,
  name: string,
  given: ApplicationGiven,
): NoticeOf | undefined {
  if (!noticedSteps.has(name)) return undefined
  return {
    memberIds: [appliedBy],
    phrase: `paymentApplication.${name}`,
    params: { number, currency, amount, name: acting.name, reason: given.reason ?? '' },
    ...(name === 'pay' && {
      files: { ids: given.slipFileIds ?? [], permission: 'finance-application-list' },
    }),
  }
}
