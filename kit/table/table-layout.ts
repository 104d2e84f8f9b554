import type { CSSProperties } from 'react'
import { headingWidth, shortHeadingWidth } from './column-widths.ts'
import type { Column, Row } from './table.ts'

export const selectionWidth = 44
export const atStart: CSSProperties = { left: 0 }

export type Layout<R extends Row> = {
  /** Columns with a style are fixed while the others scroll. */
  readonly columns: readonly {
    readonly column: Column<R>
    readonly style: CSSProperties | undefined
    /** Its text may take two lines. */
    readonly isWrapped: boolean
  }[]
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
  /** Not all columns have room. */
  readonly isTight?: boolean
}

type Fitted = {
  readonly places: readonly number[]
  readonly widths: readonly number[]
  readonly isTight: boolean
}

/** A text that is longer takes two lines, unless its column is declared wider. */
const longestText = 320

/** The declared widths, changed by what the texts of the rows need where that is known. */
function widthsByText<R extends Row>(
  shown: readonly Column<R>[],
  { usual, least }: Declared,
  natural: NaturalWidths,
): {
  readonly roomy: readonly number[]
  readonly snug: readonly number[]
  readonly least: readonly number[]
} {
  const snug = shown.map((column, place) => {
    const [most = 0, fewest = 0] = [usual[place], least[place]]
    const needed = natural[column.key]
    if (needed === undefined) return most
    const whole = column.figures ? fewest : headingWidth(column)
    return Math.max(whole, shortHeadingWidth(column), Math.min(needed, Math.max(most, longestText)))
  })
  return {
    roomy: usual.map((width, place) => Math.max(width, snug[place] ?? 0)),
    snug,
    least: shown.map((column, place) =>
      Math.min(snug[place] ?? 0, Math.max(least[place] ?? 0, wrappedWidth(column, natural[column.key]))),
    ),
  }
}

/** Two lines of a text are never equally long, least of all those of a state of few words. */
const longerLineShare = 0.62
const [stateShare, longestState] = [0.74, 180]
const longestLines = { name: 130, toDo: 164 } as const

/**
 * What a text needs on two lines: a name of the usual length, and more of a state, of what is to be done, or of a cell that
 * its screen draws itself, which may show something although its field is empty.
 */
function wrappedWidth<R extends Row>(column: Column<R>, natural = 0): number {
  if (column.figures || column.align === 'right' || column.isFirst) return 0
  if (column.isState) return Math.min(longestState, Math.ceil(natural * stateShare))
  const isWhole = column.onCard === 'alert' || column.leastWidth === undefined
  return Math.min(longestLines[isWhole ? 'toDo' : 'name'], Math.ceil(natural * longerLineShare))
}

type Declared = { readonly usual: readonly number[]; readonly least: readonly number[] }
type NaturalWidths = Readonly<Record<string, number>>

/**
 * The order and the widths of the columns in `room`. Where it is too small for all of them, a column first gives up what
 * its texts leave free, so that those of the others stay whole. Then the columns that come into view are as narrow as
 * their texts allow on two lines, so that more of them do, and share what is left of the room.
 */
export function fit<R extends Row>(
  shown: readonly Column<R>[],
  declared: Declared,
  room: number,
  natural: NaturalWidths = {},
): Fitted {
  if (room === Number.POSITIVE_INFINITY) return asDeclared(declared.usual)
  const { roomy, snug, least } = widthsByText(shown, declared, natural)
  if (sumOf(roomy) <= room) return asDeclared(roomy)
  if (sumOf(snug) <= room) {
    const share = (room - sumOf(snug)) / (sumOf(roomy) - sumOf(snug))
    const widths = snug.map((width, place) => width + Math.floor(((roomy[place] ?? 0) - width) * share))
    return { places: snug.map((_width, place) => place), widths, isTight: true }
  }
  return fitTight(shown, { usual: snug, least }, room)
}

/**
 * The widths of a table of lines, which scrolls sideways where its columns have no room. Columns whose texts are cut take
 * what the table leaves free, the ones that lack the least first; where it leaves nothing, a column gives up what its own
 * texts do not need.
 */
