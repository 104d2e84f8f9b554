import Big from 'big.js'
import type { Tx } from '../../platform/database/database.ts'
import type { LotRow } from './lot-queries.ts'
import { byHand, type Provider } from './lots-by-hand.ts'
import { makeLots, type NewLot } from './make-lots.ts'
import { postMovements } from './post-movements.ts'

type Part = {
  readonly qty: string
  readonly reason: string
  /** Where the part lies and what it is from now on. */
  readonly becomes: Pick<NewLot, 'warehouseId' | 'place' | 'locationId' | 'locationCode'> & Partial<NewLot>
}

/** A part becomes a lot of its own that came in when the whole did. */
export async function splitLot(tx: Tx, acting: Provider, lot: LotRow, part: Part): Promise<void> {
  const { qty, reason, becomes } = part
  const share = new Big(qty).div(lot.initial_qty)
  const shareOf = (value: string): string => new Big(value).times(share).round(4).toFixed()
  await postMovements(tx, acting, lot.company_id, byHand, [
    { lotId: lot.id, kind: 'split', onHand: `-${qty}`, reason },
  ])
  await makeLots(
    tx,
    acting,
    lot.company_id,
    byHand,
    [
      {
        orderId: lot.order_id,
        orderLineId: lot.order_line_id,
        inboundId: lot.inbound_id,
        inboundLineId: lot.inbound_line_id,
        splitFromId: lot.id,
        supplierId: lot.supplier_id,
        model: lot.model,
        name: lot.name,
        brand: lot.brand,
        origin: lot.origin,
        unit: lot.unit,
        lotNumber: lot.lot_number,
        batchNumber: lot.batch_number,
        dateCode: lot.date_code,
        producedOn: lot.produced_on,
        expiresOn: lot.expires_on,
        quality: lot.quality,
        inspectionState: lot.inspection_state,
        palletNumber: lot.pallet_number,
        palletType: lot.pallet_type,
        qty,
        pallets: 0,
        packages: Number(new Big(lot.packages).times(share).round(0, 3)),
        netWeight: shareOf(lot.net_weight),
        grossWeight: shareOf(lot.gross_weight),
        volume: shareOf(lot.volume),
        minimumPackQuantity: lot.minimum_pack_quantity,
        storedAt: lot.stored_at,
        storedOn: lot.stored_on,
        ...becomes,
      },
    ],
    { kind: 'split', reason },
  )
}
