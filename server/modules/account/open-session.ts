import type { Token, TokenScope } from '@quayside/contract/account/login.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { finding, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { idleMinutes, idleUntil } from '../../platform/session/lifetime.ts'
import { type Account, isReviewed, scopeOf, userInfoOf } from './account.ts'
import { auditIdentity, auditRefusal, type IdentityAct } from './audit.ts'
import type { Person } from './second-factor/person.ts'
import { askSecondStep } from './second-factor/second-step.ts'

/** A refresh token is valid overnight, so that a browser left open can continue in the morning. */
const refreshHours = 24

/** Whose second factors are asked for, and the membership that is told of it. */
export const personOf = (account: Account): Person => ({
  kind: 'member',
  id: account.person_id,
  membership: { companyId: account.company_id, memberId: account.member_id },
})

/**
 * Opens a session for an authenticated member: a full one or, before the review, one limited to the company's
 * information, which is sent with the specified refusal. Who has a second factor is refused until it was shown.
 */
export async function enter(
  call: OpenCall,
  account: Account,
  action: IdentityAct['action'],
  spendSecondFactor?: (tx: Tx) => Promise<void>,
): Promise<Token> {
  if (account.has_second_factor && !spendSecondFactor) {
    await auditRefusal(call, { action, account, refusal: 'login.secondFactor' })
    throw await askSecondStep(call, personOf(account), account.password_hash)
  }
  const isFull = isReviewed(account)
  const token = await call.platform.staff.transaction([], async (tx) => {
    await spendSecondFactor?.(tx)
    await holdAccount(tx, account)
    const opened = await openSession(tx, call, account, { is_two_factor: account.has_second_factor })
    await auditIdentity(tx, call, { action, account, ...(!isFull && { refusal: 'login.notReviewed' }) })
    return opened
  })
  if (!isFull) throw new Refusal([finding('login.notReviewed')], token)
  return token
}

/**
 * Between the check of the password and here the member may have been disabled or the person have changed the password,
 * which ended all sessions, so both are checked again.
 */
export async function holdAccount(tx: Tx, account: Account): Promise<void> {
  const person = await tx
    .updateTable('person')
    .set({ last_member_id: account.member_id })
    .where('id', '=', account.person_id)
    .where('deleted_at', 'is', null)
    .where('password_hash', 'is not distinct from', account.password_hash)
    .returning('id')
    .executeTakeFirst()
  const member = await tx
    .updateTable('member')
    .set({ last_login_at: raw<string>`now()` })
    .where('id', '=', account.member_id)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!person || !member) throw refuse('login.wrong')
}

/** What a session in another company takes over from the log-in that it comes from. */
export type LogIn = {
  readonly login_id?: string
  readonly created_at?: string
  readonly is_two_factor: boolean
}

export async function openSession(
  tx: Tx,
  call: OpenCall,
  account: Account,
  login: LogIn = { is_two_factor: false },
): Promise<Token> {
  const scope = scopeOf(account)
  const accessToken = newToken()
  const { id: sessionId } = await tx
    .insertInto('session')
    .values({
      company_id: account.company_id,
      member_id: account.member_id,
      scope,
      token_hash: hashToken(accessToken),
      address: call.address,
      user_agent: call.userAgent,
      idle_until: idleUntil,
      ...login,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const refreshToken = newToken()
  await addRefreshToken(tx, account.company_id, sessionId, refreshToken)
  return tokenOf(account, { scope, accessToken, refreshToken })
}

export async function addRefreshToken(
  tx: Tx,
  companyId: string,
  sessionId: string,
  token: string,
): Promise<void> {
  await tx
    .insertInto('refresh_token')
    .values({
      token_hash: hashToken(token),
      company_id: companyId,
      session_id: sessionId,
      expires_at: raw<string>`now() + make_interval(hours => ${refreshHours})`,
    })
    .execute()
}

export function tokenOf(
  account: Account,
  issued: { scope: TokenScope; accessToken: string; refreshToken: string },
): Token {
  return {
    access_token: issued.accessToken,
    token_type: 'bearer',
    refresh_token: issued.refreshToken,
    expires_in: idleMinutes * 60,
    scope: issued.scope,
    user_info: userInfoOf(account),
  }
}
