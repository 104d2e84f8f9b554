import type { SmsLogin, Token } from '@quayside/contract/account/login.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { type Account, findAccountByMobile } from './account.ts'
import { auditRefusal } from './audit.ts'
import { isRightCode } from './check-sms-code.ts'
import { enter } from './open-session.ts'

export async function logInWithCode(
  call: OpenCall,
  { query, body }: { query: SmsLogin; body: SmsLogin },
): Promise<Token> {
  const mobile = query.mobile ?? body.mobile
  const code = query.code ?? body.code
  if (mobile === undefined || code === undefined) {
    throw new Refusal([
      ...(mobile === undefined ? [at('mobile', 'field.required')] : []),
      ...(code === undefined ? [at('code', 'field.required')] : []),
    ])
  }
  const isRight = await isRightCode(call, { mobile, scene: 'login', code })
  const [rows = []] = await call.platform.staff.read([findAccountByMobile(mobile).compile()])
  const account = rows[0] as Account | undefined
  if (!isRight || !account?.is_enabled) {
    await auditRefusal(call, { action: 'login.sms', account, refusal: 'sms.wrongCode' })
    throw refuse('sms.wrongCode')
  }
  return enter(call, account, 'login.sms')
}
