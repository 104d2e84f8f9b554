import { type RefObject, useLayoutEffect, useState } from 'react'

/** What of a cell is text, so that its width can be added up; a cell with anything else keeps its column as declared. */
const textParts =
  'a, b, small, strong, time, span:not([class]), .q-wrapped, .q-code, .q-copy, .q-copy *, .q-tag, .q-whole, .q-number, .q-nothing, .q-quiet-state'
const isText = (cell: HTMLElement): boolean => cell.querySelector(`:not(:is(${textParts}))`) === null

const cellPadding = 20
/** Its padding and its dot. */
const tagExtra = 26
/** Between a currency and its amount. */
const currencyGap = 6

/** The width of a cell's text on one line, whether it is shown on one, on two, or cut. */
function naturalWidth(cell: HTMLElement): number {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let width =
    cellPadding +
    cell.querySelectorAll('.q-tag').length * tagExtra +
    cell.querySelectorAll('small').length * currencyGap
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) width += line.width
  }
  return Math.ceil(width) + 1
}

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
