import { voucherKind, voucherState } from '@quayside/contract/finance/finance.codes.ts'
import { reversed } from '@quayside/contract/finance/postings.ts'
import { type Amount, sum } from '@quayside/contract/kernel/money.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { found } from '../../platform/session/call.ts'
import { insertEntry, lockEntry, postingsOfEntry } from './post-entry.ts'
import { personOf, requireSecondPerson } from './settings.ts'
import { shanghaiToday } from './today.ts'
import { lockDeposits, undoUses } from './write-off.ts'

/**
 * Books the exact counter-entry of an entry under a voucher of its own. What the entry opened is closed: a debt after its
 * write-offs were taken back, a deposit only while nothing of it is used. Answers what was freed. The caller has locked
 * the entry's order and refreshes its states.
 */
export async function reverseEntry(
  tx: Tx,
  acting: Acting,
  { companyId, entryId, reason }: { companyId: string; entryId: string; reason: string },
): Promise<{ reversalId: string; freed: Amount }> {
  const entry = found(await lockEntry(tx, companyId, entryId))
  if (entry.event === 'reversal' || entry.event === 'writtenOff') throw refuse('finance.notReversible')
  const before = await tx
    .selectFrom('ledger_entry')
    .select('id')
    .where('company_id', '=', companyId)
    .where('reverses', '=', entryId)
    .executeTakeFirst()
  if (before) throw refuse('finance.alreadyReversed')
  const postings = await postingsOfEntry(tx, companyId, entryId)
  const [first] = postings
  const money = { currency: found(first).currency, amount: sum([found(first).debit, found(first).credit]) }
  const booked = { actor: entry.actor as Acting['actor'], id: entry.actor_id, name: entry.actor_name }
  await requireSecondPerson(tx, acting, personOf(booked), money)
  const occurredOn = await shanghaiToday(tx)
  const freed = await closeWhatItOpened(tx, acting, { companyId, entryId, occurredOn, reason })
  if (entry.event === 'exchangeDifference') await raiseItem(tx, companyId, entry.document_id, money.amount)
  const voucher = await tx
    .insertInto('cash_voucher')
    .values({
      company_id: companyId,
      kind: voucherKind.codes.reversal,
      number: raw<string>`app.document_number('RV', 'cash_voucher_number')`,
      state: voucherState.codes.posted,
      ...money,
      order_id: entry.order_id,
      basis: reason,
      occurred_on: occurredOn,
      reverses_entry_id: entryId,
      entered_by: personOf(acting),
      released_by: personOf(acting),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  const reversalId = await insertEntry(
    tx,
    acting,
    {
      companyId,
      event: 'reversal',
      reverses: entryId,
      document: { kind: 'cashVoucher', id: voucher.id, no: voucher.number },
      orderId: entry.order_id,
      occurredOn,
      basis: reason,
    },
    reversed(postings),
  )
  await tx
    .updateTable('cash_voucher')
    .set({ entry_id: reversalId })
    .where('company_id', '=', companyId)
    .where('id', '=', voucher.id)
    .execute()
  return { reversalId, freed }
}

type Reversal = {
  readonly companyId: string
  readonly entryId: string
  readonly occurredOn: string
  readonly reason: string
}

async function closeWhatItOpened(tx: Tx, acting: Acting, reversal: Reversal): Promise<Amount> {
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

/** A difference in the company's favour had lowered a debt. */
const raiseItem = (tx: Tx, companyId: string, voucherId: string, amount: Amount) =>
  raw`update receivable_item i set credited = i.credited - ${amount} from cash_voucher v
    where v.company_id = ${companyId} and v.id = ${voucherId} and i.company_id = v.company_id and i.id = v.item_id`.execute(
    tx,
  )

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
