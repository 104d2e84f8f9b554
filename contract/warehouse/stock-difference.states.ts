import { machine } from '../kernel/machine.ts'
import { stockDifferenceState } from './warehouse.codes.ts'

/**
 * Goods of an inbound order or of an order that came in otherwise than announced. Accepting makes the received quantity the right one; as long as it is
 * reported or disputed the goods it is about are counted and not available.
 */
export const stockDifferenceMachine = machine()({
  name: 'stockDifference',
  states: stockDifferenceState,
  initial: 'reported',
  transitions: [
    { name: 'settle', from: ['disputed'], to: 'settled', actor: 'provider', needs: ['reason'] },
    { name: 'accept', from: ['reported', 'disputed'], to: 'accepted', actor: 'customer' },
    { name: 'dispute', from: ['reported'], to: 'disputed', actor: 'customer', needs: ['reason'] },
  ],
})
