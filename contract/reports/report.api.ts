import * as z from 'zod/mini'
import type { AccessByKind, ApiTable } from '../kernel/api.ts'
import { removal, stepCall } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import { Analysis, AnalysisExport, AnalysisQuery } from './analysis.ts'
import { reportCatalogue } from './report.catalogue.ts'
import {
  ReportColumnsSave,
  ReportDefinition,
  ReportQuery,
  ReportRow,
  ReportSet,
  ReportSetQuery,
  ReportSetSave,
  ReportSummary,
  SendReport,
} from './report.ts'
import { ReportRun, ReportRunQuery, ReportRunStart } from './report-run.ts'
import { ReportReader, ReportSchedule, ReportScheduleQuery, ReportScheduleSave } from './report-schedule.ts'

/** Each report asks for its own permission. */
const byReport = (kindIn: AccessByKind['kindIn'], also?: AccessByKind['also']): AccessByKind => ({
  kindIn,
  field: 'reportNo',
  permissions: reportCatalogue,
  ...(also && { also }),
})

export const reportApi = {
  'GET report/online/definition': {
    access: byReport('query'),
    summary: 'What a report has: its columns, filters and groups, in the caller’s language.',
    query: ReportSetQuery,
    data: ReportDefinition,
  },
  'GET report/online/list': {
    access: byReport('query'),
    summary:
      'The rows of a report, or with groupBy its groups with their sums; each figure with where it leads.',
    query: ReportQuery,
    rows: ReportRow,
  },
  'GET report/online/summary': {
    access: byReport('query'),
    summary: 'The totals of all rows that a report’s filters let through, per currency.',
    query: ReportQuery,
    data: ReportSummary,
  },
  'POST system/report/batchSendReport': {
    access: byReport('body'),
    summary: 'A report as a workbook or a PDF: all rows its filters let through, or those named by ids.',
    body: SendReport,
    form: true,
    binary: true,
  },
  'GET report/online/analysis': {
    access: 'report-analysis-view',
    summary: 'Amounts, cycle times, prices and punctuality of a period, from the sums of the reports.',
    query: AnalysisQuery,
    data: Analysis,
  },
  'GET report/online/analysis/export': {
    access: 'report-analysis-view',
    summary: 'The figures of one chart of the analysis as a workbook, or of all of them, a sheet for each.',
    query: AnalysisExport,
    binary: true,
  },
  'POST report/online/columns/save': {
    access: byReport('body'),
    summary:
      'Keeps which columns of a report the calling member sees, in their order; none for the usual ones.',
    body: ReportColumnsSave,
    data: z.array(z.string()),
  },
  'GET report/online/set/list': {
    access: byReport('query'),
    summary: 'The caller’s saved filter sets of a report, and those that colleagues share.',
    query: ReportSetQuery,
    data: z.array(ReportSet),
  },
  'POST report/online/set/save': {
    access: byReport('body'),
    summary: 'Saves filters, grouping and columns of a report under a name.',
    body: ReportSetSave,
    data: Saved,
  },
  'DELETE report/online/set/batchRemove': removal(
    byReport('any'),
    'Removes filter sets of the caller’s own.',
  ),
  'GET report/online/schedule/readers': {
    access: byReport('query', 'report-schedule-edit'),
    summary: 'Colleagues who may see a report, and so may get it by a schedule.',
    query: ReportSetQuery,
    data: z.array(ReportReader),
  },
  'GET report/online/schedule/list': {
    access: 'report-schedule-edit',
    summary: 'The company’s schedules of reports that the caller may see.',
    query: ReportScheduleQuery,
    rows: ReportSchedule,
  },
  'POST report/online/schedule/save': {
    access: byReport('body', 'report-schedule-edit'),
    summary: 'Makes a report by itself, every day, week or month, for the members that are named.',
    body: ReportScheduleSave,
    data: Saved,
  },
  'DELETE report/online/schedule/batchRemove': removal(
    'report-schedule-edit',
    'Removes schedules; reports that were made stay.',
  ),
  'GET report/online/run/list': {
    access: byReport('any'),
    summary: 'Reports made in the background for the caller, newest first.',
    query: ReportRunQuery,
    rows: ReportRun,
  },
  'POST report/online/run/start': {
    access: byReport('body'),
    summary: 'Makes a report in the background; a message says when it is ready.',
    body: ReportRunStart,
    data: Saved,
  },
  'POST report/online/run/{id}/cancel': stepCall(
    byReport('any'),
    'Stops a report of the caller’s own that is not ready.',
  ),
  'GET report/online/run/{id}/file': {
    access: byReport('record'),
    summary: 'The file of a report that is ready, for those it was made for.',
    binary: true,
  },
} as const satisfies ApiTable
