import * as z from 'zod/mini'
import { flag, flagCode, savedKey } from '../kernel/record.ts'
import { code, id, pageNumber, pageSize, requiredText, text } from '../kernel/schema.ts'
import { isReportNo } from './report.catalogue.ts'
import { reportFormat } from './report.codes.ts'

export const reportNo = requiredText(20)
export const knownReport = reportNo.check(z.refine(isReportNo, 'report.unknown'))

/** How a column is shown; a code comes in words. */
const reportColumnKinds = ['text', 'code', 'money', 'rate', 'quantity', 'integer', 'date', 'instant'] as const
const ReportColumn = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(reportColumnKinds),
  /** Has totals, and figures in groups. */
  isSummed: z.boolean(),
  isHiddenAtFirst: z.boolean(),
})
export type ReportColumn = z.infer<typeof ReportColumn>

/** `dates` is given as `keyBegin` and `keyEnd`, all others under their key. */
const ReportFilterField = z.object({
  key: z.string(),
  label: z.string(),
  /** A hidden one is set by links only. */
  kind: z.enum(['dates', 'choice', 'supplier', 'warehouse', 'text', 'hidden']),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type ReportFilterField = z.infer<typeof ReportFilterField>

/** What the shared screen needs to show a report, in the caller's language. */
export const ReportDefinition = z.object({
  reportNo: z.string(),
  title: z.string(),
  columns: z.array(ReportColumn),
  filters: z.array(ReportFilterField),
  groups: z.array(z.object({ key: z.string(), label: z.string() })),
  /** The chart: bars of these columns in each month. */
  chart: z.nullable(z.object({ groupBy: z.string(), columns: z.array(z.string()) })),
  /** The columns that the caller chose last, in their order; empty for the usual ones. */
  chosen: z.array(z.string()),
  /** The filters of an address that has none. */
  usual: z.record(z.string(), z.string()),
})
export type ReportDefinition = z.infer<typeof ReportDefinition>

/** Besides these the report's own filters, which the report checks. */
export const ReportQuery = z.looseObject({
  reportNo,
  pageNum: pageNumber,
  pageSize,
  orderByColumn: z.optional(text(40)),
  isAsc: z.optional(z.enum(['asc', 'desc'])),
  groupBy: z.optional(text(40)),
})
export type ReportQuery = z.infer<typeof ReportQuery>

/** Where a figure leads: a record, or a list with filters. */
export const ReportLink = z.object({ to: z.string(), search: z.record(z.string(), z.string()) })
export type ReportLink = z.infer<typeof ReportLink>

/** Cells by column. In a group: `group`, `groupValue`, `currency` and `count`, and the link leads to the rows behind it. */
export const ReportRow = z.object({
  id: z.string(),
  cells: z.record(z.string(), z.nullable(z.string())),
  links: z.record(z.string(), ReportLink),
})
export type ReportRow = z.infer<typeof ReportRow>

/** Per column its totals: one for each currency, under '' where there is none. */
export const ReportSummary = z.object({
  count: z.number(),
  totals: z.record(z.string(), z.array(z.object({ currency: z.string(), value: z.string() }))),
})
export type ReportSummary = z.infer<typeof ReportSummary>

/** Besides these the report's own filters. */
export const SendReport = z.looseObject({
  reportNo,
  format: z._default(code(reportFormat), 'xlsx'),
  groupBy: z.optional(text(40)),
  /** `orderNo,amount`: the columns in their order; without it all of them. */
  columns: z.optional(text(1000)),
})
export type SendReport = z.infer<typeof SendReport>

const columnKeys = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(60))
const viewValue = z.string().check(z.maxLength(10_000))
/** How a report is looked at: what an address says of it. */
export const ReportView = z.strictObject({
  filters: z._default(z.record(z.string().check(z.maxLength(40)), viewValue), {}),
  groupBy: z._default(text(40), ''),
  columns: z._default(columnKeys, []),
})
export type ReportView = z.infer<typeof ReportView>

/** The columns of a report in their order; none for the usual ones. */
export const ReportColumnsSave = z.strictObject({ reportNo: knownReport, columns: columnKeys })
export type ReportColumnsSave = z.infer<typeof ReportColumnsSave>

/** A saved filter set. */
export const ReportSet = z.object({
  id,
  version: z.number(),
  reportNo: z.string(),
  name: z.string(),
  view: ReportView,
  isShared: flagCode,
  isMine: z.boolean(),
  ownerName: z.string(),
})
export type ReportSet = z.infer<typeof ReportSet>
export const ReportSetQuery = z.strictObject({ reportNo })
export const ReportSetSave = z.strictObject({
  ...savedKey,
  reportNo: knownReport,
  name: requiredText(60),
  view: ReportView,
  isShared: z._default(flag, 0),
})
export type ReportSetSave = z.infer<typeof ReportSetSave>
