import type { LiveMessage } from '@quayside/contract/kernel/live.ts'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { type LiveAddress, type LiveEnvelope, liveChannel } from './live-message.ts'

/** Sent by PostgreSQL when the transaction commits, to every server process; never for one that rolled back. */
export async function publish(tx: Tx, to: LiveAddress, message: LiveMessage): Promise<void> {
  await publishAll(tx, [{ to, message }, ...(message.type === 'event' ? [work] : [])])
}

const work: LiveEnvelope = { to: { staff: true }, message: { type: 'work' } }

/** Tells staff that something may have changed, without content, because their permissions differ. */
export const publishWork = (tx: Tx): Promise<void> => publishAll(tx, [work])

/** The same for any number of messages, in one statement. */
export async function publishAll(tx: Tx, envelopes: readonly LiveEnvelope[]): Promise<void> {
  if (envelopes.length === 0) return
  const payloads = envelopes.map((envelope) => JSON.stringify(envelope))
  await sql`select pg_notify(${liveChannel}, payload) from unnest(${payloads}::text[]) as payload`.execute(tx)
}
