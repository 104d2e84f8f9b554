import { type OrderLine, orderLines } from '@quayside/contract/orders/order-line.ts'
import { commodityState, commodityStateOf } from '@quayside/contract/products/commodity.codes.ts'
import Big from 'big.js'
import { toLine } from '../../platform/records/document-lines.ts'
import type { OrderLineRow } from './order-record-queries.ts'
import { auditOf } from './order-state-facts.ts'

/** None, some or all of a line's quantity; both without trailing zeros, as the statement gives them. */
const shareOf = (part: string, whole: string): 0 | 1 | 2 => {
  if (part === '' || part === '0') return 0
  return whole !== '' && new Big(part).gte(whole) ? 2 : 1
}

const cellsOf = toLine(orderLines)

export const toOrderLine = (row: OrderLineRow, order: { price_audit: number | null }): OrderLine =>
  // The cells are not spread: an order has up to ten thousand lines.
  Object.assign(cellsOf(row), {
    receivedQty: row.received_qty,
    announcedQty: row.announced_qty,
    shortQty: row.short_qty,
    shippedQty: row.shipped_qty,
    heldQty: row.held_qty,
    receivingState: shareOf(row.received_qty, row.qty),
    shippingState: shareOf(row.shipped_qty, row.qty),
    hsCode: row.hs_code,
    commodityState:
      commodityState.codes[
        commodityStateOf({ priceAudit: auditOf(order), isClassified: row.hs_code !== '' })
      ],
  })
