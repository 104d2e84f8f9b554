import type { WriteOffPart } from '@quayside/contract/finance/open-items.ts'
import { checkMinorUnit } from '@quayside/contract/kernel/minor-units.ts'
import { type Amount, exceeds, isPositive, sum } from '@quayside/contract/kernel/money.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type SelectQueryBuilder } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockOrdersOfItems, refreshOrderMoney } from './order-money.ts'
import { postEntry } from './post-entry.ts'

const lockRows = <T extends keyof DB, O>(
  query: SelectQueryBuilder<DB, T, O>,
  companyId: string,
  ids: readonly string[],
): Promise<O[]> =>
  query
    .where(raw<boolean>`company_id = ${companyId} and id = any(${[...ids]}::bigint[])`)
    .orderBy(raw`id`)
    .forUpdate()
    .execute()
export const lockItems = (tx: Tx, companyId: string, ids: readonly string[]) =>
  lockRows(tx.selectFrom('receivable_item').selectAll(), companyId, ids)
export type LockedItem = Awaited<ReturnType<typeof lockItems>>[number]

export const lockDeposits = (tx: Tx, companyId: string, ids: readonly string[]) =>
  lockRows(tx.selectFrom('deposit').selectAll(), companyId, ids)
export type LockedDeposit = Awaited<ReturnType<typeof lockDeposits>>[number]

/**
 * Uses a deposit for debts. Orders are locked first, then items, then the deposit; what was proposed before the locks is
 * checked again on the locked rows, so that an item never falls below zero.
 */
export async function writeOff(
  tx: Tx,
  acting: Acting,
  { companyId, depositId, parts }: { companyId: string; depositId: string; parts: readonly WriteOffPart[] },
): Promise<void> {
  if (parts.length === 0) return
  const itemIds = parts.map(({ itemId }) => itemId)
  const orderIds = await lockOrdersOfItems(tx, companyId, itemIds)
  const items = await lockItems(tx, companyId, itemIds)
  const [locked] = await lockDeposits(tx, companyId, [depositId])
  const deposit = getOrRefuse(locked)
  requireParts(parts, items, deposit)
  const day = await readBusinessDay(tx)
  for (const part of parts) {
    const item = getOrRefuse(items.find(({ id }) => id === part.itemId))
    await settle(tx, acting, { deposit, item, day }, part.amount)
  }
  await refreshOrderMoney(tx, acting, companyId, orderIds)
}

function requireParts(
  parts: readonly WriteOffPart[],
  items: readonly LockedItem[],
  deposit: LockedDeposit,
): void {
  const byId = new Map(items.map((item) => [item.id, item]))
  const findings = parts.flatMap(({ itemId, amount }, place) => {
    const item = byId.get(itemId)
    if (!item) return [at(`parts.${place}.itemId`, 'record.notFound')]
    if (item.currency !== deposit.currency) return [at(`parts.${place}.itemId`, 'finance.currencyDiffers')]
    if (!isPositive(amount)) return [at(`parts.${place}.amount`, 'field.positive')]
    const { outstanding } = item
    const same = parts.filter((other) => other.itemId === itemId).map((other) => other.amount)
    return exceeds(sum(same), outstanding as Amount)
      ? [at(`parts.${place}.amount`, 'finance.exceedsOutstanding', { outstanding })]
      : checkMinorUnit(`parts.${place}.amount`, amount, item.currency)
  })
  if (findings.length > 0) throw new Refusal(findings)
  const { free } = deposit
  if (exceeds(sum(parts.map(({ amount }) => amount)), free as Amount))
    throw refuse('finance.depositTooSmall', { free })
}

/** One write-off is one entry, so that each can be taken back by its exact counter-entry. */
async function settle(
  tx: Tx,
  acting: Acting,
  { deposit, item, day }: { deposit: LockedDeposit; item: LockedItem; day: string },
  amount: Amount,
): Promise<void> {
  const { company_id: companyId } = deposit
  const { entryId } = await postEntry(tx, acting, {
    companyId,
    happened: { event: 'writtenOff', currency: deposit.currency, amount },
    document: {
      kind: deposit.document_kind as 'cashVoucher',
      id: deposit.document_id,
      no: deposit.document_no,
    },
    orderId: item.order_id,
    occurredOn: day,
    basis: item.document_no,
  })
  await raw`update receivable_item set settled = settled + ${amount} where company_id = ${companyId} and id = ${item.id}`.execute(
    tx,
  )
  await raw`update deposit set used = used + ${amount} where company_id = ${companyId} and id = ${deposit.id}`.execute(
    tx,
  )
  await tx
    .insertInto('deposit_use')
    .values({ company_id: companyId, deposit_id: deposit.id, entry_id: entryId, item_id: item.id, amount })
    .execute()
}
