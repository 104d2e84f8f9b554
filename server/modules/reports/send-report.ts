import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { SendReport } from '@quayside/contract/reports/report.api.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { checkInput } from '../../platform/http/check-input.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Report, Reports } from './define-report.ts'
import { renderReportPdf, renderXlsx } from './render-report.ts'

/** A PDF is laid out as a whole and in memory; a workbook is streamed. */
const rowsAtMost = { xlsx: 100_000, pdf: 2_000 } as const

export const sendReport =
  (reports: Reports) =>
  async (call: Call, { body }: { body: SendReport }): Promise<Binary> => {
    const { reportNo, format, ...filters } = body
    const report = Object.hasOwn(reports, reportNo)
      ? (reports as Record<string, Report>)[reportNo]
      : undefined
    if (!report) throw new Refusal([at('reportNo', 'report.unknown', { no: reportNo })])
    const filter = checkInput(report.declaration.filter, filters, true)
    refuseIfAny(filter.findings)
    const count = await report.count(call, filter.value as never)
    if (count === 0) throw refuse('export.noData')
    const max = rowsAtMost[format]
    if (count > max) throw refuse('report.tooManyRows', { max })
    const rows = report.rows(call, filter.value as never) as AsyncIterable<never>
    return format === 'pdf' ? renderReportPdf(call, report, rows) : renderXlsx(call, report, rows)
  }
