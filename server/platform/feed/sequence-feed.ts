import { kindOf, taskKinds } from '@quayside/contract/office/kinds.ts'
import { sql as raw } from 'kysely'
import { sql } from '../database/database.ts'
import type { Platform } from '../platform.ts'
import { staffReader } from '../records/read-within.ts'

const sequencedAtOnce = 5_000
/** The most events numbered at once; the rest is numbered by the next reader. */
const mostRounds = 20
/** An advisory lock number that no other lock uses. */
const feedLock = 7_205

/** Numbers the events committed since the last call; every reader of the feed calls it first. */
export async function sequenceFeed(platform: Platform): Promise<void> {
  const read = staffReader(platform)
  for (let round = 0; round < mostRounds; round += 1) {
    const [pending] = await read(sql.selectFrom('feed_pending').select('event_id').limit(1))
    if (pending.length === 0) return
    await sequenceOnce(platform)
  }
}

/** Kinds whose records begin as their customer's own, with the state they begin in. */
const drafts = raw.join(
  taskKinds.flatMap((kind) => {
    const { draft } = kindOf(kind)
    return draft === undefined ? [] : [raw`(${raw.lit(kind)}, ${raw.lit(draft)})`]
  }),
)

/**
 * What happened to a record that began as a draft, before it first left that state, is its customer's own and gets no
 * position. The lock is given back after the commit has become visible, so the next sequencer goes on where this ended.
 */
const sequenceOnce = (platform: Platform): Promise<unknown> =>
  platform.staff.transaction([{ sql: 'select pg_advisory_xact_lock($1)', parameters: [feedLock] }], (tx) =>
    raw`
      with taken as (
        delete from feed_pending
        where event_id in (select event_id from feed_pending order by event_id limit ${sequencedAtOnce})
        returning event_id
      )
      insert into feed (position, event_id)
      select (select coalesce(max(position), 0) from feed) + row_number() over (order by e.id), e.id
      from taken join event e on e.id = taken.event_id
      where not exists (
        select from (values ${drafts}) as own(entity, state)
        where own.entity = e.entity
          and own.state = (
            select first.to_state from event first
            where first.company_id = e.company_id and first.entity = e.entity and first.entity_id = e.entity_id
            order by first.id limit 1)
          and not exists (
            select from event step
            where step.company_id = e.company_id and step.entity = e.entity and step.entity_id = e.entity_id
              and step.id <= e.id and step.from_state = own.state and step.to_state not in ('', own.state)))`.execute(
      tx,
    ),
  )
