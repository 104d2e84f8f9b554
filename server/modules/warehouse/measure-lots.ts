import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { MeasureLots } from '@quayside/contract/office/stock.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { byHand, lockEach, type Provider } from './lots-by-hand.ts'
import { postMovements } from './post-movements.ts'

type Measured = MeasureLots['lots'][number]

/** As a movement says it, in units that every language writes alike. */
const measuresText = ({ packages, netWeight, grossWeight, volume }: Measured): string =>
  [
    packages !== undefined && `${packages} ctn`,
    grossWeight !== undefined && `G.W. ${grossWeight} kg`,
    netWeight !== undefined && `N.W. ${netWeight} kg`,
    volume !== undefined && `${volume} m³`,
  ]
    .filter(Boolean)
    .join(' · ')

/** What storage is charged by. Days that were charged stay charged; those that could not be are charged by the next run. */
export async function measureLots(
  tx: Tx,
  acting: Provider,
  { lots, reason }: MeasureLots,
): Promise<{ count: number }> {
  const locked = await lockEach(tx, lots, true)
  for (const [place, measured] of lots.entries()) {
    const said = measuresText(measured)
    const lot = locked[place]
    if (said === '') throw new Refusal([at(`lots.${place}.grossWeight`, 'field.required')])
    if (!lot) continue
    const { packages, netWeight, grossWeight, volume } = measured
    await tx
      .updateTable('stock_lot')
      .set({
        ...(packages !== undefined && { packages }),
        ...(netWeight !== undefined && { net_weight: netWeight }),
        ...(grossWeight !== undefined && { gross_weight: grossWeight }),
        ...(volume !== undefined && { volume }),
      })
      .where('company_id', '=', lot.company_id)
      .where('id', '=', lot.id)
      .execute()
    await postMovements(tx, acting, lot.company_id, byHand, [
      { lotId: lot.id, kind: 'measure', reason: [said, reason].filter(Boolean).join(' · ') },
    ])
  }
  return { count: lots.length }
}
