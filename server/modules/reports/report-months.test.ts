import { describe, expect, it } from 'vitest'
import { areWholeMonths, splitMonths } from './report-months.ts'

const range = (begin?: string, end?: string) => ({
  kind: '0',
  ...(begin !== undefined && { dayBegin: begin }),
  ...(end !== undefined && { dayEnd: end }),
})

describe('a range of days', () => {
  it.each([
    [range('2026-01-01', '2026-02-28'), true],
    [range('2024-02-01', '2024-02-29'), true],
    [range('2026-01-01'), true],
    [range(undefined, '2026-02-27'), false],
    [range('2026-01-02'), false],
    [range(), true],
  ])('%j is of whole months: %s', (filters, isWhole) => {
    expect(areWholeMonths(filters)).toBe(isWhole)
  })

  it('is split into whole months and the days around them', () => {
    expect(splitMonths(range('2025-12-15', '2026-03-10'))).toEqual({
      whole: range('2026-01-01', '2026-02-28'),
      edges: [range('2025-12-15', '2025-12-31'), range('2026-03-01', '2026-03-10')],
    })
    expect(splitMonths(range('2025-12-15'))).toEqual({
      whole: { ...range('2026-01-01'), dayEnd: undefined },
      edges: [range('2025-12-15', '2025-12-31')],
    })
    expect(splitMonths(range(undefined, '2026-03-10'))).toEqual({
      whole: { ...range(undefined, '2026-02-28'), dayBegin: undefined },
      edges: [range('2026-03-01', '2026-03-10')],
    })
  })

  it.each([[range('2026-03-02', '2026-03-10')], [range('2026-03-02', '2026-04-10')]])(
    '%j has no whole month',
    (filters) => {
      expect(splitMonths(filters).whole).toBeUndefined()
    },
  )
})
