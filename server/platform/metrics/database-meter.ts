import type { Logger } from 'pino'
import type { DatabaseMeter } from '../database/meter.ts'
import type { Metrics } from './metrics.ts'

/** Characters; the beginning of a statement says which one it is. */
const longestText = 1_000

type Options = {
  readonly pool: string
  readonly log: Logger
  /** Milliseconds from which a statement is logged; 0: never. */
  readonly slowFrom: number
}

/** Counts what the database costs and logs slow statements with the route or job that asked. Values are never logged. */
export const databaseMeter = (metrics: Metrics, { pool, log, slowFrom }: Options): DatabaseMeter => ({
  waited: (ms) => metrics.quayside_connection_wait_seconds.observe(ms / 1000, pool),
  answered(statements, ms, { kind, during }) {
    metrics.quayside_statement_seconds.observe(ms / 1000, pool, kind)
    if (slowFrom === 0 || ms < slowFrom) return
    const statement = statements
      .map(({ sql }) => sql.replaceAll(/\s+/g, ' ').trim())
      .join('; ')
      .slice(0, longestText)
    log.warn({ ms: Math.round(ms), pool, ...during, statement }, 'slow statement')
  },
})
