import { describe, expect, it } from 'vitest'
import { groupFindings } from './order-readiness.ts'

describe('findings of a draft', () => {
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
})
