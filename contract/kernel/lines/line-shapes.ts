import * as z from 'zod/mini'
import type { CodeList } from '../codes.ts'
import { importedLines } from '../import.ts'
import { Attachment } from '../record.ts'
import { id, optionalText } from '../schema.ts'
import {
  dictionaryEntry,
  draftCode,
  draftDate,
  draftId,
  draftNumber,
  draftTexts,
  lineKey,
} from './line-cells.ts'
import type { LineColumn, LineColumns, LineKey } from './line-column.ts'

const rowCells = {
  text: z.string(),
  texts: z.array(z.string()),
  code: z.nullable(z.number()),
  percent: z.nullable(z.number()),
  file: z.nullable(Attachment),
} as const

type Text = ReturnType<typeof optionalText>
type DraftCell<C extends LineColumn> = C extends { kind: 'text' }
  ? Text
  : C extends { kind: 'texts' }
    ? ReturnType<typeof draftTexts>
    : C extends { kind: 'code'; codes: CodeList<string, infer V extends number> }
      ? ReturnType<typeof draftCode<V>>
      : C extends { kind: 'percent'; values: readonly (infer V extends number)[] }
        ? ReturnType<typeof draftCode<V>>
        : C extends { kind: 'file' }
          ? typeof draftId
          : C extends { kind: 'date' }
            ? typeof draftDate
            : ReturnType<typeof draftNumber>
type RowCell<C extends LineColumn> = C['kind'] extends keyof typeof rowCells
  ? (typeof rowCells)[C['kind']]
  : z.ZodMiniString
/** In a sheet a value of a dictionary is a name or a code, and a list is one text. */
type ImportCell<C extends LineColumn> = C extends { kind: 'entry' | 'texts' } ? Text : DraftCell<C>

type ColumnOf<T extends LineColumns, K> = Extract<T[number], { key: K }>
type RawCells<T extends LineColumns> = z.ZodMiniDefault<
  z.ZodMiniRecord<z.ZodMiniEnum<{ [K in LineKey<T>]: K }> & z.core.$partial, z.ZodMiniString>
>

type DraftShape<T extends LineColumns, L extends string> = {
  [K in 'key' | L | LineKey<T> | 'rawCells']: K extends 'key'
    ? typeof lineKey
    : K extends 'rawCells'
      ? RawCells<T>
      : K extends L
        ? typeof draftId
        : DraftCell<ColumnOf<T, K>>
}
type RowShape<T extends LineColumns, L extends string> = {
  [K in 'id' | 'key' | L | LineKey<T> | 'rawCells']: K extends 'id'
    ? typeof id
    : K extends 'key'
      ? z.ZodMiniString
      : K extends 'rawCells'
        ? z.ZodMiniRecord<z.ZodMiniString, z.ZodMiniString>
        : K extends L
          ? z.ZodMiniNullable<typeof id>
          : RowCell<ColumnOf<T, K>>
}
type ImportShape<T extends LineColumns> = { [K in LineKey<T>]: ImportCell<ColumnOf<T, K>> }

type Draft<T extends LineColumns, L extends string> = z.ZodMiniObject<DraftShape<T, L>, z.core.$strict>
/** A line of a draft. */
export type LineDraft<T extends LineColumns, L extends string> = z.output<Draft<T, L>>
type Row<T extends LineColumns, L extends string> = z.output<z.ZodMiniObject<RowShape<T, L>>>

export type LineShapes<T extends LineColumns, L extends string> = {
  readonly columns: T
  readonly keys: readonly LineKey<T>[]
  /** Ids that a line carries without a column: the product it was filled from. */
  readonly links: readonly L[]
  /** A line of a draft: any field may be missing; what is not of its column's type is kept in `rawCells`. */
  readonly draft: Draft<T, L>
  /** A line as the record shows it, to be extended by what became of it. */
  readonly row: RowShape<T, L>
  /** A row of a sheet. */
  readonly imported: z.ZodMiniObject<ImportShape<T>, z.core.$strict>
  readonly importResult: ReturnType<typeof importedLines<Draft<T, L>>>
  readonly emptyLine: (key: string) => LineDraft<T, L>
  /** What is sent when a line that was read is saved again. */
  readonly toDraft: (line: Row<T, L>) => LineDraft<T, L>
}

/** Everything that follows from the columns of a document's lines: a field is added in one line here. */
export function lineShapesOf<const T extends LineColumns, const L extends string = never>(
  columns: T,
  links: readonly L[] = [],
): LineShapes<T, L> {
  const keys = columns.map(({ key }) => key)
  const cells = (cellOf: (column: LineColumn) => unknown) =>
    Object.fromEntries(columns.map((column) => [column.key, cellOf(column)]))
  const linked = (schema: unknown) => Object.fromEntries(links.map((link) => [link, schema]))
  const draft = z.strictObject({
    key: lineKey,
    ...linked(draftId),
    ...cells(draftCell),
    rawCells: z._default(z.partialRecord(z.enum(keys), rawText(columns)), {}),
  })
  const files = new Set(columns.flatMap(({ key, kind }) => (kind === 'file' ? [key] : [])))
  const draftKeys = Object.keys(draft.shape)
  return {
    columns,
    keys,
    links,
    draft,
    row: {
      id,
      key: z.string(),
      ...linked(z.nullable(id)),
      ...cells(rowCell),
      rawCells: z.record(z.string(), z.string()),
    },
    imported: z.strictObject(cells(importCell) as z.core.$ZodShape),
    importResult: importedLines(draft),
    emptyLine: (key: string) => draft.parse({ key }),
    toDraft: (line: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(draftKeys.map((key) => [key, files.has(key) ? fileIdOf(line[key]) : line[key]])),
    // These schemas are built by key, which the compiler cannot infer.
  } as unknown as LineShapes<T, L>
}

const fileIdOf = (file: unknown) => (file as Attachment | null)?.fileId ?? null

/** Longer than any column allows, so that a text too long for its column is kept as well. */
const rawText = (columns: LineColumns) => {
  const longest = Math.max(...columns.map((column) => (column.kind === 'text' ? column.max : 0)))
  return z.string().check(z.minLength(1), z.maxLength(Math.max(2000, 2 * longest)))
}

/** What is none of these is a number; another kind does not compile. */
function draftCell(column: LineColumn) {
  if (column.kind === 'text') return optionalText(column.max)
  if (column.kind === 'texts') return draftTexts(column.max, column.most)
  if (column.kind === 'code') return draftCode(column.codes)
  if (column.kind === 'percent') return draftCode(column)
  if (column.kind === 'entry') return dictionaryEntry(column.dictionary)
  if (column.kind === 'date') return draftDate
  return column.kind === 'file' ? draftId : draftNumber(column.kind)
}

const rowCell = ({ kind }: LineColumn) =>
  kind in rowCells ? rowCells[kind as keyof typeof rowCells] : z.string()

function importCell(column: LineColumn) {
  if (column.kind === 'entry') return optionalText(60)
  return column.kind === 'texts' ? optionalText(column.max * column.most) : draftCell(column)
}
