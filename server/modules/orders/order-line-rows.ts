import type { OrderLine } from '@quayside/contract/orders/order-line.ts'
import { commodityState, commodityStateOf } from '@quayside/contract/products/commodity.codes.ts'
import Big from 'big.js'
import type { OrderLineRow } from './order-record-queries.ts'
import { auditOf } from './order-state-facts.ts'

/** None, some or all of a line's quantity. */
const shareOf = (part: string, whole: string): 0 | 1 | 2 => {
  if (part === '' || new Big(part).eq(0)) return 0
  return whole !== '' && new Big(part).gte(whole) ? 2 : 1
}

export const toOrderLine = (row: OrderLineRow, order: { price_audit: number | null }): OrderLine => ({
  id: row.id,
  key: row.key,
  productId: row.product_id,
  model: row.model,
  name: row.name,
  type: row.type,
  brand: row.brand,
  origin: row.origin,
  unit: row.unit,
  qty: row.qty,
  price: row.price,
  totalMoney: row.total_money,
  packages: row.packages,
  netWeight: row.net_weight,
  grossWeight: row.gross_weight,
  manufacturer: row.manufacturer,
  volume: row.volume,
  pallets: row.pallets,
  packing: row.packing,
  poNumber: row.po_number,
  customerPartNumber: row.customer_part_number,
  minimumPackQuantity: row.minimum_pack_quantity,
  reelCount: row.reel_count,
  reelNumber: row.reel_number,
  sellingPrice: row.selling_price,
  declarationElements: row.declaration_elements,
  remark: row.remark,
  rawCells: row.raw_cells as OrderLine['rawCells'],
  receivedQty: row.received_qty,
  shippedQty: row.shipped_qty,
  receivingState: shareOf(row.received_qty, row.qty),
  shippingState: shareOf(row.shipped_qty, row.qty),
  hsCode: row.hs_code,
  commodityState:
    commodityState.codes[commodityStateOf({ priceAudit: auditOf(order), isClassified: row.hs_code !== '' })],
})
