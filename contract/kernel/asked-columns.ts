import * as z from 'zod/mini'
import type { Endpoint, Schema } from './api.ts'
import { columnList } from './export.ts'

type Listed = Pick<Endpoint<unknown>, 'query' | 'rows'>

/** The names of the columns of a list's rows; of other calls none. */
function columnsOf({ query, rows }: Listed): readonly string[] {
  if (!query || !rows || !('shape' in query && 'shape' in rows)) return []
  return 'pageNum' in (query.shape as object) ? Object.keys(rows.shape as object) : []
}

const schemas = new WeakMap<Listed, Schema>()

/**
 * What a call may be asked with. A page of a list may be asked for some columns of its rows, in the words of its export:
 * `columns=orderNo,state`. It then has these and `id`, and without the parameter all of them.
 */
export function askedQuery(endpoint: Listed): Schema | undefined {
  const { query } = endpoint
  if (!query) return undefined
  const known = schemas.get(endpoint)
  if (known) return known
  const [first, ...others] = columnsOf(endpoint)
  const schema =
    first === undefined
      ? query
      : z.extend(query as z.ZodMiniObject, { columns: z.optional(columnList([first, ...others])) })
  schemas.set(endpoint, schema)
  return schema
}

type Asked = { readonly query: unknown; readonly columns: readonly string[] | undefined }

/** The checked query without the columns, and the columns in the order in which the rows have them. */
export function splitColumns(endpoint: Listed, checked: unknown): Asked {
  const given = checked as { readonly columns?: readonly string[] }
  if (!endpoint.rows || given.columns === undefined) return { query: checked, columns: undefined }
  const { columns, ...query } = given
  const asked = new Set(['id', ...columns])
  return { query, columns: columnsOf(endpoint).filter((name) => asked.has(name)) }
}

type Row = Readonly<Record<string, unknown>>

/** Of each row only these. */
export const onlyColumns = <A extends { readonly rows: readonly Row[] }>(
  answer: A,
  columns: readonly string[],
): A => ({ ...answer, rows: answer.rows.map((row) => onlyOf(row, columns)) })

function onlyOf(row: Row, columns: readonly string[]): Row {
  const only: Record<string, unknown> = {}
  for (const name of columns) only[name] = row[name]
  return only
}
