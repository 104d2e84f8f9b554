import type { Call } from '../../platform/session/call.ts'
import { endSessions } from './end-sessions.ts'

export async function logOut(call: Call): Promise<void> {
  const { companyId, memberId, sessionId } = call.principal
  await call.write((tx) => endSessions(tx, { companyId, memberIds: [memberId], only: [sessionId] }))
}
