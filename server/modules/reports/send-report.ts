import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { reportFormat } from '@quayside/contract/reports/report.codes.ts'
import type { SendReport } from '@quayside/contract/reports/report.ts'
import { Binary } from '../../platform/http/binary.ts'
import type { Report, ReportReading, Reports } from '../../platform/reports/define-report.ts'
import type { Call } from '../../platform/session/call.ts'
import { mimes, renderReportPdf, renderXlsx } from './render-report.ts'
import { openFile, unknownReport } from './report-file.ts'
import { readParties } from './report-parties.ts'
import type { ReadCells } from './report-pieces.ts'

export function reportOf(reports: Reports, no: string): Report {
  const report = Object.hasOwn(reports, no) ? (reports as Readonly<Record<string, Report>>)[no] : undefined
  if (!report) throw new Refusal(unknownReport(no))
  return report
}

export const readingOf = ({ principal, locale }: Call): ReportReading => ({
  companyId: principal.companyId,
  memberId: principal.memberId,
  locale,
})

export const cellsOf =
  (call: Call): ReadCells =>
  async (query) => {
    const [rows] = await call.read(query)
    return rows
  }

/** More rows than a request should wait for are made in the background; a workbook may still be streamed up to this. */
const rowsAtMost = 100_000

export const sendReport =
  (reports: Reports) =>
  async (call: Call, { body }: { body: SendReport }): Promise<Binary> => {
    const { reportNo, format, groupBy = '', columns, ...filters } = body
    const report = reportOf(reports, reportNo)
    await report.refresh?.(call.platform, call.principal.companyId)
    const view = { filters, groupBy, columns: columns?.split(',').filter(Boolean) ?? [] }
    const file = await openFile(report, readingOf(call), view, {
      read: cellsOf(call),
      text: call.text,
      format,
    })
    if (file.count > rowsAtMost) throw refuse('report.tooManyRows', { max: rowsAtMost })
    const fileName = `${file.title}-${call.platform.clock.today()}.${format}`
    if (format === reportFormat.codes.xlsx)
      return new Binary({ body: renderXlsx(file), mime: mimes.xlsx, fileName })
    return new Binary({
      body: await renderReportPdf(file, {
        ...(await readParties(cellsOf(call), call.locale)),
        day: call.platform.clock.today(),
        text: call.text,
      }),
      mime: mimes.pdf,
      fileName,
    })
  }
