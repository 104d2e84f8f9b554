import * as z from 'zod/mini'
import { type Columns, type KeysWith, type RowShape, shapesOf } from '../columns.ts'
import { id } from '../schema.ts'

/**
 * The rows of a record at the provider's doors, picked from its columns. A column that a door lacks says why in its
 * declaration (`withheld`).
 */
type Door = 'erp' | 'office'

type ShownKey<T extends Columns, D extends Door> = Exclude<
  keyof T & string,
  KeysWith<T, { withheld: Readonly<Record<D, string>> }>
>

const isShown = (columns: Columns, door: Door) => (key: string) =>
  columns[key]?.withheld?.[door] === undefined

/** A flag is a boolean for the ERP. */
type ErpShape<T extends Columns> = {
  [K in ShownKey<T, 'erp'>]: T[K] extends { kind: 'flag' } ? z.ZodMiniBoolean : RowShape<T>[K]
}
const erpKeys = { id, companyId: id, version: z.number() }

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- of a record that adds no field to its columns
export type NothingMore = Record<never, never>

export type ErpRow<T extends Columns, M extends z.core.$ZodLooseShape = NothingMore> = z.ZodMiniObject<
  typeof erpKeys & ErpShape<T> & M
>

/** The ERP's row; `more` are fields that no column of the record's list has. */
export function erpRow<const T extends Columns>(columns: T): ErpRow<T>
export function erpRow<const T extends Columns, const M extends z.core.$ZodLooseShape>(
  columns: T,
  more: M,
): ErpRow<T, M>
export function erpRow(columns: Columns, more?: z.core.$ZodLooseShape) {
  const { row } = shapesOf(columns)
  const keys = Object.keys(columns).filter(isShown(columns, 'erp'))
  const own = keys.map((key) => [key, columns[key]?.kind === 'flag' ? z.boolean() : row[key]])
  return z.object({ ...erpKeys, ...Object.fromEntries(own), ...more })
}

/** What the first columns of every list of the office are made of. */
const commonKeys = ['number', 'title', 'state', 'createdAt', 'updatedAt'] as const
export type OfficeShape<T extends Columns> = {
  [K in Exclude<ShownKey<T, 'office'>, (typeof commonKeys)[number]>]: RowShape<T>[K]
}

/** The columns of the record in the office's list, besides those that every list of the office has. */
export function officeShape<const T extends Columns>(columns: T): OfficeShape<T>
export function officeShape(columns: Columns) {
  const { row } = shapesOf(columns)
  const isCommon = new Set<string>(commonKeys)
  const keys = Object.keys(columns).filter((key) => isShown(columns, 'office')(key) && !isCommon.has(key))
  return Object.fromEntries(keys.map((key) => [key, row[key]]))
}
