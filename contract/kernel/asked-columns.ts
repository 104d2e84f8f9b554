import * as z from 'zod/mini'
import type { AskedColumns, Endpoint, Schema } from './api.ts'
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

type Fields = Readonly<Record<string, unknown>>
type Asked = { readonly query: unknown; readonly columns: AskedColumns | undefined }

/** Those that a front end asks for again and again; any number of others may be asked for. */
const mostKnown = 50
const knownColumns = new WeakMap<Listed, Map<string, AskedColumns>>()

/** The query as it was sent, without the columns where they were asked for before: then they need no check. */
export function takeColumns(endpoint: Listed, query: unknown): Asked {
  const text = (query as { readonly columns?: unknown } | null | undefined)?.columns
  const columns = typeof text === 'string' ? knownColumns.get(endpoint)?.get(text) : undefined
  if (!columns) return { query, columns }
  const { columns: _columns, ...rest } = query as { readonly columns: string }
  return { query: rest, columns }
}

/** The checked query without the columns, and the columns. */
export function splitColumns(endpoint: Listed, checked: unknown): Asked {
  const given = checked as { readonly columns?: readonly string[] }
  if (!endpoint.rows || given.columns === undefined) return { query: checked, columns: undefined }
  const { columns, ...query } = given
  return { query, columns: askedOf(endpoint, columns) }
}

function askedOf(endpoint: Listed, columns: readonly string[]): AskedColumns {
  const text = columns.join(',')
  const known = knownColumns.get(endpoint) ?? new Map<string, AskedColumns>()
  knownColumns.set(endpoint, known)
  const asked = new Set(['id', ...columns])
  const names = columnsOf(endpoint).filter((name) => asked.has(name))
  // An object that gets its keys one by one becomes a dictionary, which is slower to fill and to write as JSON.
  const empty = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join(',')}}`) as Fields
  if (known.size < mostKnown) known.set(text, { names, empty })
  return { names, empty }
}

/** Takes only these columns of each row. */
export const onlyColumns = <A extends { readonly rows: readonly Fields[] }>(
  answer: A,
  { names, empty }: AskedColumns,
): A => ({
  ...answer,
  rows: answer.rows.map((row) => {
    const only: Record<string, unknown> = { ...empty }
    for (const name of names) only[name] = row[name]
    return only
  }),
})
