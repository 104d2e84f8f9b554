import { readState } from '@quayside/contract/notices/notice.codes.ts'
import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import type { ReportFilter } from '@quayside/contract/reports/report.catalogue.ts'
import { sql as raw } from 'kysely'
import { codeText } from '../../platform/records/code-text.ts'
import { fromDay, untilDay } from '../../platform/records/list-page.ts'
import type { Principal } from '../../platform/session/principal.ts'
import { defineReport, inPieces } from '../reports/define-report.ts'
import { toNotice } from './list-notices.ts'
import { noticeColumns, noticesOf } from './queries.ts'

function wanted(principal: Principal, filter: ReportFilter<'rpt001'>) {
  const { ids, createdAtBegin, createdAtEnd } = filter
  let notices = noticesOf(principal, filter)
  if (ids) notices = notices.where('id', '=', raw<string>`any(${ids}::bigint[])`)
  if (createdAtBegin) notices = notices.where('created_at', '>=', fromDay(createdAtBegin))
  if (createdAtEnd) notices = notices.where('created_at', '<', untilDay(createdAtEnd))
  return notices
}

export const noticeReport = defineReport('rpt001', {
  async count(call, filter) {
    const [[counted]] = await call.read(
      wanted(call.principal, filter).select((select) => select.fn.countAll<string>().as('total')),
    )
    return Number(counted?.total ?? 0)
  },
  rows: (call, filter) =>
    inPieces(async (last: ReturnType<typeof toNotice> | undefined, limit) => {
      let piece = wanted(call.principal, filter).select(noticeColumns).orderBy('id', 'desc').limit(limit)
      if (last) piece = piece.where('id', '<', last.id)
      const [rows] = await call.read(piece)
      return rows.map((row) => toNotice(row, call.text))
    }),
  columns: {
    createdAt: { kind: 'instant', value: (notice) => notice.createdAt },
    sType: { kind: 'text', width: 12, value: (notice, text) => codeText(text, noticeType, notice.sType) },
    title: { kind: 'text', width: 30, value: (notice) => notice.title },
    content: { kind: 'text', width: 60, value: (notice) => notice.content },
    isRead: { kind: 'text', width: 10, value: (notice, text) => codeText(text, readState, notice.isRead) },
    readAt: { kind: 'instant', value: (notice) => notice.readAt },
  },
})
