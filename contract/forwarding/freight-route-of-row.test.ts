import { expect, it } from 'vitest'
import { forwarderOrderState } from './forwarding.codes.ts'
import { freightRouteOfRow } from './freight-route.ts'

const today = '2026-11-18'
const hereOf = (route: { legs: readonly { name: string; is: string }[] } | undefined): string | undefined =>
  route?.legs.find(({ is }) => is === 'here')?.name

it('places a shipment by its state and the planned days', () => {
  const row = { departsAt: '2026-11-10T02:00:00Z', arrivesAt: '2026-11-15T02:00:00Z' }
  const { quoted, delivered, arrived, completed } = forwarderOrderState.codes
  expect(freightRouteOfRow({ ...row, state: quoted }, today)).toBeUndefined()
  const route = freightRouteOfRow({ ...row, state: delivered }, today)
  expect(hereOf(route)).toBe('handedOver')
  expect(route?.legs[1]).toMatchObject({ name: 'departed', lateDays: 8 })
  expect(hereOf(freightRouteOfRow({ ...row, state: arrived }, today))).toBe('arrived')
  expect(hereOf(freightRouteOfRow({ ...row, state: completed }, today))).toBe('delivered')
})

it('begins with the confirmation of the quote', () => {
  const state = forwarderOrderState.codes.quoteConfirmed
  expect(freightRouteOfRow({ departsAt: null, arrivesAt: null, state }, today)).toBeDefined()
})
