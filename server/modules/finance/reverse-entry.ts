import { reversed } from '@quayside/contract/finance/postings.ts'
import { voucherKind, voucherState } from '@quayside/contract/finance/voucher.codes.ts'
import { type Amount, sum } from '@quayside/contract/kernel/money.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { closeWhatItOpened, lockForReversal } from './close-entry.ts'
import { findEntry, insertEntry, postingsOfEntry } from './ledger-entry.ts'
import { personOf, requireSecondPerson } from './settings.ts'

/**
 * Books the exact counter-entry of an entry under a voucher of its own. What the entry opened is closed: a debt after its
 * write-offs were taken back, a deposit only while nothing of it is used. Answers what was freed. The caller has locked
 * the entry's order and document, and refreshes the order's states.
 */
export async function reverseEntry(
  tx: Tx,
  acting: Acting,
  { companyId, entryId, reason }: { companyId: string; entryId: string; reason: string },
): Promise<{ reversalId: string; freed: Amount }> {
  const entry = getOrRefuse(await findEntry(tx, companyId, entryId))
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
  const money = {
    currency: getOrRefuse(first).currency,
    amount: sum([getOrRefuse(first).debit, getOrRefuse(first).credit]),
  }
  const author = { actor: entry.actor as Acting['actor'], id: entry.actor_id, name: entry.actor_name }
  await requireSecondPerson(tx, acting, personOf(author), money)
  const occurredOn = await readBusinessDay(tx)
  await lockForReversal(tx, companyId, [entryId])
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

/** A difference in the company's favour had lowered a debt. */
const raiseItem = (tx: Tx, companyId: string, voucherId: string, amount: Amount) =>
  raw`update receivable_item i set credited = i.credited - ${amount} from cash_voucher v
    where v.company_id = ${companyId} and v.id = ${voucherId} and i.company_id = v.company_id and i.id = v.item_id`.execute(
    tx,
  )
