import type { LineColumn, LineColumns, LineKey } from '@quayside/contract/kernel/lines/line-column.ts'
import { isLineNumber, type LineNumberKind } from '@quayside/contract/kernel/lines/line-number.ts'
import type { LineDraft, LineShapes } from '@quayside/contract/kernel/lines/line-shapes.ts'
import { type AliasedRawBuilder, sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'
import { decimalText } from '../database/decimal-text.ts'
import { columnOf, type Snake } from './columns.ts'
import { type Document, insertLines, type LineTable, replaceLines } from './replace-lines.ts'

/** Reads a document's table of line columns (contract/kernel/lines) for the database. */

/** Money keeps the two decimals that it is stored with; other numbers are answered without zeros at their end. */
type TrimmedKind = Exclude<LineNumberKind, 'money' | 'signedMoney'>
const isTrimmed = ({ kind }: LineColumn): boolean =>
  isLineNumber(kind) && kind !== 'money' && kind !== 'signedMoney'
/** Kinds whose empty cells are null in the database and '' in a line. */
type NullableKind = TrimmedKind | 'date'
const isDate = ({ kind }: LineColumn): boolean => kind === 'date'
const dateText = (column: string) => raw<string>`coalesce(${raw.ref(column)}::text, '')`

type ColumnAt<T extends LineColumns, K> = Extract<T[number], { key: K }>
type LineCell<C extends LineColumn> = C extends { kind: 'texts' }
  ? string[]
  : C extends { kind: 'code' | 'percent' }
    ? number | null
    : C extends { kind: 'file' }
      ? string | null
      : string
type StoredCell<C extends LineColumn> = C extends { kind: 'percent' } ? string | null : LineCell<C>

/** What the query answers for the columns of a line. */
type StoredLine<T extends LineColumns, L extends string> = {
  readonly id: string
  readonly key: string
  readonly raw_cells?: unknown
} & { readonly [K in L as Snake<K>]: string | null } & {
  readonly [K in LineKey<T> as Snake<K>]: StoredCell<ColumnAt<T, K>>
}

/** A line as it is stored: the same as in the record, but a file is its id. */
type LineOf<T extends LineColumns, L extends string> = {
  id: string
  key: string
  rawCells: Record<string, string>
} & { [K in L]: string | null } & { [K in LineKey<T>]: LineCell<ColumnAt<T, K>> }

type ComputedKey<T extends LineColumns> = Extract<T[number], { kind: NullableKind }>['key']
type Selected<A extends string, T extends LineColumns, L extends string, M extends string> =
  | `${A}.${'id' | 'key' | M | Snake<L> | Snake<Exclude<LineKey<T>, ComputedKey<T>>>}`
  | { [K in ComputedKey<T>]: AliasedRawBuilder<string, Snake<K>> }[ComputedKey<T>]

/** The columns of a line for `select`, with others of its table. */
export function selectedLines<
  A extends string,
  T extends LineColumns,
  L extends string,
  M extends string = 'raw_cells',
>(alias: A, { columns, links }: LineShapes<T, L>, more?: readonly M[]): Selected<A, T, L, M>[] {
  const plain = columns.filter((column) => !isTrimmed(column) && !isDate(column)).map(({ key }) => key)
  const trimmed = columns.filter(isTrimmed).map(({ key }) => columnOf(key))
  const dates = columns.filter(isDate).map(({ key }) => columnOf(key))
  return [
    ...['id', 'key', ...links, ...plain, ...(more ?? ['raw_cells'])].map(
      (key) => `${alias}.${columnOf(key)}`,
    ),
    ...trimmed.map((name) => decimalText(`${alias}.${name}`).as(name)),
    ...dates.map((name) => dateText(`${alias}.${name}`).as(name)),
    // The names are computed from the keys, which the compiler cannot follow.
  ] as Selected<A, T, L, M>[]
}

/** A row of the query as a line. */
export function toLine<T extends LineColumns, L extends string>({
  columns,
  keys,
  links,
}: LineShapes<T, L>): (row: StoredLine<T, L>) => LineOf<T, L> {
  const fields = [...links, ...keys].map((key) => ({ key, name: columnOf(key) }))
  const percents = columns.flatMap(({ key, kind }) => (kind === 'percent' ? [key] : []))
  // A row that gets its keys one by one becomes a dictionary, which takes twice the time to fill and to write as JSON.
  const empty: Record<string, unknown> = JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        ['id', 'key', ...fields.map(({ key }) => key), 'rawCells'].map((key) => [key, null]),
      ),
    ),
  )
  return (row) => {
    const line: Record<string, unknown> = {
      ...empty,
      id: row.id,
      key: row.key,
      rawCells: row.raw_cells ?? {},
    }
    for (const { key, name } of fields) line[key] = (row as Readonly<Record<string, unknown>>)[name]
    for (const key of percents) line[key] = line[key] === null ? null : Number(line[key])
    return line as LineOf<T, L>
  }
}

/** The value of a line's cell in the database: an empty number or day is null. */
export const storedCell = (kind: LineColumn['kind'], value: unknown): unknown =>
  value === '' && (isLineNumber(kind) || kind === 'date') ? null : value

/** A line that is saved; those of a document without drafts have no cells that could not be read. */
type SavedLine<T extends LineColumns, L extends string> = {
  readonly key: string
  readonly rawCells?: Readonly<Partial<Record<string, string>>>
} & { readonly [K in L]: string | null } & {
  readonly [K in LineKey<T>]: Readonly<LineCell<ColumnAt<T, K>>>
}

/** Writes and maps the lines of one table. */
export function linesOf<T extends LineColumns, L extends string>(table: LineTable, lines: LineShapes<T, L>) {
  const fields = lines.columns.map(({ key, kind }) => ({ key, kind, name: columnOf(key) }))
  const rowsOf = (given: readonly SavedLine<T, L>[]): object[] =>
    given.map((line, position) => {
      const cells = line as Readonly<Record<string, unknown>>
      return {
        position,
        key: line.key,
        ...Object.fromEntries(lines.links.map((link) => [columnOf(link), cells[link]])),
        ...Object.fromEntries(fields.map(({ key, kind, name }) => [name, storedCell(kind, cells[key])])),
        ...(line.rawCells && { raw_cells: line.rawCells }),
      }
    })
  const read = toLine(lines)
  return {
    toLine: read,
    /** A row of the query as the line that was saved. */
    toDraft: (row: StoredLine<T, L>) => {
      const { id: _id, ...draft } = read(row)
      return draft as LineDraft<T, L>
    },
    insert: (tx: Tx, document: Document, given: readonly SavedLine<T, L>[]) =>
      insertLines(tx, table, document, rowsOf(given)),
    /** The lines in place of those that the document had. */
    replace: (tx: Tx, document: Document, given: readonly SavedLine<T, L>[]) =>
      replaceLines(tx, table, document, rowsOf(given)),
  }
}
