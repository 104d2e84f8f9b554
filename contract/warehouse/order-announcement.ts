import Big from 'big.js'
import * as z from 'zod/mini'
import { stillToCome } from '../orders/announced-goods.ts'
import type { OrderLine } from '../orders/order-line.ts'
import { measuresOf } from '../orders/split-lines.ts'
import { InboundSave } from './inbound.ts'
import { InboundLineDraft, inboundLines } from './inbound-line.ts'
import { palletType } from './warehouse.codes.ts'

/** What the form of an inbound order takes from an order: from whom, how and where the goods come, and its lines. */
export const OrderAnnouncement = z.extend(
  z.pick(InboundSave, {
    supplierId: true,
    arrivalMode: true,
    warehouseId: true,
    pickupAddress: true,
    pickupTime: true,
    contact: true,
    phone: true,
    expressProvider: true,
    expressNumber: true,
  }),
  { lines: z.array(InboundLineDraft) },
)
export type OrderAnnouncement = z.infer<typeof OrderAnnouncement>

/**
 * A line of an order as it is announced. An order counts pallets and does not number them: lines are numbered in their
 * order, as their labels are printed, and goods without pallets stand on none.
 */
export function announcedLine(line: OrderLine, place: number): InboundLineDraft {
  const qty = stillToCome(line)
  const { packages, pallets, netWeight, grossWeight, volume } = measuresOf(
    line,
    new Big(qty).div(line.qty || 1),
  )
  return {
    ...inboundLines.emptyLine(`order-${line.id}`),
    productId: line.productId,
    orderLineId: line.id,
    model: line.model,
    name: line.name,
    brand: line.brand,
    origin: line.origin,
    unit: line.unit,
    qty,
    packages,
    pallets,
    netWeight,
    grossWeight,
    volume,
    palletNumber: `P${place + 1}`,
    palletType: Number(line.pallets || 0) > 0 ? palletType.codes.wooden : palletType.codes.none,
    minimumPackQuantity: line.minimumPackQuantity,
    lotNumber: line.reelNumber.slice(0, 60),
  }
}
