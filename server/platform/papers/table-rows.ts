import { plainHeading } from '@quayside/contract/kernel/sheet-text.ts'
import { type HeadColumn, headingOf, type KnownHeadings } from './find-head.ts'
import { isFigure } from './paper-marks.ts'
import { overlap, type TextLine } from './text-lines.ts'

/** A column as wide as what stands in it. */
export type Column = HeadColumn & { readonly isNumber: boolean; low: number; high: number }

export const bodyColumns = (head: readonly HeadColumn[], known: KnownHeadings): Column[] =>
  head.map((column) => ({
    ...column,
    isNumber: known.numbers.has(plainHeading(headingOf(column, known.all))),
    low: column.from,
    high: column.to,
  }))

/** In points, what it costs that two strips below a head belong to one heading. */
const shared = 40

type Strip = { from: number; to: number }

/**
 * Figures stand at the right of their column, headings often at the left: what stands below a head falls into strips
 * with room between them, and each strip goes to a heading, in their order and to the nearest.
 */
export function widen(columns: readonly Column[], lines: readonly TextLine[]): void {
  const strips = stripsOf(lines.filter(({ segments }) => segments.length * 2 >= columns.length))
  // Where texts reach below other headings there is no strip of one column.
  if (strips.length < 2 || strips.length > 3 * columns.length) return
  for (const [place, column] of placedAt(strips, columns).entries()) {
    const strip = strips[place]
    const own = columns[column]
    if (!strip || !own || columns.filter((each) => overlap(each, strip) > 0).length > 1) continue
    const isFirst = own.low === own.from && own.high === own.to
    own.low = isFirst ? strip.from : Math.min(own.low, strip.from)
    own.high = isFirst ? strip.to : Math.max(own.high, strip.to)
  }
}

function stripsOf(lines: readonly TextLine[]): Strip[] {
  const strips: Strip[] = []
  for (const { from, to } of lines
    .flatMap(({ segments }) => segments)
    .toSorted((one, other) => one.from - other.from)) {
    const last = strips.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else strips.push({ from, to })
  }
  return strips
}

/** The column of each strip: in order, at the least distance of all together. */
function placedAt(strips: readonly Strip[], columns: readonly Column[]): number[] {
  const apart = (strip: Strip, column: Column | undefined): number =>
    column ? Math.max(0, -overlap(strip, column)) : Number.POSITIVE_INFINITY
  let before = columns.map((): { cost: number; path: number[] } => ({ cost: 0, path: [] }))
  for (const [place, strip] of strips.entries())
    before = columns.map((column, at) => {
      const earlier = before.slice(0, at + 1).map(({ cost, path }, from) => ({
        cost: cost + (place > 0 && from === at ? shared : 0),
        path,
      }))
      const best = earlier.reduce((one, other) => (other.cost < one.cost ? other : one))
      return { cost: best.cost + apart(strip, column), path: [...best.path, at] }
    })
  return before.reduce((one, other) => (other.cost < one.cost ? other : one)).path
}

export type Cell = { readonly places: readonly number[]; readonly texts: readonly string[] }

/** The cells of a line: each text goes to the column that it lies in most, or else to the nearest. */
export function cellsOf(columns: readonly Column[], { segments }: TextLine): Cell[] {
  const cells = columns.map((): { places: number[]; texts: string[] } => ({ places: [], texts: [] }))
  for (const segment of segments) {
    const scores = columns.map(({ low, high }) => overlap({ from: low, to: high }, segment))
    const cell = cells[scores.indexOf(Math.max(...scores))]
    cell?.places.push(segment.place)
    cell?.texts.push(segment.text)
  }
  return cells
}

/** A line of goods has a figure where figures belong; of unknown headings two. */
export function isGoods(columns: readonly Column[], cells: readonly Cell[]): boolean {
  const figures = cells.flatMap(({ texts }, place) => (isFigure(texts.join(' ')) ? [place] : []))
  return figures.some((place) => columns[place]?.isNumber) || figures.length >= 2
}
