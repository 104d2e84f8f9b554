import { describe, expect, it } from 'vitest'
import type { KeyOf } from '../kernel/codes.ts'
import { nextSteps } from '../kernel/machine-steps.ts'
import { positive, quantity } from '../office/warehouse.ts'
import { type GoodsPickupFacts, goodsPickupMachine } from './goods-pickup.states.ts'
import { WarehouseSave } from './warehouse.ts'
import type { goodsPickupState } from './warehouse-order.codes.ts'

it('a warehouse stands on the earth', () => {
  const isTaken = (name: 'latitude' | 'longitude', value: string) =>
    !WarehouseSave.safeParse({ [name]: value }).error?.issues.some(({ path }) => path[0] === name)
  expect(['90', '-90', '22.5'].every((value) => isTaken('latitude', value))).toBe(true)
  expect(['90.1', '-90.1', 'north'].some((value) => isTaken('latitude', value))).toBe(false)
  expect([isTaken('longitude', '180'), isTaken('longitude', '180.000001')]).toEqual([true, false])
})

it('goods are counted from zero, and put, picked and shipped above zero', () => {
  expect(['0', '0.000001', ' 5 '].every((value) => quantity.safeParse(value).success)).toBe(true)
  expect(['', '-1', '1.0000001', '1e3'].some((value) => quantity.safeParse(value).success)).toBe(false)
  expect(['0', '0.000001'].map((value) => positive.safeParse(value).success)).toEqual([false, true])
})

describe('a pickup of goods', () => {
  const stepsFrom = (from: KeyOf<typeof goodsPickupState>, facts: GoodsPickupFacts) =>
    nextSteps(goodsPickupMachine, { from, actor: 'provider', facts }).map(({ name }) => name)

  it('begins once its inbound order is audited', () => {
    expect(stepsFrom('submitted', { anomalyAt: undefined, inbound: 'beforeAudit' })).toEqual(['cancel'])
    expect(stepsFrom('submitted', { anomalyAt: undefined, inbound: 'underway' })).toEqual([
      'cancel',
      'pickUp',
      'reportPickupAnomaly',
    ])
  })

  it('goes on after an anomaly from where it came up', () => {
    const after = (anomalyAt: 'pickup' | 'inspection') =>
      stepsFrom('anomalyHandled', { anomalyAt, inbound: 'underway' })
    expect(after('pickup')).toEqual(['cancel', 'pickUp'])
    expect(after('inspection')).toEqual(['inspect'])
  })

  it('is stored with its inbound order, never before it', () => {
    const after = (inbound: 'underway' | 'stored') =>
      stepsFrom('inspectionDone', { anomalyAt: undefined, inbound })
    expect([after('underway'), after('stored')]).toEqual([[], ['store']])
  })
})
