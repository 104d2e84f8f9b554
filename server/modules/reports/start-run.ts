import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import { reportRunState } from '@quayside/contract/reports/report.codes.ts'
import { mostRows, type ReportRunStart } from '@quayside/contract/reports/report-run.ts'
import type { Tx } from '../../platform/database/database.ts'
import { requireRoom } from '../../platform/records/require-room.ts'
import type { Reports } from '../../platform/reports/define-report.ts'
import type { Call } from '../../platform/session/call.ts'
import { requireView } from './asked-report.ts'
import { countAllRows } from './report-sums.ts'
import { runJob } from './run-report.ts'
import { readingOf, reportOf } from './send-report.ts'

const { waiting, working } = reportRunState.codes

/** At most so many of one company wait or are made at a time, so that one does not keep the others waiting. */
export const runsAtMost = 5

export const startRun =
  (reports: Reports) =>
  async (call: Call, { body }: { body: ReportRunStart }): Promise<Saved> => {
    const report = reportOf(reports, body.reportNo)
    const asked = requireView(report, readingOf(call), body.view)
    const [[counted]] = await call.read(countAllRows(asked))
    const total = Number(counted?.['total'] ?? 0)
    if (total === 0) throw refuse('export.noData')
    if (total > mostRows[body.format]) throw refuse('report.tooManyRows', { max: mostRows[body.format] })
    const { companyId, memberId } = call.principal
    const run = await call.write(async (tx) => {
      await requireRunRoom(tx, companyId)
      const { id } = await tx
        .insertInto('report_run')
        .values({
          company_id: companyId,
          member_id: memberId,
          report_no: report.no,
          title: '',
          view: JSON.stringify(body.view),
          format: body.format,
          locale: call.locale,
          rows_total: total,
          recipient_ids: [memberId],
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, version: 1 }
    })
    // After the commit: a run that is not queued is found by the next minute's look.
    await call.platform.jobs
      .send(runJob, { id: run.id })
      .catch((error: unknown) => call.platform.log.warn({ err: error }, 'a report was not queued'))
    return run
  }

const requireRunRoom = (tx: Tx, companyId: string): Promise<void> =>
  requireRoom(tx, {
    scope: `report_run ${companyId}`,
    rows: tx
      .selectFrom('report_run')
      .where('company_id', '=', companyId)
      .where('state', 'in', [waiting, working]),
    atMost: runsAtMost,
    full: () => new Refusal([at('reportNo', 'report.tooManyRuns', { max: runsAtMost })]),
  })
