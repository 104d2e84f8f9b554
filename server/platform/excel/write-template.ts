import { writeXlsx } from 'hucre/xlsx'
import { asBuffer } from '../files/collect-bytes.ts'
import { columnLetters } from './cell-values.ts'
import { type ColumnKind, cellOf, columnFormats, sheetName } from './write-sheet.ts'

type TemplateColumn = {
  header: string
  kind: ColumnKind
  isRequired?: boolean
  width?: number
  /** Texts to choose from. */
  choices?: readonly string[]
  /** Shown in the first row below the header, as an example to overwrite. */
  example?: string
}

const listsSheet = '_lists'
const rowsWithChoices = 10_000
// A column's format reaches only cells that exist, so this many empty ones are laid out.
const formattedRows = 1000

/** An empty sheet to fill in and upload again; required columns carry a `*`, which the reader ignores. */
export async function writeTemplate(name: string, columns: readonly TemplateColumn[]): Promise<Buffer> {
  const withChoices = columns.filter((column) => column.choices !== undefined)
  const longest = Math.max(0, ...withChoices.map((column) => column.choices?.length ?? 0))
  const header = columns.map((column) => (column.isRequired ? `${column.header} *` : column.header))
  const examples = columns.map((column) => cellOf(column.kind, column.example))
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName(name),
        columns: columns.map(({ kind, width }) => {
          const usual = columnFormats[kind]
          // The format '@' keeps the typed text: a customs code must not lose its leading zero.
          return { width: width ?? usual.width, numFmt: kind === 'text' ? '@' : (usual.numFmt ?? 'General') }
        }),
        rows: [header, examples, ...Array.from({ length: formattedRows }, () => columns.map(() => null))],
        rowDefs: new Map([[0, { height: 22 }]]),
        cells: new Map(header.map((value, at) => [`0,${at}`, { value, style: headerStyle }])),
        freezePane: { rows: 1 },
        dataValidations: withChoices.map((column, at) => {
          const letters = columnLetters(columns.indexOf(column))
          const list = columnLetters(at)
          return {
            type: 'list' as const,
            // A list written into the rule itself may hold 255 characters and no comma; a range has no limit.
            formula1: `'${listsSheet}'!$${list}$1:$${list}$${Math.max(1, column.choices?.length ?? 0)}`,
            range: `${letters}2:${letters}${rowsWithChoices + 1}`,
            allowBlank: true,
            showErrorMessage: true,
          }
        }),
      },
      ...(withChoices.length === 0
        ? []
        : [
            {
              name: listsSheet,
              hidden: true,
              rows: Array.from({ length: longest }, (_, row) =>
                withChoices.map((column) => column.choices?.[row] ?? null),
              ),
            },
          ]),
    ],
  })
  return asBuffer(bytes)
}

const headerStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E6F0FF' } },
} as const
