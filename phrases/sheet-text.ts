/** Headings are compared without width, case, spaces, units in brackets and required marks. */
export const plainHeading = (heading: string): string =>
  heading
    // Opening brackets without an end make the next pattern quadratic; no heading is this long.
    .slice(0, 4 * longestHeading)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, longestHeading)
const longestHeading = 100

const sums = new Set([
  '合计',
  '总计',
  '小计',
  '共计',
  '合計',
  '總計',
  '小計',
  '共計',
  'total',
  'totals',
  'subtotal',
  'grandtotal',
  'sum',
])

/** The totals row under a table is recognised by its first text. */
export function isTotalsRow(texts: readonly string[]): boolean {
  const first = texts.find((text) => text.trim() !== '')
  return first !== undefined && sums.has(plainHeading(first))
}
