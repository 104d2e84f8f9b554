import type { Amount } from '@quayside/contract/kernel/money.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockForReversal } from '../finance/close-entry.ts'
import { reverseEntry } from '../finance/reverse-entry.ts'
import { personOf, requireSecondPerson } from '../finance/settings.ts'
import type { LockedApplication } from './application-queries.ts'

/** What was booked when the application was paid and has not been taken back. */
const findBooked = (tx: Tx, { company_id: companyId, id }: LockedApplication) =>
  tx
    .selectFrom('ledger_entry as e')
    .select(['e.id', 'e.event', 'e.actor', 'e.actor_id', 'e.actor_name'])
    .where('e.company_id', '=', companyId)
    .where('e.document_kind', '=', 'paymentApplication')
    .where('e.document_id', '=', id)
    .where(
      raw<boolean>`not exists (select 1 from ledger_entry back where back.company_id = e.company_id and back.reverses = e.id)`,
    )
    .orderBy('e.id')
    .execute()

/**
 * Takes a payment back: the counter-entry of each order's share, and of the bank's charge unless the bank kept it. Write-offs
 * of these debts are undone, so that the money is deposit again. Who paid cannot be the one who takes a large payment back.
 */
export async function reversePayment(
  tx: Tx,
  acting: Acting,
  application: LockedApplication,
  { reason = '', isChargeKept = false }: { reason?: string | undefined; isChargeKept?: boolean | undefined },
): Promise<void> {
  const { company_id: companyId, rmb_amount: amount } = application
  const bookings = await findBooked(tx, application)
  // A charge that was kept when an earlier payment came back stands before the shares of this one.
  const start = bookings.findIndex(({ event }) => event === 'supplierPaid')
  const first = getOrRefuse(bookings[start])
  const payer = personOf({
    actor: first.actor as Acting['actor'],
    id: first.actor_id,
    name: first.actor_name,
  })
  await requireSecondPerson(tx, acting, payer, { currency: 'RMB', amount: amount as Amount })
  const entryIds = bookings
    .slice(start)
    .filter(({ event }) => event !== 'bankCharge' || !isChargeKept)
    .map(({ id }) => id)
  await lockForReversal(tx, companyId, entryIds)
  for (const entryId of entryIds) await reverseEntry(tx, acting, { companyId, entryId, reason })
}
