import type { OutboundReview } from '@quayside/contract/office/warehouse.ts'
import type { Quantities } from '@quayside/kit/inputs/quantity-entry.tsx'
import Big from 'big.js'

const keyOf = (lineId: string, lotId: string): string => `${lineId} ${lotId}`

/** Reserved lots of which something has not left. */
export const openLots = ({ lines }: Pick<OutboundReview, 'lines'>) =>
  lines.flatMap((line) =>
    line.lots.flatMap((lot) => {
      const open = new Big(lot.qty).minus(lot.taken)
      return open.gt(0)
        ? [
            {
              id: keyOf(line.id, lot.lotId),
              name: lot.number,
              note: [line.model, lot.location, lot.dateCode].filter(Boolean).join(' · '),
              open: open.toFixed(),
            },
          ]
        : []
    }),
  )

/** What lies ready; everything where nothing was picked. */
export function pickedOf(outbound: Pick<OutboundReview, 'lines' | 'picks'>): Quantities {
  if (outbound.picks.length === 0)
    return Object.fromEntries(openLots(outbound).map(({ id, open }) => [id, open]))
  return Object.fromEntries(outbound.picks.map(({ lineId, lotId, qty }) => [keyOf(lineId, lotId), qty]))
}

/** As the shipment takes them; lots left empty stay. */
export const lotsOf = (values: Quantities): { lineId: string; lotId: string; qty: string }[] =>
  Object.entries(values).flatMap(([key, qty]) => {
    const [lineId = '', lotId = ''] = key.split(' ')
    return qty.trim() === '' || qty.trim() === '0' ? [] : [{ lineId, lotId, qty: qty.trim() }]
  })
