import { togetherBy } from '@quayside/contract/notice-page.ts'
import {
  type NoticeChannel,
  type NoticeRules,
  planOf,
  type ShownChannel,
} from '@quayside/contract/notices/notice-setting.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'
import { publish } from '../live/publish.ts'
import { type Message, orderNoOf } from './message.ts'
import { batch, recordBatch } from './notice-batch.ts'
import { timesOf } from './notice-times.ts'
import { queuePushes } from './queue-pushes.ts'
import { queueForRobots } from './queue-robots.ts'

type Recipient = {
  readonly companyId: string
  readonly memberId: string
  readonly permissions: readonly string[]
  readonly rules: NoticeRules
  /** Whether the company has a robot that is turned on. */
  readonly hasRobot: boolean
}

type Wanted = { readonly companyIds?: readonly string[]; readonly memberIds?: readonly string[] | undefined }

/** The enabled members of some companies, or of all, with what they chose, and the time of the transaction. */
export async function findRecipients(
  tx: Tx,
  { companyIds, memberIds }: Wanted,
): Promise<{ now: Date; recipients: Recipient[] }> {
  const rows = await tx
    .selectFrom('member as m')
    .leftJoin('notice_setting as s', (join) =>
      join.onRef('s.company_id', '=', 'm.company_id').onRef('s.member_id', '=', 'm.id'),
    )
    .select([
      'm.company_id',
      'm.id',
      'm.permissions',
      's.channels',
      's.quiet_begin',
      's.quiet_end',
      's.digest_every',
      's.digest_at',
      's.digest_pushes',
    ])
    .select(raw<string>`now()`.as('now'))
    .select(
      raw<boolean>`exists (select from group_robot r where r.company_id = m.company_id and r.is_enabled
        and r.deleted_at is null)`.as('has_robot'),
    )
    .where('m.is_enabled', '=', true)
    .where('m.deleted_at', 'is', null)
    .$if(companyIds !== undefined, (query) =>
      query.where('m.company_id', '=', raw<string>`any(${[...(companyIds ?? [])]}::bigint[])`),
    )
    .$if(memberIds !== undefined, (query) =>
      query.where('m.id', '=', raw<string>`any(${[...(memberIds ?? [])]}::bigint[])`),
    )
    .execute()
  return {
    now: new Date(rows[0]?.now ?? Date.now()),
    recipients: rows.map((row) => ({
      companyId: row.company_id,
      memberId: row.id,
      permissions: row.permissions,
      rules: rulesOf(row),
      hasRobot: row.has_robot,
    })),
  }
}

type SettingRow = Parameters<typeof timesOf>[0] & {
  readonly channels: unknown
  readonly digest_pushes: boolean | null
}

export function rulesOf(row: SettingRow): NoticeRules {
  const { quiet, digest } = timesOf(row)
  return {
    channels: (row.channels ?? {}) as Record<string, NoticeChannel[]>,
    quiet,
    digest: digest && { ...digest, isPushed: row.digest_pushes === true },
  }
}

type Draft = { readonly to: Recipient; readonly message: Message }
/** How many records the message is about. */
type Counted = Draft & { readonly count: number }

/** Messages of one event to one member are one, about the first of its records; typed ones stay what they are. */
const batched = (drafts: readonly Draft[]): Counted[] =>
  [
    ...Map.groupBy(drafts, ({ to, message: { phrase, entity, params } }, place) =>
      phrase === null
        ? `${place}`
        : `${to.memberId} ${phrase} ${togetherBy({ entity, orderNo: orderNoOf(params) })}`,
    ).values(),
  ].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const isOfOne = group.every(({ message }) => message.entityId === first.message.entityId)
    const { files } = first.message
    const message = {
      ...first.message,
      entityId: isOfOne ? first.message.entityId : null,
      files: files && { ...files, ids: group.flatMap(({ message: each }) => each.files?.ids ?? []) },
    }
    return [{ to: first.to, message, count: group.length }]
  })

