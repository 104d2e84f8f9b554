import { randomUUID } from 'node:crypto'
import type { Statement } from '../database/prepared-statements.ts'

/** Names the request in a transaction: messages that its transactions send to a member about the same event are one. */
export const inRequest = (reference: string): Statement => ({
  sql: `select set_config('app.request', $1, true)`,
  parameters: [reference],
})

/** Names one run of a job, which has a transaction for each record, in the same way. */
export const inRun = (job: string): Statement => inRequest(`${job} ${randomUUID()}`)
