import type { GridColumn, Place } from './grid-types.ts'

export const rowHeight = 32
export const headHeight = 34
const numberWidth = 44

export type LaidColumn = GridColumn & { readonly left: number; readonly room: number }
export type Layout = {
  readonly columns: readonly LaidColumn[]
  readonly width: number
  /** What the row numbers and the pinned columns cover at the left. */
  readonly pinnedWidth: number
}

/**
 * The positions of the columns, with their own width or the user's. Unscrolled, the last visible one ends where the
 * sheet ends, because half an amount would be read as an amount: the rest of the width goes to a column that grows.
 */
export function layOut(
  columns: readonly GridColumn[],
  widths: Readonly<Record<string, number>>,
  view = 0,
): Layout {
  const roomOf = (column: GridColumn): number => widths[column.key] ?? column.width
  let end = numberWidth
  const inSight = columns.filter((column) => {
    const isInSight = end + roomOf(column) <= view
    end = isInSight ? end + roomOf(column) : Number.POSITIVE_INFINITY
    return isInSight
  })
  const rest = view - inSight.reduce((sum, column) => sum + roomOf(column), numberWidth)
  const growing = inSight.find((column) => column.grows && widths[column.key] === undefined)
  let left = numberWidth
  let pinnedWidth = numberWidth
  const laid = columns.map((column) => {
    const room = roomOf(column) + (column === growing ? rest : 0)
    const placed = { ...column, left, room }
    left += room
    if (column.isPinned) pinnedWidth = left
    return placed
  })
  return { columns: laid, width: left, pinnedWidth }
}

type View = {
  readonly scrollLeft: number
  readonly scrollTop: number
  readonly width: number
  readonly height: number
}

/** The scroll position at which a cell is fully visible, beside the pinned columns and below the headings. */
export function scrollTo(layout: Layout, place: Place, view: View, footHeight: number) {
  const column = layout.columns[place.col]
  let { scrollLeft, scrollTop } = view
  if (column && !column.isPinned) {
    if (column.left - scrollLeft < layout.pinnedWidth) scrollLeft = column.left - layout.pinnedWidth
    else if (column.left + column.room - scrollLeft > view.width)
      scrollLeft = column.left + column.room - view.width
  }
  const top = place.row * rowHeight
  const body = view.height - headHeight - footHeight
  if (top < scrollTop) scrollTop = top
  else if (top + rowHeight > scrollTop + body) scrollTop = top + rowHeight - body
  return { left: scrollLeft, top: scrollTop }
}

/** A cell's box within the visible part. */
export function boxOf(layout: Layout, place: Place, scroll: { left: number; top: number }) {
  const column = layout.columns[place.col]
  if (!column) return undefined
  return {
    left: column.isPinned ? column.left : column.left - scroll.left,
    top: headHeight + place.row * rowHeight - scroll.top,
    width: column.room,
  }
}

/** The first and last visible column that is not pinned, with one more on either side. */
export function columnsInSight(layout: Layout, scrollLeft: number, width: number): readonly [number, number] {
  const { columns, pinnedWidth } = layout
  const isMoving = (column: LaidColumn): boolean => column.isPinned !== true
  const begin = columns.findIndex((c) => isMoving(c) && c.left + c.room > scrollLeft + pinnedWidth)
  const end = columns.findLastIndex((c) => isMoving(c) && c.left < scrollLeft + width)
  const firstMoving = columns.findIndex(isMoving)
  return [Math.max(firstMoving, begin - 1), Math.min(columns.length - 1, end + 1)]
}
