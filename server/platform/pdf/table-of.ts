import type { ContentTable, TableCell } from 'pdfmake/interfaces.js'
import { fitColumns, textWidth } from './column-widths.ts'
import { innerWidth, paper } from './pdf-frame.ts'

/** Its lines and paddings are drawn by functions, so they are defined in the rendering thread under this name. */
export const tableLayout = 'lines'
/** Left and right of a cell together: what pdfmake adds to each width. */
export const cellPadding = 8

export type PdfColumn<Row> = {
  header: string
  /** Numbers stand right, so that their decimals stand under each other. */
  isNumber?: boolean
  /** Amounts among words: right as well, and broken like words. */
  isRight?: boolean
  /** Never broken, like a number: dates and instants. */
  isWhole?: boolean
  value(row: Row): string | null | undefined
}

type Options<Row> = {
  readonly isLandscape?: boolean
  readonly size?: number
  /** No word is broken: the columns were chosen so that they fit. */
  readonly keepsWords?: boolean
  /** Totals and headings of parts. */
  readonly isStrong?: (row: Row) => boolean
}

const lineHeight = 1.5
/** A row that takes more than this part of a page is broken, or it would leave pages empty. */
const tallest = 0.4

/** A table as wide as the page, whose head is repeated on each page and whose rows are not split between pages. */
export function tableOf<Row>(
  columns: readonly PdfColumn<Row>[],
  given: Iterable<Row>,
  { isLandscape = false, size = 9, keepsWords = false, isStrong }: Options<Row> = {},
): ContentTable {
  const rows = [...given]
  const cells = cellsOf(columns, rows)
  const widths = fitColumns(columns.map(measured), cells, {
    room: innerWidth(isLandscape) - columns.length * cellPadding,
    size,
    keepsWords,
  })
  const pageHeight = (isLandscape ? paper.width : paper.height) - paper.top - paper.bottom
  const isTall = cells.some((row) =>
    row.some(
      (text, place) => linesOf(text, widths[place] ?? 1, size) * size * lineHeight > pageHeight * tallest,
    ),
  )
  const head = columns.map(
    (column): TableCell => ({
      text: column.header,
      bold: true,
      alignment: alignmentOf(column),
      fillColor: '#f0f4fa',
    }),
  )
  const strong = rows.map((row) => isStrong?.(row) ?? false)
  const body = cells.map((row, line) =>
    row.map(
      (text, place): TableCell => ({
        text,
        alignment: alignmentOf(columns[place]),
        ...(strong[line] && { bold: true, fillColor: '#f7f9fc' }),
      }),
    ),
  )
  return {
    fontSize: size,
    table: {
      headerRows: 1,
      ...(!isTall && { keepWithHeaderRows: 1, dontBreakRows: true }),
      widths,
      body: [head, ...body],
    },
    layout: tableLayout,
  }
}

/** The columns that have a value in some row: an empty one gives its room away. */
export const filledColumns = <Row, Column extends PdfColumn<Row>>(
  columns: readonly Column[],
  rows: readonly Row[],
): Column[] =>
  columns.filter(
    ({ value }) => rows.length === 0 || rows.some((row) => !['', '–'].includes(value(row) ?? '')),
  )

const linesOf = (text: string, width: number, size: number): number =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(textWidth(line, size) / width)), 0)

export const cellsOf = <Row>(columns: readonly PdfColumn<Row>[], rows: Iterable<Row>): string[][] =>
  Array.from(rows, (row) => columns.map(({ value }) => value(row) ?? ''))

export const measured = ({ header, isNumber, isWhole }: Omit<PdfColumn<never>, 'value'>) => ({
  header,
  isWhole: isNumber === true || isWhole === true,
})

const alignmentOf = (column: { isNumber?: boolean; isRight?: boolean } | undefined): 'left' | 'right' =>
  column?.isNumber || column?.isRight ? 'right' : 'left'
