import pg from 'pg'
import { addressesOf } from '../postgres/database-address.ts'
import { connectionOf } from './wire-connection.ts'

/** Shorter than the pool waits for a connection. */
const answerWithin = 1_500

/**
 * pg's client that connects to the primary where its address names several hosts: after a failover the next connection of
 * a pool goes to the host that was promoted.
 */
export class PrimaryClient extends pg.Client {
  readonly #addresses: readonly string[]

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const address = typeof config === 'string' ? config : config?.connectionString
    this.#addresses = address === undefined ? [] : addressesOf(address)
  }

  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
    if (this.#addresses.length < 2) return callback ? super.connect(callback) : super.connect()
    if (!callback) return this.#find().then(() => super.connect())
    return void this.#findThen(callback)
  }

  /** It connects as the pool does. */
  async #findThen(callback: (error: Error) => void): Promise<void> {
    try {
      await this.#find()
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)))
      return
    }
    super.connect(callback)
  }

  async #find(): Promise<void> {
    this.#goTo(new URL(await findPrimary(this.#addresses)))
  }

  #goTo({ hostname, port }: URL): void {
    // The pool gave up waiting and has closed the connection meanwhile.
    if (connectionOf(this).stream.destroyed) throw new Error('the connection was closed before it was opened')
    Object.assign(this, { host: hostname, port: Number(port || '5432') })
  }
}

/** Connections that a pool opens at the same time ask together. */
const searches = new Map<string, Promise<string>>()

function findPrimary(addresses: readonly string[]): Promise<string> {
  const key = addresses.join(' ')
  const search = searches.get(key) ?? Promise.any(addresses.map(primaryAt))
  searches.set(key, search)
  return search
    .catch((error: unknown) => {
      throw error instanceof AggregateError ? error.errors[0] : error
    })
    .finally(() => searches.delete(key))
}

async function primaryAt(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: answerWithin })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ takesChanges: boolean }>(
      `select not pg_is_in_recovery() and not current_setting('transaction_read_only')::bool as "takesChanges"`,
    )
    if (!rows[0]?.takesChanges) throw new Error(`${new URL(address).host} takes no changes`)
    return address
  } finally {
    await client.end().catch(() => undefined)
  }
}
