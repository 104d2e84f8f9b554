import { writeXlsx } from 'hucre/xlsx'
import { asBuffer } from '../files/collect-bytes.ts'
import { cellOf, columnFormats, sheetName, type WrittenColumn } from './write-sheet.ts'

type Sheet<Row> = {
  readonly name: string
  readonly columns: readonly WrittenColumn<Row>[]
  readonly rows: readonly Row[]
}

/** A workbook of several sheets, made in memory: for tables of a screen, not for lists that grow. */
export async function writeSheets<Row>(sheets: readonly Sheet<Row>[]): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name: sheetName(name),
      columns: columns.map(({ kind, width }) => ({
        ...columnFormats[kind],
        ...(width === undefined ? {} : { width }),
      })),
      rows: [
        columns.map(({ header }) => header),
        ...rows.map((row) => columns.map((column) => cellOf(column.kind, column.value(row)))),
      ],
      freezePane: { rows: 1 },
    })),
  })
  return asBuffer(bytes)
}
