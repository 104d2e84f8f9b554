import { goodsPickupMachine } from '@quayside/contract/warehouse/goods-pickup.states.ts'
import { goodsPickupState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import type { LockedInbound } from './lock-inbound.ts'

/** With the submission of an order whose goods the provider fetches. */
export async function makePickup(tx: Tx, acting: Acting, inbound: LockedInbound): Promise<void> {
  const { company_id: companyId, id } = inbound
  const pickup = await tx
    .insertInto('goods_pickup')
    .values({
      company_id: companyId,
      inbound_id: id,
      state: goodsPickupState.codes.submitted,
      submitted_at: raw<string>`now()`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'inbound_id'])
        // Written out: with a parameter PostgreSQL finds the index only until it keeps a plan for the statement.
        .where(raw<boolean>`state <> ${raw.lit(goodsPickupState.codes.cancelled)}`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!pickup) return
  const records = { companyId, entity: 'goodsPickup', ids: [pickup.id] } as const
  await happened(tx, acting, records, { transition: 'create', to: goodsPickupMachine.initial })
  await happened(tx, acting, records, { transition: 'submit', from: 'unsubmitted', to: 'submitted' })
}
