/** Drawing needs positions, not money: plain numbers are exact enough for pixels. */
export type Point = { readonly day: string; readonly value: number }

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const dayOf = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10)

/** Round figures that cover the values, four or five of them. */
export function valueTicks(low: number, high: number): number[] {
  // A rate that never moved still needs a scale to stand in.
  const span = high - low || Math.abs(high) * 0.01 || 1
  const rough = span / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude
  const first = Math.floor(low / step + 1e-9) * step
  const count = Math.ceil((high - first) / step - 1e-9) + 1
  return Array.from({ length: Math.max(2, count) }, (_unused, place) => first + place * step)
}

/** As many decimals as tell two neighbours apart. */
export function tickDecimals(ticks: readonly number[]): number {
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0)
  return Math.min(6, Math.max(2, Math.ceil(-Math.log10(step) + 0.31)))
}

export function dayTicks(begin: string, end: string, count: number): string[] {
  const [first, last] = [dayNumber(begin), dayNumber(end)]
  const gaps = Math.max(1, Math.min(count - 1, last - first))
  return Array.from({ length: gaps + 1 }, (_unused, place) =>
    dayOf(Math.round(first + ((last - first) * place) / gaps)),
  )
}

type Place = (point: Point) => readonly [x: number, y: number]

const round = (value: number): number => Math.round(value * 10) / 10

/** Straight from point to point; or, for a rate that holds until the next one, in steps up to the right edge. */
export function linePath(points: readonly Point[], place: Place, stepsUntil?: number): string {
  const parts = points.map((point, index) => {
    const [x, y] = place(point).map(round)
    if (index === 0) return `M${x} ${y}`
    return stepsUntil === undefined ? `L${x} ${y}` : `H${x}V${y}`
  })
  if (stepsUntil !== undefined && points.length > 0) parts.push(`H${round(stepsUntil)}`)
  return parts.join('')
}

/** The point whose day is nearest to a place between begin (0) and end (1). */
export function nearestPoint(points: readonly Point[], begin: string, end: string, share: number): number {
  const wanted = dayNumber(begin) + share * (dayNumber(end) - dayNumber(begin))
  let nearest = 0
  points.forEach((point, index) => {
    const best = points[nearest]
    if (best && Math.abs(dayNumber(point.day) - wanted) < Math.abs(dayNumber(best.day) - wanted))
      nearest = index
  })
  return nearest
}
