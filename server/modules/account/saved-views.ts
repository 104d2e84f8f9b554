import {
  type SavedFilters,
  SavedView,
  type SavedViewQuery,
  type SavedViewSave,
} from '@quayside/contract/account/saved-view.ts'
import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { at, finding, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import type { Kept } from '../../platform/records/record-table.ts'
import { lockForSave, writeRecord } from '../../platform/records/record-writes.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

const viewRecord = {
  entity: 'savedView',
  table: 'saved_view',
  once: { saved_view_name_once: at('name', 'savedView.nameTaken') },
} as const satisfies Kept<'saved_view'>

/** The member's own, and those that colleagues share. */
const findViews = ({ companyId, memberId }: Call['principal']) =>
  sql
    .selectFrom('saved_view as v')
    .innerJoin('member as m', 'm.id', 'v.member_id')
    .select([
      'v.id',
      'v.version',
      'v.list',
      'v.name',
      'v.view',
      'v.member_id',
      'v.is_shared',
      'm.name as owner',
    ])
    .where('v.company_id', '=', companyId)
    .where('v.deleted_at', 'is', null)
    .where((where) => where.or([where('v.member_id', '=', memberId), where('v.is_shared', '=', true)]))

type ViewRow = Awaited<ReturnType<ReturnType<typeof findViews>['execute']>>[number]

const toView = (call: Call, row: ViewRow): SavedView =>
  shaped(SavedView, row, {
    view: row.view as SavedFilters,
    isShared: toFlag(row.is_shared),
    isMine: row.member_id === call.principal.memberId,
    ownerName: row.owner,
  })

export async function listSavedViews(call: Call, { query }: { query: SavedViewQuery }): Promise<SavedView[]> {
  const [rows] = await call.read(
    findViews(call.principal)
      .where('v.list', '=', query.list)
      .orderBy(raw`v.member_id <> ${call.principal.memberId}`)
      .orderBy('v.id')
      .limit(50),
  )
  return rows.map((row) => toView(call, row))
}

const read = async (reader: Reader, call: Call, id: string): Promise<SavedView> => {
  const [rows] = await reader(findViews(call.principal).where('v.id', '=', id))
  return toView(call, getOrRefuse(rows[0]))
}

type Owned = { readonly id: string; readonly member_id: string; readonly is_shared: boolean }
const isStrange = ({ principal }: Call, row: Owned): boolean => row.member_id !== principal.memberId

/** A view that a colleague keeps to himself does not exist for others; one that he shares is read, not changed. */
export const saveSavedView = (call: Call, { body }: { body: SavedViewSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const before = await lockForSave(tx, call, { ...viewRecord, read }, body, { list: body.list })
    if (before && isStrange(call, before))
      throw refuse(before.is_shared ? 'savedView.notYours' : 'record.notFound')
    return writeRecord(tx, call, viewRecord, body.id, {
      member_id: call.principal.memberId,
      list: body.list,
      name: body.name,
      view: body.view,
      is_shared: isYes(body.isShared),
    })
  })

export const removeSavedViews = removalOf(viewRecord, {
  hindrance: ({ id }, row) => (row.member_id === id ? undefined : finding('savedView.notYours')),
})
