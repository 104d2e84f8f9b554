import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { isWhole, turnOf } from '../testing/turn.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { findFreePort } from './free-port.ts'
import { findOsUser } from './os-user.ts'

export interface Throwaway {
  /** Superuser's connection. */
  url: string
  remove(): Promise<void>
}

interface Flavour {
  name: string
  start: () => Promise<Throwaway>
}

const FIFTEEN = '/usr/lib/postgresql/15/bin'

/** The embedded PostgreSQL, and beside it an ordinary PostgreSQL 15 where the machine has one. */
export function flavours(): Flavour[] {
  const embedded = { name: 'the embedded PostgreSQL', start: startThrowaway }
  if (existsSync(FIFTEEN)) return [embedded, { name: 'PostgreSQL 15', start: startFifteen }]
  process.stdout.write(`Tests on PostgreSQL 15 are left out: there is no ${FIFTEEN} on this machine.\n`)
  return [embedded]
}

/** One of them, which the commit chooses; all of them in a whole run. */
export const flavoursInTurn = (): Flavour[] => (isWhole ? flavours() : [turnOf('flavour', flavours())])

export async function startThrowaway(): Promise<Throwaway & { dataDir: string; server: EmbeddedPostgres }> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-throwaway-'))
  const dataDir = join(folder, 'postgres')
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => {}, warn: () => {} },
    settings: { fsync: false, shared_buffers: '32MB' },
  })
  const remove = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: server.url, dataDir, server, remove }
}

async function startFifteen(): Promise<Throwaway> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-fifteen-'))
  const cluster = join(folder, 'cluster')
  const passwordFile = join(folder, 'password')
  const user = await findOsUser(join(FIFTEEN, 'postgres'), folder)
  await mkdir(cluster, { mode: 0o700 })
  await writeFile(passwordFile, 'secret', { mode: 0o600 })
  await user.own(cluster)
  await user.own(passwordFile)
  const run = async (program: string, args: string[]) => {
    const { code, output } = await user.run(join(FIFTEEN, program), args)
    if (code !== 0) throw new Error(`${program}: ${output}`)
  }
  const auth = ['--auth=scram-sha-256', '--pwfile', passwordFile, '--no-sync']
  await run('initdb', ['-D', cluster, '-U', 'postgres', '--encoding=UTF8', '--no-locale', ...auth])
  const port = await findFreePort()
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  await run('pg_ctl', ['start', '-w', '-D', cluster, '-l', join(cluster, 'server.log'), '-o', settings])
  return {
    url: `postgres://postgres:secret@127.0.0.1:${port}/postgres`,
    remove: async () => {
      await run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', cluster])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A new database, owned by a new role that is no superuser but may create roles: as on a hosted server. */
export async function createHostedDatabase(url: string, name: string): Promise<string> {
  await query(url, `create role ${name}_owner login createrole password 'hosted'`)
  await query(url, `create database ${name} owner ${name}_owner`)
  return urlWith(url, { database: name, user: `${name}_owner`, password: 'hosted' })
}

export async function createDatabase(url: string, name: string): Promise<string> {
  await query(url, `create database ${name}`)
  return urlWith(url, { database: name })
}

export function urlWith(url: string, part: { database?: string; user?: string; password?: string }): string {
  const changed = new URL(url)
  if (part.database !== undefined) changed.pathname = `/${part.database}`
  if (part.user !== undefined) changed.username = part.user
  if (part.password !== undefined) changed.password = part.password
  return changed.href
}

export async function query(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const answer = await client.query<Record<string, unknown>>(sql, values)
    return answer.rows
  } finally {
    await client.end()
  }
}
