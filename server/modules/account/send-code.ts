import type { CodeRequest } from '@quayside/contract/account/login.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { type Account, findAccountByMobile } from './account.ts'
import { deliverCode, makeCode, voidCode } from './sms-codes.ts'

/** For scenes that need a registered number, the answer does not reveal whether it is registered. */
export async function sendCode(call: OpenCall, { body }: { body: CodeRequest }): Promise<void> {
  const { mobile, scene } = body
  const made = await makeCode(call, mobile, scene)
  if (scene === 'register' || scene === 'phone') return deliverCode(call, mobile, scene, made)
  const { staff, log } = call.platform
  const [rows = []] = await staff.read([findAccountByMobile(mobile).compile()])
  const account = rows[0] as Account | undefined
  if (!account?.is_enabled) return voidCode(call.platform, made.id)
  // Not awaited: the carrier's delay or failure would reveal that the number is registered.
  deliverCode(call, mobile, scene, made).catch(() =>
    log.debug({ reference: call.reference }, 'code not delivered'),
  )
}
