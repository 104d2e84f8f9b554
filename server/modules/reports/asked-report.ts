import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { ReportView } from '@quayside/contract/reports/report.ts'
import { checkInput } from '../../platform/http/check-input.ts'
import type { GroupKey, Report, ReportReading } from '../../platform/reports/define-report.ts'
import type { AskedReport } from './report-queries.ts'

/** How a report is looked at. */
export type View = Pick<ReportView, 'groupBy' | 'columns'> & {
  readonly filters: Readonly<Record<string, unknown>>
}

/** The filters of an address, checked: what the report does not have is refused at its field. */
export function askedReport(report: Report, reading: ReportReading, filters: View['filters']): AskedReport {
  const checked = checkInput(report.filterSchema, filters, true)
  refuseIfAny(checked.findings)
  const asked = checked.value as AskedReport['filters']
  refuseIfAny(
    Object.entries(report.filters)
      .filter(([key, filter]) => filter?.kind === 'dates' && isReversed(asked, key))
      .map(([key]) => at(`${key}End`, 'report.periodReversed')),
  )
  return { report, reading, filters: asked }
}

function isReversed(asked: AskedReport['filters'], key: string): boolean {
  const [begin, end] = [asked[`${key}Begin`], asked[`${key}End`]]
  return typeof begin === 'string' && typeof end === 'string' && begin > end
}

/** What would be refused when the report is made is refused where it is kept or ordered. */
export function requireView(report: Report, reading: ReportReading, view: View): AskedReport {
  groupOf(report, view.groupBy)
  requireColumns(report, view.columns)
  return askedReport(report, reading, view.filters)
}

export function groupOf(report: Report, groupBy: string | undefined): GroupKey | undefined {
  if (groupBy === undefined || groupBy === '') return undefined
  if (!Object.hasOwn(report.groups ?? {}, groupBy))
    refuseIfAny([at('groupBy', 'report.unknownGroup', { name: groupBy })])
  return groupBy as GroupKey
}

export function requireColumns(report: Report, keys: readonly string[]): void {
  const unknown = keys.find((key) => !Object.hasOwn(report.columns, key))
  if (unknown !== undefined) refuseIfAny([at('columns', 'report.unknownColumn', { name: unknown })])
}
