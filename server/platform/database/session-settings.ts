import type { Statement } from './prepared-statements.ts'

const settings = {
  TimeZone: 'UTC',
  // No request waits longer than this for a statement.
  statement_timeout: '45s',
  idle_in_transaction_session_timeout: '60s',
}

/** For the connections of one process: PostgreSQL sets them when the session begins. */
export const startOptions = [
  ...Object.entries(settings),
  // For reads, which have no `begin` that could say it.
  ['default_transaction_read_only', 'on'],
]
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

const setLocal = (values: Readonly<Record<string, string>>): Statement => ({
  sql: `select ${Object.entries(values)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ')}`,
  parameters: [],
})

/**
 * For connections that a pooler lends for one transaction: the first statement of each, in the same round trip as those
 * that follow.
 */
export const openingOf = {
  write: setLocal(settings),
  read: setLocal({ ...settings, transaction_read_only: 'on' }),
}
