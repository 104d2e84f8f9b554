import { expect, it } from 'vitest'
import { inboundRoute } from './inbound-route.ts'
import { inboundState } from './warehouse-order.codes.ts'

type Inbound = Parameters<typeof inboundRoute>[0]
const entry = (toState: string, at: string) => ({ toState, at }) as Inbound['timeline'][number]
const given = (state: number): Inbound => ({
  state,
  supplierName: 'Sakura Parts',
  warehouseName: 'Kwai Chung',
  pickupTime: '2026-11-07 10:00',
  timeline: [entry('received', '2026-11-10T12:00:00Z'), entry('submitted', '2026-11-06T12:00:00Z')],
})

it('leads from the supplier into the warehouse, and says how late the goods came', () => {
  const route = inboundRoute(given(inboundState.codes.received), '2026-11-17')
  expect(route?.legs.map(({ name, place, is, lateDays }) => [name, place, is, lateDays])).toEqual([
    ['supplier', 'Sakura Parts', 'passed', 0],
    ['received', 'Kwai Chung', 'here', 3],
    ['inspected', '', 'ahead', 0],
    ['stored', '', 'ahead', 0],
  ])
  expect(inboundRoute(given(inboundState.codes.cancelled), '2026-11-17')).toBeUndefined()
})

it('goods that are entrusted are stored, whatever is known of the steps between; others are not', () => {
  const storedIn = (state: number) =>
    inboundRoute({ ...given(state), timeline: [] }, '2026-11-17')?.legs.find(({ name }) => name === 'stored')
      ?.isReached
  expect([storedIn(inboundState.codes.entrusted), storedIn(inboundState.codes.audited)]).toEqual([
    true,
    false,
  ])
})
