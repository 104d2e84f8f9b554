import { addDays, shanghaiDate } from '@quayside/contract/kernel/days.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { reportRunState } from '@quayside/contract/reports/report.codes.ts'
import type { ReportView } from '@quayside/contract/reports/report.ts'
import { ReportRun, type ReportRunQuery } from '@quayside/contract/reports/report-run.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { openStored } from '../../platform/files/file-routes.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { listPage, type SortColumns } from '../../platform/records/list-page.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { titleOf } from './end-run.ts'

const { waiting, working, done, cancelled, expired } = reportRunState.codes

/** Those that the caller asked for, and those that were made for the caller. */
const findRuns = ({ companyId, memberId }: Call['principal']) =>
  sql
    .selectFrom('report_run as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .leftJoin('file as f', 'f.id', 'r.file_id')
    .select([
      'r.id',
      'r.report_no',
      'r.title',
      'r.format',
      'r.state',
      'r.rows_total',
      'r.rows_done',
      'r.reason',
    ])
    .select([
      'r.view',
      'r.member_id',
      'r.schedule_id',
      'r.created_at',
      'r.ended_at',
      'm.name as owner',
      'f.bytes',
    ])
    .select(['f.storage_key', 'f.mime', 'f.name as file_name'])
    .where('r.company_id', '=', companyId)
    .where((where) =>
      where.or([
        where('r.member_id', '=', memberId),
        where(raw<string>`${memberId}::bigint`, '=', raw<string>`any(r.recipient_ids)`),
      ]),
    )
type RunRow = Awaited<ReturnType<ReturnType<typeof findRuns>['execute']>>[number]

const toRun = (call: Call, row: RunRow): ReportRun =>
  shaped(ReportRun, row, {
    title: titleOf(call.text, row.report_no, row.title),
    bytes: Number(row.bytes ?? 0),
    isScheduled: row.schedule_id !== null,
    isMine: row.member_id === call.principal.memberId,
    ownerName: row.owner,
    keptUntil: keptUntil(call, row),
    view: row.view as ReportView,
  })

function keptUntil({ platform }: Call, { state, ended_at: endedAt }: RunRow): string | null {
  const { reportDays } = platform.config
  return state === done && endedAt !== null && reportDays > 0
    ? addDays(shanghaiDate(new Date(endedAt)), reportDays)
    : null
}

const sortColumns: SortColumns<NonNullable<ReportRunQuery['orderByColumn']>> = {
  id: raw`r.id`,
  createdAt: raw`r.created_at`,
}

export function listRuns(
  call: Call,
  { query }: { query: ReportRunQuery },
): Promise<{ rows: ReportRun[]; total: number }> {
  const { reportNo = '', state = '', runId } = query
  let wanted = findRuns(call.principal)
  if (reportNo !== '') wanted = wanted.where('r.report_no', '=', reportNo)
  if (state !== '') wanted = wanted.where(raw`r.state::text`, '=', state)
  if (runId !== undefined) wanted = wanted.where('r.id', '=', runId)
  return listPage(call, wanted, query, sortColumns, (row) => toRun(call, row))
}

export const cancelRun = (call: Call, { params: { id } }: { params: { id: string } }): Promise<Saved> =>
  call.write(async (tx) => {
    const { companyId, memberId } = call.principal
    const run = getOrRefuse(
      await tx
        .selectFrom('report_run')
        .select(['id', 'state'])
        .where('company_id', '=', companyId)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    )
    if (run.state !== waiting && run.state !== working) throw refuse('report.ended')
    await tx
      .updateTable('report_run')
      .set({ state: cancelled, ended_at: raw<string>`now()`, claim: null })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute()
    return { id, version: 1 }
  })

export async function sendRunFile(
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<Binary> {
  const [rows] = await call.read(findRuns(call.principal).where('r.id', '=', id))
  const run = getOrRefuse(rows[0])
  call.requireKind(run.report_no)
  if (run.state === expired) throw refuse('report.expired', { days: call.platform.config.reportDays })
  const { storage_key: key, mime, file_name: fileName, bytes } = run
  if (run.state !== done || key === null || mime === null || fileName === null)
    throw refuse('report.notReady')
  return openStored(call, { key, mime, fileName, isInline: false, bytes: Number(bytes) })
}
