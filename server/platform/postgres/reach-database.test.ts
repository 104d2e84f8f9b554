import { connect, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { findFreePort } from './free-port.ts'
import { reachDatabase, rightsFault } from './reach-database.ts'
import { createHostedDatabase, query, startThrowaway, type Throwaway, urlWith } from './throwaway.testing.ts'

const quiet = { info: () => undefined }
const refusal = async (url: string): Promise<string> => {
  const error = await reachDatabase(url, { log: quiet, patience: 0 }).catch((caught: unknown) => caught)
  return error instanceof Error ? `${error.constructor.name}: ${error.message}` : 'reached'
}

describe('a wrong setting of the database', () => {
  let server: Throwaway
  let hosted: string
  beforeAll(async () => {
    server = await startThrowaway()
    hosted = await createHostedDatabase(server.url, 'reached')
  })
  afterAll(async () => await server.remove())

  const elsewhere = (change: (url: URL) => void): string => {
    const url = new URL(hosted)
    change(url)
    return url.href
  }

  it('is none where the owner may make roles, schemas and tables', async () => {
    expect(await refusal(hosted)).toBe('reached')
  })

  it.each([
    [
      'the password',
      () => urlWith(hosted, { password: 'wrong' }),
      /refused the password of user reached_owner\. Check/,
    ],
    [
      'the user',
      () => urlWith(hosted, { user: 'nobody_known' }),
      /refused the password of user nobody_known/,
    ],
    [
      'the database',
      () => urlWith(hosted, { database: 'absent' }),
      /There is no database "absent" at .*Create it/,
    ],
    [
      'the host',
      () => elsewhere((url) => (url.hostname = 'db.invalid')),
      /host db\.invalid .* (not known|looked up)/,
    ],
    ['encryption', () => `${hosted}?sslmode=require`, /does not encrypt connections.*sslmode=disable/],
    [
      'a certificate’s file',
      () => `${hosted}?sslmode=verify-full&sslrootcert=/absent.pem`,
      /sslrootcert.*does not exist/,
    ],
  ])('is said in a sentence: %s', async (_name, url, sentence) => {
    expect(await refusal(url())).toMatch(/^StartRefused: /)
    expect(await refusal(url())).toMatch(sentence)
  })

  it('is said in a sentence: a closed port', async () => {
    const port = String(await findFreePort())
    expect(await refusal(elsewhere((url) => (url.port = port)))).toMatch(
      new RegExp(`^StartRefused: No database answers at [^:]*:${port}`),
    )
  })

  it.each([
    [
      'createrole',
      'alter role lacking_owner nocreaterole',
      'alter role lacking_owner createrole',
      /alter role "lacking_owner" createrole/,
    ],
    [
      'changes',
      'alter role lacking_owner set default_transaction_read_only = on',
      'alter role lacking_owner reset default_transaction_read_only',
      /default_transaction_read_only = off/,
    ],
    [
      'schemas',
      'alter database lacking owner to current_user',
      'alter database lacking owner to lacking_owner',
      /grant create on database "lacking" to "lacking_owner"/,
    ],
  ])('is said with the statement that gives the right: %s', async (_name, take, give, sentence) => {
    if ((await query(server.url, "select from pg_database where datname = 'lacking'")).length === 0)
      await createHostedDatabase(server.url, 'lacking')
    const url = urlWith(server.url, { database: 'lacking', user: 'lacking_owner', password: 'hosted' })
    await query(server.url, take)
    expect(await refusal(url)).toMatch(sentence)
    await query(server.url, give)
    expect(await refusal(url)).toBe('reached')
  })

  it('is waited for where the database is only starting', async () => {
    const port = await findFreePort()
    const { hostname, port: real } = new URL(server.url)
    const lines: string[] = []
    const starting = reachDatabase(
      elsewhere((url) => (url.port = String(port))),
      {
        log: {
          info: (line) => {
            lines.push(line)
            // The first attempt failed: now the database answers at this port.
            forward(port, hostname, Number(real))
          },
        },
      },
    )
    await starting
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^waiting for the database: No database answers/)
  })
})

/** Passes what comes to a port on to the server, until the test's process ends. */
function forward(port: number, host: string, to: number): void {
  const passing = createServer((socket) => {
    const other = connect({ host, port: to })
    socket.pipe(other).pipe(socket)
    for (const each of [socket, other]) each.on('error', () => socket.destroy())
  })
  passing.listen(port, '127.0.0.1').unref()
}

describe('what a server may be', () => {
  const able = {
    user: 'u',
    database: 'd',
    version: 180_000,
    keepsOptions: true,
    isStandby: false,
    isReadOnly: false,
    mayMakeRoles: true,
    mayMakeSchemas: true,
    mayMakeTables: true,
  }
  it('is a primary of 15 or later that the user may make tables in', () => {
    expect(rightsFault(able)).toBeUndefined()
    expect(rightsFault({ ...able, version: 140_012 })).toMatch(/is PostgreSQL 14\. Quayside needs 15/)
    expect(rightsFault({ ...able, keepsOptions: false })).toMatch(/pooler.*Set DIRECT_DATABASE_URL/)
    expect(rightsFault({ ...able, isStandby: true })).toMatch(/standby/)
    expect(rightsFault({ ...able, mayMakeTables: false })).toMatch(/grant create on schema public to "u"/)
  })
})

describe('DATABASE_URL', () => {
  it.each(['nonsense', 'mysql://u:p@h/d', '127.0.0.1:5432'])('%s is no address of a PostgreSQL', (text) => {
    expect(() => readConfig({ DATABASE_URL: text })).toThrow('postgres://user:password@host:5432/database')
  })

  it('means by sslmode what libpq means', () => {
    const { databaseUrl } = readConfig({ DATABASE_URL: 'postgres://u:p@h/d?sslmode=require' })
    expect(databaseUrl).toBe('postgres://u:p@h/d?sslmode=require&uselibpqcompat=true')
  })
})
