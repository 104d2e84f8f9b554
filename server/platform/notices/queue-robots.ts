import { departureOf } from '@quayside/contract/notices/notice-setting.ts'
import { isGroupEvent } from '@quayside/contract/notices/robot.rules.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'
import { type Message, messageColumns } from './message.ts'
import { recordBatch } from './notice-batch.ts'
import { timesOf } from './notice-times.ts'

/** A message of a company, and of how many records it is. */
type CompanyMessage = { readonly companyId: string; readonly message: Message; readonly count: number }

/** Writes down for each robot of the companies that posts an event what it is to post, and when. */
export async function queueForRobots(tx: Tx, now: Date, all: readonly CompanyMessage[]): Promise<void> {
  // Robots of an earlier version may have events that are said to one person.
  const messages = all.filter(({ message }) => isGroupEvent(message.event))
  if (messages.length === 0) return
  const robots = await tx
    .selectFrom('group_robot')
    .select(['id', 'company_id', 'events', 'quiet_begin', 'quiet_end', 'digest_every', 'digest_at'])
    .where('company_id', '=', raw<string>`any(${messages.map(({ companyId }) => companyId)}::bigint[])`)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
  const values = robots.flatMap((robot) =>
    messages
      .filter(
        ({ companyId, message }) => companyId === robot.company_id && robot.events.includes(message.event),
      )
      .map((each) => rowOf(robot.id, each, departureOf(each.message.event, timesOf(robot), now), now)),
  )
  if (values.length === 0) return
  await raw`
    insert into robot_delivery as n (company_id, robot_id, phrase, params, title, content, entity, entity_id, count,
        is_collected, due_at, batch)
      select d.company_id, d.robot_id, d.phrase, d.params, d.title, d.content, d.entity, d.entity_id, d.count,
        d.is_collected, coalesce(d.due_at, '-infinity'), ${recordBatch}
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as d(company_id bigint, robot_id bigint, phrase text,
        params jsonb, title text, content text, entity text, entity_id bigint, count int, is_collected boolean,
        due_at timestamptz)
    on conflict (robot_id, batch, phrase, entity) where batch is not null do update set count = n.count + excluded.count,
      entity_id = case when n.entity_id = excluded.entity_id then n.entity_id end`.execute(tx)
}

const rowOf = (
  robotId: string,
  { companyId, message, count }: CompanyMessage,
  { at, isCollected }: ReturnType<typeof departureOf>,
  now: Date,
) => ({
  company_id: companyId,
  robot_id: robotId,
  ...messageColumns(message),
  count,
  is_collected: isCollected,
  due_at: at > now ? at : null,
})
