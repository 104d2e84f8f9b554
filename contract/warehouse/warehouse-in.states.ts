import { auditTransitions, draftTransitions, machine } from '../kernel/machine.ts'
import type { WarehouseRefusal } from './warehouse.refusals.ts'
import { warehouseInState } from './warehouse-order.codes.ts'

export type WarehouseInFacts = {
  /** False while the provider still has to fetch the goods. */
  readonly isPickedUp: boolean
}

/**
 * Goods on their way into the warehouse. Received goods cannot be cancelled: they leave by an outbound
 * order. Entrusting assigns stored goods to an order, as binding does, so both sides may do it.
 */
export const warehouseInMachine = machine<WarehouseInFacts, WarehouseRefusal>()({
  name: 'warehouseIn',
  states: warehouseInState,
  initial: 'draft',
  transitions: [
    ...draftTransitions({
      from: ['draft', 'auditFailed'],
      to: 'submitted',
      submitted: ['submitted', 'audited', 'received', 'inspected', 'reviewed', 'stored', 'entrusted'],
      refusal: 'warehouseIn.alreadySubmitted',
    }),
    ...auditTransitions,
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
