import type { LaneMap, LaneStay } from '@quayside/contract/reports/lane-map.ts'
import { describe, expect, it } from 'vitest'
import { bubblesOf, deltaMap, legsOf, worldMap } from './lane-layout.ts'
import { deltaPosition, worldPosition } from './lane-positions.ts'

const stay = (key: string, orders: number, more: Partial<LaneStay> = {}): LaneStay => ({
  key,
  name: key,
  position: null,
  isAbroad: key.startsWith('country'),
  orders,
  late: 0,
  lateDays: 0,
  goods: [],
  holds: [],
  ...more,
})
const warehouse = stay('warehouse:1', 7, { position: [114.1347, 22.3662] })
const look = { sizes: [24, 40], labelOf: ({ name }: LaneStay) => name } as const

describe('the map of lanes', () => {
  it('draws a place with more orders larger, and leaves out one whose position is not known', () => {
    const stays = [warehouse, stay('customs:5301', 1), stay('customs:0100', 3)]
    const bubbles = bubblesOf(stays, deltaPosition, deltaMap, look)
    expect(bubbles.map((bubble) => [bubble.stay.key, bubble.size])).toEqual([
      ['warehouse:1', 40],
      ['customs:5301', 24],
    ])
  })

  it('puts the names of two neighbours on different sides', () => {
    const neighbours = ['port:CNHUG', 'port:CNSZX-FTN'].map((key) => stay(key, 1, { name: '福田口岸与皇岗' }))
    const sides = bubblesOf(neighbours, deltaPosition, deltaMap, look).map(({ side }) => side)
    expect(new Set(sides).size).toBe(2)
  })

  it('has a place for every country that a supplier of the demonstration is in, America east of Asia', () => {
    const [japan, america, germany] = ['JP', 'US', 'DE'].map((code) =>
      worldPosition(stay(`country:${code}`, 1)),
    )
    expect(germany?.[0]).toBeLessThan(japan?.[0] ?? 0)
    expect(america?.[0]).toBeGreaterThan(japan?.[0] ?? 999)
    for (const position of [japan, america, germany]) {
      const { x, y } = worldMap.point(position ?? [0, 0])
      expect(x > 0 && x < worldMap.width && y > 0 && y < worldMap.height).toBe(true)
    }
  })

  it('draws a lane from abroad on both maps, and one between two near places on the enlarged one alone', () => {
    const leg = { orders: 2, late: 0, ahead: 0 }
    const map: LaneMap = {
      orders: 8,
      delivered: 0,
      places: [warehouse, stay('customs:5301', 1), stay('country:JP', 0)],
      legs: [
        { ...leg, from: 'country:JP', to: 'warehouse:1' },
        { ...leg, from: 'warehouse:1', to: 'customs:5301', orders: 9 },
      ],
    }
    const { delta, world } = legsOf(map)
    expect(delta.map((drawing) => drawing.leg.from)).toEqual(['country:JP', 'warehouse:1'])
    expect(world.map((drawing) => drawing.leg.from)).toEqual(['country:JP'])
    expect(delta[1]?.width).toBeGreaterThan(delta[0]?.width ?? 0)
  })
})
