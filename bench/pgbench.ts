import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The system's pgbench; the embedded PostgreSQL ships none. */
export const findPgbench = (): string | undefined =>
  ['/usr/bin/pgbench', '/usr/local/bin/pgbench', '/opt/homebrew/bin/pgbench'].find((path) => existsSync(path))

/** Transactions a second of a script, prepared statements, as many clients as our pool has connections. */
export async function pgbench(
  program: string,
  options: { url: string; script: string; folder: string; clients: number; seconds: number },
): Promise<number> {
  const file = join(options.folder, 'pgbench.sql')
  await writeFile(file, options.script)
  const { stdout } = await run(program, [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${options.clients}`,
    '--jobs=2',
    `--time=${options.seconds}`,
    `--file=${file}`,
    options.url,
  ])
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!rate) throw new Error(`pgbench said no rate:\n${stdout}`)
  return Number(rate)
}
