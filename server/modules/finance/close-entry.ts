import type { Amount } from '@quayside/contract/kernel/money.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { lockRows } from '../../platform/database/lock-order.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { undoUses } from './undo-write-off.ts'

type Reversal = {
  readonly companyId: string
  readonly entryId: string
  readonly occurredOn: string
  readonly reason: string
}

/** Debts, then deposits, that closing these entries changes: locked at once, since one entry after the other would alternate. */
export async function lockForReversal(tx: Tx, companyId: string, entryIds: readonly string[]): Promise<void> {
  const { rows } = await raw<{ items: string[]; deposits: string[] }>`
    with item as (
      select id from receivable_item where company_id = ${companyId} and entry_id = any(${[...entryIds]}::bigint[])
    )
    select array(select id::text from item) as items, array(
      select id::text from deposit where company_id = ${companyId} and entry_id = any(${[...entryIds]}::bigint[])
      union select deposit_id::text from deposit_use where company_id = ${companyId} and undone_by is null
        and (entry_id = any(${[...entryIds]}::bigint[]) or item_id in (select id from item))) as deposits`.execute(
    tx,
  )
  const { items = [], deposits = [] } = rows[0] ?? {}
  await lockRows(tx, companyId, { receivable_item: items, deposit: deposits })
}

export async function closeWhatItOpened(tx: Tx, acting: Acting, reversal: Reversal): Promise<Amount> {
  const { companyId, entryId } = reversal
  const freedAmount = await closeItem(tx, acting, reversal)
  await closeDeposit(tx, companyId, entryId)
  await giveBackUses(tx, companyId, entryId)
  return freedAmount
}

async function closeItem(
  tx: Tx,
  acting: Acting,
  { companyId, entryId, ...undoing }: Reversal,
): Promise<Amount> {
  const item = await tx
    .selectFrom('receivable_item')
    .select(['id', 'amount', 'credited'])
    .where('company_id', '=', companyId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst()
  if (!item) return '0.00' as Amount
  const uses = await tx
    .selectFrom('deposit_use')
    .select('id')
    .where('company_id', '=', companyId)
    .where('item_id', '=', item.id)
    .where('undone_by', 'is', null)
    .execute()
  const freedAmount = await undoUses(
    tx,
    acting,
    companyId,
    uses.map(({ id }) => id),
    undoing,
  )
  // A difference in the company's favour that lowered it would be taken back twice.
  if (Number(item.credited) !== 0) throw refuse('finance.notReversible')
  await raw`update receivable_item set credited = amount where company_id = ${companyId} and id = ${item.id}`.execute(
    tx,
  )
  return freedAmount
}

async function closeDeposit(tx: Tx, companyId: string, entryId: string): Promise<void> {
  const opened = await tx
    .selectFrom('deposit')
    .select(['id', 'free', 'amount'])
    .where('company_id', '=', companyId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst()
  if (!opened) return
  if (opened.free !== opened.amount) throw refuse('finance.depositInUse')
  await raw`update deposit set used = amount where company_id = ${companyId} and id = ${opened.id}`.execute(
    tx,
  )
}

/** Deposits that the entry itself used: a payout, or foreign exchange that was settled. */
async function giveBackUses(tx: Tx, companyId: string, entryId: string): Promise<void> {
  const uses = await tx
    .selectFrom('deposit_use')
    .select(['id', 'deposit_id', 'amount'])
    .where('company_id', '=', companyId)
    .where('entry_id', '=', entryId)
    .where('undone_by', 'is', null)
    .execute()
  for (const use of uses) {
    await raw`update deposit set used = used - ${use.amount} where company_id = ${companyId} and id = ${use.deposit_id}`.execute(
      tx,
    )
    // It stays with the entry that used it, which is reversed now.
    await raw`update deposit_use set undone_by = entry_id where company_id = ${companyId} and id = ${use.id}`.execute(
      tx,
    )
  }
}
