import type { CSSProperties } from 'react'
import type { Column, Row } from './table.ts'

const selectionWidth = 44
const padding = 20
export const atStart: CSSProperties = { left: 0 }

export type Layout<R extends Row> = {
  /** Columns with a style are fixed while the others scroll. */
  readonly columns: readonly { readonly column: Column<R>; readonly style: CSSProperties | undefined }[]
  readonly isSelectable: boolean
  readonly hasActions: boolean
  readonly isNarrow: boolean
  readonly widths: readonly number[]
  readonly width: number
  /** Scrolls the focused element out from under the fixed columns. */
  readonly scrolling: CSSProperties
}

type Room = {
  readonly isSelectable: boolean
  readonly actionsWidth: number
  readonly isNarrow: boolean
  /** One for each visible column. */
  readonly widths: readonly number[]
}

/** The width of a digit in the widest of our fonts, at the weight of totals. */
const figureWidth = (text: string): number =>
  padding + 8 * text.length - 4 * (text.match(/[,.]/g)?.length ?? 0)

const latinWidth = 7
const hanWidth = 13
const sortMark = 14
const textWidth = (text: string): number =>
  text.split('').reduce((sum, sign) => sum + (sign > '\u2e7f' ? hanWidth : latinWidth), 0)

/** What a heading needs to stand on two lines without being truncated; Chinese stays on one. */
function headingWidth({ title, isSortable }: Pick<Column<never>, 'title' | 'isSortable'>): number {
  const words = title.split(' ')
  const widths = words.map((_word, place) =>
    Math.max(textWidth(words.slice(0, place).join(' ')), textWidth(words.slice(place).join(' '))),
  )
  return padding + Math.min(...widths) + (isSortable ? sortMark : 0)
}

/** The declared width, but never less than the heading and the longest figure need. */
export const widthsOf = <R extends Row>(
  shown: readonly Column<R>[],
  rows: readonly R[],
  isEnglish: boolean,
): number[] =>
  shown.map((column) =>
    Math.max(
      isEnglish ? (column.widthInEnglish ?? column.width) : column.width,
      headingWidth(column),
      ...(column.figures?.(rows) ?? []).map(figureWidth),
    ),
  )

/** What is left for the columns themselves; undefined until it is measured. */
export const columnRoom = (
  room: number | undefined,
  { isSelectable, actionsWidth }: Pick<Room, 'isSelectable' | 'actionsWidth'>,
): number => (room ?? Number.POSITIVE_INFINITY) - (isSelectable ? selectionWidth : 0) - actionsWidth

/** As declared, unless a column that must be in view would end beyond `room`: then those columns come first. */
export function placesOf<R extends Row>(
  shown: readonly Column<R>[],
  widths: readonly number[],
  room: number,
): readonly number[] {
  const places = shown.map((_column, place) => place)
  const isKept = (place: number): boolean => Boolean(shown[place]?.isFirst || shown[place]?.isKept)
  const lastKept = places.findLast(isKept) ?? 0
  if (sumOf(widths.slice(0, lastKept + 1)) <= room) return places
  return [...places.filter(isKept), ...places.filter((place) => !isKept(place))]
}

/** The visible columns, their widths, and the positions of the fixed ones. */
export function layOut<R extends Row>(shown: readonly Column<R>[], room: Room): Layout<R> {
  const { isSelectable, actionsWidth, isNarrow } = room
  let left = isSelectable ? selectionWidth : 0
  const columns = shown.map((column, place) => {
    if (!column.isFirst || isNarrow) return { column, style: undefined }
    const style = { left }
    left += room.widths[place] ?? column.width
    return { column, style }
  })
  const widths = [
    ...(isSelectable ? [selectionWidth] : []),
    ...room.widths,
    ...(actionsWidth > 0 ? [actionsWidth] : []),
  ]
  const width = sumOf(widths)
  const scrolling = isNarrow ? {} : { scrollPaddingInline: `${left}px ${actionsWidth}px` }
  return { columns, isSelectable, hasActions: actionsWidth > 0, isNarrow, widths, width, scrolling }
}

/**
 * Fits the widths to the available space. Columns that grow share what is left; where not all columns fit, they grow
 * until the last visible one ends where the actions begin, because a half-covered amount could be misread.
 */
export function fill<R extends Row>(layout: Layout<R>, room: number): readonly number[] {
  const { widths, width, isNarrow } = layout
  const first = layout.isSelectable ? 1 : 0
  const end = first + layout.columns.length
  let last = end
  let left = room - width
  if (left < 0) {
    if (isNarrow) return widths
    const whole = room - (layout.hasActions ? (widths.at(-1) ?? 0) : 0)
    while (last > first && sumOf(widths.slice(0, last)) > whole) last -= 1
    left = whole - sumOf(widths.slice(0, last))
  }
  const growing = layout.columns.flatMap(({ column }, place) =>
    column.grows && first + place < last ? [first + place] : [],
  )
  const more = Math.floor(left / growing.length)
  return growing.length === 0
    ? widths
    : widths.map((each, place) => (growing.includes(place) ? each + more : each))
}

const sumOf = (widths: readonly number[]): number => widths.reduce((total, each) => total + each, 0)
