import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findFreePort } from '../platform/postgres/free-port.ts'
import { findOsUser } from '../platform/postgres/os-user.ts'

/** The first that keeps prepared statements in transaction mode. */
const firstWithStatements = 21

/** The program that PGBOUNCER names, or the one on the path. */
export function findPgBouncer(): { program: string; version: string; keepsStatements: boolean } | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  const program =
    process.env['PGBOUNCER'] ?? folders.map((folder) => join(folder, 'pgbouncer')).find(existsSync)
  if (program === undefined) return undefined
  const [version = '', minor = '0'] =
    /1\.(\d+)\.\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? []
  return { program, version, keepsStatements: Number(minor) >= firstWithStatements }
}

/** PgBouncer in transaction mode before all databases of a cluster, with few connections, so that clients share them. */
export async function startPgBouncer(program: string, ownerUrl: string, settings: readonly string[] = []) {
  const owner = new URL(ownerUrl)
  const made = await mkdtemp(join(tmpdir(), 'quayside-pgbouncer-'))
  const user = await findOsUser(program, tmpdir())
  await user.own(made)
  const folder = join(made, 'run')
  await mkdir(folder, { mode: 0o700 })
  const port = await findFreePort()
  const files = {
    'users.txt': `"${decodeURIComponent(owner.username)}" "${decodeURIComponent(owner.password)}"\n`,
    'pgbouncer.ini': [
      '[databases]',
      `* = host=${owner.hostname} port=${owner.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'pool_mode = transaction',
      'default_pool_size = 3',
      'auth_type = scram-sha-256',
      `auth_file = ${join(folder, 'users.txt')}`,
      `auth_user = ${decodeURIComponent(owner.username)}`,
      'auth_query = select usename, passwd from pg_shadow where usename = $1',
      `logfile = ${join(folder, 'log')}`,
      `pidfile = ${join(folder, 'pid')}`,
      ...settings,
      '',
    ].join('\n'),
  }
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content)
    await user.own(join(folder, name))
  }
  await user.own(folder)
  const { code, output } = await user.run(program, ['-d', join(folder, 'pgbouncer.ini')])
  if (code !== 0) throw new Error(`PgBouncer did not start: ${output}`)
  const url = new URL(ownerUrl)
  url.port = String(port)
  return {
    /** With the owner's name and password, and without a database. */
    address: url.href.slice(0, url.href.length - url.pathname.length),
    async stop() {
      process.kill(Number(await readFile(join(folder, 'pid'), 'utf8')), 'SIGINT')
      await rm(made, { recursive: true, force: true })
    },
  }
}
