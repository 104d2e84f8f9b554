import { draftTransitions, machine } from '../kernel/machine.ts'
import type { WarehouseRefusal } from './warehouse.refusals.ts'
import { inboundState } from './warehouse-order.codes.ts'

export type InboundFacts = {
  /** False while the provider still has to fetch the goods. */
  readonly isPickedUp: boolean
  /** The provider has fetched them: they are on their way to the warehouse. */
  readonly isFetched: boolean
}

const unlessFetched = (inbound: InboundFacts): WarehouseRefusal | undefined =>
  inbound.isFetched ? 'warehouseIn.goodsFetched' : undefined

/**
 * Goods on their way into the warehouse. An order whose pickup comes to nothing goes back to the customer, who changes
 * or cancels it. Fetched and received goods cannot be cancelled: they leave by an outbound order. Entrusting assigns stored goods to an order, as binding does, so both sides may do it.
 */
export const inboundMachine = machine<InboundFacts, WarehouseRefusal>()({
  name: 'inbound',
  states: inboundState,
  initial: 'draft',
  transitions: [
    ...draftTransitions({
      from: ['draft', 'auditFailed'],
      to: 'submitted',
      submitted: ['submitted', 'audited', 'received', 'inspected', 'reviewed', 'stored', 'entrusted'],
      refusal: 'warehouseIn.alreadySubmitted',
    }),
    { name: 'cancel', from: ['submitted', 'auditFailed'], to: 'cancelled', actor: 'customer' },
    {
      name: 'cancel',
      from: ['submitted', 'auditFailed', 'audited'],
      to: 'cancelled',
      actor: 'provider',
      needs: ['reason'],
      when: unlessFetched,
    },
    { name: 'auditPass', from: ['submitted'], to: 'audited', actor: 'provider' },
    {
      name: 'auditFail',
      from: ['submitted', 'audited'],
      to: 'auditFailed',
      actor: 'provider',
      needs: ['reason'],
      when: unlessFetched,
    },
    {
      name: 'receive',
      from: ['audited'],
      to: 'received',
      actor: 'provider',
      when: (inbound) => (inbound.isPickedUp ? undefined : 'warehouseIn.notPickedUp'),
    },
    { name: 'inspect', from: ['received'], to: 'inspected', actor: 'provider' },
    { name: 'review', from: ['inspected'], to: 'reviewed', actor: 'provider' },
    { name: 'store', from: ['reviewed'], to: 'stored', actor: 'provider' },
    { name: 'entrust', from: ['stored'], to: 'entrusted', actor: ['customer', 'provider'] },
  ],
})
