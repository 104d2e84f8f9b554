import type * as z from 'zod/mini'
import { columnOf, type Snake } from './columns.ts'

type Shape = z.core.$ZodLooseShape
type Needed<S extends Shape> = {
  [K in keyof S]: undefined extends z.output<S[K]> ? never : K
}[keyof S]
/** The columns of all fields that are not given otherwise. */
type RowOf<S extends Shape, G> = {
  readonly [K in Exclude<Needed<S>, G> & string as Snake<K>]: z.output<S[K]>
}
type Shaped<S extends Shape> = z.output<z.ZodMiniObject<S>>

type Fields = { readonly empty: object; readonly pairs: readonly (readonly [string, string])[] }
const fieldsOfSchemas = new WeakMap<z.ZodMiniObject, Fields>()

function fieldsOf(schema: z.ZodMiniObject): Fields {
  const before = fieldsOfSchemas.get(schema)
  if (before) return before
  const keys = Object.keys(schema.shape)
  const fields = {
    // For the reason that columns.ts has: a row that gets its keys one by one becomes a dictionary.
    empty: JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as object,
    pairs: keys.map((key) => [key, columnOf(key)] as const),
  }
  fieldsOfSchemas.set(schema, fields)
  return fields
}

/**
 * A row of the database as a schema of the contract names its fields: `hsCode` is the column `hs_code`. `more` has what
 * is not one column of the row, and goes before the row's; other columns of the row are left out.
 */
export function shaped<S extends Shape>(schema: z.ZodMiniObject<S>, row: RowOf<S, never>): Shaped<S>
export function shaped<S extends Shape, G extends keyof S>(
  schema: z.ZodMiniObject<S>,
  row: RowOf<S, G>,
  more: { readonly [K in G]: z.output<S[K]> },
): Shaped<S>
export function shaped(
  schema: z.ZodMiniObject,
  row: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
) {
  const { empty, pairs } = fieldsOf(schema)
  const answer: Record<string, unknown> = { ...empty }
  for (const [key, column] of pairs) answer[key] = key in more ? more[key] : row[column]
  return answer
}
