import {
  type Column,
  type ColumnKind,
  type Columns,
  type SavedKey,
  type SelectedKey,
  type SortableKey,
  type StoredKey,
  trimmedKinds,
} from '@quayside/contract/kernel/columns.ts'
import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { type AliasedRawBuilder, type Expression, type RawBuilder, sql as raw } from 'kysely'
import type * as z from 'zod/mini'
import type { SortColumns } from './list-page.ts'

/** Reads a record's table of columns (contract/kernel/columns.ts) for the database and for sheets. */

export type Snake<S extends string> = S extends `${infer H}${infer T}`
  ? H extends Lowercase<H>
    ? `${H}${Snake<T>}`
    : `_${Lowercase<H>}${Snake<T>}`
  : ''
/** The column of a name on the wire: `hsCode` is `hs_code`. */
export const columnOf = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type StoredValue = {
  text: string
  id: string
  code: number
  flag: boolean
  money: string
  rate: string
  quantity: string
  price: string
  weight: string
  volume: string
  percent: string
  integer: number
  date: string
  instant: string
}
type AnsweredValue = Omit<StoredValue, 'flag'> & { flag: number }
type ValueIn<V extends Record<ColumnKind, unknown>, C extends Column> =
  | V[C['kind']]
  | (C extends { isNullable: true } ? null : never)

/** What the record's query answers for its columns. */
type SelectedRow<T extends Columns> = { readonly id: string } & {
  readonly [K in SelectedKey<T> as Snake<K>]: ValueIn<StoredValue, T[K]>
}
type Answered<T extends Columns> = { id: string } & {
  [K in SelectedKey<T>]: ValueIn<AnsweredValue, T[K]>
}

const isSelected = ({ isComputed }: Column): boolean => isComputed === undefined
const isStored = (column: Column): boolean => isSelected(column) && column.isJoined === undefined

/** A row of the database as it is answered; computed columns are left to the record. */
export function toAnswered<T extends Columns>(columns: T): (row: SelectedRow<T>) => Answered<T> {
  const fields = Object.entries(columns)
    .filter(([, column]) => isSelected(column))
    .map(([key, { kind }]) => ({ key, name: columnOf(key), isFlag: kind === 'flag' }))
  // A row that gets its keys one by one becomes a dictionary, which takes twice the time to fill and to write as JSON.
  const empty: Record<string, unknown> = JSON.parse(
    JSON.stringify(Object.fromEntries(['id', ...fields.map(({ key }) => key)].map((key) => [key, null]))),
  )
  return (row) => {
    const answer: Record<string, unknown> = { ...empty, id: row.id }
    for (const { key, name, isFlag } of fields) {
      const value = (row as Record<string, unknown>)[name]
      answer[key] = isFlag ? toFlag(value === true) : value
    }
    return answer as Answered<T>
  }
}

type Typed<T extends Columns> = SavedKey<T> & StoredKey<T>
type SavedValues<T extends Columns> = {
  [K in Typed<T> as Snake<K>]: ValueIn<StoredValue, T[K]>
}

/** What a form or a row of an import gave, as values of the database's columns. */
export function toStored<T extends Columns>(
  columns: T,
): (draft: { readonly [K in Typed<T>]: ValueIn<AnsweredValue, T[K]> }) => SavedValues<T> {
  const fields = Object.entries(columns)
    .filter(([, column]) => column.save && isStored(column))
    .map(([key, { kind }]) => ({ key, name: columnOf(key), isFlag: kind === 'flag' }))
  return (draft) => {
    const given = draft as Record<string, unknown>
    return Object.fromEntries(
      fields.map(({ key, name, isFlag }) => [name, isFlag ? isYes(given[key] as number) : given[key]]),
    ) as SavedValues<T>
  }
}

type StoredSave<T extends Columns> = { readonly [K in Typed<T> as Snake<K>]: ValueIn<StoredValue, T[K]> }
type Save<T extends Columns> = { [K in Typed<T>]: z.output<NonNullable<T[K]['save']>> }

/** What was saved of a stored row, as the form gave it. */
export function toSaved<T extends Columns>(columns: T): (row: StoredSave<T>) => Save<T> {
  const fields = Object.entries(columns)
    .filter(([, column]) => column.save && isStored(column))
    .map(([key, { kind }]) => ({ key, name: columnOf(key), isFlag: kind === 'flag' }))
  return (row) => {
    const values = row as Readonly<Record<string, unknown>>
    return Object.fromEntries(
      fields.map(({ key, name, isFlag }) => [key, isFlag ? toFlag(values[name] === true) : values[name]]),
    ) as Save<T>
  }
}

/** These columns of a stored row, to be written to another table that has them too. */
export const pickStored = <T extends Columns>(columns: T, row: Omit<SelectedRow<T>, 'id'>) =>
  Object.fromEntries(
    Object.keys(columns).map((key) => [columnOf(key), (row as Record<string, unknown>)[columnOf(key)]]),
  ) as Omit<SelectedRow<T>, 'id'>

type SelectedColumn<T extends Columns> =
  | { [K in StoredKey<T>]: AliasedRawBuilder<ValueIn<StoredValue, T[K]>, Snake<K>> }[StoredKey<T>]
  | AliasedRawBuilder<string, 'id'>
  | AliasedRawBuilder<number, 'version'>

/** The record's own columns, for `select`; joined and computed ones are added by its query. */
export function selection<T extends Columns>(alias: string, columns: T): SelectedColumn<T>[] {
  const storedColumns = Object.entries(columns)
    .filter(([, column]) => isStored(column))
    .map(([key, { kind }]) => {
      const column = `${alias}.${columnOf(key)}`
      return (trimmedKinds.has(kind) ? trimmedOf(column) : raw`${raw.ref(column)}`).as(columnOf(key))
    })
  const keys = ['id', 'version'].map((name) => raw`${raw.ref(`${alias}.${name}`)}`.as(name))
  return [...keys, ...storedColumns] as unknown as SelectedColumn<T>[]
}

/** A number without zeros at its end: 13, not 13.0000. */
export const trimmedOf = (column: string): RawBuilder<string | null> =>
  raw<string | null>`trim_scale(${raw.ref(column)})::text`

export type OwnSort<T extends Columns> = {
  readonly [K in Exclude<SortableKey<T>, StoredKey<T>>]: Expression<unknown>
} & { readonly [K in SortableKey<T>]?: Expression<unknown> }

/** What each sortable column sorts by; `own` are those of other tables, and those with a better index. */
export function sortingOf<T extends Columns>(
  alias: string,
  columns: T,
  own: OwnSort<T>,
): SortColumns<SortableKey<T>> {
  const sorted = Object.entries(columns)
    .filter(([, column]) => column.sort && isStored(column))
    .map(([key, { sort }]) => {
      const column = raw.ref(`${alias}.${columnOf(key)}`)
      return [key, sort === 'pinyin' ? byPinyin(column) : column]
    })
  return { id: raw.ref(`${alias}.id`), ...Object.fromEntries(sorted), ...own } as SortColumns<SortableKey<T>>
}

export const byPinyin = (column: Expression<unknown>) => raw`${column} collate "zh-x-icu"`
