import { dayNumber, numberedDay } from '@quayside/contract/kernel/days.ts'

// Drawing needs positions, not money: plain numbers are exact enough for pixels.

/** The next round number above a rough step. */
function roundStep(rough: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude
}

/** Four or five round numbers that cover the values. */
export function ticksOver(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  // A rate that never changed still needs a scale with an extent.
  const step = roundStep((high - low || Math.abs(high) * 0.01 || 1) / 4)
  const first = Math.floor(low / step + 1e-9) * step
  const count = Math.ceil((high - first) / step - 1e-9) + 1
  return Array.from({ length: Math.max(2, count) }, (_unused, place) => first + place * step)
}

/** Round whole numbers from zero to above the highest bar, about as many as `steps`. */
export function ticksFromZero(highest: number, steps = 4): number[] {
  const round = Math.max(1, roundStep(Math.max(highest, steps) / steps))
  const step = Number.isInteger(round) ? round : roundStep(round * 1.5)
  const count = Math.max(1, Math.ceil(highest / step - 1e-9))
  return Array.from({ length: count + 1 }, (_unused, place) => place * step)
}

/**
 * As many decimals as write each of them exactly: prices of small parts differ in the fourth decimal, and steps of 0.025
 * that are rounded to two look uneven.
 */
export function tickDecimals(ticks: readonly number[]): number {
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0)
  const isExact = (decimals: number): boolean => {
    const shifted = step * 10 ** decimals
    return Math.abs(shifted - Math.round(shifted)) < 1e-6 && Math.round(shifted) > 0
  }
  return [2, 3, 4, 5].find(isExact) ?? 6
}

export function dayTicks(begin: string, end: string, count: number): string[] {
  const [first, last] = [dayNumber(begin), dayNumber(end)]
  const gaps = Math.max(1, Math.min(count - 1, last - first))
  return Array.from({ length: gaps + 1 }, (_unused, place) =>
    numberedDay(Math.round(first + ((last - first) * place) / gaps)),
  )
}

/** The width of a figure in the axis' font, and what stays free between two names. */
const labelWidth = { figure: 6.8, gap: 6 }

type PeriodName = { readonly place: number; readonly text: string }

function namesOfEvery(periods: readonly string[], every: number): PeriodName[] {
  let year = ''
  return periods.flatMap((period, place) => {
    if (place % every > 0) return []
    const isNewYear = period.slice(0, 4) !== year
    year = period.slice(0, 4)
    return [{ place, text: isNewYear ? period.slice(2) : period.slice(5) }]
  })
}

const isFree = (one: PeriodName, next: PeriodName, slot: number): boolean =>
  (next.place - one.place) * slot >=
  ((one.text.length + next.text.length) / 2) * labelWidth.figure + labelWidth.gap

/**
 * The names under the bars of months or days: the year stands at the first one and at each January (`25-12`, `26-01`,
 * `02`); where the bars are too narrow for all names, every second, third … is named.
 */
export function periodNames(periods: readonly string[], slot: number): PeriodName[] {
  for (let every = 1; every < periods.length; every += 1) {
    const names = namesOfEvery(periods, every)
    if (names.every((name, at) => at === 0 || isFree(names[at - 1] ?? name, name, slot))) return names
  }
  return namesOfEvery(periods, Math.max(1, periods.length))
}

type Place = readonly [x: number, y: number]

const round = (value: number): number => Math.round(value * 10) / 10

/** Straight lines between points; or steps up to the right edge, for a rate that holds until the next one. */
export function linePath(points: readonly Place[], stepsUntil?: number): string {
  const parts = points.map((point, index) => {
    const [x, y] = point.map(round)
    if (index === 0) return `M${x} ${y}`
    return stepsUntil === undefined ? `L${x} ${y}` : `H${x}V${y}`
  })
  if (stepsUntil !== undefined && points.length > 0) parts.push(`H${round(stepsUntil)}`)
  return parts.join('')
}

/** The index of the value nearest to the wanted one; the values are ascending. */
export function nearestOf(values: readonly number[], wanted: number): number {
  let nearest = 0
  values.forEach((value, place) => {
    if (Math.abs(value - wanted) < Math.abs((values[nearest] ?? 0) - wanted)) nearest = place
  })
  return nearest
}

/** As elsewhere in Chinese texts a space stands between a figure and the character behind it, which the browser omits. */
export const spacedCompact = (figure: string): string => figure.replace(/(?<=\d)(?=\p{Script=Han})/u, ' ')
