import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../platform/postgres/free-port.ts'
import { findOsUser } from '../platform/postgres/os-user.ts'

const BIN = '/usr/lib/postgresql/15/bin'
/** npm's PostgreSQL has no pg_basebackup. */
export const hasStandbyPrograms = existsSync(join(BIN, 'pg_basebackup'))

/** A PostgreSQL 15 and its synchronous standby, as an operator sets them up: a commit is acknowledged when both have it. */
export async function startStandbyPair() {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-standby-'))
  const user = await findOsUser(join(BIN, 'postgres'), tmpdir())
  await user.own(folder)
  const [primaryPort, standbyPort] = [await findFreePort(), await findFreePort()]
  const clusters = { primary: join(folder, 'primary'), standby: join(folder, 'standby') }
  const run = async (program: string, args: string[]): Promise<void> => {
    const { code, output } = await user.run(join(BIN, program), args)
    if (code !== 0) throw new Error(`${program}: ${output}`)
  }
  const start = (cluster: string, port: number, settings: string): Promise<void> => {
    const shared = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100`
    const log = join(cluster, 'server.log')
    return run('pg_ctl', ['start', '-w', '-D', cluster, '-l', log, '-o', `${shared} ${settings}`])
  }
  const password = join(folder, 'password')
  await writeFile(password, 'secret', { mode: 0o600 })
  await user.own(password)
  await mkdir(clusters.primary, { mode: 0o700 })
  await user.own(clusters.primary)
  const made = ['-D', clusters.primary, '-U', 'postgres', '--encoding=UTF8', '--no-locale', '--no-sync']
  await run('initdb', [...made, '--auth=scram-sha-256', '--pwfile', password])
  await start(clusters.primary, primaryPort, '')
  const from = `host=127.0.0.1 port=${primaryPort} user=postgres password=secret application_name=standby`
  await run('pg_basebackup', ['-d', from, '-D', clusters.standby, '-R', '-X', 'stream', '-c', 'fast'])
  await start(clusters.standby, standbyPort, '')
  const urlAt = (port: number): string => `postgres://postgres:secret@127.0.0.1:${port}/postgres`
  return {
    primaryUrl: urlAt(primaryPort),
    standbyUrl: urlAt(standbyPort),
    /** Both hosts, of which the server uses the one that takes changes. */
    url: `postgres://postgres:secret@127.0.0.1:${primaryPort},127.0.0.1:${standbyPort}/postgres?target_session_attrs=read-write`,
    async killPrimary(): Promise<void> {
      const [pid] = (await readFile(join(clusters.primary, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    promote: () => run('pg_ctl', ['promote', '-w', '-D', clusters.standby]),
    async remove(): Promise<void> {
      for (const cluster of Object.values(clusters))
        await run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', cluster]).catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type StandbyPair = Awaited<ReturnType<typeof startStandbyPair>>
