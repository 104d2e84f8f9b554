import { forwarderQuotationMachine } from '@quayside/contract/forwarding/forwarder-quotation.states.ts'
import type {
  ConfirmQuotation,
  CounterOfferInput,
  QuotationTerms,
} from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { counterOfferState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { type Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import type { LockedBy, StepOf } from '../../platform/records/customer-step.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { acceptMet, acceptOffer, answerOffer, insertOffer } from './counter-offers.ts'
import { endQuotations, lapseOffers, quotationKey } from './end-quotations.ts'
import { type LockedQuotation, lockQuotation } from './lock-quotations.ts'
import { quotationFacts } from './quotations.ts'
import { checkTerms, termsOf } from './save-quotation.ts'
import { awaitNewQuote, stepEnquiry } from './step-enquiry.ts'

export type QuotationGiven = {
  readonly note?: string | undefined
  readonly reason?: string | undefined
  readonly terms?: QuotationTerms
  readonly offer?: CounterOfferInput
}

export const counterOffer = (
  call: Call,
  { params, body }: { params: { id: string }; body: CounterOfferInput },
): Promise<Saved> =>
  call.write((tx) =>
    stepQuotation(tx, asCustomer(call.principal), {
      id: params.id,
      name: 'counterOffer',
      given: { offer: body, note: body.note },
    }),
  )

/**
 * An enquiry has one confirmed quotation: the enquiry is locked, then all its quotations, and what the machine says is
 * asked of the locked rows. The version is the one that was seen, so that nobody agrees to a price that changed since.
 */
export const confirmQuotation = (
  call: Call,
  { params, body }: { params: { id: string }; body: ConfirmQuotation },
): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { enquiry, quotation, others } = getOrRefuse(await lockQuotation(tx, params.id, acting.companyId))
    const version = await moveQuotation(tx, acting, quotation, 'confirmQuote', { note: body.note }, () => {
      if (body.version !== quotation.version) throw new Refusal([at('version', 'record.stale')])
      return Promise.resolve({})
    })
    await lapseOffers(tx, quotation)
    await stepEnquiry(tx, acting, { id: enquiry.id, name: 'confirmQuote', given: {}, locked: enquiry })
    await endQuotations(tx, others, 'close')
    return { id: quotation.id, version }
  })

/** Any other step, for both actors. */
export async function stepQuotation(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: StepOf<QuotationGiven, LockedBy<typeof lockQuotation>>,
): Promise<Saved> {
  const { quotation } = locked ?? getOrRefuse(await lockQuotation(tx, id, acting.companyId))
  const version = await moveQuotation(tx, acting, quotation, name, given, () =>
    effectOf(tx, acting, quotation, name, given),
  )
  if (name === 'withdraw') await awaitNewQuote(tx, quotation.enquiry_id)
  return { id, version }
}

async function moveQuotation(
  tx: Tx,
  acting: Acting,
  quotation: LockedQuotation,
  name: string,
  given: QuotationGiven,
  effect: () => Promise<object>,
): Promise<number> {
  const key = quotationKey(quotation)
  const { written } = await runTransition(tx, acting, key, {
    machine: forwarderQuotationMachine,
    name,
    state: quotation.state,
    facts: quotationFacts(quotation),
    given,
    notice: acting.actor === 'provider' ? noticeOf(quotation, name, given) : undefined,
    write: async (state) =>
      writeStep(tx, 'freight_quotation', key, { ...(await effect()), state: Number(state) }),
  })
  return written
}

async function effectOf(
  tx: Tx,
  acting: Acting,
  quotation: LockedQuotation,
  name: string,
  given: QuotationGiven,
): Promise<object> {
  switch (name) {
    case 'counterOffer':
      if (given.offer) await insertOffer(tx, acting, quotation, given.offer)
      return {}
    case 'acceptOffer':
      return acceptOffer(tx, acting, quotation, given.note ?? '')
    case 'refuseOffer':
      await answerOffer(tx, acting, quotation, {
        state: counterOfferState.codes.refused,
        answer: given.reason ?? '',
      })
      return {}
    case 'withdraw':
      await lapseOffers(tx, quotation)
      return { reason: given.reason ?? '' }
    case 'revise': {
      const terms = getOrRefuse(given.terms)
      await checkTerms(tx, terms)
      await acceptMet(tx, acting, quotation, terms.charges)
      return { ...termsOf(terms), charges: JSON.stringify(terms.charges), reminded_at: null }
    }
    default:
      return {}
  }
}

const noticedSteps = new Set(['revise', 'acceptOffer', 'refuseOffer', 'withdraw'])
function noticeOf(
  { number, carrier }: LockedQuotation,
  name: string,
  given: QuotationGiven,
): NoticeOf | undefined {
  if (!noticedSteps.has(name)) return undefined
  return {
    phrase: `forwarderQuotation.${name}`,
    params: { number, carrier, reason: given.reason ?? '' },
  }
}
