import { expect, it } from 'vitest'
import { freightRoute } from './freight-route.ts'

it('draws the milestones of a shipment in their order, and those that every shipment has without a day', () => {
  const { legs } = freightRoute(
    [
      { kind: 'departed', plannedAt: '2026-11-08T06:00:00Z', actualAt: '2026-11-09T06:00:00Z', note: '' },
      { kind: 'booked', plannedAt: null, actualAt: '2026-10-28T12:00:00Z', note: '' },
      { kind: 'arrived', plannedAt: '2026-12-08T02:00:00Z', actualAt: null, note: '' },
    ],
    '2026-11-17',
  )
  expect(legs.map(({ name, line, lateDays, expected }) => [name, line, lateDays, expected])).toEqual([
    ['booked', 'travelled', 0, null],
    ['handedOver', 'travelled', 0, null],
    ['departed', 'travelled', 1, null],
    ['arrived', 'ahead', 0, '2026-12-09'],
    ['delivered', 'unknown', 0, null],
  ])
})
