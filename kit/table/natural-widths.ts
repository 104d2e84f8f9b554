import { type RefObject, useLayoutEffect, useState } from 'react'

/** Parts that stand under one another in a cell. */
const stacked = '[data-lines], .q-sums, .q-compared'
/** What of a cell is text, so that its width can be added up; a cell with anything else keeps its column as declared. */
const textParts =
  'a, b, small, strong, time, span:not([class]), .q-wrapped, .q-code, .q-copy, .q-copy *, .q-tag, .q-whole, .q-number, .q-nothing, .q-quiet-state, .q-sums-part, .q-whole-part, [data-mark], [data-lines], .q-sums, .q-compared'
const isText = (cell: HTMLElement): boolean => cell.querySelector(`:not(:is(${textParts}))`) === null

const cellPadding = 20
const extras: readonly (readonly [part: string, width: number])[] = [
  // Its padding and its dot.
  ['.q-tag', 26],
  // The bar at its left.
  ['[data-mark]', 10],
  // The margin between a currency and its amount.
  ['small', 3],
]

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0)

/** The browser names the whole line and the part in sight of a text that is cut: the wider one counts. */
function widthOfText(text: Text): number {
  const range = document.createRange()
  range.selectNodeContents(text)
  const lines = new Map<number, number>()
  for (const { top, width } of range.getClientRects()) lines.set(top, Math.max(width, lines.get(top) ?? 0))
  return sumOf([...lines.values()])
}

function widthOf(part: Node): number {
  if (part instanceof Text) return widthOfText(part)
  if (!(part instanceof HTMLElement)) return 0
  const widths = [...part.childNodes].map(widthOf)
  const extra = extras.find(([name]) => part.matches(name))?.[1] ?? 0
  return extra + (part.matches(stacked) ? Math.max(0, ...widths) : sumOf(widths))
}

/** The width of a cell's text on one line, whether it is shown on one, on two, or cut. */
const naturalWidth = (cell: HTMLElement): number => Math.ceil(cellPadding + widthOf(cell)) + 1

type NaturalWidths = Readonly<Record<string, number>>
const none: NaturalWidths = {}

const isSame = (one: NaturalWidths, other: NaturalWidths): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key])

/** By column key; of columns that were measured before, only those change whose text has no room. */
function measure(cells: readonly HTMLElement[], former: NaturalWidths): NaturalWidths {
  const widths: Record<string, number> = { ...former }
  const others = new Set<string>()
  for (const cell of cells) {
    const key = cell.dataset['key'] ?? ''
    if (others.has(key)) continue
    if (!isText(cell)) others.add(key)
    else if (former[key] === undefined || naturalWidth(cell) > cell.offsetWidth)
      widths[key] = Math.max(naturalWidth(cell), widths[key] ?? 0)
  }
  for (const key of others) delete widths[key]
  return widths
}

/**
 * What each column needs to show the texts of the drawn rows on one line, by column key. It is measured before the rows
 * are painted, so nothing moves, and only grows while the same rows scroll.
 */
export function useNaturalWidths(
  scroller: RefObject<HTMLElement | null>,
  drawn: { rows: readonly unknown[]; from: number; to: number; keys: readonly string[] },
): NaturalWidths {
  const { rows, from, to, keys } = drawn
  const [measured, setMeasured] = useState({ rows, widths: none })
  useLayoutEffect(() => {
    const cells = [...(scroller.current?.querySelectorAll<HTMLElement>('tbody td[data-key]') ?? [])]
    setMeasured((before) => {
      const former = before.rows === rows ? before.widths : none
      const widths = measure(cells, former)
      return before.rows === rows && isSame(widths, former) ? before : { rows, widths }
    })
  }, [scroller, rows, from, to, keys])
  return measured.widths
}
