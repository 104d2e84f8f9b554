import { describe, expect, it } from 'vitest'
import { dayTicks, linePath, nearestPoint, tickDecimals, valueTicks } from './rate-chart.scale.ts'

describe('the scale of the rates chart', () => {
  it.each([
    [7.0512, 7.1498],
    [0.045_12, 0.047_99],
    [0.9, 0.9132],
    [7.1, 7.1],
  ])('covers %d to %d with a handful of round figures', (low, high) => {
    const ticks = valueTicks(low, high)
    expect(ticks[0]).toBeLessThanOrEqual(low + 1e-9)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(high - 1e-9)
    expect(ticks.length).toBeGreaterThanOrEqual(2)
    expect(ticks.length).toBeLessThanOrEqual(6)
    const texts = ticks.map((tick) => tick.toFixed(tickDecimals(ticks)))
    expect(new Set(texts).size).toBe(ticks.length)
  })

  it('names the first and the last day, and no day twice', () => {
    expect(dayTicks('2026-08-18', '2026-11-15', 4)).toEqual([
      '2026-08-18',
      '2026-09-17',
      '2026-10-16',
      '2026-11-15',
    ])
    expect(dayTicks('2026-11-14', '2026-11-15', 6)).toEqual(['2026-11-14', '2026-11-15'])
  })

  const points = [
    { day: '2026-11-01', value: 1 },
    { day: '2026-11-05', value: 2 },
  ]
  const place = ({ day, value }: { day: string; value: number }) =>
    [Number(day.slice(-2)), 10 - value] as const

  it('draws straight lines, and steps for a rate that holds until the next', () => {
    expect(linePath(points, place)).toBe('M1 9L5 8')
    expect(linePath(points, place, 9)).toBe('M1 9H5V8H9')
    expect(linePath([], place, 9)).toBe('')
  })

  it('finds the day under the pointer', () => {
    expect(nearestPoint(points, '2026-11-01', '2026-11-09', 0)).toBe(0)
    expect(nearestPoint(points, '2026-11-01', '2026-11-09', 0.2)).toBe(0)
    expect(nearestPoint(points, '2026-11-01', '2026-11-09', 0.9)).toBe(1)
  })
})
