import { checkConfirmation } from '@quayside/contract/account/password.rules.ts'
import type { PasswordReset, ResetCode } from '@quayside/contract/account/profile.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { agreementInForce } from '../../platform/system/agreement.ts'
import { keepAcceptance } from './accept-agreement.ts'
import { type Account, findAccountByMobile } from './account.ts'
import { forgetAttempts } from './attempts.ts'
import { auditIdentity, auditRefusal } from './audit.ts'
import { isLiveCode, isRightCode } from './check-sms-code.ts'
import { endPersonSessions } from './end-sessions.ts'
import { loginKeysOf } from './log-in.ts'
import { mailPasswordReset } from './mail-member.ts'
import { checkCommon, hashedPassword } from './passwords.ts'

/** Before the form asks for the new password. */
export async function checkResetCode(call: OpenCall, { body }: { body: ResetCode }): Promise<void> {
  if (!(await isLiveCode(call, { ...body, scene: 'reset' }))) throw new Refusal([at('code', 'sms.wrongCode')])
}

/** A forgotten password, or the first one of an invited member. All sessions end: others may know the old password. */
export async function resetPassword(call: OpenCall, { body }: { body: PasswordReset }): Promise<void> {
  const { mobile, password } = body
  refuseIfAny([
    ...checkConfirmation(password, body.confirmPassword),
    ...checkCommon('password', password, [mobile]),
  ])
  const { staff } = call.platform
  const isRight = await isRightCode(call, { mobile, scene: 'reset', code: body.code })
  const [rows = []] = await staff.read([findAccountByMobile(mobile).compile()])
  const account = rows[0] as Account | undefined
  if (!isRight || !account?.is_enabled) {
    await auditRefusal(call, { action: 'password.reset', account, refusal: 'sms.wrongCode' })
    throw new Refusal([at('code', 'sms.wrongCode')])
  }
  const passwordHash = await hashedPassword(call.platform, password)
  await staff.transaction([], async (tx) => {
    await tx
      .updateTable('person')
      .set({ password_hash: passwordHash })
      .where('id', '=', account.person_id)
      .execute()
    if (body.agree) {
      const { version } = await agreementInForce(tx, call.platform.clock)
      await keepAcceptance(tx, account.person_id, version)
    }
    await endPersonSessions(tx, account.person_id)
    await auditIdentity(tx, call, { action: 'password.reset', account })
    await mailPasswordReset(tx, call, account)
  })
  await forgetAttempts(staff, loginKeysOf(account))
}
