import { Batch } from '@quayside/server/platform/database/batch.ts'
import type { Statement } from '@quayside/server/platform/database/prepared-statements.ts'
import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

/** What the server sends to the database while `work` runs, in order, by recording pg's queries. */
export async function recorded(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function heard(this: pg.Client, ...given: unknown[]) {
    const [what] = given
    if (what instanceof Batch) statements.push(...what.statements)
    else if (typeof what === 'string') statements.push({ sql: what, parameters: [] })
    else {
      const { text, values = [] } = what as { text: string; values?: unknown[] }
      statements.push({ sql: text, parameters: values })
    }
    return (query as (...all: unknown[]) => unknown).apply(this, given)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return statements
}

/** Sent as one pipeline like our reads: the upper limit of the database. */
export const pipelineOf = (statements: readonly Statement[]): string =>
  ['\\startpipeline', ...linesOf(statements), '\\endpipeline', ''].join('\n')

/** Each statement awaited, as most programs send them. */
export const transactionOf = (statements: readonly Statement[]): string =>
  [
    'begin;',
    ...linesOf(statements.filter(({ sql }) => sql !== 'begin' && sql !== 'commit')),
    'commit;',
    '',
  ].join('\n')

/** The statements with their values written in. */
const linesOf = (statements: readonly Statement[]): string[] =>
  statements.map(({ sql, parameters }) =>
    `${sql.replaceAll(/\$(\d+)/g, (_, place: string) => literal(parameters[Number(place) - 1]))};`.replaceAll(
      /\s+/g,
      ' ',
    ),
  )

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  // A colon would begin one of pgbench's own variables.
  const text = String(prepareValue(value)).replaceAll("'", "''")
  return text.includes(':') ? `U&'${text.replaceAll('\\', '\\\\').replaceAll(':', '\\003A')}'` : `'${text}'`
}
