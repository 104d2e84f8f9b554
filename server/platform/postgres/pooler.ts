import pg from 'pg'
import { StartRefused } from '../start-refused.ts'
import { connectionFault } from './connection-fault.ts'

/** A setting of our own that a session is begun with: PostgreSQL keeps it, a pooler refuses or drops it. */
export const probe = { name: 'quayside.probe', option: '-c quayside.probe=on' }

export const poolerSentence =
  'DATABASE_URL leads to a connection pooler (PgBouncer). Set DIRECT_DATABASE_URL to the address of PostgreSQL itself: ' +
  'migrations, live messages and jobs need sessions of their own.'

/** What PgBouncer answers where `ignore_startup_parameters` does not name `options`. */
export const isRefusedByPooler = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('unsupported startup parameter')

const named = { name: 'quayside_probe', text: 'select current_user as name' }
const poolerFaults = {
  statements:
    'The pooler of DATABASE_URL does not keep prepared statements. Use PgBouncer 1.21 or later and set ' +
    'max_prepared_statements to 200 or more.',
  user: (found: string, wanted: string) =>
    `The pooler of DATABASE_URL logs in as ${found} instead of ${wanted}, which would open every company to everyone. ` +
    'Remove user= from its database line, so that each role keeps its own connections.',
}

/** PostgreSQL's invalid_sql_statement_name and duplicate_prepared_statement. */
const lostStatement: ReadonlySet<unknown> = new Set(['26000', '42P05'])

/**
 * Asks through the pooler whether a prepared statement is still there after another client took the connection on which
 * it was prepared, and as which role the statements run.
 */
export async function requirePooler(url: string): Promise<void> {
  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const clients: pg.Client[] = []
  try {
    const first = await connect()
    clients.push(first)
    const { rows } = await first.query<{ name: string }>(named)
    const wanted = decodeURIComponent(new URL(url).username)
    const found = rows[0]?.name ?? ''
    if (found !== wanted) throw new StartRefused(poolerFaults.user(found, wanted))
    const second = await connect()
    clients.push(second)
    // It holds the connection that the first one has given back.
    await second.query('begin')
    await second.query(named)
    await first.query(named)
  } catch (error) {
    if (lostStatement.has((error as { code?: unknown } | null)?.code))
      throw new StartRefused(poolerFaults.statements)
    const { sentence } = connectionFault(error, url)
    throw sentence === undefined ? error : new StartRefused(sentence)
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}
