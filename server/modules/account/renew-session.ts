import type { Token } from '@quayside/contract/account/login.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { type Account, findAccountById, isReviewed } from './account.ts'
import { auditIdentity, auditRefusal } from './audit.ts'
import { endSessions } from './end-sessions.ts'
import { addRefreshToken, idleUntil, tokenOf } from './open-session.ts'

/** A refresh token works once and gives new tokens; a second use means that it was stolen, and ends the session. */
export async function renewSession(call: OpenCall, refreshToken: string): Promise<Token> {
  const tokenHash = hashToken(refreshToken)
  const token = await call.platform.staff.transaction([], async (tx) => {
    const used = await tx
      .updateTable('refresh_token')
      .set({ used_at: raw<string>`now()` })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', raw<string>`now()`)
      .returning('session_id')
      .executeTakeFirst()
    if (used) return rotate(tx, call, used.session_id)
    // Refusing by throwing would undo the ending of the session, so the refusal comes after the commit.
    await endStolenSession(tx, tokenHash)
    return undefined
  })
  if (token) return token
  await auditRefusal(call, { action: 'login.refresh', refusal: 'login.refreshInvalid' })
  throw refuse('login.refreshInvalid')
}

async function rotate(tx: Tx, call: OpenCall, sessionId: string): Promise<Token | undefined> {
  const session = await tx
    .selectFrom('session')
    .select(['id', 'member_id'])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!session) return undefined
  const { rows } = await tx.executeQuery<Account>(findAccountById(session.member_id).compile())
  const account = rows[0]
  if (!account?.is_enabled) return undefined
  const scope = isReviewed(account) ? 'full' : 'onboarding'
  const accessToken = newToken()
  await tx
    .updateTable('session')
    .set({
      token_hash: hashToken(accessToken),
      scope,
      idle_until: idleUntil,
      last_seen_at: raw<string>`now()`,
      address: call.address,
      user_agent: call.userAgent,
    })
    .where('id', '=', session.id)
    .execute()
  const refreshToken = await addRefreshToken(tx, account.company_id, session.id)
  await auditIdentity(tx, call, { action: 'login.refresh', account })
  return tokenOf(account, { scope, accessToken, refreshToken })
}

async function endStolenSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  const stolen = await tx
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session.id', 'session.company_id', 'session.member_id'])
    .where('refresh_token.token_hash', '=', tokenHash)
    .where('refresh_token.used_at', 'is not', null)
    .executeTakeFirst()
  if (!stolen) return
  await endSessions(tx, { companyId: stolen.company_id, memberIds: [stolen.member_id], only: [stolen.id] })
}
