import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { code, date, id, instant, text } from '../kernel/schema.ts'
import { reportFormat } from './report.codes.ts'
import { knownReport, ReportView, reportNo } from './report.ts'

export const ReportRun = z.object({
  id,
  reportNo: z.string(),
  title: z.string(),
  format: z.string(),
  state: z.number(),
  rowsTotal: z.number(),
  rowsDone: z.number(),
  bytes: z.number(),
  reason: z.string(),
  isScheduled: z.boolean(),
  isMine: z.boolean(),
  ownerName: z.string(),
  createdAt: instant,
  endedAt: z.nullable(instant),
  /** The last day on which the file can be downloaded. */
  keptUntil: z.nullable(date),
  /** With which the same report is made again. */
  view: ReportView,
})
export type ReportRun = z.infer<typeof ReportRun>
export const ReportRunQuery = listQuery({
  filters: {
    reportNo: z.optional(reportNo),
    state: z.optional(text(4)),
    /** One run, where a message leads to it. */
    runId: z.optional(id),
  },
  sortable: ['createdAt'],
})
export type ReportRunQuery = z.infer<typeof ReportRunQuery>
export const ReportRunStart = z.strictObject({
  reportNo: knownReport,
  format: z._default(code(reportFormat), 'xlsx'),
  view: ReportView,
})
export type ReportRunStart = z.infer<typeof ReportRunStart>

/** Files of reports are removed after so many days, unless REPORT_DAYS says otherwise. */
export const reportDays = 30

/** So many rows are sent at once; more are made in the background. */
export const sentAtOnce = 5_000
/** A PDF is laid out as a whole and in memory; a workbook is streamed. */
export const mostRows = { xlsx: 1_000_000, pdf: 2_000 } as const
