import { maskMobile } from '@quayside/contract/kernel/mask.ts'
import { sql } from '../../platform/database/database.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { isRightCode } from './check-sms-code.ts'
import { deliverCode, makeCode } from './sms-codes.ts'

type Scene = 'sign' | 'pay'

/** A code to the calling member's own number, never to a number in the call. */
export async function sendOwnCode(call: Call, scene: Scene): Promise<{ mobile: string }> {
  const mobile = await ownMobile(call)
  await deliverCode(call, mobile, scene, await makeCode(call, mobile, scene))
  return { mobile: maskMobile(mobile) }
}

/** The code counts once, whatever becomes of the call. */
export const isOwnCode = async (call: Call, scene: Scene, code: string): Promise<boolean> =>
  isRightCode(call, { mobile: await ownMobile(call), scene, code })

async function ownMobile(call: Call): Promise<string> {
  const [[member]] = await call.read(
    sql
      .selectFrom('member')
      .select('mobile')
      .where('company_id', '=', call.principal.companyId)
      .where('id', '=', call.principal.memberId),
  )
  return getOrRefuse(member).mobile
}
