import type { Sum, Sums } from '@quayside/contract/kernel/sums.ts'
import { isMixed } from '@quayside/contract/rates/sum-in-rmb.ts'
import type { CSSProperties } from 'react'
import type { Column, Row } from './table.ts'

export const selectionWidth = 44
const padding = 20
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

/** The width of a digit in the widest of our fonts, at the weight of totals. */
const figureWidth = (text: string): number =>
  padding + 8 * text.length - 4 * (text.match(/[,.]/g)?.length ?? 0)

const latinWidth = 7
const wideWidth = 12
const hanWidth = 13
const sortMark = 14
const wideLetter = /[mwMW@%]/
const signWidth = (sign: string): number =>
  sign > '\u2e7f' ? hanWidth : wideLetter.test(sign) ? wideWidth : latinWidth
/** Capitals beside one another, as in a currency, are wider than the letters of a word. */
const acronymExtra = (text: string): number => 2 * (text.match(/[A-Z]{2,}/g)?.join('').length ?? 0)
const textWidth = (text: string): number =>
  text.split('').reduce((sum, sign) => sum + signWidth(sign), acronymExtra(text))

/** What a heading needs to stand on two lines without being truncated; Chinese stays on one. */
function headingWidth({ title, isSortable }: Pick<Column<never>, 'title' | 'isSortable'>): number {
  const words = title.split(' ')
  const widths = words.map((_word, place) =>
    Math.max(textWidth(words.slice(0, place).join(' ')), textWidth(words.slice(place).join(' '))),
  )
  return padding + Math.min(...widths) + (isSortable ? sortMark : 0)
}

type Totals = Sums['columns']
const totalText = ({ currency, amount }: Sum): string =>
  `${currency}${currency && ' '}${amount.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}`

const figureWidths = <R extends Row>(column: Column<R>, rows: readonly R[], sums: Totals): number[] =>
  [...(column.figures?.(rows) ?? []), ...totalTexts(sums[column.key] ?? [])].map(figureWidth)

/** Of several currencies also what they come to in RMB, which has a digit more than the largest of them as a rule. */
const totalTexts = (sums: readonly Sum[]): string[] =>
  (isMixed(sums)
    ? [...sums, ...sums.map(({ amount }) => ({ currency: '≈ RMB', amount: `0${amount}` }))]
    : sums
  ).map(totalText)

/** None of the rows has anything in the field that the column is named by; a reminder shows more than its field. */
const isEmpty = <R extends Row>({ key, isFirst, onCard }: Column<R>, rows: readonly R[]): boolean =>
  rows.length > 0 &&
  !isFirst &&
  onCard !== 'alert' &&
  rows.every((row) => key in row && isNothing(row[key as keyof R]))
const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The declared width, but never less than the heading and the longest figure need; an empty column has no more. */
export const widthsOf = <R extends Row>(
  shown: readonly Column<R>[],
  rows: readonly R[],
  isEnglish: boolean,
  sums: Totals = {},
): number[] =>
  shown.map((column) =>
    isEmpty(column, rows)
      ? headingWidth(column)
      : Math.max(
          isEnglish ? (column.widthInEnglish ?? column.width) : column.width,
          headingWidth(column),
          ...figureWidths(column, rows, sums),
        ),
  )

/** The share of its width that a text needs on two lines. */
const wrappedShare = 0.7

/** What a column needs at least: its heading and figures whole, its text on two lines. */
export const leastWidthsOf = <R extends Row>(
  shown: readonly Column<R>[],
  rows: readonly R[],
  isEnglish: boolean,
  sums: Totals = {},
): number[] =>
  shown.map((column) => {
    if (isEmpty(column, rows)) return headingWidth(column)
    const widths = figureWidths(column, rows, sums)
    const least = widths.length > 0 ? widths : [leastWidthOf(column, isEnglish)]
    return Math.max(headingWidth(column), ...least)
  })

function leastWidthOf<R>(column: Column<R>, isEnglish: boolean): number {
  const { leastWidth, width, widthInEnglish = width, grows, align, isFirst, isState, onCard } = column
  if (leastWidth !== undefined) return leastWidth
  // What is to be done is never cut.
  if (onCard === 'alert') return width
  const wrapped = Math.round((isEnglish ? widthInEnglish : width) * wrappedShare)
  if (grows && align !== 'right' && !isFirst && !isState) return wrapped
  // One that is wider in English for its text has the other languages' width on two lines.
  return Math.max(width, wrapped)
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
    return Math.max(whole, Math.min(needed, Math.max(most, longestText)))
  })
  return {
    roomy: usual.map((width, place) => Math.max(width, snug[place] ?? 0)),
    snug,
    least: least.map((width, place) => Math.min(width, snug[place] ?? width)),
  }
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

/** Widths of which those whose texts are cut take what the table leaves free, the ones that lack the least first. */
export const wholeWhereRoom = (
  widths: readonly number[],
  needed: readonly (number | undefined)[],
  room: number,
): readonly number[] =>
  spreadOver(
    widths.map((width, place) => ({
      fewest: width,
      most: Math.max(width, Math.min(needed[place] ?? 0, longestText)),
    })),
    Math.max(0, room - sumOf(widths)),
  )

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
 * else the last visible one, grow until that one ends where the actions begin: a half-covered amount could be misread.
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
  const texts = layout.columns.flatMap(({ column }, place) =>
    column.grows && first + place < last ? [first + place] : [],
  )
  const growing = texts.length === 0 && last < end ? [last - 1] : texts
  const more = Math.floor(left / growing.length)
  return growing.length === 0
    ? widths
    : widths.map((each, place) => (growing.includes(place) ? each + more : each))
}

const sumOf = (widths: readonly number[]): number => widths.reduce((total, each) => total + each, 0)
