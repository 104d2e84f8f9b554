import { expect, it } from 'vitest'
import { forwarderOrderStateLabel } from './forwarder-order-label.ts'
import { forwarderOrderState } from './forwarding.codes.ts'

it('code 4 of a forwarder order reads goods confirmed for an import and warehouse booked for an export', () => {
  for (const state of forwarderOrderState.keys) {
    const is4 = forwarderOrderState.codes[state] === 4
    expect(forwarderOrderStateLabel(state, 'import')).toBe(is4 ? 'goodsConfirmed' : state)
    expect(forwarderOrderStateLabel(state, 'export')).toBe(is4 ? 'warehouseBooked' : state)
  }
})
