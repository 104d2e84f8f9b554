import { feeState } from '@quayside/contract/finance/finance.codes.ts'
import { entities } from '@quayside/contract/kernel/entities.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { readableEvents } from '@quayside/contract/systems/system-event.rules.ts'
import type { SystemEvent, SystemEventKind } from '@quayside/contract/systems/system-event.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { sequenceFeed } from '../../platform/feed/sequence-feed.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Reader, staffReader } from '../../platform/records/read-within.ts'
import { asRecord, type RecordTable } from '../../platform/records/record-table.ts'

/** A proposed fee is the provider's own until it is charged, and one that was discarded stays it. */
const hidden = raw<boolean>`(event.entity = 'fee' and event.to_state in (${raw.join(
  [feeState.keyOf(feeState.codes.proposed), feeState.keyOf(feeState.codes.discarded)].map((key) =>
    raw.lit(key),
  ),
)}))`

/** Takes only those orders and their changes that are of these kinds. */
const ofOrderKinds = (orderKinds: readonly number[]) =>
  raw<boolean>`(event.entity not in ('order', 'orderChange') or exists (select from trade_order o
    where o.company_id = event.company_id and o.model_type = any(${[...orderKinds]}::int[])
      and o.id = case event.entity when 'order' then event.entity_id else (select c.order_id from order_change c
        where c.company_id = event.company_id and c.id = event.entity_id) end))`

const everything = readableEvents(() => true)

/** Events after a position of the feed and up to another, of some companies. */
export const findSystemEvents = (
  { after, until }: { readonly after: string; readonly until: string },
  companyIds: readonly string[],
  { kinds, orderKinds }: ReturnType<typeof readableEvents> = everything,
) =>
  sql
    .selectFrom('feed')
    .innerJoin('event', 'event.id', 'feed.event_id')
    .select(['feed.position', 'event.company_id', 'event.entity', 'event.entity_id', 'event.transition'])
    .select(['event.from_state', 'event.to_state', 'event.actor', 'event.at'])
    .where('feed.position', '>', after)
    .where('feed.position', '<=', until)
    .where('event.company_id', '=', raw<string>`any(${[...companyIds]}::bigint[])`)
    .where('event.entity', '=', raw<string>`any(${[...kinds]}::text[])`)
    .where(raw<boolean>`not ${hidden}`)
    .$if(orderKinds.length < orderKind.values.length, (query) => query.where(ofOrderKinds(orderKinds)))
    .orderBy('feed.position')
type Row = Awaited<ReturnType<ReturnType<typeof findSystemEvents>['execute']>>[number]

/** The last position that the feed has given so far. */
export async function lastPosition(platform: Platform): Promise<string> {
  await sequenceFeed(platform)
  const [rows] = await staffReader(platform)(
    sql.selectFrom('feed').select(raw<string>`coalesce(max(position), 0)::text`.as('position')),
  )
  return rows[0]?.position ?? '0'
}

export type EventOfCompany = SystemEvent & { readonly companyId: string }

/** Records that have no number of their own. */
const numberless: ReadonlySet<string> = new Set<SystemEventKind>([
  'orderChange',
  'feeDispute',
  'stockDifference',
])

const findNumbers = (kind: SystemEventKind, ids: readonly string[]) =>
  sql
    .selectFrom(asRecord(entities[kind].table as RecordTable))
    .select(['id', 'company_id'])
    .select(raw<string>`${raw.ref(kind === 'order' ? 'order_no' : 'number')}`.as('number'))
    .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)

/** The events with the numbers of their records, which their company knows them by. */
export async function withNumbers(read: Reader, rows: readonly Row[]): Promise<EventOfCompany[]> {
  const numbers = new Map<string, string>()
  for (const [kind, group] of Map.groupBy(rows, ({ entity }) => entity)) {
    if (numberless.has(kind)) continue
    const ids = [...new Set(group.map(({ entity_id: id }) => id))]
    const [found] = await read(findNumbers(kind as SystemEventKind, ids))
    for (const { id, company_id: companyId, number } of found)
      numbers.set(`${kind} ${companyId} ${id}`, number)
  }
  return rows.map((row) => ({
    companyId: row.company_id,
    position: row.position,
    kind: row.entity,
    recordId: row.entity_id,
    number: numbers.get(`${row.entity} ${row.company_id} ${row.entity_id}`) ?? '',
    event: row.transition,
    fromState: row.from_state,
    toState: row.to_state,
    actor: row.actor as SystemEvent['actor'],
    at: row.at,
  }))
}
