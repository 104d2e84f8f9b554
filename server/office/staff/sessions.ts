import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { publish } from '../../platform/live/publish.ts'
import type { OfficeCall } from '../office-call.ts'

export async function listSessions(call: OfficeCall) {
  const [rows] = await call.read(
    sql
      .selectFrom('staff_session')
      .select(['id', 'address', 'user_agent', 'created_at', 'last_seen_at'])
      .where('staff_id', '=', call.staff.id)
      .where('ended_at', 'is', null)
      .where('idle_until', '>', raw<string>`now()`)
      .orderBy('last_seen_at', 'desc'),
  )
  return {
    rows: rows.map((row) => ({
      id: row.id,
      address: row.address,
      userAgent: row.user_agent,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      isCurrent: row.id === call.staff.sessionId,
    })),
    total: rows.length,
  }
}

export async function logOut(call: OfficeCall): Promise<void> {
  await call.write((tx) => endStaffSessions(tx, call.staff.id, { only: [call.staff.sessionId] }))
}

export async function endOwnSessions(call: OfficeCall, { body }: { body: { ids: string[] } }): Promise<void> {
  await call.write(async (tx) => {
    const ended = await endStaffSessions(tx, call.staff.id, { only: body.ids })
    if (ended === 0) throw refuse('record.notFound')
  })
}

/** Takes effect at once: each call checks its session in the database, and the live channel closes. */
export async function endStaffSessions(
  tx: Tx,
  staffId: string,
  which: { only?: readonly string[]; except?: string } = {},
): Promise<number> {
  const ended = await tx
    .updateTable('staff_session')
    .set({ ended_at: raw<string>`now()` })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .$if(which.only !== undefined, (query) =>
      query.where('id', '=', raw<string>`any(${[...(which.only ?? [])]}::bigint[])`),
    )
    .$if(which.except !== undefined, (query) => query.where('id', '<>', which.except ?? ''))
    .returning('id')
    .execute()
  const sessionIds = ended.map(({ id }) => `staff ${id}`)
  if (sessionIds.length > 0) publish(tx, { staff: true }, { type: 'session-ended', sessionIds })
  return ended.length
}
