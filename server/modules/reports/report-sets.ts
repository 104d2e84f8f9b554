import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { type Saved, type SelectedIds } from '@quayside/contract/kernel/record.ts'
import { at, finding, refuse } from '@quayside/contract/refusals.ts'
import type { ReportSet, ReportSetSave, ReportView } from '@quayside/contract/reports/report.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { Kept } from '../../platform/records/record-table.ts'
import { lockForSave, lockRecords, writeRecord } from '../../platform/records/record-writes.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'

const kept = {
  entity: 'reportSet',
  table: 'report_set',
  once: { report_set_name_once: at('name', 'report.nameTaken') },
} as const satisfies Kept<'report_set'>

/** What sets and schedules have alike. */
export const keptColumns = [
  's.id',
  's.version',
  's.report_no',
  's.name',
  's.view',
  's.member_id',
  'm.name as owner',
] as const

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

const toSet = (call: Call, row: SetRow): ReportSet => ({
  id: row.id,
  version: row.version,
  reportNo: row.report_no,
  name: row.name,
  view: row.view as ReportView,
  isShared: toFlag(row.is_shared),
  isMine: row.member_id === call.principal.memberId,
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
  return toSet(call, found(rows[0]))
}

export const saveSet = (call: Call, { body }: { body: ReportSetSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const before = await lockForSave(tx, call, { ...kept, read }, body, { report_no: body.reportNo })
    requireOwn(call, before)
    return writeRecord(tx, call, kept, body.id, {
      member_id: call.principal.memberId,
      report_no: body.reportNo,
      name: body.name,
      // Both ways of writing take the object itself.
      view: body.view as never,
      is_shared: isYes(body.isShared),
    })
  })

/** What a colleague keeps for himself does not exist for others; what he shares is read, not changed. */
export function requireOwn(
  call: Call,
  before: { readonly member_id: string; readonly is_shared?: boolean } | undefined,
): void {
  if (!before || before.member_id === call.principal.memberId) return
  throw refuse(before.is_shared === false ? 'record.notFound' : 'report.notYours')
}

/** Removes what is the caller's own: sets and schedules alike. */
export const removalOfOwn =
  (entity: string, table: 'report_set' | 'report_schedule') =>
  (call: Call, input: { query: SelectedIds; body: SelectedIds }): Promise<{ count: number }> => {
    const ids = selectedIds(input)
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    return call.write(async (tx) => {
      const rows = (await lockRecords(tx, table, ids, companyId)) as { id: string; member_id: string }[]
      requireEach(ids, rows, (row) =>
        row.member_id === call.principal.memberId ? undefined : finding('report.notYours'),
      )
      await tx
        .updateTable(table as 'report_set')
        .set({ deleted_at: raw<string>`now()` })
        .where('company_id', '=', companyId)
        .where('id', '=', raw<string>`any(${ids}::bigint[])`)
        .execute()
      await recordEvents(tx, acting, { companyId, entity, ids }, { transition: 'remove' })
      return { count: ids.length }
    })
  }

export const removeSets = removalOfOwn(kept.entity, kept.table)
