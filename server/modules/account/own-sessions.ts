import { Session, type SessionQuery } from '@quayside/contract/account/session.ts'
import { offsetOf } from '@quayside/contract/kernel/page.ts'
import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { Call } from '../../platform/session/call.ts'
import { endPersonSessions } from './end-sessions.ts'
import { findLiveLogIns } from './queries.ts'

type LogInRow = Awaited<ReturnType<ReturnType<typeof findLiveLogIns>['execute']>>[number]

/** One row for each log-in, in whatever companies it was used; read by the role that sees them all. */
export async function listSessions(
  { principal, platform, read }: Call,
  { query }: { query: SessionQuery },
): Promise<{ rows: Session[]; total: number }> {
  await read()
  const [rows = []] = await platform.staff.read([
    findLiveLogIns(principal)
      .orderBy('last_seen_at', query.isAsc ?? 'desc')
      .compile(),
  ])
  const sessions = (rows as LogInRow[]).map((row) => shaped(Session, row))
  const first = offsetOf(query)
  return { rows: sessions.slice(first, first + query.pageSize), total: sessions.length }
}

/** A log-in ends in all companies. */
export async function endOwnSessions(
  call: Call,
  input: { query: SelectedIds; body: SelectedIds },
): Promise<{ count: number }> {
  const only = selectedIds(input)
  return call.write(async (tx) => {
    const ended = await endPersonSessions(tx, call.principal.personId, { only })
    if (ended < only.length) throw refuse('record.notFound')
    return { count: ended }
  })
}
