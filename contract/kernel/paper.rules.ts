import Big from 'big.js'

type Cells = Readonly<Record<string, string>>
const isNumber = (text: string | undefined): text is string =>
  text !== undefined && /^-?\d+(\.\d+)?$/.test(text)

/** A total of the document beside the sum of the lines; `difference` is what the lines have more. */
export type SumCheck = {
  readonly key: string
  readonly stated: string | undefined
  readonly sum: string
  readonly difference: string | undefined
}

/** The sums of the lines' columns against what the document states, in plain decimals. */
export function checkSums(
  rows: readonly Cells[],
  keys: readonly string[],
  stated: Readonly<Record<string, string>>,
): SumCheck[] {
  return keys.map((key) => {
    const sum = rows.reduce((all, cells) => (isNumber(cells[key]) ? all.plus(cells[key]) : all), new Big(0))
    const { [key]: total } = stated
    const isStated = isNumber(total)
    return {
      key,
      stated: isStated ? total : undefined,
      sum: sum.toFixed(),
      difference: isStated ? sum.minus(total).toFixed() : undefined,
    }
  })
}
export const isDifferent = ({ difference }: SumCheck): boolean =>
  difference !== undefined && !new Big(difference).eq(0)

export type ProductKeys = { readonly qty: string; readonly price: string; readonly amount: string }
type ProductCheck = { readonly row: number; readonly expected: string; readonly stated: string }

/** Amounts are printed in two decimals, or in whole units where the currency has none. */
const rounding = new Big('0.005')

/** Lines whose quantity times price is not the amount that the document states. */
export function checkProducts(rows: readonly Cells[], keys: ProductKeys): ProductCheck[] {
  return rows.flatMap((cells, row) => {
    const { [keys.qty]: qty, [keys.price]: price, [keys.amount]: amount } = cells
    if (!isNumber(qty) || !isNumber(price) || !isNumber(amount)) return []
    const expected = new Big(qty).times(price)
    const allowed = amount.includes('.') ? rounding : new Big('0.5')
    return expected.minus(amount).abs().lte(allowed)
      ? []
      : [{ row, expected: expected.round(2).toFixed(2), stated: amount }]
  })
}
