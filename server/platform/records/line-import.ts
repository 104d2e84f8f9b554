import type { Schema } from '@quayside/contract/kernel/api.ts'
import type { LineColumn, LineColumns, LineKey } from '@quayside/contract/kernel/lines/line-column.ts'
import { isLineNumber } from '@quayside/contract/kernel/lines/line-number.ts'
import type { LineDraft, LineShapes } from '@quayside/contract/kernel/lines/line-shapes.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type * as z from 'zod/mini'
import type { Binary } from '../http/binary.ts'
import type { Upload } from '../http/upload.ts'
import type { Call } from '../session/call.ts'
import { type CodeOf, codesByName, findEntryNames } from './entry-codes.ts'
import { importTemplate } from './import-answer.ts'
import type { CheckedRow, ImportColumn, ImportSheet } from './import-rows.ts'
import { linesFromSheet } from './lines-from-sheet.ts'

type Imported<T extends LineColumns, L extends string, S extends Schema> = {
  readonly entity: string
  readonly lines: LineShapes<T, L>
  /** Reads a row of the sheet: `lines.imported`, or with cells that are read in their own way. */
  readonly schema: S
  /** What the headings of other people's sheets say for the columns. */
  readonly headings: Readonly<Partial<Record<string, readonly string[]>>>
  readonly atMost: number
  /** A sheet may come without columns that the template marks as required. */
  readonly mayLackColumns?: true
  /** What the schema does not check: rules between the cells of a row. */
  readonly check?: (row: z.output<S>) => readonly Finding[]
  /** The cells of a line that are not those of its row. */
  readonly complete?: (row: z.output<S>) => Partial<LineDraft<T, L>>
}

const pixelsPerCharacter = 7

/** The template and the import of a document's lines: rows of a sheet become lines for the form, nothing is saved. */
export function lineImportOf<T extends LineColumns, L extends string, S extends Schema>(
  imported: Imported<T, L, S>,
) {
  const { entity, lines, schema, headings, atMost, check, complete } = imported
  const columnOf = (column: LineColumn): ImportColumn<LineKey<T>> => ({
    key: column.key as LineKey<T>,
    aliases: headings[column.key] ?? [],
    width: Math.round(column.width / pixelsPerCharacter),
    ...(column.kind === 'code' && { codes: column.codes }),
    ...(column.isRequired && { isRequired: true as const }),
    ...(isLineNumber(column.kind) && { kind: 'number' as const }),
    ...(column.isPercent && { kind: 'percent' as const }),
    ...(column.kind === 'date' && { kind: column.kind }),
  })
  const template = { entity, schema, maxRows: atMost, columns: lines.columns.map(columnOf) }
  const sheet: ImportSheet<LineKey<T>, S> = imported.mayLackColumns
    ? { ...template, columns: template.columns.map(({ isRequired: _starred, ...column }) => column) }
    : template
  const entries = lines.columns.flatMap((column) => (column.kind === 'entry' ? [column] : []))
  const emptyLine = lines.emptyLine('-')

  /** Names become codes. */
  function resolve(row: CheckedRow<z.output<S>>, codeOf: CodeOf): CheckedRow<z.output<S>> {
    if (!row.draft) return row
    const cells: Record<string, unknown> = { ...row.draft }
    const findings = [...row.findings]
    for (const { key, dictionary } of entries) {
      const code = codeOf(dictionary, String(cells[key]))
      if (code === undefined) findings.push(at(key, 'field.code'))
      else cells[key] = code
    }
    const draft = cells as z.output<S>
    return { ...row, draft, findings: [...findings, ...(check?.(draft) ?? [])] }
  }

  return {
    template: (call: Call): Promise<Binary> => importTemplate(call, template),
    take: async (call: Call, upload: Upload, job?: string) => {
      const [names] =
        entries.length > 0
          ? await call.read(findEntryNames(entries.map(({ dictionary }) => dictionary)))
          : [[]]
      const codeOf = codesByName(names)
      return linesFromSheet(call, upload, sheet, {
        resolve: (row) => resolve(row, codeOf),
        // The row has the line's columns, whose names only the table knows.
        toLine: (row, key) =>
          ({ ...emptyLine, ...(row as object), ...complete?.(row), key }) as LineDraft<T, L>,
        job,
      })
    },
  }
}
