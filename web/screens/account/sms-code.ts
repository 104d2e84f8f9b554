import type { SmsScene } from '@quayside/contract/account/login.ts'
import { api } from '../../lib/session/api.ts'
import { useCodeRequest } from '../../lib/session/code-request.ts'

/** A code for a step that the member is about to take. */
export const useSmsCode = (scene: SmsScene) =>
  useCodeRequest((mobile: string) => api('POST auth/mobile/code', { body: { mobile, scene } }))
