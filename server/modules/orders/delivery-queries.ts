import { OrderDelivery, Tracking } from '@quayside/contract/orders/order-delivery.ts'
import { inboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { attachmentsOf, toAttachments } from '../../platform/files/attachments.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { orderKey } from './order-record-queries.ts'

type Of = { readonly companyId: string; readonly orderId: string }
type DeliveredLine = OrderDelivery['lines'][number]

/** Deliveries in the order they left, each with its goods. */
export const findDeliveries = ({ companyId, orderId }: Of) =>
  sql
    .selectFrom('order_delivery as d')
    .selectAll('d')
    .select(
      raw<DeliveredLine[]>`(
        select json_agg(json_build_object('lineId', l.id::text, 'model', l.model, 'name', l.name,
          'qty', trim_scale(i.qty)::text) order by l.position)
        from order_delivery_line i join order_line l on l.id = i.line_id
        where i.company_id = d.company_id and i.delivery_id = d.id)`.as('lines'),
    )
    .where('d.company_id', '=', companyId)
    .where('d.order_id', '=', orderId)
    .orderBy('d.number')

export const findTracking = ({ companyId, orderId }: Of) =>
  sql
    .selectFrom('order_tracking')
    .select(['id', 'delivery_id', 'kind', 'at', 'place', 'note'])
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')

/** Announcements of the order's goods; one that was cancelled brings none. */
export const findInbounds = ({ companyId, orderId }: Of) =>
  sql
    .selectFrom('inbound_order as n')
    .innerJoin('inbound_line as i', (join) =>
      join.onRef('i.company_id', '=', 'n.company_id').onRef('i.inbound_id', '=', 'n.id'),
    )
    .innerJoin('order_line as l', (join) =>
      join.onRef('l.company_id', '=', 'i.company_id').onRef('l.id', '=', 'i.order_line_id'),
    )
    .select(['n.id', 'n.number', 'n.state', 'n.pickup_time as time'])
    .select(raw<string>`trim_scale(coalesce(sum(coalesce(i.received_qty, i.qty)), 0))::text`.as('qty'))
    .where('n.company_id', '=', companyId)
    .where('l.order_id', '=', orderId)
    .where('n.deleted_at', 'is', null)
    .where('n.state', '<>', inboundState.codes.cancelled)
    .groupBy(['n.id', 'n.number', 'n.state', 'n.pickup_time'])
    .orderBy('n.id', 'desc')

/** The order it was split from, and those that were split from it. */
export const findRelated = ({ companyId, orderId }: Of) =>
  sql
    .selectFrom('trade_order as o')
    .innerJoin('trade_order as other', (join) =>
      join
        .onRef('other.company_id', '=', 'o.company_id')
        .on((on) =>
          on.or([
            on('other.id', '=', on.ref('o.split_from_id')),
            on('other.split_from_id', '=', on.ref('o.id')),
          ]),
        ),
    )
    .select(['other.id', 'other.order_no', raw<boolean>`other.id = o.split_from_id`.as('is_first')])
    .where('o.company_id', '=', companyId)
    .where('o.id', '=', orderId)
    .where('other.deleted_at', 'is', null)
    .orderBy('other.id')

/** Photos of signed receipts: files of the order, each named by its delivery. */
export const proofKind = 'proof-of-delivery'
export const findProofs = ({ companyId, orderId }: Of) =>
  attachmentsOf(orderKey(companyId, orderId)).where('attachment.kind', '=', proofKind)

type DeliveryRow = InferResult<ReturnType<typeof findDeliveries>>[number]
type ProofRow = InferResult<ReturnType<typeof findProofs>>[number]

export const toDelivery = (row: DeliveryRow, proofs: readonly ProofRow[]): OrderDelivery =>
  shaped(OrderDelivery, row, {
    proofs: toAttachments(proofs.filter(({ file_id: fileId }) => row.proof_file_ids.includes(fileId))),
  })

export const toTracking = (row: InferResult<ReturnType<typeof findTracking>>[number]): Tracking =>
  shaped(Tracking, row)
