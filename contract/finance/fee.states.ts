import { machine } from '../kernel/machine.ts'
import { feeState } from './finance.codes.ts'

/** A fee is booked when it is charged; a wrong one is taken back by its counter-entry, never changed. */
export const feeMachine = machine()({
  name: 'fee',
  states: feeState,
  initial: 'proposed',
  transitions: [
    { name: 'charge', from: ['proposed'], to: 'charged', actor: 'provider' },
    { name: 'discard', from: ['proposed'], to: 'discarded', actor: 'provider' },
    { name: 'reverse', from: ['charged'], to: 'reversed', actor: 'provider', needs: ['reason'] },
  ],
})
