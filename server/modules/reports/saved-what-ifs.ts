import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { differencesOf, totalsOf } from '@quayside/contract/reports/saved-what-if.rules.ts'
import {
  type SavedWhatIf,
  SavedWhatIfRow,
  type StoredFigures,
  whatIfsAtMost,
} from '@quayside/contract/reports/saved-what-if.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { computeWhatIf, readComparedOrder } from './compute-what-if.ts'

/** The member's own, and those that colleagues share, of orders that are there. */
export const findWhatIfs = ({ companyId, memberId }: Call['principal']) =>
  sql
    .selectFrom('what_if as w')
    .innerJoin('member as m', 'm.id', 'w.member_id')
    .innerJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'w.company_id').onRef('o.id', '=', 'w.order_id'),
    )
    .select(['w.id', 'w.version', 'w.order_id', 'w.name', 'w.member_id', 'w.is_shared', 'w.computed_at'])
    .select(['m.name as owner', 'm.deleted_at as owner_left_at', 'o.order_no'])
    .where('w.company_id', '=', companyId)
    .where('w.deleted_at', 'is', null)
    .where('o.deleted_at', 'is', null)
    .where((where) => where.or([where('w.member_id', '=', memberId), where('w.is_shared', '=', true)]))

const withFigures = (principal: Call['principal'], id: string) =>
  findWhatIfs(principal).select(['w.variants', 'w.figures', 'w.order_hash']).where('w.id', '=', id)
export type WhatIfRow = Awaited<ReturnType<ReturnType<typeof findWhatIfs>['execute']>>[number]

export type Owned = { readonly member_id: string; readonly is_shared: boolean }
/** What colleagues use of a removed member belongs to all who may see the order. */
export const isMine = ({ principal }: Call, row: Owned, leftAt: unknown): boolean =>
  row.member_id === principal.memberId || (leftAt !== null && row.is_shared)

const toRow = (call: Call, row: WhatIfRow): SavedWhatIfRow =>
  shaped(SavedWhatIfRow, row, {
    isShared: toFlag(row.is_shared),
    isMine: isMine(call, row, row.owner_left_at),
    ownerName: row.owner,
  })

export async function listWhatIfs(
  call: Call,
  { query }: { query: { orderId: string } },
): Promise<SavedWhatIfRow[]> {
  const { companyId } = call.principal
  const [[order], rows] = await call.read(
    sql
      .selectFrom('trade_order')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', '=', query.orderId)
      .where('deleted_at', 'is', null),
    findWhatIfs(call.principal)
      .where('w.order_id', '=', query.orderId)
      .orderBy(raw`w.member_id <> ${call.principal.memberId}`)
      .orderBy('w.id', 'desc')
      .limit(whatIfsAtMost),
  )
  getOrRefuse(order)
  return rows.map((row) => toRow(call, row))
}

/** With its figures as they were stored; also what a stale save is shown. */
export async function readStored(read: Reader, call: Call, id: string) {
  const [rows] = await read(withFigures(call.principal, id))
  const row = getOrRefuse(rows[0])
  return {
    ...toRow(call, row),
    orderNo: row.order_no,
    orderHash: row.order_hash,
    variants: row.variants as SavedWhatIf['variants'],
    figures: row.figures as StoredFigures,
  }
}

export async function getWhatIf(call: Call, { params }: { params: { id: string } }): Promise<SavedWhatIf> {
  const { orderHash, ...stored } = await readStored(call.read, call, params.id)
  const compared = await readComparedOrder(call, stored.orderId)
  const now = await computeWhatIf(call, compared.order, stored.variants)
  return {
    ...stored,
    differences: differencesOf(stored.figures, now, orderHash !== compared.hash),
    totalsNow: totalsOf(now),
  }
}
