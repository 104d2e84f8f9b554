import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { MeasureLots } from '@quayside/contract/office/stock.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
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
  const measures = lots.map((measured, place) => {
    const said = measuresText(measured)
    if (said === '') throw new Refusal([at(`lots.${place}.grossWeight`, 'field.required')])
    const { lotId, packages, netWeight, grossWeight, volume } = measured
    const companyId = locked[place]?.company_id ?? ''
    return { lotId, companyId, said, packages, netWeight, grossWeight, volume }
  })
  // What is absent stays as it is.
  await raw`update stock_lot l set packages = coalesce(m.packages, l.packages),
      net_weight = coalesce(m."netWeight", l.net_weight), gross_weight = coalesce(m."grossWeight", l.gross_weight),
      volume = coalesce(m.volume, l.volume)
    from jsonb_to_recordset(${JSON.stringify(measures)}::jsonb) as m ("lotId" bigint, "companyId" bigint, packages int,
      "netWeight" numeric, "grossWeight" numeric, volume numeric)
    where l.company_id = m."companyId" and l.id = m."lotId"`.execute(tx)
  for (const [companyId, own] of Map.groupBy(measures, (each) => each.companyId))
    await postMovements(
      tx,
      acting,
      companyId,
      byHand,
      own.map(({ lotId, said }) => ({
        lotId,
        kind: 'measure',
        reason: [said, reason].filter(Boolean).join(' · '),
      })),
    )
  return { count: lots.length }
}
