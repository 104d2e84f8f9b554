import { sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Message } from './message.ts'

/** A message of a company, and of how many records it is. */
type CompanyMessage = { readonly companyId: string; readonly message: Message; readonly count: number }

/** Writes down for each robot of the companies that posts an event what it is to post. */
export async function queueForRobots(tx: Tx, messages: readonly CompanyMessage[]): Promise<void> {
  if (messages.length === 0) return
  const values = messages.map(({ companyId, message, count }) => ({
    company_id: companyId,
    event: message.event,
    phrase: message.phrase,
    params: message.params,
    title: message.title,
    content: message.content,
    entity: message.entity,
    entity_id: message.entityId,
    count,
  }))
  await raw`
    insert into robot_delivery as n (company_id, robot_id, phrase, params, title, content, entity, entity_id, count, batch)
      select r.company_id, r.id, d.phrase, d.params, d.title, d.content, d.entity, d.entity_id, d.count,
        case when d.phrase is not null then app.notice_batch() end
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as d(company_id bigint, event text, phrase text, params jsonb,
        title text, content text, entity text, entity_id bigint, count int)
      join group_robot r on r.company_id = d.company_id and r.is_enabled and r.deleted_at is null
        and d.event = any(r.events)
    on conflict (robot_id, batch, phrase, entity) where batch is not null do update set count = n.count + excluded.count,
      entity_id = case when n.entity_id = excluded.entity_id then n.entity_id end`.execute(tx)
}
