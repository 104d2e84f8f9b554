import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { checkAnnounced, isAnnounceable, stillToCome } from '@quayside/contract/orders/announced-goods.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { InboundLineDraft } from '@quayside/contract/warehouse/inbound-line.ts'
import { announcedLine, type OrderAnnouncement } from '@quayside/contract/warehouse/order-announcement.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { regionNames, regionText } from '../../platform/records/region-name.ts'
import type { Call } from '../../platform/session/call.ts'
import { announcedQtySql } from '../orders/announced-goods.ts'
import type { OrderLock } from '../orders/lock-order.ts'
import { readDetail } from '../orders/order-detail.ts'
import { lockOrdersOfLines } from '../orders/receive-announced.ts'
import { findWarehouseOf } from './order-stock.ts'

type Judged = Pick<OrderLock, 'state' | 'model_type' | 'is_warehouse_type' | 'receiving_state'>
const isOpen = (order: Judged): boolean =>
  isAnnounceable({
    state: stateKey(orderMachine, order.state),
    modelType: order.model_type,
    isWarehouseType: order.is_warehouse_type,
    receivingState: order.receiving_state,
  })

/**
 * Refuses lines that bring more of an order than is still to come. The orders stay locked, so that the
 * same goods are not received on the order meanwhile.
 */
export async function findOverAnnounced(
  tx: Tx,
  companyId: string,
  lines: readonly InboundLineDraft[],
): Promise<Finding[]> {
  const ids = [...new Set(lines.flatMap(({ orderLineId }) => orderLineId ?? []))]
  if (ids.length === 0) return []
  const orders = new Map((await lockOrdersOfLines(tx, companyId, ids)).map((order) => [order.id, order]))
  const rows = await tx
    .selectFrom('order_line')
    .select(['id', 'order_id'])
    .select([
      raw<string>`trim_scale(coalesce(qty, 0))::text`.as('qty'),
      raw<string>`trim_scale(received_qty)::text`.as('received'),
      raw<string>`trim_scale(short_qty)::text`.as('short'),
      announcedQtySql('order_line').as('announced'),
    ])
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${ids}::bigint[])`)
    .execute()
  const goods = rows.flatMap((row) => {
    const order = orders.get(row.order_id)
    if (!order) return []
    const line = {
      qty: row.qty,
      receivedQty: row.received,
      announcedQty: row.announced,
      shortQty: row.short,
    }
    return [[row.id, { ...line, orderNo: order.order_no, isAnnounceable: isOpen(order) }] as const]
  })
  return checkAnnounced(lines, new Map(goods))
}

const findSupplier = (companyId: string, id: string | null) =>
  sql.selectFrom('supplier').select('address').where('company_id', '=', companyId).where('id', '=', id)

/** Where the supplier's goods are usually sent from. */
const findAddress = (companyId: string, supplierId: string | null) =>
  sql
    .selectFrom('supplier_address as a')
    .select(['a.detail', 'a.contact', 'a.phone', regionNames(raw`a.region_code`).as('region_names')])
    .where('a.company_id', '=', companyId)
    .where('a.supplier_id', '=', supplierId)
    .where('a.deleted_at', 'is', null)
    .orderBy('a.is_default', 'desc')
    .orderBy('a.id')
    .limit(1)

/** An inbound order for what is still to come of an order: supplier, way and places as the order has them. */
export async function readAnnouncement(
  call: Call,
  { params }: { params: { id: string } },
): Promise<OrderAnnouncement> {
  const { companyId } = call.principal
  const { row, toDetail } = await readDetail(call.read, companyId, params.id)
  call.requireKind(row.model_type)
  const { receiving, lines } = toDetail(call.platform.personalData)
  if (!isOpen(row)) throw refuse('order.notAnnounceable')
  const open = lines.filter((line) => stillToCome(line) !== '0')
  if (open.length === 0) throw refuse('order.allAnnounced')
  const [[warehouse], [supplier], [place]] = await call.read(
    findWarehouseOf(row, 'receiving_warehouse_id'),
    findSupplier(companyId, row.supplier_id),
    findAddress(companyId, row.supplier_id),
  )
  const destination = {
    address: place ? `${regionText(place.region_names, call.locale)} ${place.detail}`.trim() : '',
    contact: place?.contact ?? '',
    phone: place?.phone ?? '',
  }
  return {
    supplierId: row.supplier_id,
    arrivalMode: receiving.mode,
    warehouseId: warehouse?.id ?? null,
    pickupAddress: receiving.address || destination.address || supplier?.address || '',
    // An appointment that is over is made again.
    pickupTime: receiving.time.slice(0, 10) < call.platform.clock.today() ? '' : receiving.time,
    contact: receiving.contact || destination.contact,
    phone: receiving.phone || destination.phone,
    expressProvider: receiving.expressProvider,
    expressNumber: receiving.expressNumber,
    lines: open.map(announcedLine),
  }
}
