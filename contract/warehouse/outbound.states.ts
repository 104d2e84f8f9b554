import { draftTransitions, machine, type NoFacts } from '../kernel/machine.ts'
import type { WarehouseRefusal } from './warehouse.refusals.ts'
import { outboundState } from './warehouse-order.codes.ts'

/**
 * Goods on their way out. Submitting reserves the lots. There is no code for 'cancelled': a cancelled outbound order
 * releases its lots and becomes a draft, to be changed or removed.
 */
export const outboundMachine = machine<NoFacts, WarehouseRefusal>()({
  name: 'outbound',
  states: outboundState,
  initial: 'draft',
  transitions: [
    ...draftTransitions({
      from: ['draft'],
      to: 'new',
      submitted: ['new', 'arranged', 'shipped', 'completed'],
      refusal: 'outbound.alreadySubmitted',
    }),
    {
      name: 'cancel',
      from: ['new'],
      to: 'draft',
      actor: 'customer',
      elsewhere: [{ in: ['shipped', 'completed'], refusal: 'outbound.alreadyShipped' }],
    },
    { name: 'cancel', from: ['new', 'arranged'], to: 'draft', actor: 'provider', needs: ['reason'] },
    { name: 'arrange', from: ['new'], to: 'arranged', actor: 'provider' },
    { name: 'ship', from: ['arranged'], to: 'shipped', actor: 'provider' },
    { name: 'complete', from: ['shipped'], to: 'completed', actor: 'provider' },
  ],
})
