import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { isReportNo, reportCatalogue } from '@quayside/contract/reports/report.catalogue.ts'
import type { ReportView } from '@quayside/contract/reports/report.ts'
import { isReportDay, nextReportOn } from '@quayside/contract/reports/report-schedule.rules.ts'
import {
  ReportSchedule,
  type ReportScheduleQuery,
  type ReportScheduleSave,
} from '@quayside/contract/reports/report-schedule.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { listPage, type SortColumns } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { Kept } from '../../platform/records/record-table.ts'
import { lockForSave, writeRecord } from '../../platform/records/record-writes.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { Reports } from '../../platform/reports/define-report.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { may } from '../../platform/session/principal.ts'
import { requireView } from './asked-report.ts'
import { isOwn, keptColumns, removalOfOwn, requireOwn } from './report-owners.ts'
import { readingOf, reportOf } from './send-report.ts'

const scheduleRecord = {
  entity: 'reportSchedule',
  table: 'report_schedule',
} as const satisfies Kept<'report_schedule'>

const recipients = raw<{ id: string; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id::text, 'name', r.name) order by r.id), '[]') from member r
  where r.company_id = s.company_id and r.id = any(s.recipient_ids) and r.deleted_at is null)`

/** Schedules of reports that the caller may see. */
const findSchedules = ({ companyId, permissions }: Call['principal']) => {
  const seen = Object.entries(reportCatalogue).flatMap(([no, permission]) =>
    permissions.has(permission) ? [no] : [],
  )
  return sql
    .selectFrom('report_schedule as s')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .select(keptColumns)
    .select(['s.format', 's.repeat_every', 's.repeat_day', 's.is_on', 's.next_on'])
    .select(recipients.as('recipients'))
    .where('s.company_id', '=', companyId)
    .where('s.deleted_at', 'is', null)
    .where('s.report_no', '=', raw<string>`any(${seen}::text[])`)
}
type ScheduleRow = Awaited<ReturnType<ReturnType<typeof findSchedules>['execute']>>[number]

const toSchedule = (call: Call, row: ScheduleRow): ReportSchedule =>
  shaped(ReportSchedule, row, {
    reportTitle: call.text(`reports.${row.report_no}.title`),
    view: row.view as ReportView,
    every: row.repeat_every,
    day: row.repeat_day,
    isOn: toFlag(row.is_on),
    isMine: isOwn(call, row),
    ownerName: row.owner,
  })

const sortColumns: SortColumns<NonNullable<ReportScheduleQuery['orderByColumn']>> = {
  id: raw`s.id`,
  name: raw`s.name`,
  nextOn: raw`s.next_on`,
}

export function listSchedules(
  call: Call,
  { query }: { query: ReportScheduleQuery },
): Promise<{ rows: ReportSchedule[]; total: number }> {
  const { reportNo = '' } = query
  const wanted = findSchedules(call.principal)
  return listPage(
    call,
    reportNo === '' ? wanted : wanted.where('s.report_no', '=', reportNo),
    query,
    sortColumns,
    (row) => toSchedule(call, row),
  )
}

const read = async (reader: Reader, call: Call, id: string): Promise<ReportSchedule> => {
  const [rows] = await reader(findSchedules(call.principal).where('s.id', '=', id))
  return toSchedule(call, getOrRefuse(rows[0]))
}

const findReaders = (companyId: string, permission: string) =>
  sql
    .selectFrom('member')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .where(raw<boolean>`${permission} = any(permissions)`)
    .orderBy('id')
    .limit(500)

export async function listReaders(
  call: Call,
  { query: { reportNo } }: { query: { reportNo: string } },
): Promise<{ id: string; name: string }[]> {
  const permission = isReportNo(reportNo) ? reportCatalogue[reportNo] : ''
  const [rows] = await call.read(findReaders(call.principal.companyId, permission))
  return rows
}

export const saveSchedule =
  (reports: Reports) =>
  (call: Call, { body }: { body: ReportScheduleSave }): Promise<Saved> =>
    call.write(async (tx) => {
      const report = reportOf(reports, body.reportNo)
      // What would be refused when the report is made is refused now.
      requireView(report, readingOf(call), body.view)
      const before = await lockForSave(tx, call, { ...scheduleRecord, read }, body, {
        report_no: body.reportNo,
      })
      await requireOwn(tx, call, before)
      if (!isReportDay(body)) refuseIfAny([at('day', 'report.repeatDay')])
      await requireReaders(tx, call, body)
      return writeRecord(tx, call, scheduleRecord, body.id, {
        member_id: call.principal.memberId,
        report_no: body.reportNo,
        name: body.name,
        view: body.view,
        format: body.format,
        locale: call.locale,
        repeat_every: body.every,
        repeat_day: body.day,
        recipient_ids: body.recipientIds,
        is_on: isYes(body.isOn),
        next_on: nextReportOn(body, call.platform.clock.today()),
      })
    })

/** Only colleagues who may see the report get it. */
async function requireReaders(
  tx: Tx,
  call: Call,
  { reportNo, recipientIds }: ReportScheduleSave,
): Promise<void> {
  const permission = isReportNo(reportNo) ? reportCatalogue[reportNo] : undefined
  if (permission === undefined || !may(call.principal, permission)) return
  const { rows } = await tx.executeQuery(findReaders(call.principal.companyId, permission).compile())
  const readers = new Set(rows.map(({ id }) => id))
  refuseIfAny(
    recipientIds.flatMap((id, place) =>
      readers.has(id) ? [] : [at(`recipientIds.${place}`, 'report.notReader')],
    ),
  )
}

export const removeSchedules = removalOfOwn(scheduleRecord.entity, scheduleRecord.table)
