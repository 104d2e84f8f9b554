import type { ReportColumnsSave } from '@quayside/contract/reports/report.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Report, Reports } from '../../platform/reports/define-report.ts'
import type { Call } from '../../platform/session/call.ts'
import { requireColumns } from './asked-report.ts'
import { reportOf } from './send-report.ts'

export const findColumnChoice = ({ companyId, memberId }: Call['principal'], reportNo: string) =>
  sql
    .selectFrom('report_column_choice')
    .select('columns')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('report_no', '=', reportNo)

/** Without columns that the report had once and has no longer. */
export const knownColumns = (report: Report, keys: readonly string[]): string[] =>
  keys.filter((key) => Object.hasOwn(report.columns, key))

/** The member's last choice, on every device; none brings the usual columns back. */
export const saveColumns =
  (reports: Reports) =>
  async (call: Call, { body }: { body: ReportColumnsSave }): Promise<string[]> => {
    const { companyId, memberId } = call.principal
    const report = reportOf(reports, body.reportNo)
    requireColumns(report, body.columns)
    const columns = [...new Set(body.columns)]
    await call.write(async (tx) => {
      if (columns.length === 0) {
        await tx
          .deleteFrom('report_column_choice')
          .where('company_id', '=', companyId)
          .where('member_id', '=', memberId)
          .where('report_no', '=', report.no)
          .execute()
        return
      }
      const values = { columns: raw<string[]>`${columns}::text[]`, updated_at: raw<string>`now()` }
      await tx
        .insertInto('report_column_choice')
        .values({ company_id: companyId, member_id: memberId, report_no: report.no, ...values })
        .onConflict((conflict) =>
          conflict.columns(['company_id', 'member_id', 'report_no']).doUpdateSet(values),
        )
        .execute()
    })
    return columns
  }
