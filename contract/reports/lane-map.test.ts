import { describe, expect, it } from 'vitest'
import { analysisSubjects, filterOfSeries } from './analysis.ts'
import type { LaneState } from './flow-board.facts.ts'
import { mapOf } from './lane-map.ts'
import { type LanePlace, lanePlaceKey, type OrderLane } from './lane-places.ts'

const today = '2026-11-19'
const japan: LanePlace = { kind: 'country', code: 'JP' }
const hongKong: LanePlace = { kind: 'warehouse', code: '1' }
const customs: LanePlace = { kind: 'customs', code: '5301' }
const goods = (values: Partial<LaneState> = {}): LaneState => ({
  lane: 'goods',
  steps: 4,
  done: 0,
  tone: 'underway',
  reason: 'goodsAwaited',
  ...values,
})
const lateFunds = (dueOn?: string): LaneState => ({
  lane: 'funds',
  steps: 3,
  done: 1,
  tone: 'late',
  reason: 'taxLate',
  ...(dueOn !== undefined && { dueOn }),
})
const lateGoods = goods({ tone: 'late', reason: 'goodsNotReceivedLate', dueOn: '2026-11-16' })
const ahead = { at: japan, leg: { from: japan, to: hongKong, isAhead: true } }
const onTheWay = { at: hongKong, leg: { from: japan, to: hongKong, isAhead: false } }
const resting = { at: customs, leg: undefined }
const mapped = (...orders: [OrderLane | undefined, LaneState[]][]) =>
  mapOf(
    orders.map(([lane, lanes]) => ({ lane, lanes })),
    (place) => ({ name: lanePlaceKey(place), position: null }),
    today,
  )

describe('the map of lanes', () => {
  it('counts orders on their way, and those that were delivered apart', () => {
    const { orders, delivered } = mapped([ahead, [goods()]], [undefined, []], [resting, [goods()]])
    expect([orders, delivered]).toEqual([2, 1])
  })

  it('has the places with the most orders first, equal ones by their keys, and the ends of all legs', () => {
    const { places } = mapped([resting, [goods()]], [resting, [goods()]], [ahead, [goods()]])
    expect(places.map(({ key, orders }) => [key, orders])).toEqual([
      ['customs:5301', 2],
      ['country:JP', 1],
      ['warehouse:1', 0],
    ])
    expect(mapped([ahead, [goods()]], [resting, [goods()]]).places.map(({ key }) => key)).toEqual([
      'country:JP',
      'customs:5301',
      'warehouse:1',
    ])
  })

  it('says of each place how late its orders are, what holds them up and how far the goods are', () => {
    const { places } = mapped(
      [resting, [goods(), lateFunds('2026-11-17')]],
      [resting, [goods({ reason: 'goodsCleared' }), lateFunds('2026-11-09')]],
      [resting, [lateGoods]],
      [resting, [goods()]],
      [ahead, [goods(), lateFunds()]],
    )
    expect(places.find(({ key }) => key === 'customs:5301')).toMatchObject({
      orders: 4,
      late: 3,
      lateDays: 10,
      isAbroad: false,
      goods: [
        { reason: 'goodsAwaited', orders: 2 },
        { reason: 'goodsCleared', orders: 1 },
        { reason: 'goodsNotReceivedLate', orders: 1 },
      ],
      holds: [
        { reason: 'taxLate', orders: 2, days: 10 },
        { reason: 'goodsNotReceivedLate', orders: 1, days: 3 },
      ],
    })
    expect(places.find(({ key }) => key === 'country:JP')).toMatchObject({
      isAbroad: true,
      late: 1,
      lateDays: 0,
      holds: [{ reason: 'taxLate', days: 0 }],
    })
    expect(places.find(({ key }) => key === 'warehouse:1')).toMatchObject({ late: 0, lateDays: 0 })
  })

  it('puts the reason of most orders first', () => {
    const cleared = goods({ reason: 'goodsCleared' })
    const { places } = mapped([resting, [goods()]], [resting, [cleared]], [resting, [cleared]])
    expect(places[0]?.goods.map(({ reason }) => reason)).toEqual(['goodsCleared', 'goodsAwaited'])
  })

  it('counts on each leg the orders that have not left, and those whose goods are late', () => {
    const { legs } = mapped(
      [ahead, [goods()]],
      [onTheWay, [lateGoods]],
      [onTheWay, [lateFunds('2026-11-17')]],
      [resting, [goods()]],
    )
    expect(legs).toEqual([{ from: 'country:JP', to: 'warehouse:1', orders: 3, ahead: 1, late: 1 }])
  })
})

describe('a series of the analysis', () => {
  it('leads to its orders where report 097 has a filter for it', () => {
    expect(analysisSubjects.map((by) => filterOfSeries(by, '7'))).toEqual([
      { kind: '7' },
      { currency: '7' },
      { supplierId: '7' },
      undefined,
      undefined,
    ])
  })

  it('of the rest, or of orders without a supplier, leads nowhere', () => {
    expect([filterOfSeries('supplier', 'others'), filterOfSeries('supplier', '')]).toEqual([
      undefined,
      undefined,
    ])
  })
})
