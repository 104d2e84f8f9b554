import type { ContentTable, TableCell } from 'pdfmake/interfaces.js'

/** Its lines and paddings are drawn by functions, so they are defined in the rendering thread under this name. */
export const tableLayout = 'lines'

export type PdfColumn<Row> = {
  header: string
  /** Points, '*' for a share of what is left, 'auto' for as much as its content needs. */
  width?: number | '*' | 'auto'
  /** Numbers stand right, so that their decimals stand under each other. */
  isNumber?: boolean
  value(row: Row): string | null | undefined
}

/** A table whose head is repeated on each page and whose rows are never split between pages. */
export function tableOf<Row>(columns: readonly PdfColumn<Row>[], rows: Iterable<Row>): ContentTable {
  const head = columns.map(
    (column): TableCell => ({
      text: column.header,
      bold: true,
      alignment: alignmentOf(column),
      fillColor: '#f0f4fa',
    }),
  )
  const body = Array.from(rows, (row) =>
    columns.map((column): TableCell => ({ text: column.value(row) ?? '', alignment: alignmentOf(column) })),
  )
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map((column) => column.width ?? (column.isNumber ? 'auto' : '*')),
      body: [head, ...body],
    },
    layout: tableLayout,
  }
}

function alignmentOf(column: { isNumber?: boolean }): 'left' | 'right' {
  return column.isNumber ? 'right' : 'left'
}
