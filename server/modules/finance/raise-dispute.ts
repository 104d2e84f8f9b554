import type { DisputeInput } from '@quayside/contract/finance/fee.ts'
import { feeDisputeMachine } from '@quayside/contract/finance/fee-dispute.states.ts'
import { feeDisputeState, feeState } from '@quayside/contract/finance/finance.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { finding, refuse } from '@quayside/contract/refusals.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { openThread } from '../notices/ask-provider.ts'
import { visibleFees } from './fees.ts'

/** Objects to a charged fee: a thread with the provider opens, and the dispute waits for its decision. */
export const raiseDispute = (
  call: Call,
  { params: { id }, body }: { params: { id: string }; body: DisputeInput },
): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    const fee = getOrRefuse(
      await tx
        .selectFrom('fee')
        .select(['id', 'number'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where('state', 'in', visibleFees)
        .executeTakeFirst(),
    )
    const thread = await openThread(tx, call, {
      subject: 'fee',
      title: fee.number,
      message: body.reason,
      fileIds: body.fileIds,
    })
    const dispute = await refusingDuplicates({ fee_dispute_open: finding('feeDispute.open') }, () =>
      tx
        .insertInto('fee_dispute')
        .values({
          company_id: companyId,
          fee_id: id,
          consultation_id: thread.id,
          state: feeDisputeState.codes.raised,
          reason: body.reason,
          raised_by: call.principal.memberId,
        })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow(),
    )
    // The foreign key waits for a step of the fee that is under way, so the state is asked for afterwards.
    const { state } = await tx
      .selectFrom('fee')
      .select('state')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (state !== feeState.codes.charged) throw refuse('fee.notCharged')
    await happened(
      tx,
      acting,
      { companyId, entity: 'feeDispute', ids: [dispute.id] },
      { transition: 'create', to: feeDisputeMachine.initial, note: body.reason },
    )
    return dispute
  })
