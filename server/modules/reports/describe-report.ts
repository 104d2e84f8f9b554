import type { ReportDefinition, ReportFilterField } from '@quayside/contract/reports/report.ts'
import type { Reports } from '../../platform/reports/define-report.ts'
import type { Call } from '../../platform/session/call.ts'
import { worded } from './report-cells.ts'
import { findColumnChoice, knownColumns } from './report-column-choice.ts'
import { reportOf } from './send-report.ts'

/** What the shared screen needs to show a report. */
export const describeReport =
  (reports: Reports) =>
  async (call: Call, { query: { reportNo } }: { query: { reportNo: string } }): Promise<ReportDefinition> => {
    const report = reportOf(reports, reportNo)
    const { text } = call
    const [[choice]] = await call.read(findColumnChoice(call.principal, report.no))
    return {
      reportNo: report.no,
      title: text(`reports.${report.no}.title`),
      columns: Object.entries(report.columns).map(([key, column]) => ({
        key,
        label: text(`reports.${report.no}.columns.${key}`),
        kind: column.kind,
        isSummed: column.total !== undefined,
        isHiddenAtFirst: column.isHiddenAtFirst === true,
      })),
      filters: Object.entries(report.filters).map(
        ([key, { kind, list }]): ReportFilterField => ({
          key,
          kind,
          label: text(`reports.filters.${key}`),
          options: (list?.values ?? []).map((value) => ({
            value: String(value),
            label: worded({ ...(list && { list }) }, String(value), text) ?? '',
          })),
        }),
      ),
      groups: Object.keys(report.groups ?? {}).map((key) => ({ key, label: text(`reports.groups.${key}`) })),
      chart: report.chart ? { groupBy: report.chart.groupBy, columns: [...report.chart.columns] } : null,
      chosen: knownColumns(report, choice?.columns ?? []),
      usual: { ...report.usual?.(call.platform.clock.today()) },
    }
  }
