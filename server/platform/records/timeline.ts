import type { Entity } from '@quayside/contract/kernel/entities.ts'
import type { TimelineEntry } from '@quayside/contract/kernel/record.ts'
import type { InferResult } from 'kysely'
import { compiledOnce } from '../database/compiled-once.ts'
import { sql } from '../database/database.ts'

/** Which record. */
export type RecordKey = { readonly companyId: string; readonly entity: Entity; readonly id: string }

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
