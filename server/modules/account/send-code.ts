import type { CodeRequest } from '@quayside/contract/account/login.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { type Account, findAccountByMobile } from './account.ts'
import { deliverCode, makeCode, voidCode } from './sms-codes.ts'

/** A code to a number that must already be registered says nothing about whether it is. */
export async function sendCode(call: OpenCall, { body }: { body: CodeRequest }): Promise<void> {
  const { mobile, scene } = body
  const made = await makeCode(call, mobile, scene)
  if (scene === 'register' || scene === 'phone') return deliverCode(call, mobile, scene, made)
  const { staff, log } = call.platform
  const [rows = []] = await staff.read([findAccountByMobile(mobile).compile()])
  const account = rows[0] as Account | undefined
  if (!account?.is_enabled) return voidCode(call.platform, made.id)
  // Not awaited: how long the carrier takes, or that it failed, would tell that the number is registered.
  deliverCode(call, mobile, scene, made).catch(() =>
    log.debug({ reference: call.reference }, 'code not delivered'),
  )
}