export function wholeWhereRoom(
  { usual, least }: Declared,
  natural: readonly (number | undefined)[],
  room: number,
): readonly number[] {
  const columns = usual.map((width, place) => {
    const needed = Math.min(natural[place] ?? width, longestText)
    return {
      fewest: sumOf(usual) > room ? Math.max(least[place] ?? width, needed) : width,
      most: Math.max(width, needed),
    }
  })
  return spreadOver(columns, Math.max(0, room - sumOf(columns.map(({ fewest }) => fewest))))
}

const asDeclared = (usual: readonly number[]): Fitted => ({
  places: usual.map((_width, place) => place),
  widths: usual,
  isTight: false,
})

/** The columns on two lines. */
function fitTight<R extends Row>(
  shown: readonly Column<R>[],
  { usual, least }: Declared,
  room: number,
): Fitted {
  const places = placesOf(shown, least, room)
  const columns = places.map((place) => {
    const most = usual[place] ?? 0
    return { most, fewest: Math.min(most, least[place] ?? most) }
  })
  const needed = (count: number): number => sumOf(columns.slice(0, count).map(({ fewest }) => fewest))
  let inView = columns.length
  while (inView > 0 && needed(inView) > room) inView -= 1
  const spread = spreadOver(columns.slice(0, inView), room - needed(inView))
  return { places, widths: columns.map(({ most }, place) => spread[place] ?? most), isTight: true }
}

/**
 * Widths between the fewest and the most of each column: those that lack the least are whole first, so that as few texts
 * as possible take two lines, and the others share what remains.
 */
function spreadOver(
  columns: readonly { readonly most: number; readonly fewest: number }[],
  spare: number,
): readonly number[] {
  const widths = columns.map(({ fewest }) => fewest)
  const lacking = columns.map(({ most, fewest }, place) => ({ place, most, lack: most - fewest }))
  let left = spare
  const still = lacking
    .toSorted((one, other) => one.lack - other.lack)
    .filter(({ place, most, lack }) => {
      if (lack > left) return true
      left -= lack
      widths[place] = most
      return false
    })
  const share = left / Math.max(1, sumOf(still.map(({ lack }) => lack)))
  for (const { place, lack } of still) widths[place] = (widths[place] ?? 0) + Math.floor(lack * share)
  return widths
}

/** The columns beside a shown row: of a list that names some for it, these are the ones that stay in view. */
export const besideRow = <R extends Row>(columns: readonly Column<R>[]): readonly Column<R>[] =>
  columns.some(({ isKeptBeside }) => isKeptBeside)
    ? columns.map((column) => ({ ...column, isKept: column.isKeptBeside ?? false }))
    : columns

/** What is left for the columns themselves; undefined until it is measured. */
export const columnRoom = (
  room: number | undefined,
  { isSelectable, actionsWidth }: Pick<Room, 'isSelectable' | 'actionsWidth'>,
): number => (room ?? Number.POSITIVE_INFINITY) - (isSelectable ? selectionWidth : 0) - actionsWidth

/** As declared, unless a column that must be in view would end beyond `room`: then those columns come first. */
function placesOf<R extends Row>(
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
    const isText = column.align !== 'right' && !column.isFirst && !column.isState
    const isWrapped = isText && (room.isTight ?? false)
    if (!column.isFirst || isNarrow) return { column, style: undefined, isWrapped }
    const style = { left }
    left += room.widths[place] ?? column.width
    return { column, style, isWrapped }
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
 * Fits the widths to the available space. Columns that grow share what is left; where not all columns fit, they, or
 * else the texts in view, or else the last visible one, grow until that one ends where the actions begin: a half-covered
 * amount could be misread.
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
  const inView = (isMeant: (column: Column<R>) => boolean): number[] =>
    layout.columns.flatMap(({ column }, place) =>
      isMeant(column) && first + place < last ? [first + place] : [],
    )
  const choices = [
    inView(({ grows }) => grows === true),
    ...(last < end ? [inView(({ align, isFirst }) => align !== 'right' && !isFirst), [last - 1]] : []),
  ]
  const growing = choices.find((places) => places.length > 0) ?? []
  const more = Math.floor(left / growing.length)
  return growing.length === 0
    ? widths
    : widths.map((each, place) => (growing.includes(place) ? each + more : each))
}

const sumOf = (widths: readonly number[]): number => widths.reduce((total, each) => total + each, 0)
