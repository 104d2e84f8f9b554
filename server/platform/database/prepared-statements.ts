import type { RowReader } from './row-reader.ts'
import { statementName } from './statement-name.ts'
import type { WireConnection } from './wire-connection.ts'

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }

/**
 * How each prepared statement's rows read, per connection: the server describes them once. (Were a column to
 * change its type under a prepared statement, PostgreSQL would refuse to run it.)
 */
const described = new WeakMap<WireConnection, Map<string, RowReader>>()

export function readersOf(connection: WireConnection): Map<string, RowReader> {
  const known = described.get(connection)
  if (known) return known
  const readers = new Map<string, RowReader>()
  described.set(connection, readers)
  return readers
}

/** Whether the connection has prepared all of these. */
export const isPreparedOn = (connection: WireConnection, statements: readonly Statement[]): boolean =>
  statements.every(({ sql }) => {
    const name = statementName(sql)
    return name !== undefined && connection.parsedStatements[name] !== undefined
  })
