import { describe, expect, it } from 'vitest'
import {
  dayTicks,
  linePath,
  nearestOf,
  periodNames,
  spacedCompact,
  tickDecimals,
  ticksFromZero,
  ticksOver,
} from './scale.ts'

describe('the scale of a chart', () => {
  it.each([
    [[7.0512, 7.1498]],
    [[0.045_12, 0.047_99]],
    [[0.9, 0.9132]],
    [[7.1, 7.1]],
    [[1.2, 1.9]],
    [[0.0123, 0.0131]],
    [[100, 4500]],
    [[0.02, 0.02]],
  ])('covers %j with a handful of round figures that differ as texts', (values) => {
    const ticks = ticksOver(values)
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values) + 1e-9)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - 1e-9)
    expect(ticks.length).toBeGreaterThanOrEqual(2)
    expect(ticks.length).toBeLessThanOrEqual(6)
    const texts = ticks.map((tick) => tick.toFixed(tickDecimals(ticks)))
    expect(new Set(texts).size).toBe(ticks.length)
  })

  it('writes as many decimals as its figures need', () => {
    expect(tickDecimals(ticksOver([0.0123, 0.0131]))).toBeGreaterThanOrEqual(4)
    expect(tickDecimals(ticksOver([100, 4500]))).toBe(2)
    expect(tickDecimals([7.075, 7.1, 7.125])).toBe(3)
    expect(tickDecimals([7.1, 7.12, 7.14])).toBe(2)
  })

  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [23, [0, 10, 20, 30]],
    [1_234, [0, 500, 1000, 1500]],
  ])('scales bars up to %d in round steps', (highest, ticks) => {
    expect(ticksFromZero(highest)).toEqual(ticks)
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

  it('draws straight lines, and steps for a rate that holds until the next', () => {
    const points = [
      [1, 9],
      [5, 8],
    ] as const
    expect(linePath(points)).toBe('M1 9L5 8')
    expect(linePath(points, 9)).toBe('M1 9H5V8H9')
    expect(linePath([], 9)).toBe('')
  })

  it('finds the column under the pointer', () => {
    expect(nearestOf([0, 40], 0)).toBe(0)
    expect(nearestOf([0, 40], 19)).toBe(0)
    expect(nearestOf([0, 40], 38)).toBe(1)
  })
})

describe('the names of months', () => {
  const year = Array.from({ length: 12 }, (_unused, n) =>
    n < 2 ? `2025-${n + 11}` : `2026-${String(n - 1).padStart(2, '0')}`,
  )

  it('are all there while they have room, with the year at its first month', () => {
    const texts = periodNames(year, 50).map(({ text }) => text)
    expect(texts).toEqual(['25-11', '12', '26-01', '02', '03', '04', '05', '06', '07', '08', '09', '10'])
  })

  it.each([12, 20, 23, 30, 34, 36, 40, 45])('do not overlap where a bar has %i px', (slot) => {
    const names = periodNames(year, slot)
    const width = (text: string): number => text.length * 6.8
    for (const [place, name] of names.entries()) {
      const next = names[place + 1]
      if (!next) continue
      const gap = (next.place - name.place) * slot - (width(name.text) + width(next.text)) / 2
      expect(gap).toBeGreaterThan(0)
    }
    expect(names.length).toBeGreaterThanOrEqual(3)
  })
})

describe('a shortened figure', () => {
  it.each([
    ['7.5万', '7.5 万'],
    ['100萬', '100 萬'],
    ['75K', '75K'],
  ])('%s is written as %s', (shortened, written) => {
    expect(spacedCompact(shortened)).toBe(written)
  })
})
