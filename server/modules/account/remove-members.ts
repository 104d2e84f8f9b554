import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import type { Call } from '../../platform/session/call.ts'
import { refuseIfNoneRemains } from './administrators.ts'
import { endSessions } from './end-sessions.ts'
import { lockForChange } from './member-authority.ts'
import { endPersonsWithoutCompany } from './member-queries.ts'

/**
 * Hidden, not erased; also withdraws an invitation that waits for its answer. A person without any other company ends with
 * the membership: the number may be registered or invited again.
 */
export async function removeMembers(
  call: Call,
  input: { query: SelectedIds; body: SelectedIds },
): Promise<{ count: number }> {
  const ids = selectedIds(input)
  const { companyId, memberId } = call.principal
  return call.write(async (tx) => {
    const { administrators, members } = await lockForChange(tx, call, ids)
    if (ids.includes(memberId)) throw refuse('member.yourself')
    refuseIfNoneRemains(administrators, ids)
    await tx
      .updateTable('member')
      .set({ deleted_at: raw<string>`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${ids}::bigint[])`)
      .execute()
    await endSessions(tx, { companyId, memberIds: ids })
    await endPersonsWithoutCompany(tx, members)
    await happened(
      tx,
      asCustomer(call.principal),
      { companyId, entity: 'member', ids },
      { transition: 'remove' },
    )
    return { count: ids.length }
  })
}
