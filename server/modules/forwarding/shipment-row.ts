import type { ShipmentDraft } from '@quayside/contract/forwarding/shipment.rules.ts'
import type { ShipmentSize } from '@quayside/contract/forwarding/shipment.ts'

type GoodsRow = {
  readonly direction: number | null
  readonly mode: number | null
  readonly origin_port: string
  readonly destination_port: string
  readonly goods_name: string
  readonly goods_value: string | null
  readonly currency: string
}

/** Where the goods go, what they are and what they are worth. */
export const goodsOf = (row: GoodsRow) => ({
  direction: row.direction,
  mode: row.mode,
  originPort: row.origin_port,
  destinationPort: row.destination_port,
  goodsName: row.goods_name,
  goodsValue: row.goods_value,
  currency: row.currency,
})

type ShipmentRow = GoodsRow & {
  readonly quantity: string | null
  readonly volume: string | null
  readonly gross_weight: string | null
  readonly container_type: string
  readonly container_count: number | null
  readonly sizes: unknown
}

/** What of a locked row the rules look at. */
export const shipmentOf = (row: ShipmentRow): ShipmentDraft => ({
  ...goodsOf(row),
  quantity: row.quantity,
  volume: row.volume,
  grossWeight: row.gross_weight,
  containerType: row.container_type,
  containerCount: row.container_count,
  sizes: row.sizes as ShipmentSize[],
})
