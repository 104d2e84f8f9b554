import type { Sum, Sums } from '@quayside/contract/kernel/sums.ts'
import { isMixed } from '@quayside/contract/rates/sum-in-rmb.ts'
import type { Column, Row } from './table.ts'

const padding = 20

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

/** What the columns' headings and figures need, whatever their texts. */
export const figureLeastWidths = <R extends Row>(
  shown: readonly Column<R>[],
  rows: readonly R[],
): readonly number[] =>
  shown.map((column) => Math.max(headingWidth(column), ...figureWidths(column, rows, {})))

/** Between the headings of one column. */
const headingGap = 10

/** What a heading needs to stand on two lines without being truncated; Chinese stays on one, and so do two headings. */
export function headingWidth({
  title,
  isSortable,
  headings,
}: Pick<Column<never>, 'title' | 'isSortable' | 'headings'>): number {
  if (headings)
    return headings.reduce(
      (sum, each) => sum + headingGap + textWidth(each.title) + (each.isSortable ? sortMark : 0),
      padding,
    )
  const words = title.split(' ')
  const widths = words.map((_word, place) =>
    Math.max(textWidth(words.slice(0, place).join(' ')), textWidth(words.slice(place).join(' '))),
  )
  return padding + Math.min(...widths) + (isSortable ? sortMark : 0)
}

/** A heading of two short words looks broken on two lines: it has one where there is room. */
export const shortHeadingWidth = ({
  title,
  isSortable,
  headings,
}: Pick<Column<never>, 'title' | 'isSortable' | 'headings'>): number =>
  headings || !title.includes(' ') || title.length > longestOnOneLine
    ? 0
    : padding + slack + textWidth(title) + (isSortable ? sortMark : 0)
const longestOnOneLine = 11
/** Letters are not all of the usual width. */
const slack = 6

type Totals = Sums['columns']
const totalText = ({ currency, amount }: Sum): string =>
  `${currency}${currency && ' '}${amount.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}`

const figureWidths = <R extends Row>(column: Column<R>, rows: readonly R[], sums: Totals): number[] =>
  [...(column.figures?.(rows) ?? []), ...totalTexts(sums[column.key] ?? [])].map(figureWidth)

/** Sums of several currencies include what they come to in RMB, which has a digit more than the largest of them as a rule. */
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
