import { DeadLetter } from '@quayside/contract/office/webhook.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { shaped } from '../../platform/records/shaped.ts'

export const findDeadLetters = () =>
  sql
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook as w', 'w.id', 'd.webhook_id')
    .innerJoin('api_key as k', 'k.id', 'w.api_key_id')
    .innerJoin('feed as f', 'f.position', 'd.position')
    .innerJoin('event as e', 'e.id', 'f.event_id')
    .select([
      'd.id',
      'd.webhook_id',
      'w.url',
      'k.name as key_name',
      'd.position',
      'd.entity',
      'd.entity_id',
      'e.transition',
      'd.attempts',
      'd.last_error',
      'd.created_at',
    ])
    .where('d.state', '=', 'dead')
    .where('w.deleted_at', 'is', null)
    .orderBy('d.id')
type Row = Awaited<ReturnType<ReturnType<typeof findDeadLetters>['execute']>>[number]

export const toDeadLetter = (row: Row): DeadLetter => shaped(DeadLetter, row)

export const listDeadLetters = async (tx: Tx): Promise<DeadLetter[]> =>
  (await tx.executeQuery(findDeadLetters().limit(500).compile())).rows.map(toDeadLetter)

/** Sent again with the next round, followed by the events that wait for it. */
export const retryDeadLetters = (tx: Tx, ids: readonly string[]): Promise<{ count: number }> =>
  settle(tx, ids, raw`state = 'waiting', attempts = 0, next_at = '-infinity'`)

/** Dropped for good: later events of the same record are delivered without it. */
export const dropDeadLetters = (tx: Tx, ids: readonly string[]): Promise<{ count: number }> =>
  settle(tx, ids, raw`state = 'dropped'`)

async function settle(
  tx: Tx,
  ids: readonly string[],
  change: ReturnType<typeof raw>,
): Promise<{ count: number }> {
  const { rows } = await raw`update webhook_delivery set ${change}
    where id = any(${[...ids]}::bigint[]) and state = 'dead' returning id`.execute(tx)
  if (rows.length < new Set(ids).size) throw refuse('webhook.notDead')
  return { count: rows.length }
}
