import { type RefObject, useLayoutEffect, useState } from 'react'
import { isWholeText } from './whole-text.ts'

/** Below the table stand the pager and the page's edge. */
const below = 78
/** Six rows with the head: less would not be worth scrolling in. */
const leastHeight = 280
/** Where a table begins far down, it is as high as the window below its filters, which follow the page. */
const heightBelowFilters = (element: HTMLElement): number =>
  innerHeight -
  below -
  (element.closest('.q-panel')?.querySelector<HTMLElement>('.q-filters')?.offsetHeight ?? bar)
const bar = 60

/** The rows scroll in what the window has left below the filters, so that those and the head stay in sight. */
function limitHeight(element: HTMLElement): void {
  const top = element.getBoundingClientRect().top + scrollY
  const room = innerHeight - top - below
  const height = room < leastHeight ? Math.max(leastHeight, heightBelowFilters(element)) : room
  element.style.setProperty('--table-height', `${Math.floor(height)}px`)
}

/** The width of the table's container once it is mounted; `isThere` says when to measure. */
export function useTableWidth(
  scroller: RefObject<HTMLElement | null>,
  isThere: boolean,
  /** Whether its rows scroll by themselves; those of a record scroll with its page. */
  isList = true,
): number | undefined {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const element = scroller.current
    if (!isThere || !element) return undefined
    const measure = (): void => {
      if (isList) limitHeight(element)
      setRoom(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // The filters above it are in the same panel, and unfold.
    if (element.closest('.q-panel')) observer.observe(element.closest('.q-panel') as Element)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [scroller, isThere, isList])
  return room
}

const padding = 22
/** 'Actions' in the heading. */
const leastActions = 72

/** The width of the step and of the button that opens the others, which stand at both ends of the cell. */
function widthOfActions(actions: HTMLElement): number {
  const parts = [...actions.children].flatMap((part) => {
    const { width } = part.getBoundingClientRect()
    return width > 0 ? [width] : []
  })
  return Math.ceil(parts.reduce((sum, width) => sum + width + actionsGap, -actionsGap))
}
const actionsGap = 12

/** The width of the actions' column: what the widest of the rows in view needs; `usual` until they are there. */
export function useActionsWidth(
  scroller: RefObject<HTMLElement | null>,
  { rows, from, usual }: { rows: readonly unknown[]; from: number; usual: number },
): number {
  const [needed, setNeeded] = useState<number>()
  useLayoutEffect(() => {
    const actions = [...(scroller.current?.querySelectorAll<HTMLElement>('td > .q-row-actions') ?? [])]
    if (rows.length === 0 || actions.length === 0) return
    setNeeded(Math.max(leastActions, ...actions.map((each) => widthOfActions(each) + padding)))
  }, [scroller, rows, from])
  return usual === 0 ? 0 : (needed ?? usual)
}

const wholeParts = '.q-code, .q-whole, time, .q-number'
const cellPadding = 10

/** What a part of a cell needs that is never broken or cut, with what stands before it on its line. */
function roomFor(part: Element | Range, parent: Element, cell: HTMLElement): number {
  // A text that is cut or broken is measured in its whole length.
  const lines = [...part.getClientRects()]
  const width = lines.reduce((sum, line) => sum + line.width, 0)
  const isRight = cell.dataset['align'] === 'right'
  // A wrapped part begins a line of its own where it has no room.
  const before =
    isRight || parent.closest('.q-wrapped')
      ? cellPadding
      : (lines[0]?.left ?? 0) - cell.getBoundingClientRect().left
  return Math.ceil(before + width + cellPadding)
}

/** What a cell needs for the numbers, codes and days in it, also where they stand in a second line or after other texts. */
function neededBy(cell: HTMLElement): number {
  let needed = 0
  for (const part of cell.querySelectorAll(wholeParts)) needed = Math.max(needed, roomFor(part, part, cell))
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!isWholeText(node.textContent ?? '') || !node.parentElement) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    needed = Math.max(needed, roomFor(range, node.parentElement, cell))
  }
  return needed
}

/** The text of the totals: those of a report come by a call of their own, and the rates of a sum after it. */
export function useFootText(scroller: RefObject<HTMLElement | null>, hasTotals: boolean): string {
  const [text, setText] = useState('')
  useLayoutEffect(() => {
    const foot = scroller.current?.querySelector('tfoot')
    if (!hasTotals || !foot) return undefined
    const read = (): void => setText(foot.textContent ?? '')
    read()
    const observer = new MutationObserver(read)
    observer.observe(foot, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [scroller, hasTotals])
  return text
}

const noWidths: Readonly<Record<string, number>> = {}

/**
 * The widths that columns need so that no number, code or day of the drawn rows and of their totals is broken or cut, by column key; only of
 * columns that are too narrow for theirs.
 */
export function useWholeWidths(
  scroller: RefObject<HTMLElement | null>,
  drawn: {
    rows: readonly unknown[]
    from: number
    to: number
    keys: readonly string[]
    room: number
    /** The text of the totals, which come after the rows. */
    sums?: string
    /** What the columns' texts need: they change the widths after the rows are drawn. */
    natural?: unknown
  },
): Readonly<Record<string, number>> {
  const { rows, from, to, keys, room, sums, natural } = drawn
  const [needed, setNeeded] = useState(noWidths)
  useLayoutEffect(() => {
    const found: Record<string, number> = {}
    for (const cell of scroller.current?.querySelectorAll<HTMLElement>('td[data-key]') ?? []) {
      const key = cell.dataset['key'] ?? ''
      const width = neededBy(cell)
      if (width > cell.offsetWidth) found[key] = Math.max(width, found[key] ?? 0)
    }
    const isMore = Object.entries(found).some(([key, width]) => width > (needed[key] ?? 0))
    if (isMore) setNeeded({ ...needed, ...found })
    // Once more with what was found: a column that is widened makes others narrower.
  }, [scroller, rows, from, to, keys, room, sums, natural, needed])
  return needed
}
