import type { Entity } from '@quayside/contract/kernel/entities.ts'
import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import { finding, refuse } from '@quayside/contract/refusals.ts'
import { isReportNo, reportCatalogue } from '@quayside/contract/reports/report.catalogue.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import type { Call } from '../../platform/session/call.ts'
import { may } from '../../platform/session/principal.ts'

/** What sets and schedules have alike. */
export const keptColumns = [
  's.id',
  's.version',
  's.report_no',
  's.name',
  's.view',
  's.member_id',
  'm.name as owner',
  'm.deleted_at as owner_left_at',
] as const

type Owned = { readonly member_id: string; readonly report_no: string; readonly is_shared?: boolean }

/** What colleagues use of a removed member belongs to all who may see the report; it would stay for ever otherwise. */
export const isOwn = (
  { principal }: Call,
  { owner_left_at: leftAt, ...row }: Owned & { readonly owner_left_at: string | null },
): boolean => {
  if (row.member_id === principal.memberId) return true
  if (leftAt === null || row.is_shared === false || !isReportNo(row.report_no)) return false
  return may(principal, reportCatalogue[row.report_no])
}

/** The rows that the caller may not change. */
async function findStrange<R extends Owned>(tx: Tx, call: Call, rows: readonly R[]): Promise<Set<R>> {
  const owners = await tx
    .selectFrom('member')
    .select(['id', 'deleted_at'])
    .where('company_id', '=', call.principal.companyId)
    .where('id', '=', raw<string>`any(${rows.map((row) => row.member_id)}::bigint[])`)
    .execute()
  const leftAt = new Map(owners.map((owner) => [owner.id, owner.deleted_at]))
  return new Set(
    rows.filter((row) => !isOwn(call, { ...row, owner_left_at: leftAt.get(row.member_id) ?? null })),
  )
}

/** What a colleague keeps for himself does not exist for others; what he shares is read, not changed. */
export async function requireOwn(tx: Tx, call: Call, before: Owned | undefined): Promise<void> {
  if (!before || (await findStrange(tx, call, [before])).size === 0) return
  throw refuse(before.is_shared === false ? 'record.notFound' : 'report.notYours')
}

/** Removes what is the caller's own: sets and schedules alike. */
export const removalOfOwn =
  (entity: Entity, table: 'report_set' | 'report_schedule') =>
  (call: Call, input: { query: SelectedIds; body: SelectedIds }): Promise<{ count: number }> => {
    const ids = selectedIds(input)
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    return call.write(async (tx) => {
      const rows = (await lockRecords(tx, table, ids, companyId)) as (Owned & { id: string })[]
      const strange = await findStrange(tx, call, rows)
      requireEach(ids, rows, (row) => (strange.has(row) ? finding('report.notYours') : undefined))
      await tx
        .updateTable(table as 'report_set')
        .set({ deleted_at: raw<string>`now()` })
        .where('company_id', '=', companyId)
        .where('id', '=', raw<string>`any(${ids}::bigint[])`)
        .execute()
      await happened(tx, acting, { companyId, entity, ids }, { transition: 'remove' })
      return { count: ids.length }
    })
  }
