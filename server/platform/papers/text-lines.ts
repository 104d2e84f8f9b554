import type { Paper, PaperPage } from '@quayside/contract/kernel/paper.ts'

/** A text in its line, with its number in the document. */
type Segment = {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly place: number
}
export type TextLine = {
  readonly page: number
  readonly top: number
  readonly bottom: number
  readonly segments: readonly Segment[]
}

/** Texts of a page that stand beside each other, from the top down; `first` is the number of the page's first text. */
export function linesOf(kind: Paper['kind'], page: PaperPage, number: number, first: number): TextLine[] {
  const items = page.texts
    .map((text, place) => ({ ...text, place: first + place }))
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
  const groups: (typeof items)[] = []
  for (const item of items) {
    const group = groups.at(-1)
    const lead = group?.[0]
    const apart = lead ? item.y - lead.y : 0
    const isSame = lead && (kind === 'sheet' ? apart === 0 : apart < 0.4 * Math.min(lead.height, item.height))
    if (group && isSame) group.push(item)
    else groups.push([item])
  }
  return groups.map((group) => ({
    page: number,
    top: group[0]?.y ?? 0,
    bottom: Math.max(...group.map(({ y, height }) => y + (kind === 'sheet' ? 1 : height))),
    segments: group
      .toSorted((one, other) => one.x - other.x)
      .map(({ x, width, text, place }) => ({ from: x, to: x + width, text, place })),
  }))
}

/** How much of the narrower of two ranges lies in the other. */
export const overlap = (
  one: { readonly from: number; readonly to: number },
  other: { readonly from: number; readonly to: number },
): number => Math.min(one.to, other.to) - Math.max(one.from, other.from)
