import type { PasskeyLogin, SecondStepAnswer } from '@quayside/contract/account/second-factor.ts'
import type { StaffLogin, StaffToken } from '@quayside/contract/office/staff.ts'
import type { StaffRole } from '@quayside/contract/office/staff-roles.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { countAttempts, forgetAttempts, takeBackAttempts } from '../../modules/account/attempts.ts'
import { locked, loginKey, loginLimits } from '../../modules/account/limits.ts'
import { isRightPassword } from '../../modules/account/passwords.ts'
import { hasSecondFactor, isFactorRequired } from '../../modules/account/second-factor/factors.ts'
import { checkPasskeyLogin } from '../../modules/account/second-factor/passkey-answer.ts'
import {
  accountMarkOf,
  answerSecondStep,
  askSecondStep,
} from '../../modules/account/second-factor/second-step.ts'
import { mailStaff } from '../../modules/account/second-factor/tell-owner.ts'
import { hashToken, newToken, sameHash } from '../../platform/crypto/tokens.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { idleMinutes, idleUntil } from '../../platform/session/lifetime.ts'
import { auditRefusal, auditRow } from './audit-login.ts'
import { selfOf } from './self.ts'

type Account = {
  id: string
  name: string
  email: string
  roles: StaffRole[]
  password_hash: string
  is_enabled: boolean
  has_second_factor: boolean
  needs_second_factor: boolean
}

const accounts = sql
  .selectFrom('staff')
  .select(['id', 'name', 'email', 'roles', 'password_hash', 'is_enabled'])
  .select([hasSecondFactor.staff.as('has_second_factor'), isFactorRequired.staff.as('needs_second_factor')])

const findAccount = (email: string) => accounts.where(raw`lower(email)`, '=', email.toLowerCase())

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
  await takeBackAttempts(platform.staff, [byAddress])
  await forgetAttempts(platform.staff, [loginKey(nameOf(body.account))])
  if (account.has_second_factor) {
    await auditRefusal(call, account.id, 'login.secondFactor')
    throw await askSecondStep(call, { kind: 'staff', id: account.id }, account.password_hash)
  }
  return enter(call, account)
}

/** Between the check and here the account may have been changed, or the factor used by another request. */
async function enter(
  call: OpenCall,
  account: Account,
  spendSecondFactor?: (tx: Tx) => Promise<void>,
): Promise<StaffToken> {
  const isEnrolling = account.needs_second_factor && !account.has_second_factor
  const token = newToken()
  await call.platform.staff.transaction([], async (tx) => {
    await spendSecondFactor?.(tx)
    const held = await tx
      .updateTable('staff')
      .set({ last_login_at: raw<string>`now()` })
      .where('id', '=', account.id)
      .where('is_enabled', '=', true)
      .where('password_hash', '=', account.password_hash)
      .returning('id')
      .executeTakeFirst()
    if (!held) throw refuse('login.wrong')
    await tx
      .insertInto('staff_session')
      .values({
        staff_id: account.id,
        token_hash: hashToken(token),
        scope: isEnrolling ? 'enrolment' : 'full',
        address: call.address,
        user_agent: call.userAgent,
        idle_until: idleUntil,
      })
      .execute()
    await tx.insertInto('audit_log').values(auditRow(call, account.id)).execute()
  })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: idleMinutes * 60,
    staff: selfOf({ ...account, hasSecondFactor: account.has_second_factor, isEnrolling }),
  }
}

async function findEnabled(call: OpenCall, id: string): Promise<Account | undefined> {
  const [rows = []] = await call.platform.staff.read([accounts.where('id', '=', id).compile()])
  const account = rows[0] as Account | undefined
  return account?.is_enabled ? account : undefined
}

export const logInSecondStep = (call: OpenCall, { body }: { body: SecondStepAnswer }): Promise<StaffToken> =>
  answerSecondStep(
    call,
    'staff',
    body,
    (staffId, refusal) => auditRefusal(call, staffId, refusal),
    async ({ personId, accountMark, spend }) => {
      const account = await findEnabled(call, personId)
      const isCurrent = account && accountMark && sameHash(accountMark, accountMarkOf(account.password_hash))
      if (!isCurrent) throw refuse('secondFactor.expired')
      const token = await enter(call, account, (tx) => spend(tx, { kind: 'staff', id: personId }))
      if (body.recoveryCode !== undefined) await mailStaff(call, { kind: 'staff', id: personId }, 'recovered')
      return token
    },
  )

export async function logInWithPasskey(
  call: OpenCall,
  { body }: { body: PasskeyLogin },
): Promise<StaffToken> {
  const { person, spend } = await checkPasskeyLogin(call, 'staff', body)
  const account = await findEnabled(call, person.id)
  if (!account) {
    await auditRefusal(call, person.id, 'login.passkeyUnknown')
    throw refuse('login.passkeyUnknown')
  }
  return enter(call, account, spend)
}
