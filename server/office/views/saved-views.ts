import type {
  SavedFilters,
  SavedView,
  SavedViewQuery,
  SavedViewSave,
} from '@quayside/contract/account/saved-view.ts'
import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved, SelectedIds } from '@quayside/contract/kernel/record.ts'
import { at, finding, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'

const taken = { staff_view_name_once: at('name', 'savedView.nameTaken') }
const mostShown = 50

/** The caller's own first, then those that colleagues share. */
export async function listViews(
  call: OfficeCall,
  { query }: { query: SavedViewQuery },
): Promise<SavedView[]> {
  const [rows] = await call.read(
    sql
      .selectFrom('staff_view as v')
      .innerJoin('staff as s', 's.id', 'v.staff_id')
      .select([
        'v.id',
        'v.version',
        'v.list',
        'v.name',
        'v.view',
        'v.staff_id',
        'v.is_shared',
        's.name as owner',
      ])
      .where('v.list', '=', query.list)
      .where((where) => where.or([where('v.staff_id', '=', call.staff.id), where('v.is_shared', '=', true)]))
      .orderBy(raw`v.staff_id <> ${call.staff.id}`)
      .orderBy('v.id')
      .limit(mostShown),
  )
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    list: row.list,
    name: row.name,
    view: row.view as SavedFilters,
    isShared: toFlag(row.is_shared),
    isMine: row.staff_id === call.staff.id,
    ownerName: row.owner,
  }))
}

const lockViews = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('staff_view')
    .select(['id', 'staff_id', 'version', 'is_shared'])
    .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** A view that a colleague does not share does not exist for others; a shared one is read, not changed. */
export const saveView = (call: OfficeCall, { body }: { body: SavedViewSave }): Promise<Saved> =>
  call.write((tx) =>
    refusingDuplicates(taken, async () => {
      const values = {
        list: body.list,
        name: body.name,
        view: JSON.stringify(body.view),
        is_shared: isYes(body.isShared),
      }
      if (body.id === undefined)
        return tx
          .insertInto('staff_view')
          .values({ ...values, staff_id: call.staff.id })
          .returning(['id', 'version'])
          .executeTakeFirstOrThrow()
      const before = getOrRefuse((await lockViews(tx, [body.id]))[0])
      if (before.staff_id !== call.staff.id)
        throw refuse(before.is_shared ? 'savedView.notYours' : 'record.notFound')
      if (body.version !== before.version) throw refuse('record.stale')
      return tx
        .updateTable('staff_view')
        .set(values)
        .where('id', '=', before.id)
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
    }),
  )

export const removeViews = (
  call: OfficeCall,
  input: { query: SelectedIds; body: SelectedIds },
): Promise<{ count: number }> => {
  const ids = selectedIds(input)
  return call.write(async (tx) => {
    const rows = (await lockViews(tx, ids)).filter((row) => row.is_shared || row.staff_id === call.staff.id)
    requireEach(ids, rows, (row) =>
      row.staff_id === call.staff.id ? undefined : finding('savedView.notYours'),
    )
    await tx.deleteFrom('staff_view').where('id', '=', raw<string>`any(${ids}::bigint[])`).execute()
    return { count: ids.length }
  })
}
