/** The change from the previous price in percent with one decimal; undefined where the currencies differ. */
export function changeOf(
  price: { price: string; currency: string },
  before: { price: string; currency: string } | undefined,
): number | undefined {
  if (!before || before.currency !== price.currency) return undefined
  return Math.round((Number(price.price) / Number(before.price) - 1) * 1000) / 10
}
