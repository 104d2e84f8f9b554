import type { Session, SessionQuery } from '@quayside/contract/account/session.ts'
import { offsetOf } from '@quayside/contract/kernel/page.ts'
import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import type { Call } from '../../platform/session/call.ts'
import { endSessions } from './end-sessions.ts'
import { findLiveSessions } from './queries.ts'

export async function listSessions(
  call: Call,
  { query }: { query: SessionQuery },
): Promise<{ rows: Session[]; total: number }> {
  const [rows] = await call.read(
    findLiveSessions(call.principal).orderBy('last_seen_at', query.isAsc ?? 'desc'),
  )
  const sessions = rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === call.principal.sessionId,
    address: row.address,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }))
  const first = offsetOf(query)
  return { rows: sessions.slice(first, first + query.pageSize), total: sessions.length }
}

export async function endOwnSessions(
  call: Call,
  input: { query: SelectedIds; body: SelectedIds },
): Promise<{ count: number }> {
  const only = selectedIds(input)
  const { companyId, memberId } = call.principal
  return call.write(async (tx) => {
    const ended = await endSessions(tx, { companyId, memberIds: [memberId], only })
    if (ended.length < only.length) throw refuse('record.notFound')
    return { count: ended.length }
  })
}
