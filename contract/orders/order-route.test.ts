import { describe, expect, it } from 'vitest'
import { orderState, receivingState } from './order.codes.ts'
import { orderRoute } from './order-route.ts'

type Order = Parameters<typeof orderRoute>[0]
const entry = (transition: string, fromState: string, toState: string, at: string) =>
  ({
    id: at,
    transition,
    fromState,
    toState,
    actor: 'provider',
    actorName: '',
    note: '',
    at,
  }) as Order['timeline'][number]
const given = (
  state: number,
  timeline: Order['timeline'],
  received: number = receivingState.codes.notStored,
) =>
  ({
    state,
    receivingState: received,
    supplierName: 'Sakura Parts',
    customerName: '',
    receiving: { warehouse: 'Kwai Chung', time: '2026-11-14 10:00' },
    delivery: { time: '2026-11-18 17:00' },
    timeline,
  }) as Order
const passed = entry('auditPass', 'submitted', 'audited', '2026-11-12T02:00:00Z')
const goodsCame = entry('receive', 'audited', 'audited', '2026-11-15T17:00:00Z')
const declared = entry('declare', 'audited', 'declared', '2026-11-16T02:00:00Z')

describe('the route of an order', () => {
  it('goes from the supplier through warehouse and customs to the recipient', () => {
    const route = orderRoute(
      given(orderState.codes.declared, [declared, goodsCame, passed], receivingState.codes.fullyStored),
      'import',
      '2026-11-17',
    )
    expect(
      route?.legs.map(({ name, place, planned, actual, is }) => [name, place, planned, actual, is]),
    ).toEqual([
      ['supplier', 'Sakura Parts', null, '2026-11-12', 'passed'],
      ['warehouse', 'Kwai Chung', '2026-11-14', '2026-11-16', 'passed'],
      ['declared', '', null, '2026-11-16', 'here'],
      ['cleared', '', null, null, 'ahead'],
      ['arrived', '', null, null, 'ahead'],
      ['recipient', '', '2026-11-18', null, 'ahead'],
    ])
    expect(route?.arrival).toEqual({ day: '2026-11-20', lateDays: 2, isReached: false })
  })

  it('of goods that the provider stores already begins in its warehouse', () => {
    const stored = entry('auditPass', 'submitted', 'storedAwaitingBinding', '2026-11-12T02:00:00Z')
    const bound = entry('bind', 'storedAwaitingBinding', 'bound', '2026-11-14T02:00:00Z')
    const route = orderRoute(given(orderState.codes.bound, [bound, stored]), 'import', '2026-11-15')
    expect(route?.legs.find(({ is }) => is === 'here')?.name).toBe('warehouse')
  })

  it('has no customs within the country', () => {
    const names = orderRoute(given(orderState.codes.audited, [passed]), 'domestic', '2026-11-13')?.legs.map(
      ({ name }) => name,
    )
    expect(names).toEqual(['supplier', 'warehouse', 'dispatched', 'recipient'])
  })

  it('begins when the order is passed and ends with its cancellation', () => {
    expect(orderRoute(given(orderState.codes.draft, []), 'import', '2026-11-17')).toBeUndefined()
    expect(orderRoute(given(orderState.codes.cancelled, [passed]), 'import', '2026-11-17')).toBeUndefined()
  })
})

describe('the stops of a route', () => {
  const { fullyStored } = receivingState.codes
  const stopsOf = (order: Order, kind: Parameters<typeof orderRoute>[1] = 'import') =>
    orderRoute(order, kind, '2026-11-17')?.legs ?? []

  it('name supplier, warehouse and customer', () => {
    const named = { ...given(orderState.codes.audited, [passed]), customerName: 'Berlin GmbH' }
    const places = stopsOf(named).flatMap(({ name, place }) => (place === '' ? [] : [`${name} ${place}`]))
    expect(places).toEqual(['supplier Sakura Parts', 'warehouse Kwai Chung', 'recipient Berlin GmbH'])
  })

  it('have the day of the receipt where goods are in the store, and of nothing else that happened there', () => {
    const other = entry('split', 'audited', 'audited', '2026-11-16T17:00:00Z')
    const warehouse = (order: Order) => stopsOf(order).find(({ name }) => name === 'warehouse')
    expect(warehouse(given(orderState.codes.audited, [other, goodsCame, passed], fullyStored))).toMatchObject(
      {
        actual: '2026-11-16',
        isReached: true,
      },
    )
    expect(warehouse(given(orderState.codes.audited, [goodsCame, passed]))).toMatchObject({
      actual: null,
      isReached: false,
    })
  })

  it('are all reached once the order is completed', () => {
    const legs = stopsOf(given(orderState.codes.completed, [declared, passed]))
    expect(legs.every(({ isReached }) => isReached)).toBe(true)
  })
})
