import type { Entity } from '@quayside/contract/kernel/entities.ts'
import { kindOf, taskKinds } from '@quayside/contract/office/kinds.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'
import { publishChange } from '../live/publish.ts'
import { noteHappening } from '../metrics/happenings.ts'
import { type Notice, type Recipients, sendNotice } from '../notices/send-notice.ts'
import type { Acting } from './acting.ts'
import type { RecordKey } from './timeline.ts'

type Records = { readonly companyId: string; readonly entity: Entity; readonly ids: readonly string[] }

/** A machine's transition; `create` is every record's first, and one without states has `save` and `remove` besides. */
type Happening = {
  readonly transition: string
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** One for all of them, or one for each in their order. */
  readonly note?: string | readonly string[] | undefined
  /** What members are told of it: all of the company where none are named, at the record where no other is. */
  readonly notice?: NoticeOf | undefined
}
export type NoticeOf = Omit<Notice, 'message'> &
  Omit<Recipients, 'companyId'> & {
    readonly phrase: string
    readonly params?: Record<string, string | number>
  }

/**
 * The one way for something to happen to records, any number at once: their timeline, the push to open lists when the
 * transaction commits (theirs and those they touch, contract/kernel/entities.ts), and the notice.
 */
export async function happened(
  tx: Tx,
  acting: Acting,
  record: RecordKey | Records,
  what: Happening,
): Promise<void> {
  const { companyId, entity } = record
  const ids = 'ids' in record ? [...record.ids] : [record.id]
  if (ids.length === 0) return
  const { note = null } = what
  const notes = typeof note === 'string' || note === null ? ids.map(() => note) : [...note]
  await raw`insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, actor_id, actor_name, note)
    select ${companyId}, ${entity}, id, ${what.transition}, ${what.from ?? ''}, ${what.to ?? ''},
      ${acting.actor}, ${acting.id}, ${acting.name}, note
    from unnest(${ids}::bigint[], ${notes}::text[]) as each (id, note)`.execute(tx)
  changed(tx, record, what, ids.length)
  if (!what.notice) return
  const { phrase, params = {}, ...notice } = what.notice
  await sendNotice(tx, {
    companyId,
    record: { entity, id: ids[0] ?? '' },
    ...notice,
    message: { phrase, params },
  })
}

/**
 * The push alone: for what has no place on a timeline (goods in stock, a stop of a delivery), and for the two statements
 * that write their record's event themselves, in the same round trip.
 */
export function changed(
  tx: Tx,
  record: { readonly companyId: string; readonly entity: Entity },
  { from = '', to = '' }: Pick<Happening, 'from' | 'to'> = {},
  count = 1,
): void {
  if (to !== '' && to !== from) noteHappening(tx, { entity: record.entity, state: to, count })
  publishChange(tx, record, isForStaff(record.entity, from, to))
}

const seenByStaff = new Set<string>([...taskKinds, 'stock', 'product', 'companyTerms'])

/** Staff see none of a record that is still its customer's draft. */
function isForStaff(entity: Entity, from: string, to: string): boolean {
  if (!seenByStaff.has(entity)) return false
  const kind = taskKinds.find((each) => each === entity)
  const draft = kind && kindOf(kind).draft
  return draft === undefined || to !== draft || (from !== '' && from !== draft)
}