/** The one place that sends: the list, what appears at once, and what goes out later, each as its member chose. */
export async function deliverNotices(tx: Tx, now: Date, drafts: readonly Draft[]): Promise<number> {
  const planned = batched(drafts).map((draft) => ({
    ...draft,
    plan: planOf(draft.message.event, draft.to.rules, now),
  }))
  const listed = planned.filter(({ plan }) => plan.isListed)
  for (const [shows, group] of Map.groupBy(listed, ({ plan }) => plan.shows.join(' ')))
    await insertNotices(tx, group, shows === '' ? [] : (shows.split(' ') as ShownChannel[]))
  const planOfEach = planned.flatMap(({ to, message, count, plan }) =>
    plan.due.map((each) => ({ ...each, to, message, count })),
  )
  await queuePushes(
    tx,
    planOfEach
      .filter(({ channel }) => channel === 'push')
      .map(({ to, message, count, at }) => ({ ...to, message, count, at })),
  )
  const due = planOfEach.filter(({ channel }) => channel !== 'push')
  if (due.length > 0) {
    const values = oneForEachChannel(
      due.map(({ to, message, count, channel, at }) => ({
        ...rowOf({ to, message, count }),
        channel,
        due_at: at,
        file_ids: filesFor(to, message),
      })),
    )
    await raw`
      insert into notice_delivery as n
          (company_id, member_id, channel, phrase, params, title, content, due_at, count, file_ids, batch)
        select d.*, ${batch} from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as d(company_id bigint,
          member_id bigint, channel text, phrase text, params jsonb, title text, content text, due_at timestamptz, count int,
          file_ids bigint[])
      on conflict (member_id, batch, phrase, channel) where batch is not null do update set
        count = n.count + excluded.count, file_ids = n.file_ids || excluded.file_ids`.execute(tx)
  }
  await queueForRobots(tx, now, forGroups(drafts))
  return listed.length
}

type Delivery = ReturnType<typeof rowOf> & { readonly channel: string; readonly file_ids: readonly string[] }

/**
 * A text or an e-mail names no record, so one event about several kinds of record is one of them. A single statement may
 * not meet the same row of a batch twice.
 */
const oneForEachChannel = <D extends Delivery>(deliveries: readonly D[]): D[] =>
  [
    ...Map.groupBy(deliveries, ({ member_id: memberId, phrase, channel }, place) =>
      phrase === null ? `${place}` : `${memberId} ${phrase} ${channel}`,
    ).values(),
  ].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const count = group.reduce((total, each) => total + each.count, 0)
    return [{ ...first, count, file_ids: group.flatMap(({ file_ids: files }) => files) }]
  })

/** What the members of a company are told is told once to its groups. */
const forGroups = (drafts: readonly Draft[]) =>
  batched(
    [...Map.groupBy(drafts, ({ to }) => to.companyId).values()].flatMap((ofCompany) => {
      const [first] = ofCompany
      return first?.to.hasRobot ? ofCompany.filter(({ to }) => to.memberId === first.to.memberId) : []
    }),
  ).map(({ to, message, count }) => ({ companyId: to.companyId, message, count }))

const filesFor = ({ permissions }: Recipient, { files }: Message): readonly string[] =>
  files && permissions.includes(files.permission) ? files.ids : []

const rowOf = ({ to, message, count }: Counted) => ({
  company_id: to.companyId,
  member_id: to.memberId,
  phrase: message.phrase,
  params: message.params,
  title: message.title,
  content: message.content,
  count,
})

async function insertNotices(
  tx: Tx,
  drafts: readonly Counted[],
  shows: readonly ShownChannel[],
): Promise<void> {
  const values = drafts.map((draft) => ({
    ...rowOf(draft),
    s_type: draft.message.sType,
    entity: draft.message.entity,
    entity_id: draft.message.entityId,
  }))
  // A row that was inserted has no xmax.
  const { rows } = await raw<{ id: string; company_id: string; member_id: string; is_new: boolean }>`
    insert into notice as n (company_id, member_id, s_type, phrase, params, title, content, entity, entity_id, count, batch)
      select d.*, ${recordBatch} from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as d(company_id bigint,
        member_id bigint, s_type int, phrase text, params jsonb, title text, content text, entity text, entity_id bigint, count int)
    on conflict (member_id, batch, phrase, entity) where batch is not null do update set count = n.count + excluded.count,
      entity_id = case when n.entity_id = excluded.entity_id then n.entity_id end, is_read = false, read_at = null
    returning id, company_id, member_id, xmax = 0 as is_new`.execute(tx)
  for (const { id, company_id: companyId, member_id: memberId, is_new: isNew } of rows)
    publish(tx, { companyId, memberIds: [memberId] }, { type: 'notice', id, shows: isNew ? shows : [] })
}
