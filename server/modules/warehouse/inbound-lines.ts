import type { InboundLine } from '@quayside/contract/warehouse/inbound-line.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { decimalText } from '../../platform/database/decimal-text.ts'

export const findInboundLines = (companyId: string, inboundId: string) =>
  sql
    .selectFrom('inbound_line as l')
    .select([
      'l.id',
      'l.key',
      'l.product_id',
      'l.order_line_id',
      'l.model',
      'l.name',
      'l.brand',
      'l.origin',
      'l.unit',
      'l.pallet_number',
      'l.pallet_type',
      'l.lot_number',
      'l.batch_number',
      'l.date_code',
      'l.remark',
      'l.raw_cells',
    ])
    .select([
      decimalText('l.qty').as('qty'),
      decimalText('l.pallets').as('pallets'),
      decimalText('l.packages').as('packages'),
      decimalText('l.net_weight').as('net_weight'),
      decimalText('l.gross_weight').as('gross_weight'),
      decimalText('l.volume').as('volume'),
      decimalText('l.minimum_pack_quantity').as('minimum_pack_quantity'),
      raw<string | null>`trim_scale(l.received_qty)::text`.as('received_qty'),
    ])
    .where('l.company_id', '=', companyId)
    .where('l.inbound_id', '=', inboundId)
    .orderBy('l.position')

export type InboundLineRow = InferResult<ReturnType<typeof findInboundLines>>[number]

export const findInboundLots = (companyId: string, inboundId: string) =>
  sql
    .selectFrom('stock_lot as l')
    .leftJoin('storage_location as p', 'p.id', 'l.location_id')
    .select(['l.id', 'l.number', 'l.inbound_line_id', 'p.code as location'])
    .select([decimalText('l.on_hand').as('on_hand'), decimalText('l.available').as('available')])
    .where('l.company_id', '=', companyId)
    .where('l.inbound_id', '=', inboundId)
    .orderBy('l.id')

export const toInboundLine = (row: InboundLineRow): Omit<InboundLine, 'lots'> => ({
  id: row.id,
  key: row.key,
  productId: row.product_id,
  orderLineId: row.order_line_id,
  model: row.model,
  name: row.name,
  brand: row.brand,
  origin: row.origin,
  unit: row.unit,
  qty: row.qty,
  palletNumber: row.pallet_number,
  palletType: row.pallet_type,
  pallets: row.pallets,
  lotNumber: row.lot_number,
  batchNumber: row.batch_number,
  dateCode: row.date_code,
  packages: row.packages,
  netWeight: row.net_weight,
  grossWeight: row.gross_weight,
  volume: row.volume,
  minimumPackQuantity: row.minimum_pack_quantity,
  remark: row.remark,
  rawCells: row.raw_cells as Record<string, string>,
  receivedQty: row.received_qty,
})
