import { feeDisputeMachine } from '@quayside/contract/finance/fee-dispute.states.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { customerStep, type LockedBy, type StepOf } from '../../platform/records/customer-step.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { readVersion } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { type FeeRow, namedFee } from './charge-fee.ts'
import { correctFee } from './correct-fee.ts'
import { lockFee } from './step-fee.ts'

type DisputeRow = Selectable<DB['fee_dispute']>
type Given = {
  readonly note?: string | undefined
  readonly reason?: string | undefined
  readonly amount?: string | undefined
  readonly answer?: string | undefined
}

/** The fee's order and the fee before the dispute itself. */
export async function lockDispute(
  tx: Tx,
  id: string,
  companyId?: string,
): Promise<(DisputeRow & { fee: FeeRow }) | undefined> {
  const row = await tx
    .selectFrom('fee_dispute')
    .select('fee_id')
    .where('id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .executeTakeFirst()
  if (!row) return undefined
  // The customers' role may not lock fees; a withdrawal changes nothing of them.
  const fee = companyId === undefined ? await lockFee(tx, row.fee_id) : undefined
  const dispute = await tx
    .selectFrom('fee_dispute')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return dispute && { ...dispute, fee: fee as FeeRow }
}

export const withdrawDispute = customerStep(stepDispute, 'withdraw')

/** Withdraw, uphold or dismiss. Upholding corrects the fee in the same step. */
export async function stepDispute(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: StepOf<Given, LockedBy<typeof lockDispute>>,
): Promise<Saved> {
  const dispute = locked ?? getOrRefuse(await lockDispute(tx, id, acting.companyId))
  const { company_id: companyId, fee } = dispute
  await runTransition(
    tx,
    acting,
    { companyId, entity: 'feeDispute', id },
    {
      machine: feeDisputeMachine,
      name,
      state: dispute.state,
      facts: {},
      given: { ...given, note: given.note ?? given.answer },
      notice: acting.actor === 'provider' ? await noticeOf(tx, dispute, name, given) : undefined,
      write: async (state) => {
        const corrected =
          name === 'uphold' ? await correctFee(tx, acting, fee, (given.amount ?? '') as Amount) : null
        await tx
          .updateTable('fee_dispute')
          .set({
            state: Number(state),
            answer: given.reason ?? given.answer ?? '',
            corrected_fee_id: corrected,
            decided_at: raw<string>`now()`,
          })
          .where('company_id', '=', companyId)
          .where('id', '=', id)
          .execute()
      },
    },
  )
  return readVersion(tx, 'fee_dispute', { companyId, id })
}

const noticeOf = async (
  tx: Tx,
  dispute: DisputeRow & { fee: FeeRow },
  name: string,
  given: Given,
): Promise<NoticeOf> => ({
  phrase: `feeDispute.${name}`,
  params: {
    number: await namedFee(tx, dispute.fee),
    currency: dispute.fee.currency,
    before: dispute.fee.amount,
    after: given.amount ?? '',
    reason: given.reason ?? '',
  },
  record: { entity: 'fee', id: dispute.fee_id },
})
