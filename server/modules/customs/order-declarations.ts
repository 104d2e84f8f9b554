import { declarationMachine, isLiveDeclaration } from '@quayside/contract/customs/declaration.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { type DeclarationStateKey, declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { finding, refuseHealed } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'

export type DeclarationRow = Selectable<DB['declaration']>
type OfOrder = { readonly company_id: string; readonly id: string }

export const declarationKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'declaration',
  id,
})

export const keyOfState = ({ state }: { readonly state: number }): DeclarationStateKey =>
  stateKey(declarationMachine, state)

/** The declarations of an order that is locked, without deleted and withdrawn ones, locked too. */
export async function lockLiveDeclarations(tx: Tx, order: OfOrder): Promise<DeclarationRow[]> {
  const rows = await tx
    .selectFrom('declaration')
    .selectAll()
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.filter((row) => isLiveDeclaration(keyOfState(row)))
}

/** An order that goes back or ends takes its declarations with it; none of them is at customs yet. */
export async function dropDeclarations(
  tx: Tx,
  acting: Acting,
  order: OfOrder,
  reason: string,
): Promise<void> {
  const live = await lockLiveDeclarations(tx, order)
  if (live.length === 0) return
  const ids = live.map(({ id }) => id)
  await tx
    .updateTable('declaration')
    .set({ state: declarationState.codes.deleted, reason })
    .where('company_id', '=', order.company_id)
    .where('id', '=', raw<string>`any(${ids}::bigint[])`)
    .execute()
  await happened(
    tx,
    acting,
    { companyId: order.company_id, entity: 'declaration', ids },
    { transition: 'mark', to: 'deleted', note: reason },
  )
}

/** Lines that stand in a declaration do not move to another order. */
export async function requireUndeclared(tx: Tx, order: OfOrder): Promise<void> {
  if ((await lockLiveDeclarations(tx, order)).length > 0)
    throw refuseHealed(finding('declaration.blocksSplit'), { orderId: order.id })
}
