import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { flag, flagCode, savedKey } from '../kernel/record.ts'
import { code, date, id, ids, requiredText } from '../kernel/schema.ts'
import { reportEvery, reportFormat } from './report.codes.ts'
import { knownReport, ReportView, reportNo } from './report.ts'

/** A day of the week (1 Monday … 7) or of the month (1 … 31); of no meaning every day. */
const repeatDay = z.number().check(z.int(), z.gte(1), z.lte(31))
const scheduleShape = {
  name: z.string(),
  view: ReportView,
  format: z.string(),
  every: z.number(),
  day: z.number(),
}
export const ReportSchedule = z.object({
  id,
  version: z.number(),
  reportNo: z.string(),
  reportTitle: z.string(),
  ...scheduleShape,
  isOn: flagCode,
  isMine: z.boolean(),
  ownerName: z.string(),
  recipients: z.array(z.object({ id, name: z.string() })),
  nextOn: date,
})
export type ReportSchedule = z.infer<typeof ReportSchedule>
export const ReportScheduleQuery = listQuery({
  filters: { reportNo: z.optional(reportNo) },
  sortable: ['name', 'nextOn'],
})
export type ReportScheduleQuery = z.infer<typeof ReportScheduleQuery>
export const ReportScheduleSave = z.strictObject({
  ...savedKey,
  reportNo: knownReport,
  name: requiredText(60),
  view: ReportView,
  format: z._default(code(reportFormat), 'xlsx'),
  every: code(reportEvery),
  day: z._default(repeatDay, 1),
  recipientIds: ids,
  isOn: z._default(flag, 1),
})
export type ReportScheduleSave = z.infer<typeof ReportScheduleSave>

/** A colleague who may see the report, and so may get it. */
export const ReportReader = z.object({ id, name: z.string() })
