import { readState } from '@quayside/contract/notices/notice.codes.ts'
import type { Notice, NoticeQuery } from '@quayside/contract/notices/notice.ts'
import type { InferResult } from 'kysely'
import type { Call } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import { noticeText } from './notice-text.ts'
import { countNotices, findNotices } from './queries.ts'

export async function listNotices(
  call: Call,
  { query }: { query: NoticeQuery },
): Promise<{ rows: Notice[]; total: number }> {
  const [rows, [counted]] = await call.read(
    findNotices(call.principal, query),
    countNotices(call.principal, query),
  )
  return { rows: rows.map((row) => toNotice(row, call.text)), total: Number(counted?.total ?? 0) }
}

type NoticeRow = InferResult<ReturnType<typeof findNotices>>[number]

/** A message of the product is shown in the reader's language, one of the provider as typed. */
function toNotice(row: NoticeRow, text: Texts): Notice {
  const { phrase } = row
  return {
    id: row.id,
    sType: row.s_type,
    ...(phrase ? noticeText(text, { ...row, phrase }) : { title: row.title, content: row.content }),
    event: phrase,
    count: row.count,
    entity: row.entity,
    entityId: row.entity_id,
    isRead: row.is_read ? readState.codes.read : readState.codes.unread,
    createdAt: row.created_at,
    readAt: row.read_at,
  }
}
