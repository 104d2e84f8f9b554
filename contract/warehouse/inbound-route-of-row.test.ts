import { expect, it } from 'vitest'
import { inboundRouteOfRow } from './inbound-route.ts'
import { inboundState } from './warehouse-order.codes.ts'

const today = '2026-11-18'
const hereOf = (route: { legs: readonly { name: string; is: string }[] } | undefined): string | undefined =>
  route?.legs.find(({ is }) => is === 'here')?.name

it('says by how many days the goods of an inbound order are late', () => {
  const row = { supplierName: 'Northgate', warehouseName: 'Kwai Chung', pickupTime: '2026-11-15 10:00' }
  const announced = inboundRouteOfRow({ ...row, state: inboundState.codes.audited }, today)
  expect(hereOf(announced)).toBe('supplier')
  expect(announced?.legs[1]).toMatchObject({ name: 'received', lateDays: 3 })
  expect(hereOf(inboundRouteOfRow({ ...row, state: inboundState.codes.entrusted }, today))).toBe('stored')
  expect(inboundRouteOfRow({ ...row, state: inboundState.codes.draft }, today)).toBeUndefined()
})

it.each([
  ['submitted', 'supplier'],
  ['audited', 'supplier'],
  ['received', 'received'],
  ['inspected', 'inspected'],
  ['reviewed', 'inspected'],
  ['stored', 'stored'],
] as const)('a row that is %s stands at %s', (state, stop) => {
  const row = { supplierName: '', warehouseName: '', pickupTime: '' }
  expect(hereOf(inboundRouteOfRow({ ...row, state: inboundState.codes[state] }, today))).toBe(stop)
})
