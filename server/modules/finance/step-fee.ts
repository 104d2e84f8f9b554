import { feeMachine } from '@quayside/contract/finance/fee.states.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { LockedBy, StepOf } from '../../platform/records/customer-step.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { readVersion } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { bookFee, type FeeRow, tellFee } from './charge-fee.ts'
import { lockOrderRows, refreshOrderMoney } from './order-money.ts'
import { reverseEntry } from './reverse-entry.ts'

/** The fee's order first, as everything that books locks. */
export async function lockFee(tx: Tx, id: string): Promise<FeeRow | undefined> {
  const fee = await tx
    .selectFrom('fee')
    .select(['company_id', 'order_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!fee) return undefined
  await lockOrderRows(tx, fee.company_id, [fee.order_id])
  return tx.selectFrom('fee').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type Given = { note?: string | undefined; reason?: string | undefined }

/** The provider charges or drops a proposed fee, or takes a charged one back. */
export async function stepFee(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: StepOf<Given, LockedBy<typeof lockFee>>,
): Promise<Saved> {
  const fee = locked ?? getOrRefuse(await lockFee(tx, id))
  const { company_id: companyId } = fee
  await runTransition(
    tx,
    acting,
    { companyId, entity: 'fee', id },
    {
      machine: feeMachine,
      name,
      state: fee.state,
      facts: {},
      given,
      write: async (state) => {
        await tx
          .updateTable('fee')
          .set({ state: Number(state) })
          .where('company_id', '=', companyId)
          .where('id', '=', id)
          .execute()
        if (name === 'charge') await bookFee(tx, acting, fee)
        if (name === 'reverse') {
          await reverseEntry(tx, acting, {
            companyId,
            entryId: fee.entry_id ?? '',
            reason: given.reason ?? '',
          })
          await tellFee(tx, fee, 'reverse', given.reason)
        }
      },
    },
  )
  await refreshOrderMoney(tx, acting, companyId, [fee.order_id])
  return readVersion(tx, 'fee', { companyId, id })
}
