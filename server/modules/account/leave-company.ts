import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { happened } from '../../platform/records/happened.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { lockAdministrators, refuseIfNoneRemains } from './administrators.ts'
import { auditIdentity } from './audit.ts'
import { endSessions } from './end-sessions.ts'
import { endPersonsWithoutCompany, memberKey } from './member-queries.ts'

/** The membership ends; what was done in the company stays there. Without another company the account ends as well. */
export async function leaveCompany(
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<void> {
  await call.read()
  const { personId } = call.principal
  await call.platform.staff.transaction([], async (tx) => {
    const own = await tx
      .selectFrom('member')
      .select('company_id')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .where('invited_at', 'is', null)
      .executeTakeFirst()
    const { company_id: companyId } = getOrRefuse(own)
    refuseIfNoneRemains(await lockAdministrators(tx, companyId, [id]), [id])
    const left = await tx
      .updateTable('member')
      .set({ deleted_at: raw<string>`now()` })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!left) throw refuse('record.notFound')
    await endSessions(tx, { companyId, memberIds: [id] })
    await endPersonsWithoutCompany(tx, [{ person_id: personId }])
    await happened(tx, { actor: 'customer', id, name: left.name, companyId }, memberKey(companyId, id), {
      transition: 'leave',
    })
    await auditIdentity(tx, call, {
      action: 'POST system/online/user/company/{id}/leave',
      account: { company_id: companyId, member_id: id },
    })
  })
}
