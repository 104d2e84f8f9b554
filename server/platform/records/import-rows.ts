import type { Schema } from '@quayside/contract/kernel/api.ts'
import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import { fromPercent } from '@quayside/contract/kernel/money.ts'
import { type Finding, Refusal } from '@quayside/contract/kernel/refusal.ts'
import { cleanText } from '@quayside/contract/kernel/sheet-text.ts'
import { locales } from '@quayside/phrases/locales.ts'
import { otherHeadings } from '@quayside/phrases/other-headings.ts'
import { cleanDate } from '@quayside/phrases/sheet-text.ts'
import { cleanNumber, cleanPercent } from '@quayside/phrases/typed-number.ts'
import type * as z from 'zod/mini'
import type { SheetRow } from '../excel/read-sheet.ts'
import { readUploadedSheet, type Sheet } from '../excel/read-uploaded-sheet.ts'
import { checkInput } from '../http/check-input.ts'
import type { Call } from '../session/call.ts'
import { takingTurns } from '../take-turns.ts'
import { textsOf } from '../texts.ts'
import { codeOf } from './code-text.ts'

const shownPercent = /^-?\d{1,20}(\.\d{1,20})?%$/

type CellKind = 'number' | 'percent' | 'date' | 'text'
/** Signs of a currency, units, and digits of full width are taken off before the schema looks at a cell. */
const cleanCell: Record<CellKind, (cell: string) => string> = {
  /** `0.8%` in a column of plain numbers, such as a price, is what the cell holds: 0.008. */
  number: (cell) => {
    const number = cleanNumber(cell)
    return shownPercent.test(number) ? fromPercent(number.slice(0, -1)) : number
  },
  percent: cleanPercent,
  date: cleanDate,
  text: cleanText,
}

/** A column of an import: a field of the record, with a drop-down where its values are codes. */
export type ImportColumn<K extends string> = {
  readonly key: K
  readonly isRequired?: true
  readonly codes?: CodeList
  readonly width?: number
  /** How its cells are cleaned, as a paste does it; texts where nothing is said. */
  readonly kind?: CellKind
  /** What the headings of other people's sheets say for it, besides our own. */
  readonly aliases?: readonly string[]
}

export type ImportSheet<K extends string, S extends Schema> = {
  readonly entity: string
  readonly columns: readonly ImportColumn<K>[]
  /** The contract's schema of one row. */
  readonly schema: S
  /** Where more than the usual number may come at once. */
  readonly maxRows?: number
}

/** A row of the file, what it would become, and what is wrong with it. */
export type CheckedRow<T> = {
  readonly row: number
  readonly values: Readonly<Record<string, string>>
  readonly draft: T | undefined
  readonly findings: readonly Finding[]
}

const usualRows = 2_000
const toldEvery = 200

type Listener = {
  readonly onProgress?: (done: number, total: number) => void
  /** Headings that belong to no column. */
  readonly onIgnored?: (headings: readonly string[]) => void
}

/** Reads an uploaded sheet under its headings in any of our languages and checks each row by the schema. */
export async function* checkedRows<K extends string, S extends Schema>(
  call: Pick<Call, 'text' | 'platform'>,
  upload: Sheet,
  sheet: ImportSheet<K, S>,
  { onProgress, onIgnored }: Listener = {},
): AsyncGenerator<CheckedRow<z.output<S>>> {
  const columns = sheet.columns.map(({ key, isRequired, aliases = [] }) => ({
    key,
    isRequired: isRequired ?? false,
    headers: [...headingsOf(call, sheet.entity, key), ...aliases] as const,
  }))
  const answer = await readUploadedSheet(call.platform.parsing, upload, columns, {
    maxRows: sheet.maxRows ?? usualRows,
  })
  if (!answer.ok) throw new Refusal([{ code: answer.reason, params: answer.params, path: 'file' }])
  onIgnored?.(answer.sheet.unknownHeaders)
  const othersTurn = takingTurns()
  let done = 0
  for await (const row of answer.sheet.rows) {
    yield checkRow(row, sheet)
    done += 1
    if (done % toldEvery === 0) onProgress?.(done, answer.sheet.rowCount)
    await othersTurn()
  }
}

/** All of them at once, for imports that look at rows together. */
export async function checkRows<K extends string, S extends Schema>(
  call: Pick<Call, 'text' | 'platform'>,
  upload: Sheet,
  sheet: ImportSheet<K, S>,
): Promise<{ rows: CheckedRow<z.output<S>>[]; ignoredColumns: string[] }> {
  const ignoredColumns: string[] = []
  const onIgnored = (headings: readonly string[]) => ignoredColumns.push(...headings)
  const rows = await Array.fromAsync(checkedRows(call, upload, sheet, { onIgnored }))
  return { rows, ignoredColumns }
}

export function checkRow<K extends string, S extends Schema>(
  row: SheetRow<K>,
  { columns, schema }: ImportSheet<K, S>,
): CheckedRow<z.output<S>> {
  const filled = columns.filter(({ key }) => row.values[key] !== '')
  const raw = Object.fromEntries(
    filled.map(({ key, codes, kind = 'text' }) => {
      const text = cleanCell[kind](row.values[key])
      return [key, codes ? codeOf(codes, text) : text]
    }),
  )
  const checked = checkInput(schema, raw, true)
  const problems = row.problems.map(({ column, reason, params }) => ({ code: reason, params, path: column }))
  // The error of an unreadable cell replaces the schema's finding at the same field.
  const findings = [
    ...problems,
    ...checked.findings.filter(({ path }) => !problems.some((problem) => problem.path === path)),
  ]
  return { row: row.rowNumber, values: row.values, findings, draft: checked.value as z.output<S> | undefined }
}

/** In the caller's language first: that one is named when a column is missing. */
export const headingsOf = (call: Pick<Call, 'text'>, entity: string, key: string): [string, ...string[]] => [
  call.text(`fields.${entity}.${key}`),
  ...locales.map((locale) => textsOf(locale)(`fields.${entity}.${key}`)),
  ...(otherHeadings[key] ?? []),
]
