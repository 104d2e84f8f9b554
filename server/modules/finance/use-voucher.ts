import type { WriteOffPart } from '@quayside/contract/finance/open-items.ts'
import { type Amount, sum } from '@quayside/contract/kernel/money.ts'
import type { WriteOffInput, WriteOffResult } from '@quayside/contract/office/voucher.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { lockRows } from '../../platform/database/lock-order.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockOrderRows, refreshOrderMoney } from './order-money.ts'
import { leftOf, proposeFor } from './propose-write-off.ts'
import { undoUses } from './undo-write-off.ts'
import { lockDeposits, writeOff } from './write-off.ts'

/** What is left of the money that a voucher brought in. */
export const depositOfVoucher = async (tx: Tx, voucherId: string) =>
  getOrRefuse(
    await tx
      .selectFrom('deposit')
      .select(['id', 'company_id', 'currency', 'free'])
      .where('document_kind', '=', 'cashVoucher')
      .where('document_id', '=', voucherId)
      .orderBy('id')
      .executeTakeFirst(),
  )

export const voucherKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'cashVoucher',
  id,
})

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
  await happened(tx, acting, voucherKey(companyId, voucherId), { transition: 'writeOff', note })
  return { companyId, parts: [...chosen], left: leftOf(deposit.free, chosen) }
}

/** Takes one write-off back; its debt is open again. */
export async function undoWriteOff(
  tx: Tx,
  acting: Acting,
  useId: string,
  reason: string,
): Promise<{ companyId: string; voucherId: string; amount: Amount }> {
  const use = getOrRefuse(
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
  const undoing = { occurredOn: await readBusinessDay(tx), reason }
  const amount = await undoUses(tx, acting, companyId, [useId], undoing)
  const note = `${use.document_no} ${amount}: ${reason}`
  await happened(tx, acting, voucherKey(companyId, use.document_id), { transition: 'undoWriteOff', note })
  await refreshOrderMoney(tx, acting, companyId, [orderId])
  return { companyId, voucherId: use.document_id, amount }
}

/** Everything that is changed when a booked receipt is freed of its uses and reversed. */
export async function lockReceipt(tx: Tx, companyId: string, voucherId: string): Promise<void> {
  // Nothing comes to its uses and earmarks from here on.
  await lockRows(tx, companyId, { cash_voucher: [voucherId] })
  const { rows } = await raw<{
    transfer: string | null
    orders: (string | null)[]
    applications: string[]
    items: string[]
    deposits: string[]
  }>`
    select v.announced_transfer_id as transfer,
      array(select v.order_id::text union select i.order_id::text from deposit d
        join deposit_use u on u.company_id = d.company_id and u.deposit_id = d.id and u.undone_by is null
        join receivable_item i on i.company_id = u.company_id and i.id = u.item_id where ${ofVoucher}) as orders,
      array(select e.application_id::text from deposit d
        join earmark e on e.company_id = d.company_id and e.deposit_id = d.id and e.ended_at is null
        where ${ofVoucher}) as applications,
      array(select u.item_id::text from deposit d
        join deposit_use u on u.company_id = d.company_id and u.deposit_id = d.id and u.undone_by is null
        where u.item_id is not null and ${ofVoucher}) as items,
      array(select d.id::text from deposit d where ${ofVoucher}) as deposits
    from cash_voucher v where v.id = ${voucherId}`.execute(tx)
  const { transfer, orders, applications, items, deposits } = getOrRefuse(rows[0])
  await lockRows(tx, companyId, {
    trade_order: orders,
    payment_application: applications,
    announced_transfer: [transfer],
    receivable_item: items,
    deposit: deposits,
  })
}
const ofVoucher = raw`d.company_id = v.company_id and d.document_kind = 'cashVoucher' and d.document_id = v.id`

/** Takes back all that a receipt was used for, so that it can be reversed. The caller has locked the receipt. */
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
  const earmarks = await tx
    .selectFrom('earmark')
    .select(['id', 'amount', 'application_id'])
    .where('company_id', '=', companyId)
    .where('deposit_id', '=', depositId)
    .where('ended_at', 'is', null)
    .execute()
  await lockDeposits(tx, companyId, [depositId])
  for (const { id, amount, application_id: applicationId } of earmarks) {
    await raw`update deposit set earmarked = earmarked - ${amount} where company_id = ${companyId} and id = ${depositId}`.execute(
      tx,
    )
    await raw`update earmark set ended_at = now() where company_id = ${companyId} and id = ${id}`.execute(tx)
    await raw`update payment_application set received_in_full_on = null where company_id = ${companyId}
      and id = ${applicationId}`.execute(tx)
  }
}
