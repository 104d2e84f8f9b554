import { maskMobile } from '@quayside/contract/kernel/mask.ts'
import { sql } from '../../platform/database/database.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { deliverCode, makeCode } from '../account/sms-codes.ts'

/** The code goes to the applying member's own number, never to a number in the call. */
export async function sendPaymentCode(call: Call): Promise<{ mobile: string }> {
  const mobile = await ownMobile(call)
  await deliverCode(call, mobile, 'pay', await makeCode(call, mobile, 'pay'))
  return { mobile: maskMobile(mobile) }
}

export async function ownMobile(call: Call): Promise<string> {
  const [[member]] = await call.read(
    sql
      .selectFrom('member')
      .select('mobile')
      .where('company_id', '=', call.principal.companyId)
      .where('id', '=', call.principal.memberId),
  )
  return found(member).mobile
}
