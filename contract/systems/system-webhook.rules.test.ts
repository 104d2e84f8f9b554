import { expect, it } from 'vitest'
import { systemDeliveryPause } from './system-webhook.rules.ts'

it('an event that could not be delivered is tried after ten seconds, then twice as long each time, at most an hour', () => {
  expect([1, 2, 3, 9, 10, 50].map(systemDeliveryPause)).toEqual([10, 20, 40, 2560, 3600, 3600])
})
