import type { WriteOffPart } from '@quayside/contract/finance/open-items.ts'
import { type Amount, compare, exceeds, isPositive, minus, sum } from '@quayside/contract/kernel/money.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { EarmarkInput, WriteOffInput, WriteOffResult } from '@quayside/contract/office/finance.ts'
import { liveApplicationStates, paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { found } from '../../platform/session/call.ts'
import { smaller } from './deposits.ts'
import { lockOrderRows, refreshOrderMoney } from './order-money.ts'
import { shanghaiToday } from './today.ts'
import { leftOf, lockDeposits, proposeFor, undoUses, writeOff } from './write-off.ts'

/** What is left of the money that a voucher brought in. */
export const depositOfVoucher = async (tx: Tx, voucherId: string) =>
  found(
    await tx
      .selectFrom('deposit')
      .select(['id', 'company_id', 'currency', 'free'])
      .where('document_kind', '=', 'cashVoucher')
      .where('document_id', '=', voucherId)
      .orderBy('id')
      .executeTakeFirst(),
  )

const voucherKey = (companyId: string, id: string) => ({ companyId, entity: 'cashVoucher', ids: [id] })

/** Oldest items first, unless parts are given; what is left stays deposit. */
export async function writeOffVoucher(
  tx: Tx,
  acting: Acting,
  voucherId: string,
  { parts, itemIds }: WriteOffInput,
): Promise<WriteOffResult & { companyId: string }> {
  const deposit = await depositOfVoucher(tx, voucherId)
  const { company_id: companyId, id: depositId } = deposit
  const chosen: readonly WriteOffPart[] = parts ?? (await proposeFor(tx, deposit, itemIds)).parts
  await writeOff(tx, acting, { companyId, depositId, parts: chosen })
  const note = sum(chosen.map(({ amount }) => amount))
  await recordEvents(tx, acting, voucherKey(companyId, voucherId), { transition: 'writeOff', note })
  return { companyId, parts: [...chosen], left: leftOf(deposit.free, chosen) }
}

/** Takes one write-off back; its debt is open again. */
export async function undoWriteOff(
  tx: Tx,
  acting: Acting,
  useId: string,
  reason: string,
): Promise<{ companyId: string; voucherId: string; amount: Amount }> {
  const use = found(
    await tx
      .selectFrom('deposit_use as u')
      .innerJoin('receivable_item as i', (join) =>
        join.onRef('i.company_id', '=', 'u.company_id').onRef('i.id', '=', 'u.item_id'),
      )
      .innerJoin('deposit as d', (join) =>
        join.onRef('d.company_id', '=', 'u.company_id').onRef('d.id', '=', 'u.deposit_id'),
      )
      .select(['u.company_id', 'i.order_id', 'i.document_no', 'd.document_id'])
      .where('u.id', '=', useId)
      .executeTakeFirst(),
  )
  const { company_id: companyId, order_id: orderId } = use
  await lockOrderRows(tx, companyId, [orderId])
  const undoing = { occurredOn: await shanghaiToday(tx), reason }
  const amount = await undoUses(tx, acting, companyId, [useId], undoing)
  const note = `${use.document_no} ${amount}: ${reason}`
  await recordEvents(tx, acting, voucherKey(companyId, use.document_id), { transition: 'undoWriteOff', note })
  await refreshOrderMoney(tx, acting, companyId, [orderId])
  return { companyId, voucherId: use.document_id, amount }
}

/** Takes back all that a receipt was used for, so that it can be reversed. */
export async function freeVoucher(tx: Tx, acting: Acting, voucherId: string, reason: string): Promise<void> {
  const deposit = await depositOfVoucher(tx, voucherId)
  const { company_id: companyId, id: depositId } = deposit
  const uses = await tx
    .selectFrom('deposit_use')
    .select('id')
    .where('company_id', '=', companyId)
    .where('deposit_id', '=', depositId)
    .where('item_id', 'is not', null)
    .where('undone_by', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of uses) await undoWriteOff(tx, acting, id, reason)
  const kept = await tx
    .selectFrom('earmark')
    .select(['id', 'amount', 'application_id'])
    .where('company_id', '=', companyId)
    .where('deposit_id', '=', depositId)
    .where('ended_at', 'is', null)
    .execute()
  await lockDeposits(tx, companyId, [depositId])
  for (const { id, amount, application_id: applicationId } of kept) {
    await raw`update deposit set earmarked = earmarked - ${amount} where company_id = ${companyId} and id = ${depositId}`.execute(
      tx,
    )
    await raw`update earmark set ended_at = now() where company_id = ${companyId} and id = ${id}`.execute(tx)
    await raw`update payment_application set received_in_full_on = null where company_id = ${companyId}
      and id = ${applicationId}`.execute(tx)
  }
}

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
  const application = found(
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
  const deposit = found(locked)
  if (deposit.currency !== 'RMB') throw new Refusal([at('applicationId', 'finance.currencyDiffers')])
  const kept = await earmarkedFor(tx, companyId, applicationId)
  const needed = minus(application.rmb_amount as Amount, kept)
  const { free } = deposit
  const taken = amount ?? smaller(needed, free as Amount)
  if (exceeds(taken, free as Amount)) throw refuse('finance.depositTooSmall', { free })
  if (exceeds(taken, needed))
    throw new Refusal([at('amount', 'finance.exceedsOutstanding', { outstanding: needed })])
  if (!isPositive(taken)) throw new Refusal([at('amount', 'field.positive')])
  await raw`update deposit set earmarked = earmarked + ${taken} where company_id = ${companyId} and id = ${depositId}`.execute(
    tx,
  )
  await tx
    .insertInto('earmark')
    .values({ company_id: companyId, deposit_id: depositId, application_id: applicationId, amount: taken })
    .execute()
  const note = `${application.number} ${taken}`
  await recordEvents(tx, acting, voucherKey(companyId, voucherId), { transition: 'earmark', note })
  const earmarked = sum([kept, taken])
  const isFull = compare(earmarked, application.rmb_amount as Amount) >= 0
  if (isFull)
    await tx
      .updateTable('payment_application')
      .set({ received_in_full_on: await shanghaiToday(tx) })
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
  const kept = await liveEarmarks(tx, companyId, applicationId)
  await lockDeposits(
    tx,
    companyId,
    kept.map(({ deposit_id: depositId }) => depositId),
  )
  for (const { id, deposit_id: depositId, amount } of kept) {
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
  return kept.map(({ deposit_id: depositId, amount }) => ({ depositId, amount: amount as Amount }))
}
