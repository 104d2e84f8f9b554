import type { ContentTable, TableCell } from 'pdfmake/interfaces.js'
import { fitColumns } from './column-widths.ts'
import { innerWidth } from './pdf-frame.ts'

/** Its lines and paddings are drawn by functions, so they are defined in the rendering thread under this name. */
export const tableLayout = 'lines'
/** Left and right of a cell together: what pdfmake adds to each width. */
export const cellPadding = 8

export type PdfColumn<Row> = {
  header: string
  /** Numbers stand right, so that their decimals stand under each other. */
  isNumber?: boolean
  /** Never broken, like a number: dates and instants. */
  isWhole?: boolean
  value(row: Row): string | null | undefined
}

/** A table as wide as the page, whose head is repeated on each page and whose rows are never split between pages. */
export function tableOf<Row>(
  columns: readonly PdfColumn<Row>[],
  rows: Iterable<Row>,
  {
    isLandscape = false,
    size = 9,
    keepsWords = false,
  }: {
    isLandscape?: boolean
    size?: number
    /** No word is broken: the columns were chosen so that they fit. */
    keepsWords?: boolean
  } = {},
): ContentTable {
  const cells = cellsOf(columns, rows)
  const head = columns.map(
    (column): TableCell => ({
      text: column.header,
      bold: true,
      alignment: alignmentOf(column),
      fillColor: '#f0f4fa',
    }),
  )
  const body = cells.map((row) =>
    row.map((text, place): TableCell => ({ text, alignment: alignmentOf(columns[place]) })),
  )
  return {
    fontSize: size,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: fitColumns(columns.map(measured), cells, {
        room: innerWidth(isLandscape) - columns.length * cellPadding,
        size,
        keepsWords,
      }),
      body: [head, ...body],
    },
    layout: tableLayout,
  }
}

export const cellsOf = <Row>(columns: readonly PdfColumn<Row>[], rows: Iterable<Row>): string[][] =>
  Array.from(rows, (row) => columns.map(({ value }) => value(row) ?? ''))

export const measured = ({ header, isNumber, isWhole }: Omit<PdfColumn<never>, 'value'>) => ({
  header,
  isWhole: isNumber === true || isWhole === true,
})

const alignmentOf = (column: { isNumber?: boolean } | undefined): 'left' | 'right' =>
  column?.isNumber ? 'right' : 'left'
