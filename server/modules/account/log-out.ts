import type { OpenCall } from '../../platform/session/call.ts'
import { auditIdentity } from './audit.ts'
import { endSessions } from './end-sessions.ts'

/** Also where the token has expired: its refresh token could still renew the session. */
export async function logOut({ platform, tokenHash, ...call }: OpenCall): Promise<void> {
  if (!tokenHash) return
  await platform.staff.transaction([], async (tx) => {
    const session = await tx
      .selectFrom('session')
      .select(['id', 'company_id', 'member_id'])
      .where('token_hash', '=', tokenHash)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (!session) return
    const { id, company_id: companyId, member_id: memberId } = session
    await endSessions(tx, { companyId, memberIds: [memberId], only: [id] })
    await auditIdentity(tx, call, { action: 'DELETE auth/token/logout', account: session })
  })
}
