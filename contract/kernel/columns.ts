import * as z from 'zod/mini'
import type { Schema } from './api.ts'
import type { CodeList } from './codes.ts'
import { date, id, instant } from './schema.ts'

/**
 * What a column holds. It decides the schema in an answer, how the database keeps it and how a sheet shows it: a `flag`
 * is a boolean in the database and 0 or 1 in an answer; quantities, prices, weights, volumes and percentages are decimal
 * text without trailing zeros.
 */
const rowSchemas = {
  text: z.string(),
  id,
  code: z.number(),
  flag: z.number(),
  money: z.string(),
  rate: z.string(),
  quantity: z.string(),
  price: z.string(),
  /** The number is in kilograms. */
  weight: z.string(),
  /** The number is in cubic metres. */
  volume: z.string(),
  percent: z.string(),
  integer: z.number(),
  date,
  instant,
} as const satisfies Record<string, Schema>
export type ColumnKind = keyof typeof rowSchemas

/** Kinds that are answered as decimal text without trailing zeros. */
export const trimmedKinds: ReadonlySet<ColumnKind> = new Set([
  'quantity',
  'price',
  'weight',
  'volume',
  'percent',
] as const)

/**
 * One column of a record. The key in its table is the name in answers, forms, sheets and phrases (`fields.<entity>.<key>`);
 * the database's column has the same name in snake_case.
 */
export type Column = {
  readonly kind: ColumnKind
  /** The list of a `code`, and of a `flag` that is not answered with yes or no. */
  readonly codes?: CodeList
  /** The dictionary whose value a text column has; sheets show the name of the entry. */
  readonly dictionary?: number
  /** What a form and an import may give; a column without it is never typed. */
  readonly save?: Schema
  readonly isNullable?: true
  /** Selected from another table by the record's query, under this column's name. */
  readonly isJoined?: true
  /** No column of its own: the record's own code reads it and, with `save`, writes it. */
  readonly isComputed?: true
  /** The schema in an answer, for a computed column that no kind describes. */
  readonly row?: Schema
  /** A list may be sorted by it; names in the order of their pinyin. */
  readonly sort?: 'plain' | 'pinyin'
  /** In lists; the record itself shows the whole value. */
  readonly mask?: (value: string) => string
  /** A phone number is exported whole, to those who may export: a list to call by is useless without. */
  readonly isWholeInExport?: true
  readonly isExported?: false
  /** A number or code, which the record's page offers to copy. */
  readonly isCopied?: true
  /** A text that takes a whole line of the record's page. */
  readonly isLong?: true
  /** Its width in a sheet, in characters; absent: the kind's usual width. */
  readonly width?: number
  /** Why the ERP's row or the office's list lacks the column; without a reason both have it. */
  readonly withheld?: { readonly erp?: string; readonly office?: string }
}
export type Columns = Readonly<Record<string, Column>>

/** The last two columns of most records. */
export const timestamps = {
  createdAt: { kind: 'instant', sort: 'plain' },
  updatedAt: { kind: 'instant', sort: 'plain' },
} as const satisfies Columns

type ReadOnly<T extends Columns> = { readonly [K in keyof T]: Omit<T[K], 'save'> }
/** The same columns in a record whose forms do not have them. */
export const readOnly = <const T extends Columns>(columns: T): ReadOnly<T> =>
  Object.fromEntries(
    Object.entries(columns).map(([key, { save: _save, ...column }]) => [key, column]),
  ) as ReadOnly<T>

/** Some of the columns: those of a shape. */
export const pickColumns = <const T extends Columns, K extends keyof T & string>(
  columns: T,
  shape: Readonly<Record<K, unknown>>,
): Pick<T, K> => Object.fromEntries(Object.entries(columns).filter(([key]) => key in shape)) as Pick<T, K>

export type KeysWith<T extends Columns, P> = { [K in keyof T]: T[K] extends P ? K : never }[keyof T] & string
export type SavedKey<T extends Columns> = KeysWith<T, { save: Schema }>
export type SortableKey<T extends Columns> = KeysWith<T, { sort: string }>
export type ExportedKey<T extends Columns> = Exclude<keyof T & string, KeysWith<T, { isExported: false }>>
/** Columns of the record's own table. */
export type StoredKey<T extends Columns> = Exclude<
  keyof T & string,
  KeysWith<T, { isJoined: true }> | KeysWith<T, { isComputed: true }>
>
/** Columns that the record's query answers under their own names. */
export type SelectedKey<T extends Columns> = Exclude<keyof T & string, KeysWith<T, { isComputed: true }>>

type RowSchema<C extends Column> = C extends { row: infer S extends Schema }
  ? S
  : C extends { isNullable: true }
    ? z.ZodMiniNullable<(typeof rowSchemas)[C['kind']]>
    : (typeof rowSchemas)[C['kind']]
export type RowShape<T extends Columns> = {
  [K in 'id' | (keyof T & string)]: K extends keyof T ? RowSchema<T[K]> : typeof id
}
type SaveShape<T extends Columns> = { [K in SavedKey<T>]: NonNullable<T[K]['save']> }

export type SavedOf<T extends Columns> = { [K in SavedKey<T>]: z.output<NonNullable<T[K]['save']>> }
/** What a form gave, of a record that was read. */
export const savedOf =
  <const T extends Columns>(columns: T) =>
  (record: { readonly [K in SavedKey<T>]: unknown }): SavedOf<T> => {
    const values: Readonly<Record<string, unknown>> = record
    return Object.fromEntries(
      Object.entries(columns).flatMap(([key, { save }]) => (save ? [[key, values[key]]] : [])),
    ) as SavedOf<T>
  }

type Some<K extends string> = readonly [K, ...K[]]

/** What the schemas of a record are made of. */
type Shapes<T extends Columns> = {
  /** A line of the list. */
  readonly row: RowShape<T>
  /** What may be typed: a form's fields without `id`, `version` and files, or a row of an import. */
  readonly save: SaveShape<T>
  readonly sortable: Some<SortableKey<T>>
  /** What an export may have, in the order of the table. */
  readonly exported: Some<ExportedKey<T>>
}

export function shapesOf<const T extends Columns>(columns: T): Shapes<T> {
  const entries = Object.entries(columns)
  const rows = entries.map(([key, { kind, row, isNullable }]) => [
    key,
    row ?? (isNullable ? z.nullable(rowSchemas[kind]) : rowSchemas[kind]),
  ])
  return {
    row: Object.fromEntries([['id', id], ...rows]),
    save: Object.fromEntries(entries.flatMap(([key, { save }]) => (save ? [[key, save]] : []))),
    sortable: entries.flatMap(([key, { sort }]) => (sort ? [key] : [])),
    exported: exportedKeys(columns),
    // These objects and lists are built by key, which the compiler cannot infer.
  } as unknown as Shapes<T>
}

/** What an export may have, in the order of the table. */
export function exportedKeys<T extends Columns>(columns: T): ExportedKey<T>[] {
  const entries = Object.entries(columns)
  return entries.flatMap(([key, { isExported }]) => (isExported === false ? [] : [key as ExportedKey<T>]))
}
