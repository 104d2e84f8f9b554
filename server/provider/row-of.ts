import { type RawBuilder, sql as raw } from 'kysely'
import type * as z from 'zod/mini'
import { columnOf, trimmedOf } from '../platform/records/columns.ts'

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S
type CamelRow<Row> = { readonly [K in keyof Row & string as Camel<K>]: Row[K] }

/** A schema each of whose fields is a column of `Row` under its name on the wire: `hsCode` is `hs_code`. */
export type RowSchema<Row, S extends z.ZodMiniObject> = CamelRow<Row> extends z.input<S> ? S : never

type Snake<S extends string> = S extends `${infer H}${infer T}`
  ? H extends Lowercase<H>
    ? `${H}${Snake<T>}`
    : `_${Lowercase<H>}${Snake<T>}`
  : ''
/** SQL by the name that it has in a row. */
export type SqlByName = Readonly<Record<string, RawBuilder<unknown>>>
/** What a query answers for it. */
export type JoinedRow<J extends SqlByName> = {
  readonly [K in keyof J & string as Snake<K>]: J[K] extends RawBuilder<infer V> ? V : never
}
/** The same for `select`. */
export const selected = (sqlByName: SqlByName): RawBuilder<unknown> =>
  raw.join(Object.entries(sqlByName).map(([name, sql]) => raw`${sql} as ${raw.ref(columnOf(name))}`))

/** What of a row a schema names. */
export const rowOf = (schema: z.ZodMiniObject, row: object): object =>
  Object.fromEntries(
    Object.keys(schema.shape).map((field) => [field, (row as Record<string, unknown>)[columnOf(field)]]),
  )

/** The columns that a schema names; those that are not the column itself are given. */
export const columnsFor = (
  schema: z.ZodMiniObject,
  given: Readonly<Record<string, RawBuilder<unknown>>>,
): RawBuilder<unknown> =>
  raw.join(
    Object.keys(schema.shape).map(
      (field) => raw`${given[field] ?? raw.ref(`r.${columnOf(field)}`)} as ${raw.ref(columnOf(field))}`,
    ),
  )

/** Percentages as they are said. */
export const percentages = (...fields: string[]): Record<string, RawBuilder<unknown>> =>
  Object.fromEntries(fields.map((field) => [field, trimmedOf(`r.${columnOf(field)}`)]))
export const classificationRates = percentages(
  'tariffRate',
  'vatRate',
  'refundRate',
  'consumptionRate',
  'temporaryRate',
)
