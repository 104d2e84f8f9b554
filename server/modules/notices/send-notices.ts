import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { publishAll } from '../../platform/live/publish.ts'

type TypedMessage = {
  /** Absent: to every company. */
  readonly companyId?: string | undefined
  readonly title: string
  readonly content: string
}

/** Any number of messages as the provider typed them, to every enabled member, in one statement. */
export async function sendNotices(tx: Tx, messages: readonly TypedMessage[]): Promise<{ count: number }> {
  const drafts = messages.map(({ companyId, title, content }) => ({
    company_id: companyId ?? null,
    title,
    content,
  }))
  const { rows } = await raw<{ id: string; company_id: string; member_id: string }>`
    with draft as (
      select * from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as d(company_id bigint, title text, content text)
    ), recipient as (
      select m.company_id, m.id, d.title, d.content from draft d join member m on m.company_id = d.company_id
        where m.is_enabled and m.deleted_at is null
      union all
      select m.company_id, m.id, d.title, d.content from draft d cross join member m
        where d.company_id is null and m.is_enabled and m.deleted_at is null
    )
    insert into notice (company_id, member_id, s_type, title, content)
      select company_id, id, ${noticeType.codes.message}, title, content from recipient
    returning id, company_id, member_id`.execute(tx)
  await publishAll(
    tx,
    rows.map((row) => ({
      to: { companyId: row.company_id, memberIds: [row.member_id] },
      message: { type: 'notice', id: row.id },
    })),
  )
  return { count: rows.length }
}
