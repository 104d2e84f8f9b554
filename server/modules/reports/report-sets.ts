import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { at } from '@quayside/contract/refusals.ts'
import { ReportSet, type ReportSetSave, type ReportView } from '@quayside/contract/reports/report.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { Kept } from '../../platform/records/record-table.ts'
import { lockForSave, writeRecord } from '../../platform/records/record-writes.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { Reports } from '../../platform/reports/define-report.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { requireView } from './asked-report.ts'
import { isOwn, keptColumns, removalOfOwn, requireOwn } from './report-owners.ts'
import { readingOf, reportOf } from './send-report.ts'

const setRecord = {
  entity: 'reportSet',
  table: 'report_set',
  once: { report_set_name_once: at('name', 'report.nameTaken') },
} as const satisfies Kept<'report_set'>

/** The member's own, and those that colleagues share. */
const findSets = ({ companyId, memberId }: Call['principal']) =>
  sql
    .selectFrom('report_set as s')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .select([...keptColumns, 's.is_shared'])
    .where('s.company_id', '=', companyId)
    .where('s.deleted_at', 'is', null)
    .where((where) => where.or([where('s.member_id', '=', memberId), where('s.is_shared', '=', true)]))

type SetRow = Awaited<ReturnType<ReturnType<typeof findSets>['execute']>>[number]

const toSet = (call: Call, row: SetRow): ReportSet =>
  shaped(ReportSet, row, {
    view: row.view as ReportView,
    isShared: toFlag(row.is_shared),
    isMine: isOwn(call, row),
    ownerName: row.owner,
  })

export async function listSets(
  call: Call,
  { query: { reportNo } }: { query: { reportNo: string } },
): Promise<ReportSet[]> {
  const [rows] = await call.read(
    findSets(call.principal)
      .where('s.report_no', '=', reportNo)
      .orderBy(raw`s.member_id <> ${call.principal.memberId}`)
      .orderBy('s.name')
      .limit(200),
  )
  return rows.map((row) => toSet(call, row))
}

const read = async (reader: Reader, call: Call, id: string): Promise<ReportSet> => {
  const [rows] = await reader(findSets(call.principal).where('s.id', '=', id))
  return toSet(call, getOrRefuse(rows[0]))
}

export const saveSet =
  (reports: Reports) =>
  (call: Call, { body }: { body: ReportSetSave }): Promise<Saved> =>
    call.write(async (tx) => {
      requireView(reportOf(reports, body.reportNo), readingOf(call), body.view)
      const before = await lockForSave(tx, call, { ...setRecord, read }, body, { report_no: body.reportNo })
      await requireOwn(tx, call, before)
      return writeRecord(tx, call, setRecord, body.id, {
        member_id: call.principal.memberId,
        report_no: body.reportNo,
        name: body.name,
        view: body.view,
        is_shared: isYes(body.isShared),
      })
    })

export const removeSets = removalOfOwn(setRecord.entity, setRecord.table)
