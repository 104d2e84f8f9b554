import type { PaperText } from '@quayside/contract/kernel/paper.ts'

/** With the height of its letters, which says what is a space and what a gap between columns. */
export type PlacedText = PaperText & { readonly size: number }

/** Shares of the letters' height: what is nearer belongs to one text, and from the second on a space stands between. */
const sameText = 0.45
const space = 0.12

/** Places are told to a tenth of a point. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** Words that stand side by side are one text; columns have a gap between them. */
export function joinedTexts(items: readonly PlacedText[]): PaperText[] {
  const sorted = items.toSorted((one, other) => one.y - other.y || one.x - other.x)
  const lines: PlacedText[][] = []
  for (const item of sorted) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && Math.abs(first.y - item.y) < 0.4 * Math.min(first.size, item.size)) line.push(item)
    else lines.push([item])
  }
  return lines.flatMap((line) => {
    const texts: PlacedText[] = []
    for (const item of line.toSorted((one, other) => one.x - other.x)) {
      const before = texts.at(-1)
      const gap = before ? item.x - before.x - before.width : Number.POSITIVE_INFINITY
      if (!before || gap > sameText * item.size || gap < -item.size) texts.push(item)
      else
        texts[texts.length - 1] = {
          ...before,
          width: Math.max(before.width, item.x + item.width - before.x),
          text: `${before.text}${gap > space * item.size ? ' ' : ''}${item.text}`,
        }
    }
    return texts.map(({ x, y, width, height, text }) => ({
      x: round(x),
      y: round(y),
      width: round(width),
      height: round(height),
      text,
    }))
  })
}
