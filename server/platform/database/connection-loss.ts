import { DatabaseAway } from './database-away.ts'

const connectionStates = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006'])

export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  if (!(error instanceof Error)) return false
  const code = (error as { code?: string }).code
  return (
    (code !== undefined && (connectionStates.has(code) || /^E(CONN|PIPE|TIMEDOUT)/.test(code))) ||
    error.message.startsWith('Connection terminated') ||
    // What pg says to the next statement of a transaction whose connection is gone.
    error.message.endsWith('is not queryable')
  )
}
