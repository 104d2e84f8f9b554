import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { publish } from '../../platform/live/publish.ts'

type Ending = {
  readonly companyId: string
  readonly memberIds: readonly string[]
  /** Only these sessions, or all but this one; otherwise all. */
  readonly only?: readonly string[]
  readonly except?: string
}

/** A notification of PostgreSQL holds 8,000 bytes. */
const idsAMessage = 200

/** Takes effect at once in every process: each call checks its session in the database, and open sockets are closed. */
export async function endSessions(tx: Tx, ending: Ending): Promise<string[]> {
  const { only, except } = ending
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: raw<string>`now()` })
    .where('company_id', '=', ending.companyId)
    .where('member_id', '=', raw<string>`any(${ending.memberIds}::bigint[])`)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', raw<string>`any(${only}::bigint[])`))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .returning('id')
    .execute()
  await endPushes(tx, ending)
  const sessionIds = ended.map((row) => row.id)
  for (let first = 0; first < sessionIds.length; first += idsAMessage) {
    publish(
      tx,
      { companyId: ending.companyId },
      { type: 'session-ended', sessionIds: sessionIds.slice(first, first + idsAMessage) },
    )
  }
  return sessionIds
}

/**
 * A browser is told until the session that confirmed it last is ended. One whose session ran out by itself is still told,
 * and ends with all others of its member.
 */
const endPushes = (tx: Tx, { companyId, memberIds, only, except }: Ending) =>
  tx
    .deleteFrom('push_subscription')
    .where('company_id', '=', companyId)
    .where('member_id', '=', raw<string>`any(${memberIds}::bigint[])`)
    .$if(only !== undefined, (query) => query.where('session_id', '=', raw<string>`any(${only}::bigint[])`))
    .$if(except !== undefined, (query) => query.where('session_id', 'is distinct from', except ?? ''))
    .execute()
