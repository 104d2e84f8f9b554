import type { Token } from '@quayside/contract/account/login.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { hashToken, newSalt, sameHash, tokenFrom } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { extendedUntil, longestHours } from '../../platform/session/lifetime.ts'
import { type Account, findAccountById, scopeOf } from './account.ts'
import { auditIdentity, auditRefusal } from './audit.ts'
import { endLogIn } from './end-sessions.ts'
import { addRefreshToken, tokenOf } from './open-session.ts'

/** Tabs of one browser, or a request that is sent again, use the same refresh token at almost the same time. */
const graceSeconds = 20

/**
 * A refresh token gives new tokens once. For a short time after that the same token is answered with the same new tokens,
 * so that parallel refreshes agree and none is minted twice. A later use means that it was stolen, and ends the log-in with its sessions in all companies.
 */
export async function renewSession(call: OpenCall, refreshToken: string): Promise<Token> {
  const token = await call.platform.staff.transaction([], async (tx) => {
    const successorSeed = newSalt()
    const used = await tx
      .updateTable('refresh_token')
      .set({ used_at: raw<string>`now()`, successor_seed: successorSeed })
      .where('token_hash', '=', hashToken(refreshToken))
      .where('used_at', 'is', null)
      .where('expires_at', '>', raw<string>`now()`)
      .returning('session_id')
      .executeTakeFirst()
    if (used) return rotate(tx, call, used.session_id, successorsOf(refreshToken, successorSeed))
    // Refusing by throwing would undo the ending of the session, so the refusal comes after the commit.
    return answerAgain(tx, call, refreshToken)
  })
  if (token) return token
  await auditRefusal(call, { action: 'login.refresh', refusal: 'login.refreshInvalid' })
  throw refuse('login.refreshInvalid')
}

type Successors = { readonly accessToken: string; readonly refreshToken: string }

/** Made from the used token and a stored seed: neither the database nor an old token alone is enough. */
const successorsOf = (refreshToken: string, seed: Buffer): Successors => ({
  accessToken: tokenFrom(refreshToken, seed, 'access'),
  refreshToken: tokenFrom(refreshToken, seed, 'refresh'),
})

async function rotate(
  tx: Tx,
  call: OpenCall,
  sessionId: string,
  successors: Successors,
): Promise<Token | undefined> {
  const session = await tx
    .selectFrom('session')
    .select(['id', 'member_id'])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('created_at', '>', raw<string>`now() - make_interval(hours => ${longestHours.member})`)
    .forUpdate()
    .executeTakeFirst()
  const account = session && (await enabledAccount(tx, session.member_id))
  if (!account) return undefined
  const scope = scopeOf(account)
  // A second factor that is required since the log-in is set up after a new one.
  if (scope === 'enrolment') return undefined
  await tx
    .updateTable('session')
    .set({
      token_hash: hashToken(successors.accessToken),
      scope,
      idle_until: extendedUntil(longestHours.member),
      last_seen_at: raw<string>`now()`,
      address: call.address,
      user_agent: call.userAgent,
    })
    .where('id', '=', session.id)
    .execute()
  await addRefreshToken(tx, account.company_id, session.id, successors.refreshToken)
  await auditIdentity(tx, call, { action: 'login.refresh', account })
  return tokenOf(account, { scope, ...successors })
}

/** For a token that was used before: the tokens it gave while the grace lasts, otherwise the end of its log-in. */
async function answerAgain(tx: Tx, call: OpenCall, refreshToken: string): Promise<Token | undefined> {
  const used = await tx
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session.member_id', 'session.login_id', 'session.token_hash', 'session.scope'])
    .select(['session.ended_at', 'refresh_token.successor_seed'])
    .select(
      raw<boolean>`refresh_token.used_at > now() - make_interval(secs => ${graceSeconds})`.as('isRecent'),
    )
    .where('refresh_token.token_hash', '=', hashToken(refreshToken))
    .where('refresh_token.used_at', 'is not', null)
    .executeTakeFirst()
  if (!used || used.ended_at) return undefined
  const successors = used.successor_seed && successorsOf(refreshToken, used.successor_seed)
  // When the new refresh token has been used as well, the session holds other tokens by now.
  const isCurrent = successors && sameHash(used.token_hash, hashToken(successors.accessToken))
  if (!successors || !isCurrent || !used.isRecent) {
    await endLogIn(tx, used.login_id)
    return undefined
  }
  const account = await enabledAccount(tx, used.member_id)
  if (!account) return undefined
  await auditIdentity(tx, call, { action: 'login.refresh', account })
  return tokenOf(account, { scope: used.scope as Token['scope'], ...successors })
}

async function enabledAccount(tx: Tx, memberId: string): Promise<Account | undefined> {
  const { rows } = await tx.executeQuery<Account>(findAccountById(memberId).compile())
  return rows[0]?.is_enabled ? rows[0] : undefined
}
