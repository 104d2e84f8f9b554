import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefused } from '../start-refused.ts'
import type { PostgresBinaries } from './binaries.ts'
import { printSettings, SETTINGS, type Settings } from './cluster-settings.ts'
import type { OsUser } from './os-user.ts'

export const OWNER = 'quayside'

const LOG_KEPT_BYTES = 10_000_000

/** True when a complete cluster exists; an interrupted initdb never gets this name. */
export async function hasCluster(
  cluster: string,
  binaries: PostgresBinaries,
  user: OsUser,
): Promise<boolean> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) return false
  const { output } = await user.run(binaries.postgres, ['--version'])
  const major = /(\d+)/.exec(output)?.[1]
  if (major !== version.trim()) {
    throw new StartRefused(
      `${cluster} was made by PostgreSQL ${version.trim()}, and this is ${major}. ` +
        'Take a backup with the old release and restore it with this one.',
    )
  }
  return true
}

export async function createCluster(
  cluster: string,
  binaries: PostgresBinaries,
  user: OsUser,
  given: { password: string; settings: Settings },
): Promise<void> {
  await removeUnfinished(cluster)
  const unfinished = `${cluster}.unfinished-${randomUUID()}`
  const passwordFile = `${unfinished}.password`
  await mkdir(unfinished, { mode: 0o700 })
  await user.own(unfinished)
  await writeFile(passwordFile, given.password, { mode: 0o600 })
  await user.own(passwordFile)
  try {
    const args = ['--pgdata', unfinished, '--username', OWNER, '--pwfile', passwordFile]
    // Tests alone turn fsync off: what they make need not survive a power cut either.
    if (given.settings['fsync'] === false) args.push('--no-sync')
    // Sorted by code point on every machine; where people read a list, the query names its collation (zh-x-icu).
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    const auth = ['--auth=scram-sha-256']
    // With the character classes of C, pg_trgm would treat Chinese characters as blanks.
    let made = await user.run(binaries.initdb, [...args, ...locale, ...auth, `--lc-ctype=${utf8Classes()}`])
    if (made.code !== 0 && made.output.includes('invalid locale')) {
      made = await user.run(binaries.initdb, [...args, ...locale, ...auth])
    }
    if (made.code !== 0)
      throw new StartRefused(`No database could be made in ${dirname(cluster)}: ${lastLine(made.output)}`)
    await writeFile(join(unfinished, 'postgresql.conf'), "\ninclude 'quayside.conf'\n", { flag: 'a' })
    await rename(unfinished, cluster)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

function utf8Classes(): string {
  return process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
}

async function removeUnfinished(cluster: string): Promise<void> {
  const names = await readdir(dirname(cluster))
  for (const name of names) {
    if (name.startsWith(`${basename(cluster)}.unfinished-`)) {
      // An initdb whose parent was killed may still be writing there; it does no harm.
      await rm(join(dirname(cluster), name), { recursive: true, force: true }).catch(() => {})
    }
  }
}

type StartOutcome = 'started' | 'port taken'

/** Starts through pg_ctl: the postmaster gets a session of its own and outlives this process. */
export async function startCluster(
  cluster: string,
  binaries: PostgresBinaries,
  user: OsUser,
  settings: Settings & { port: number },
): Promise<StartOutcome> {
  const conf = join(cluster, 'quayside.conf')
  await writeFile(conf, printSettings({ ...SETTINGS, ...settings }), { mode: 0o600 })
  await user.own(conf)
  const logFile = join(cluster, 'server.log')
  const logBefore = await keepLogSmall(logFile)
  const start = ['start', '--wait', '--silent', '--timeout=120', '--pgdata', cluster, '--log', logFile]
  for (let attempt = 1; ; attempt++) {
    const started = await user.run(binaries.pg_ctl, start)
    if (started.code === 0) return 'started'
    const log = (await readFile(logFile, 'utf8').catch(() => '')).slice(logBefore)
    if (/could not bind|could not create any TCP\/IP sockets/.test(log)) return 'port taken'
    // After a kill of the postmaster alone its backends need a moment to exit and release the shared memory.
    if (!log.includes('pre-existing shared memory block') || attempt === 50) {
      throw new StartRefused(
        `PostgreSQL did not start on ${cluster}: ${lastLine(log) || lastLine(started.output)} See ${logFile}.`,
      )
    }
    await pause(100)
  }
}

export async function stopCluster(cluster: string, binaries: PostgresBinaries, user: OsUser): Promise<void> {
  const stop = ['stop', '--wait', '--silent', '--pgdata', cluster]
  const fast = await user.run(binaries.pg_ctl, [...stop, '--mode=fast', '--timeout=30'])
  if (fast.code === 0 || fast.output.includes('Is server running?')) return
  const immediate = await user.run(binaries.pg_ctl, [...stop, '--mode=immediate', '--timeout=10'])
  if (immediate.code !== 0) throw new Error(`PostgreSQL did not stop on ${cluster}:\n${immediate.output}`)
}

/** The last line that says an error, or the last one. */
function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return (lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '').trim()
}

async function keepLogSmall(logFile: string): Promise<number> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size < LOG_KEPT_BYTES) return size
  await truncate(logFile)
  return 0
}
