import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { addressesOf, databaseAddress } from './database-address.ts'
import { reachDatabase } from './reach-database.ts'
import { createDatabase, query, startThrowaway, type Throwaway } from './throwaway.testing.ts'

const quiet = { log: { info: () => undefined }, patience: 0 }
const address = (text: string): string => databaseAddress('DATABASE_URL', text)

describe('an address', () => {
  it('with several hosts is asked at each of them', () => {
    const several = address('postgres://u:p%40@a:5433,b,[::1]:5434/d?target_session_attrs=read-write')
    expect(addressesOf(several).map((each) => new URL(each).host)).toEqual(['a:5433', 'b', '[::1]:5434'])
    expect(new URL(several).password).toBe('p%40')
    expect(several).not.toContain('target_session_attrs')
  })

  it.each([
    ['postgres://u:p@a,b:x/d', 'is no address of a PostgreSQL'],
    [
      'postgres://u:p@a,b/d?target_session_attrs=standby',
      'target_session_attrs of DATABASE_URL must be read-write',
    ],
    ['postgres://u:p@a/d?sslmode=sometimes', 'sslmode of DATABASE_URL must be one of'],
    ['postgres://u:p@a/d?sslmode=verify-ca', 'needs the authority'],
  ])('%s is refused in a sentence', (text, sentence) => {
    expect(() => readConfig({ DATABASE_URL: text })).toThrow(sentence)
  })
})

describe('several hosts', () => {
  let servers: Throwaway[]
  let several: string
  beforeAll(async () => {
    servers = [await startThrowaway(), await startThrowaway()]
    const [first = '', second = ''] = await Promise.all(servers.map(({ url }) => createDatabase(url, 'pair')))
    // Both servers have the same user and password, as a primary and its standby have.
    await query(second, `alter role quayside password '${new URL(first).password}'`)
    const [user] = first.split('@')
    several = address(
      `${user}@${new URL(first).host},${new URL(second).host}/pair?target_session_attrs=read-write`,
    )
  })
  afterAll(async () => {
    for (const server of servers) await server.remove()
  })
  const ports = (): string[] => addressesOf(several).map((each) => new URL(each).port)
  /** What a promotion changes: one takes no changes any more, the other does, and connections to the former end. */
  const promote = async (place: number): Promise<void> => {
    for (const [at, url] of addressesOf(several).entries()) {
      await query(url, `alter system set default_transaction_read_only = ${at === place ? 'off' : 'on'}`)
      await query(url, 'select pg_reload_conf()')
      await query(
        url,
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'follows'`,
      )
    }
  }

  it('lead to the one that takes changes, also after another one was promoted', async () => {
    const [first, second] = ports()
    await promote(1)
    expect(new URL(await reachDatabase(several, quiet)).port).toBe(second)
    const database = openDatabase({
      url: several,
      poolSize: 2,
      applicationName: 'follows',
      onError: () => undefined,
    })
    const portNow = async (): Promise<unknown> => {
      const [[row] = []] = await database.read([
        { sql: `select current_setting('port') as port`, parameters: [] },
      ])
      return row?.['port']
    }
    expect(await portNow()).toBe(second)
    await promote(0)
    expect(await portNow()).toBe(first)
    expect(new URL(await reachDatabase(several, quiet)).port).toBe(first)
    await database.close()
  })

  it('are refused in a sentence where none of them takes changes', async () => {
    await promote(2)
    await expect(reachDatabase(several, quiet)).rejects.toThrow(/^No host of DATABASE_URL takes changes\. /)
  })
})

// Only openssl makes a certificate here; without it these are left out.
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

describe.skipIf(!hasOpenssl)('an encrypted connection', () => {
  let server: Throwaway & { dataDir: string }
  let folder: string
  beforeAll(async () => {
    server = await startThrowaway()
    folder = await mkdtemp(join(tmpdir(), 'quayside-tls-'))
    await query(server.url, `alter system set ssl = on`)
    await promisify(execFile)('openssl', [
      'req',
      ...'-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext'.split(' '),
      'subjectAltName=DNS:localhost',
      '-keyout',
      join(folder, 'key'),
      '-out',
      join(folder, 'crt'),
    ])
    // As the server's own user: it reads a key only from a file that is its own.
    for (const [name, file] of [
      ['crt', 'server.crt'],
      ['key', 'server.key'],
    ] as const)
      await query(
        server.url,
        `copy (select convert_from(decode('${(await readFile(join(folder, name))).toString('base64')}', 'base64'), 'utf8'))
         to program 'umask 077; sed "s/\\\\\\\\n/\\n/g" > ${file}'`,
      )
    await query(server.url, 'select pg_reload_conf()')
  })
  afterAll(async () => {
    await server.remove()
    await rm(folder, { recursive: true })
  })
  const at = (host: string, search: string): string => {
    const url = new URL(server.url)
    url.hostname = host
    return address(`${url.href}?${search}`)
  }
  const refusal = (url: string): Promise<string> =>
    reachDatabase(url, quiet).then(
      () => 'reached',
      (error: unknown) => String(error),
    )

  it('is not verified by sslmode=require', async () => {
    const reached = await reachDatabase(at('127.0.0.1', 'sslmode=require'), quiet)
    expect(await query(reached, 'select ssl from pg_stat_ssl where pid = pg_backend_pid()')).toEqual([
      { ssl: true },
    ])
  })

  it('is verified by sslmode=verify-full, against sslrootcert and the name of the host', async () => {
    expect(await refusal(at('localhost', 'sslmode=verify-full'))).toMatch(
      /not signed by an authority.*sslrootcert=/,
    )
    const known = `sslmode=verify-full&sslrootcert=${join(folder, 'crt')}`
    expect(await refusal(at('localhost', known))).toBe('reached')
    expect(await refusal(at('127.0.0.1', known))).toMatch(/is for another host name/)
  })
})
