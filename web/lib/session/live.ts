import type { LiveSource } from '@quayside/kit/page/live.ts'
import { session } from './session.ts'

export const liveSource: LiveSource = {
  path: '/api/ws',
  token: () => session.get().accessToken,
  whenTokenChanges: session.subscribe,
}
