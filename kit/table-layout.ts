import type { CSSProperties } from 'react'
import type { Column, Row } from './table.ts'

const selectionWidth = 44
export const atStart: CSSProperties = { left: 0 }

export type Layout<R extends Row> = {
  /** A column with a style stays in place while the others scroll. */
  readonly columns: readonly { readonly column: Column<R>; readonly style: CSSProperties | undefined }[]
  readonly isSelectable: boolean
  readonly hasActions: boolean
  readonly isNarrow: boolean
  readonly widths: readonly number[]
  readonly width: number
  /** What has the keyboard's focus is scrolled out from under the columns that stay in place. */
  readonly scrolling: CSSProperties
}

type Room = { readonly isSelectable: boolean; readonly actionsWidth: number; readonly isNarrow: boolean }

/** Which columns there are, how wide each is, and where those that stay in place stand. */
export function layOut<R extends Row>(shown: readonly Column<R>[], room: Room): Layout<R> {
  const { isSelectable, actionsWidth, isNarrow } = room
  let left = isSelectable ? selectionWidth : 0
  const columns = shown.map((column) => {
    if (!column.isFirst || isNarrow) return { column, style: undefined }
    const style = { left }
    left += column.width
    return { column, style }
  })
  const widths = [
    ...(isSelectable ? [selectionWidth] : []),
    ...shown.map((column) => column.width),
    ...(actionsWidth > 0 ? [actionsWidth] : []),
  ]
  const width = widths.reduce((total, each) => total + each, 0)
  const scrolling = isNarrow ? {} : { scrollPaddingInline: `${left}px ${actionsWidth}px` }
  return { columns, isSelectable, hasActions: actionsWidth > 0, isNarrow, widths, width, scrolling }
}
