import { expect, it } from 'vitest'
import { orderState, receivingState } from './order.codes.ts'
import { orderRouteOfRow } from './order-route.ts'

const today = '2026-11-18'
const hereOf = (route: { legs: readonly { name: string; is: string }[] } | undefined): string | undefined =>
  route?.legs.find(({ is }) => is === 'here')?.name

it('places the goods of an order by its state, and in the warehouse once all of them are stored or bound', () => {
  const { notStored, fullyStored } = receivingState.codes
  const place = (
    state: keyof typeof orderState.codes,
    stored: number,
    kind: 'import' | 'transit' = 'import',
  ) => hereOf(orderRouteOfRow({ state: orderState.codes[state], receivingState: stored }, kind, today))
  expect(place('submitted', notStored)).toBeUndefined()
  expect(place('cancelled', notStored)).toBeUndefined()
  expect(place('audited', notStored)).toBe('supplier')
  expect(place('bound', notStored)).toBe('warehouse')
  expect(place('audited', fullyStored)).toBe('warehouse')
  expect(place('cleared', fullyStored)).toBe('cleared')
  expect(place('departed', notStored, 'transit')).toBe('departed')
  expect(place('completed', fullyStored)).toBe('recipient')
})
