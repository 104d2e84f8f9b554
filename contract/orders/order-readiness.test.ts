import { describe, expect, it } from 'vitest'
import { orderKind } from './order.codes.ts'
import { groupFindings, readinessOf } from './order-readiness.ts'
import { emptyOrder } from './order-save.ts'

describe('findings of a draft', () => {
  it('ask for the buyer of goods in transit, and of no others', () => {
    const asked = (kind: (typeof orderKind.values)[number], customerId: string | null) =>
      readinessOf({ ...emptyOrder(kind), customerId }, { models: [], attachedKinds: [] }).some(
        ({ code }) => code === 'buyerMissing',
      )
    const { transit, export: sold } = orderKind.codes
    expect([asked(transit, null), asked(transit, '7'), asked(sold, null)]).toEqual([true, false, false])
  })

  it('that are the same in several lines are reported once, the most serious first', () => {
    const origin = { path: 'origin', severity: 'submit', code: 'field.required' } as const
    const groups = groupFindings([
      { path: 'model', severity: 'clearance', code: 'unclassified', row: 'a' },
      { ...origin, row: 'a' },
      { path: 'currency', severity: 'submit', code: 'field.required' },
      { ...origin, row: 'c' },
    ])
    expect(groups.map(({ path, rows }) => [path, rows])).toEqual([
      ['origin', ['a', 'c']],
      ['currency', []],
      ['model', ['a']],
    ])
  })

  it.each([
    [orderKind.codes.export, '', true],
    [orderKind.codes.export, 'DEHAM', false],
    [orderKind.codes.import, '', false],
  ])('of kind %s with the destination %s: asked for is %s', (kind, destinationPort, isAsked) => {
    const draft = { ...emptyOrder(kind), destinationPort }
    const found = readinessOf(draft, { models: [], attachedKinds: [] })
    expect(found.some(({ code }) => code === 'portMissing')).toBe(isAsked)
  })
})
