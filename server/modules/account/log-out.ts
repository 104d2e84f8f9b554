import type { OpenCall } from '../../platform/session/call.ts'
import { auditIdentity } from './audit.ts'
import { endLogIn } from './end-sessions.ts'

/**
 * Ends the sessions of the log-in in all companies, so that a shared computer is left as a whole. Also where the token has
 * expired: its refresh token could still renew the session.
 */
export async function logOut({ platform, tokenHash, ...call }: OpenCall): Promise<void> {
  if (!tokenHash) return
  await platform.staff.transaction([], async (tx) => {
    const session = await tx
      .selectFrom('session')
      .select(['login_id', 'company_id', 'member_id'])
      .where('token_hash', '=', tokenHash)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (!session) return
    await endLogIn(tx, session.login_id)
    await auditIdentity(tx, call, { action: 'DELETE auth/token/logout', account: session })
  })
}
