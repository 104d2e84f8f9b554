import { describe, expect, it } from 'vitest'
import type { generalModelTypes, orderState } from './order.codes.ts'
import { orderWay } from './order-way.ts'

const shown = (modelType: (typeof generalModelTypes)[number], state: (typeof orderState.keys)[number]) =>
  orderWay({ modelType, state })?.map((stop) => `${stop.is === 'here' ? '*' : ''}${stop.state}`)

describe('the way of an order', () => {
  it('has passed what lies before it and goes to what lies behind', () => {
    const is = (state: 'draft' | 'audited' | 'completed') =>
      orderWay({ modelType: 'domestic', state })?.map((stop) => stop.is)
    expect(is('draft')).toEqual(['here', ...Array.from({ length: 6 }, () => 'ahead')])
    expect(is('completed')).toEqual([...Array.from({ length: 6 }, () => 'passed'), 'here'])
  })

  it('of an import leads over customs, of a domestic order over the dispatch', () => {
    expect(shown('import', 'cleared')).toEqual([
      'draft',
      'submitted',
      'audited',
      'declared',
      '*cleared',
      'arrived',
      'signed',
      'completed',
    ])
    expect(shown('domestic', 'dispatched')).toContain('*dispatched')
    expect(shown('domestic', 'dispatched')).not.toContain('declared')
    expect(shown('transit', 'departed')).toContain('*departed')
  })

  it.each([
    ['auditFailed', '*submitted'],
    ['storedAwaitingBinding', '*audited'],
    ['bound', '*audited'],
  ] as const)('%s stands at %s', (state, stop) => {
    expect(shown('import', state)).toContain(stop)
  })

  it('has no stop for a cancelled order', () => {
    expect(shown('import', 'cancelled')).toBeUndefined()
  })
})
