import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'
import { connectionFault } from './connection-fault.ts'
import { addressesOf } from './database-address.ts'
import { isRefusedByPooler, poolerSentence, probe } from './pooler.ts'

/** The oldest PostgreSQL that the migrations run on. */
const oldestVersion = 150_000

type Options = {
  readonly log: { info(line: string): void }
  /** How long a database that does not answer yet may take to start, in milliseconds. */
  readonly patience?: number
}

/**
 * Waits for the database that DATABASE_URL names and asks for the rights that the migrations need, so that a wrong
 * setting is said in one sentence before anything is begun. Of several hosts it answers the address of the primary.
 */
export async function reachDatabase(url: string, { log, patience = 60_000 }: Options): Promise<string> {
  const until = Date.now() + patience
  const addresses = addressesOf(url)
  for (let attempt = 0; ; attempt += 1) {
    const faults: Fault[] = []
    for (const address of addresses) {
      const fault = await faultAt(address)
      if (fault === undefined) return address
      faults.push(fault)
    }
    const sentences = faults.map(({ sentence }) => sentence).join(' ')
    const sentence = faults.length === 1 ? sentences : `No host of DATABASE_URL takes changes. ${sentences}`
    // One of several hosts that is down, or a standby that is about to be promoted, is worth waiting for.
    if (!faults.some(({ mayStillStart }) => mayStillStart) || Date.now() >= until)
      throw new StartRefused(sentence)
    if (attempt % 5 === 0) log.info(`waiting for the database: ${sentence}`)
    await pause(Math.min(1_000, patience))
  }
}

type Fault = { readonly sentence: string; readonly mayStillStart: boolean }

async function faultAt(address: string): Promise<Fault | undefined> {
  try {
    await askOnce(address)
    return undefined
  } catch (error) {
    if (error instanceof StartRefused) return { sentence: error.message, mayStillStart: false }
    if (isRefusedByPooler(error)) return { sentence: poolerSentence, mayStillStart: false }
    const { sentence, mayStillStart } = connectionFault(error, address)
    if (sentence === undefined) throw error
    return { sentence, mayStillStart }
  }
}

async function askOnce(url: string): Promise<void> {
  // Reads the files of certificates that the address names.
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    options: probe.option,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await requireRights(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

type Rights = {
  user: string
  database: string
  version: number
  isStandby: boolean
  isReadOnly: boolean
  keepsOptions: boolean
  mayMakeRoles: boolean
  mayMakeSchemas: boolean
  mayMakeTables: boolean
}

async function requireRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Rights>(`
    select current_user as user, current_database() as database, current_setting('server_version_num')::int as version,
      pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only')::bool as "isReadOnly",
      coalesce(current_setting('${probe.name}', true) = 'on', false) as "keepsOptions",
      (select rolsuper or rolcreaterole from pg_roles where rolname = current_user)
        or (select count(*) = 2 from pg_roles where rolname in ('quayside_app', 'quayside_staff')) as "mayMakeRoles",
      has_database_privilege(current_database(), 'create') as "mayMakeSchemas",
      has_schema_privilege('public', 'create') as "mayMakeTables"`)
  const refusal = rows[0] && rightsFault(rows[0])
  if (refusal !== undefined) throw new StartRefused(refusal)
}

/** What the user of DATABASE_URL lacks, with the statement that gives it. */
export function rightsFault({ user, database, ...has }: Rights): string | undefined {
  const by = 'as an administrator of the database'
  if (has.version < oldestVersion)
    return `The database of DATABASE_URL is PostgreSQL ${Math.floor(has.version / 10_000)}. Quayside needs 15 or later.`
  if (!has.keepsOptions) return poolerSentence
  if (has.isStandby)
    return 'DATABASE_URL leads to a standby, which takes no changes. Name the primary, or all hosts with target_session_attrs=read-write.'
  if (has.isReadOnly)
    return `The database takes no changes from user ${user} (default_transaction_read_only). Run ${by}: alter role "${user}" set default_transaction_read_only = off`
  if (!has.mayMakeRoles)
    return `The user ${user} of DATABASE_URL may not make roles. Run ${by}: alter role "${user}" createrole`
  if (!has.mayMakeSchemas)
    return `The user ${user} of DATABASE_URL may not make schemas in database ${database}. Run ${by}: grant create on database "${database}" to "${user}"`
  if (!has.mayMakeTables)
    return `The user ${user} of DATABASE_URL may not make tables. Run ${by} in database ${database}: grant create on schema public to "${user}"`
  return undefined
}
