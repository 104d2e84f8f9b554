import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { StaffLogin, StaffToken } from '@quayside/contract/office/staff.ts'
import type { StaffRole } from '@quayside/contract/office/staff-roles.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { countAttempts, forgetAttempts, takeBackAttempts } from '../../modules/account/attempts.ts'
import { locked, loginKey, loginLimits } from '../../modules/account/limits.ts'
import { isRightPassword } from '../../modules/account/passwords.ts'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { idleMinutes, idleUntil } from '../../platform/session/lifetime.ts'
import { auditRefusal, auditRow } from './audit-login.ts'
import { selfOf } from './self.ts'
import { findStep } from './totp.ts'

type Account = {
  id: string
  name: string
  email: string
  roles: StaffRole[]
  password_hash: string
  is_enabled: boolean
  totp_secret_sealed: string | null
  totp_confirmed_at: string | null
}

const findAccount = (email: string) =>
  sql
    .selectFrom('staff')
    .select([
      'id',
      'name',
      'email',
      'roles',
      'password_hash',
      'is_enabled',
      'totp_secret_sealed',
      'totp_confirmed_at',
    ])
    .where(raw`lower(email)`, '=', email.toLowerCase())

/** A staff account is counted apart from a customer's of the same name. */
const nameOf = (account: string): string => `staff:${account}`

/** Unknown, disabled and known accounts take the same steps, the hash included, and get the same answer. */
export async function logIn(call: OpenCall, { body }: { body: StaffLogin }): Promise<StaffToken> {
  if (body.account === '' || body.password === '') throw refuse('login.missing')
  const { platform } = call
  const [byAccount, byAddress] = loginLimits(nameOf(body.account), call.address)
  const exceeded = await countAttempts(platform.staff, [byAccount, byAddress])
  if (exceeded) {
    await auditRefusal(call, undefined, 'login.locked')
    throw locked(exceeded)
  }
  const [rows = []] = await platform.staff.read([findAccount(body.account).compile()])
  const account = rows[0] as Account | undefined
  const hash = account?.is_enabled ? account.password_hash : null
  const isRight = await isRightPassword(platform, hash, body.password).catch(async (error: unknown) => {
    await takeBackAttempts(platform.staff, [byAccount, byAddress])
    throw error
  })
  if (!account || !isRight) {
    await auditRefusal(call, account?.id, 'login.wrong')
    throw refuse('login.wrong')
  }
  const step = await requireCode(call, account, body.code ?? '', () =>
    takeBackAttempts(platform.staff, [byAccount, byAddress]),
  )
  const token = await platform.staff.transaction([], (tx) => enter(tx, call, account, step))
  // Only now: a code that was used before is refused there, and stays a failed attempt.
  await takeBackAttempts(platform.staff, [byAddress])
  await forgetAttempts(platform.staff, [loginKey(nameOf(body.account))])
  return token
}

/** Asking for the code is no failed attempt; a wrong code is one, so that six digits cannot be tried out. */
async function requireCode(
  call: OpenCall,
  account: Account,
  code: string,
  takeBack: () => Promise<void>,
): Promise<number | undefined> {
  if (account.totp_confirmed_at === null || account.totp_secret_sealed === null) return undefined
  if (code === '') {
    await takeBack()
    throw new Refusal([at('code', 'staff.codeNeeded')])
  }
  const secret = call.platform.personalData.open(account.totp_secret_sealed)
  const step = findStep(secret, code, call.platform.clock.now())
  if (step === undefined) {
    await auditRefusal(call, account.id, 'staff.codeWrong')
    throw new Refusal([at('code', 'staff.codeWrong')])
  }
  return step
}

/** Between the check and here the account may have been changed, or the code used by another request. */
async function enter(
  tx: Tx,
  call: OpenCall,
  account: Account,
  step: number | undefined,
): Promise<StaffToken> {
  const held = await tx
    .updateTable('staff')
    .set({ last_login_at: raw<string>`now()`, ...(step !== undefined && { totp_last_step: String(step) }) })
    .where('id', '=', account.id)
    .where('is_enabled', '=', true)
    .where('password_hash', '=', account.password_hash)
    .$if(step !== undefined, (query) => query.where('totp_last_step', '<', String(step)))
    .returning('id')
    .executeTakeFirst()
  if (!held) throw step === undefined ? refuse('login.wrong') : new Refusal([at('code', 'staff.codeWrong')])
  const token = newToken()
  await tx
    .insertInto('staff_session')
    .values({
      staff_id: account.id,
      token_hash: hashToken(token),
      address: call.address,
      user_agent: call.userAgent,
      idle_until: idleUntil,
    })
    .execute()
  await tx.insertInto('audit_log').values(auditRow(call, account.id)).execute()
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: idleMinutes * 60,
    staff: selfOf({ ...account, hasSecondFactor: step !== undefined }),
  }
}
