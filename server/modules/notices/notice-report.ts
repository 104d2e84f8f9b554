import { readState } from '@quayside/contract/notices/notice.codes.ts'
import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import { sql as raw } from 'kysely'
import { defineReport } from '../../platform/reports/define-report.ts'
import { choice, dates } from '../../platform/reports/report-filters.ts'
import type { Texts } from '../../platform/texts.ts'
import { noticeText } from './notice-text.ts'

/** A message of the product is printed in the reader's language, one of the provider as typed. */
const written = (part: 'title' | 'content') =>
  ({
    kind: 'text',
    width: part === 'title' ? 30 : 60,
    sql: raw`jsonb_build_object('phrase', n.phrase, 'params', n.params, 'count', n.count, 'typed', ${raw.ref(`n.${part}`)})`,
    words: (value: string, text: Texts): string => {
      const { phrase, params, count, typed } = JSON.parse(value) as {
        phrase: string | null
        params: Record<string, string | number>
        count: number
        typed: string
      }
      return phrase === null || phrase === '' ? typed : noticeText(text, { phrase, params, count })[part]
    },
  }) as const

const isRead = raw`n.is_read::int`

/** The reader's own messages. */
export const noticeReport = defineReport('rpt001', {
  from: ({ companyId, memberId, where }) =>
    raw`from notice n where n.company_id = ${companyId}::bigint and n.member_id = ${memberId}::bigint and ${where}`,
  key: raw`n.id`,
  columns: {
    createdAt: { kind: 'instant', sql: raw`n.created_at` },
    sType: { kind: 'code', width: 12, sql: raw`n.s_type`, list: noticeType },
    title: written('title'),
    content: written('content'),
    isRead: { kind: 'code', width: 10, sql: isRead, list: readState },
    readAt: { kind: 'instant', sql: raw`n.read_at` },
  },
  filters: {
    isRead: choice(readState, isRead),
    sType: choice(noticeType, raw`n.s_type`),
    createdAt: dates(raw`(n.created_at at time zone 'Asia/Shanghai')::date`),
  },
})
