import { sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'
import { type Message, messageColumns } from './message.ts'
import { recordBatch } from './notice-batch.ts'

type MemberMessage = {
  readonly companyId: string
  readonly memberId: string
  readonly message: Message
  /** How many records it is about. */
  readonly count: number
  readonly at: Date
}

/** Writes down for each browser of the members what it is to be told. */
export async function queuePushes(tx: Tx, messages: readonly MemberMessage[]): Promise<void> {
  if (messages.length === 0) return
  const values = messages.map(({ companyId, memberId, message, count, at }) => ({
    company_id: companyId,
    member_id: memberId,
    ...messageColumns(message),
    count,
    due_at: at,
  }))
  await raw`
    insert into push_delivery as n
        (company_id, subscription_id, phrase, params, title, content, entity, entity_id, count, due_at, batch)
      select s.company_id, s.id, d.phrase, d.params, d.title, d.content, d.entity, d.entity_id, d.count, d.due_at,
        ${recordBatch}
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as d(company_id bigint, member_id bigint, phrase text,
        params jsonb, title text, content text, entity text, entity_id bigint, count int, due_at timestamptz)
      join push_subscription s on s.company_id = d.company_id and s.member_id = d.member_id
    on conflict (subscription_id, batch, phrase, entity) where batch is not null do update set
      count = n.count + excluded.count,
      entity_id = case when n.entity_id = excluded.entity_id then n.entity_id end`.execute(tx)
}
