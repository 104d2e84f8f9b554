import type { TimelineEntry } from '@quayside/contract/kernel/record.ts'
import { type InferResult, sql as raw } from 'kysely'
import { compiledOnce } from '../database/compiled-once.ts'
import { sql, type Tx } from '../database/database.ts'
import type { Acting } from './acting.ts'

/** Which record: `entity` is its name in its path, in phrases (`fields.…`) and in its machine, where it has one. */
export type RecordKey = { readonly companyId: string; readonly entity: string; readonly id: string }

/** A machine's transition; `create` is every record's first, and one without states has `save` and `remove` besides. */
type Happened = {
  readonly transition: string
  readonly from?: string
  readonly to?: string
  readonly note?: string | undefined
}

/** The same thing happening to any number of records, in one statement. */
export async function recordEvents(
  tx: Tx,
  acting: Acting,
  records: { companyId: string; entity: string; ids: readonly string[] },
  happened: Happened,
): Promise<void> {
  await raw`insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, actor_id, actor_name, note)
    select ${records.companyId}, ${records.entity}, id, ${happened.transition}, ${happened.from ?? ''}, ${happened.to ?? ''},
      ${acting.actor}, ${acting.id}, ${acting.name}, ${happened.note ?? null}
    from unnest(${[...records.ids]}::bigint[]) as id`.execute(tx)
}

const eventsOf = ({ companyId, entity, id }: RecordKey) =>
  sql
    .selectFrom('event')
    .select(['id', 'transition', 'from_state', 'to_state', 'actor', 'actor_name', 'note', 'at'])
    .where('company_id', '=', companyId)
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')

export const findTimeline = compiledOnce((key: RecordKey) => eventsOf(key).limit(200))
export const findLastEvent = compiledOnce((key: RecordKey) => eventsOf(key).limit(1))

type EventRow = InferResult<ReturnType<typeof findTimeline>>[number]

export const toTimeline = (rows: readonly EventRow[]): TimelineEntry[] =>
  rows.map((row) => ({
    id: row.id,
    transition: row.transition,
    fromState: row.from_state,
    toState: row.to_state,
    actor: row.actor as TimelineEntry['actor'],
    actorName: row.actor_name,
    note: row.note,
    at: row.at,
  }))
