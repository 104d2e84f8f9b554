import type { Amount } from '@quayside/contract/kernel/money.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { undoUses } from './undo-write-off.ts'
import { lockDeposits } from './write-off.ts'

type Reversal = {
  readonly companyId: string
  readonly entryId: string
  readonly occurredOn: string
  readonly reason: string
}

export async function closeWhatItOpened(tx: Tx, acting: Acting, reversal: Reversal): Promise<Amount> {
  const { companyId, entryId } = reversal
  const freed = await closeItem(tx, acting, reversal)
  await closeDeposit(tx, companyId, entryId)
  await giveBackUses(tx, companyId, entryId)
  return freed
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
    .forUpdate()
    .executeTakeFirst()
  if (!item) return '0.00' as Amount
  const uses = await tx
    .selectFrom('deposit_use')
    .select('id')
    .where('company_id', '=', companyId)
    .where('item_id', '=', item.id)
    .where('undone_by', 'is', null)
    .execute()
  const freed = await undoUses(
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
  return freed
}

async function closeDeposit(tx: Tx, companyId: string, entryId: string): Promise<void> {
  const opened = await tx
    .selectFrom('deposit')
    .select('id')
    .where('company_id', '=', companyId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst()
  if (!opened) return
  const [deposit] = await lockDeposits(tx, companyId, [opened.id])
  if (deposit && deposit.free !== deposit.amount) throw refuse('finance.depositInUse')
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
  await lockDeposits(
    tx,
    companyId,
    uses.map(({ deposit_id: depositId }) => depositId),
  )
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
