import { auditTransitions, draftTransitions, machine } from '../kernel/machine.ts'
import { serviceOrderState } from './service.codes.ts'
import type { serviceRefusals } from './service.refusals.ts'

type ServiceOrderFacts = { readonly isTransport: boolean }
const isTransport = (order: ServiceOrderFacts) => order.isTransport

/** The part of the general order's way that a service goes: only goods that are carried are dispatched and signed for. */
export const serviceOrderMachine = machine<ServiceOrderFacts, keyof typeof serviceRefusals>()({
  name: 'serviceOrder',
  states: serviceOrderState,
  initial: 'draft',
  transitions: [
    ...draftTransitions({
      from: ['draft', 'auditFailed'],
      to: 'submitted',
      submitted: ['submitted', 'audited', 'dispatched', 'signed', 'completed'],
      refusal: 'serviceOrder.alreadySubmitted',
    }),
    ...auditTransitions,
    { name: 'dispatch', from: ['audited'], to: 'dispatched', actor: 'provider', applies: isTransport },
    { name: 'sign', from: ['dispatched'], to: 'signed', actor: ['customer', 'provider'] },
    { name: 'complete', from: ['signed'], to: 'completed', actor: 'provider' },
    {
      name: 'complete',
      from: ['audited'],
      to: 'completed',
      actor: 'provider',
      applies: (order) => !order.isTransport,
    },
  ],
})
