import type { Token, TokenRequest } from '@quayside/contract/account/login.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { type Account, findAccountByName } from './account.ts'
import { countAttempts, forgetAttempts, takeBackAttempts } from './attempts.ts'
import { auditRefusal } from './audit.ts'
import { locked, loginKey, loginLimits } from './limits.ts'
import { enter } from './open-session.ts'
import { isRightPassword } from './passwords.ts'
import { renewSession } from './renew-session.ts'

export async function issueToken(call: OpenCall, { body }: { body: TokenRequest }): Promise<Token> {
  if (body.grant_type === 'password') return logIn(call, body)
  if (body.grant_type === 'refresh_token') return renewSession(call, body.refresh_token ?? '')
  throw refuse('login.grant')
}

/** Unknown, disabled and known accounts take the same steps, the hash included, and get the same answer. */
async function logIn(call: OpenCall, { username = '', password = '' }: TokenRequest): Promise<Token> {
  if (username === '' || password === '') throw refuse('login.missing')
  const { platform } = call
  const [byAccount, byAddress] = loginLimits(username, call.address)
  const exceeded = await countAttempts(platform.staff, [byAccount, byAddress])
  if (exceeded) {
    await auditRefusal(call, { action: 'login.password', refusal: 'login.locked' })
    throw locked(exceeded)
  }
  const [rows = []] = await platform.staff.read([findAccountByName(username).compile()])
  const account = rows[0] as Account | undefined
  const hash = account?.is_enabled ? account.password_hash : null
  const isRight = await isRightPassword(platform, hash, password).catch(async (error: unknown) => {
    await takeBackAttempts(platform.staff, [byAccount, byAddress])
    throw error
  })
  if (!account || !isRight) {
    await auditRefusal(call, { action: 'login.password', account, refusal: 'login.wrong' })
    throw refuse('login.wrong')
  }
  await takeBackAttempts(platform.staff, [byAddress])
  await forgetAttempts(platform.staff, loginKeysOf(account))
  return enter(call, account, 'login.password')
}

/** Every name an account can be locked under. */
export const loginKeysOf = (account: Pick<Account, 'mobile' | 'email'>): string[] =>
  [account.mobile, account.email].flatMap((name) => (name === null ? [] : [loginKey(name)]))
