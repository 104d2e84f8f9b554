/** Drawing needs positions, not money: plain numbers are exact enough for pixels. */
export type PricePoint = { readonly day: string; readonly value: number }

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** Round figures around the values, about four of them, the first not above the lowest, the last not below the highest. */
export function priceTicks(values: readonly number[]): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  // A price that never moved still needs a scale to stand in.
  const span = high - low || high * 0.1 || 1
  const rough = span / 3
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  return Array.from({ length: last - first + 1 }, (_unused, place) => (first + place) * step)
}

/** As many decimals as tell two neighbours apart: prices of small parts differ in the fourth. */
export function priceDecimals(ticks: readonly number[]): number {
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0)
  return Math.min(6, Math.max(2, Math.ceil(-Math.log10(step) + 0.31)))
}

/** The change from the price before, in percent with one decimal; undefined where currencies differ. */
export function changeOf(
  price: { price: string; currency: string },
  before: { price: string; currency: string } | undefined,
): number | undefined {
  if (!before || before.currency !== price.currency) return undefined
  return Math.round((Number(price.price) / Number(before.price) - 1) * 1000) / 10
}
