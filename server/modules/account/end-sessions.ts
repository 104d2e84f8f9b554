import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { publish } from '../../platform/live/publish.ts'

type Ended = { readonly id: string; readonly company_id: string }

/** A notification of PostgreSQL holds 8,000 bytes. */
const idsAMessage = 200

/** Takes effect at once in every process: each call checks its session in the database, and open sockets are closed. */
function closeSockets(tx: Tx, ended: readonly Ended[]): void {
  for (const [companyId, sessions] of Map.groupBy(ended, (row) => row.company_id)) {
    const sessionIds = sessions.map((row) => row.id)
    for (let first = 0; first < sessionIds.length; first += idsAMessage)
      publish(
        tx,
        { companyId },
        { type: 'session-ended', sessionIds: sessionIds.slice(first, first + idsAMessage) },
      )
  }
}

/** Sessions in one company: the persons stay logged in where else they work. */
export async function endSessions(
  tx: Tx,
  { companyId, memberIds }: { readonly companyId: string; readonly memberIds: readonly string[] },
): Promise<void> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: raw<string>`now()` })
    .where('company_id', '=', companyId)
    .where('member_id', '=', raw<string>`any(${memberIds}::bigint[])`)
    .where('ended_at', 'is', null)
    .returning(['id', 'company_id'])
    .execute()
  await endPushes(tx, companyId, memberIds)
  closeSockets(tx, ended)
}

/** All sessions that come from one log-in, in whatever company; asked by the role that sees all companies. */
export async function endLogIn(tx: Tx, loginId: string): Promise<void> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: raw<string>`now()` })
    .where('login_id', '=', loginId)
    .where('ended_at', 'is', null)
    .returning(['id', 'company_id'])
    .execute()
  await tx
    .deleteFrom('push_subscription')
    .where('session_id', '=', raw<string>`any(${ended.map(({ id }) => id)}::bigint[])`)
    .execute()
  closeSockets(tx, ended)
}

/**
 * A person's sessions in all companies: those that share a log-in with one of `only`, or all but the log-in of the session
 * `except`; otherwise all. Answers how many log-ins ended.
 */
export async function endPersonSessions(
  tx: Tx,
  personId: string,
  { only, except }: { readonly only?: readonly string[]; readonly except?: string } = {},
): Promise<number> {
  const { rows } = await raw<Ended & { login_id: string }>`
    select * from app.end_sessions_of_person(${personId}, ${only ?? null}::bigint[],
      (select login_id from session where id = ${except ?? null}::bigint))`.execute(tx)
  closeSockets(tx, rows)
  return new Set(rows.map((row) => row.login_id)).size
}

/**
 * A browser is told until the session that confirmed it last is ended. One whose session ran out by itself is still told,
 * and ends with all others of its member.
 */
const endPushes = (tx: Tx, companyId: string, memberIds: readonly string[]) =>
  tx
    .deleteFrom('push_subscription')
    .where('company_id', '=', companyId)
    .where('member_id', '=', raw<string>`any(${memberIds}::bigint[])`)
    .execute()
