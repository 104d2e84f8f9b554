import { randomUUID } from 'node:crypto'
import type { Statement } from '../database/prepared-statements.ts'

const named = (name: string): Statement => ({
  sql: `select set_config('app.request', $1, true)`,
  parameters: [name],
})

/**
 * Names the request in its transactions: messages that they send to a member about the same event are one. Its reference
 * would not do: a caller chooses it, and may send two requests with the same one.
 */
export const inRequest = (): Statement => named(randomUUID())

/** Names one run of a job, which has a transaction for each record, in the same way. */
export const inRun = (job: string): Statement => named(`${job} ${randomUUID()}`)
