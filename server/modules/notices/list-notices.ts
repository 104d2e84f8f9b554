import { readState } from '@quayside/contract/notices/notice.codes.ts'
import { Notice, type NoticeQuery } from '@quayside/contract/notices/notice.ts'
import type { InferResult } from 'kysely'
import { orderNoOf } from '../../platform/notices/message.ts'
import { shaped } from '../../platform/records/shaped.ts'
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
  return shaped(Notice, row, {
    ...(phrase ? noticeText(text, { ...row, phrase }) : { title: row.title, content: row.content }),
    event: phrase,
    orderNo: orderNoOf(row.params),
    isRead: row.is_read ? readState.codes.read : readState.codes.unread,
  })
}
