import { reversed } from '@quayside/contract/finance/postings.ts'
import { type Amount, exceeds, minus, sum } from '@quayside/contract/kernel/money.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { insertEntry, postingsOfEntry } from './ledger-entry.ts'
import { type LockedItem, lockDeposits, lockItems } from './write-off.ts'

/** What is on an invoice stays paid: the invoice is voided or reversed first. */
function requireNotInvoiced(
  items: readonly LockedItem[],
  uses: readonly { readonly item_id: string | null; readonly amount: string }[],
): void {
  for (const item of items) {
    const undone = sum(uses.filter((use) => use.item_id === item.id).map(({ amount }) => amount as Amount))
    const remainder = minus(item.settled as Amount, undone)
    if (exceeds(item.invoice_claimed as Amount, remainder))
      throw refuse('finance.itemInvoiced', { number: item.document_no })
  }
}

/** The debts and the deposits of uses; whoever takes a use back holds both. */
async function lockUsed(tx: Tx, companyId: string, useIds: readonly string[]): Promise<LockedItem[]> {
  const uses = await tx
    .selectFrom('deposit_use')
    .select(['item_id', 'deposit_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${[...useIds]}::bigint[])`)
    .execute()
  const items = await lockItems(
    tx,
    companyId,
    uses.flatMap(({ item_id: itemId }) => itemId ?? []),
  )
  await lockDeposits(
    tx,
    companyId,
    uses.map(({ deposit_id: depositId }) => depositId),
  )
  return items
}

/** Takes write-offs back, each by its counter-entry; the debts are open and the money is deposit again. */
export async function undoUses(
  tx: Tx,
  acting: Acting,
  companyId: string,
  useIds: readonly string[],
  { occurredOn, reason }: { occurredOn: string; reason: string },
): Promise<Amount> {
  if (useIds.length === 0) return '0.00' as Amount
  const items = await lockUsed(tx, companyId, useIds)
  const uses = await tx
    .selectFrom('deposit_use as u')
    .innerJoin('ledger_entry as e', (join) =>
      join.onRef('e.company_id', '=', 'u.company_id').onRef('e.id', '=', 'u.entry_id'),
    )
    .select(['u.id', 'u.deposit_id', 'u.entry_id', 'u.item_id', 'u.amount', 'u.undone_by'])
    .select(['e.order_id', 'e.document_kind', 'e.document_id', 'e.document_no', 'e.event'])
    .where('u.company_id', '=', companyId)
    .where('u.id', '=', raw<string>`any(${[...useIds]}::bigint[])`)
    .orderBy('u.id')
    .execute()
  if (uses.some(({ undone_by: undone }) => undone !== null)) throw refuse('finance.alreadyUndone')
  requireNotInvoiced(items, uses)
  for (const use of uses) {
    const back = await insertEntry(
      tx,
      acting,
      {
        companyId,
        event: 'reversal',
        reverses: use.entry_id,
        document: { kind: use.document_kind as 'cashVoucher', id: use.document_id, no: use.document_no },
        orderId: use.order_id,
        occurredOn,
        basis: reason,
      },
      reversed(await postingsOfEntry(tx, companyId, use.entry_id)),
      use.event as 'writtenOff',
    )
    await raw`update deposit_use set undone_by = ${back} where company_id = ${companyId} and id = ${use.id}`.execute(
      tx,
    )
    await raw`update receivable_item set settled = settled - ${use.amount}
      where company_id = ${companyId} and id = ${use.item_id}`.execute(tx)
    await raw`update deposit set used = used - ${use.amount} where company_id = ${companyId} and id = ${use.deposit_id}`.execute(
      tx,
    )
  }
  return sum(uses.map(({ amount }) => amount as Amount))
}
