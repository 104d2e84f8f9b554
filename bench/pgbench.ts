import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The system's pgbench; the embedded PostgreSQL ships none. */
const findPgbench = (): string | undefined =>
  ['/usr/bin/pgbench', '/usr/local/bin/pgbench', '/opt/homebrew/bin/pgbench'].find((path) => existsSync(path))

/** Transactions a second of some scripts in turn, prepared statements, as many clients as our pool has connections. */
export async function pgbench(options: {
  url: string
  scripts: readonly string[]
  folder: string
  clients: number
  seconds: number
}): Promise<number | undefined> {
  const program = findPgbench()
  if (!program) return undefined
  const files = await Promise.all(
    options.scripts.map(async (script, place) => {
      const file = join(options.folder, `pgbench-${place}.sql`)
      await writeFile(file, script)
      return `--file=${file}`
    }),
  )
  const { stdout } = await run(program, [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${options.clients}`,
    '--jobs=2',
    `--time=${options.seconds}`,
    ...files,
    options.url,
  ])
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!rate || !stdout.includes('number of failed transactions: 0')) throw new Error(`pgbench:\n${stdout}`)
  return Number(rate)
}
