import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkInput } from '../platform/http/check-input.ts'
import { findTimeline, toTimeline } from '../platform/records/timeline.ts'
import { getOrRefuse } from '../platform/session/call.ts'
import type { ErpRecords, ProviderEntity } from '../provider/entity.ts'
import { findOne, findOwned, findPage, type Page, providerSteps } from '../provider/find-records.ts'
import { rowOf } from '../provider/row-of.ts'
import type { GatewayCall } from './call.ts'

/** A page in the order of ids; `cursor` is where the next one goes on. */
export async function listRecords(call: GatewayCall, entity: ErpRecords, asked: unknown) {
  const { value, findings } = checkInput(entity.query, asked, true)
  refuseIfAny(findings)
  const page = value as Page
  // One row more than requested shows whether there are more.
  const [rows] = await call.read(findPage(entity, { ...page, limit: page.limit + 1 }))
  const shown = rows.slice(0, page.limit)
  return {
    rows: shown.map((row) => rowOf(entity.row, row)),
    cursor: shown.at(-1)?.id ?? page.after,
    hasMore: rows.length > page.limit,
  }
}

/** An id, or a customs code; anything else is a record that does not exist. */
const idShape = /^\d{1,18}$/

export async function getRecord(call: GatewayCall, entity: ErpRecords | ProviderEntity, id: string) {
  if (!idShape.test(id)) throw refuse('record.notFound')
  if ('kind' in entity) return getWithHistory(call, entity, id)
  const [rows] = await call.read(findOne(entity, id))
  return rowOf(entity.row, getOrRefuse(rows[0]))
}

/** The record, its timeline, and what the provider may do next. */
async function getWithHistory(call: GatewayCall, entity: ProviderEntity, id: string) {
  const [[first]] = await call.read(findOwned(entity, id))
  const row = getOrRefuse(first)
  const [events] = await call.read(findTimeline({ companyId: row.company_id, entity: entity.kind, id }))
  return {
    ...rowOf(entity.row, row),
    ...(await entity.more?.(row, call)),
    timeline: toTimeline(events),
    nextSteps: providerSteps(entity, row),
  }
}
