import type { Statement } from '../database/prepared-statements.ts'

/** Names the request in a transaction: messages that its transactions send to a member about the same event are one. */
export const inRequest = (reference: string): Statement => ({
  sql: `select set_config('app.request', $1, true)`,
  parameters: [reference],
})
