import { forwarderQuotationMachine } from '@quayside/contract/forwarding/forwarder-quotation.states.ts'
import { counterOfferState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { findHindrance, runTransition } from '../../platform/records/run-transition.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import type { LockedQuotation } from './lock-quotations.ts'
import { quotationFacts } from './quotations.ts'

export const quotationKey = ({
  company_id: companyId,
  id,
}: {
  company_id: string
  id: string
}): RecordKey => ({
  companyId,
  entity: 'forwarderQuotation',
  id,
})

export const theSystem: Acting = { actor: 'system', id: null, name: '' }

/** Ends those that the machine lets end so, and leaves the others; open counter-offers lapse. */
export async function endQuotations(
  tx: Tx,
  quotations: readonly LockedQuotation[],
  name: 'close' | 'expire',
): Promise<void> {
  for (const quotation of quotations) {
    const asked = {
      machine: forwarderQuotationMachine,
      name,
      state: quotation.state,
      facts: quotationFacts(quotation),
    }
    if (findHindrance(theSystem, asked)) continue
    await runTransition(tx, theSystem, quotationKey(quotation), {
      ...asked,
      write: (state) => writeStep(tx, 'freight_quotation', quotationKey(quotation), { state: Number(state) }),
    })
    await lapseOffers(tx, quotation)
  }
}

export async function lapseOffers(
  tx: Tx,
  { company_id: companyId, id }: { company_id: string; id: string },
): Promise<void> {
  await tx
    .updateTable('freight_counter_offer')
    .set({ state: counterOfferState.codes.lapsed, answered_at: raw<string>`now()` })
    .where('company_id', '=', companyId)
    .where('quotation_id', '=', id)
    .where('state', '=', counterOfferState.codes.open)
    .execute()
}
