import { maskMobile } from '@quayside/contract/kernel/mask.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { isRightCode } from './check-sms-code.ts'
import { findOwnPerson } from './queries.ts'
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
  const [[person]] = await call.read(findOwnPerson(call.principal))
  return getOrRefuse(person).mobile
}
