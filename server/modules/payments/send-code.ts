import type { Call } from '../../platform/session/call.ts'
import { sendOwnCode } from '../account/own-code.ts'

export const sendPaymentCode = (call: Call): Promise<{ mobile: string }> => sendOwnCode(call, 'pay')
