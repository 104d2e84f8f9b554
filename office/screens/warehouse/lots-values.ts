import type { OfficeStock } from '@quayside/contract/office/stock.ts'
import type { Quantities } from '@quayside/kit/inputs/quantity-entry.tsx'

export type LotsAction = 'move' | 'block' | 'unblock' | 'grade'
export type Lot = Pick<
  OfficeStock,
  'id' | 'number' | 'model' | 'location' | 'warehouseId' | 'onHand' | 'available' | 'blocked'
>
export type LotsValues = {
  lots: Quantities
  warehouseId: string
  locationId: string
  quality: number
  reason: string
}

export const mostOf: Record<LotsAction, (lot: Lot) => string> = {
  move: ({ onHand }) => onHand,
  block: ({ available }) => available,
  unblock: ({ blocked }) => blocked,
  grade: ({ onHand }) => onHand,
}

/** What is sent: the lots with a quantity. */
export const lotsBodyOf = (action: LotsAction, lots: readonly Lot[], values: LotsValues) => {
  const { lots: typed, warehouseId, locationId, quality, reason } = values
  const given = lots.flatMap((lot) => {
    const qty = typed[lot.id]?.trim() ?? ''
    return qty === '' ? [] : [{ lot, qty }]
  })
  return {
    reason,
    ...(action === 'grade' && { quality }),
    lots: given.map(({ lot, qty }) =>
      action === 'move'
        ? {
            lotId: lot.id,
            locationId: locationId || null,
            warehouseId,
            qty,
          }
        : { lotId: lot.id, qty },
    ),
  }
}
