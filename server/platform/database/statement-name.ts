import { createHash } from 'node:crypto'

const names = new Map<string, string>()
const mostNames = 5_000

/**
 * A name made from the statement's text, so that each connection parses and plans it once. Texts are finite
 * because lists are passed as one array parameter (`= any($1)`); should a caller break that, naming stops
 * instead of filling the database's memory.
 */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= mostNames) return undefined
  const name = `q${createHash('sha256').update(sql).digest('base64url').slice(0, 22)}`
  names.set(sql, name)
  return name
}
