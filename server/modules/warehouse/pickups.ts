import {
  GoodsPickup,
  type GoodsPickupDetail,
  type GoodsPickupQuery,
} from '@quayside/contract/warehouse/goods-pickup.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { by, type FilterOf, type Filters, filtered } from '../../platform/records/filters.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { pickupKey } from './take-pickup-step.ts'

const filters: Filters<Omit<FilterOf<GoodsPickupQuery>, 'ids'>> = {
  keyword: by.keyword(
    (within) =>
      raw`(lower(p.number) like ${within} or lower(i.number) like ${within} or lower(i.pickup_address) like ${within})`,
  ),
  state: by.equals('state'),
}

const pickups = (companyId: string) =>
  sql
    .selectFrom('goods_pickup as p')
    .innerJoin('inbound_order as i', (join) =>
      join.onRef('i.company_id', '=', 'p.company_id').onRef('i.id', '=', 'p.inbound_id'),
    )
    .select([
      'p.id',
      'p.version',
      'p.number',
      'p.state',
      'p.inbound_id',
      'p.reason',
      'p.created_at',
      'p.updated_at',
    ])
    .select(['i.number as inbound_number', 'i.pickup_address', 'i.pickup_time', 'i.contact', 'i.phone'])
    .where('p.company_id', '=', companyId)

type Place<T> = {
  readonly inbound_id: string
  readonly inbound_number: string
  readonly pickup_address: string
  readonly pickup_time: T
  readonly contact: string
  readonly phone: string
}

/** Says for which inbound order it is, where, when and whom to ask for. */
const pickupPlace = <T>(row: Place<T>) => ({
  inboundId: row.inbound_id,
  inboundNumber: row.inbound_number,
  address: row.pickup_address,
  time: row.pickup_time,
  contact: row.contact,
  phone: row.phone,
})

const toPickup = (row: InferResult<ReturnType<typeof pickups>>[number]): GoodsPickup =>
  shaped(GoodsPickup, row, { ...pickupPlace(row) })

export const listPickups = (call: Call, { query }: { query: GoodsPickupQuery }) =>
  listPage(
    call,
    filtered(pickups(call.principal.companyId), 'p', filters, query),
    query,
    { id: raw`p.id`, number: raw`p.number`, createdAt: raw`p.created_at` },
    toPickup,
  )

export async function readPickup(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
): Promise<GoodsPickupDetail> {
  const [rows, events] = await read(
    pickups(companyId).where('p.id', '=', id),
    findTimeline(pickupKey(companyId, id)),
  )
  // The customer's steps are those of the inbound order.
  return { ...toPickup(getOrRefuse(rows[0])), timeline: toTimeline(events), nextSteps: [] }
}

export const getPickup = (call: Call, { params }: { params: { id: string } }): Promise<GoodsPickupDetail> =>
  readPickup(call.read, { companyId: call.principal.companyId, id: params.id })
