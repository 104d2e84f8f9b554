import { spawn } from 'node:child_process'
import { chown } from 'node:fs/promises'
import { StartRefused } from '../start-refused.ts'

/** Runs PostgreSQL's programs as a user that may own the data folder. */
export interface OsUser {
  run(program: string, args: string[]): Promise<Outcome>
  /** Changes the owner of a file or folder to the user that PostgreSQL runs as. */
  own(path: string): Promise<void>
}

interface Outcome {
  code: number
  output: string
}

interface Account {
  uid: number
  gid: number
}

const ACCOUNT = 'postgres'

/**
 * PostgreSQL refuses to run as root, so root runs it as the user `postgres`. That user may be unable to reach a clone
 * or data folder below a private folder of root (0700, as mktemp makes them); then it is given the one capability that
 * allows this.
 */
export async function findOsUser(postgresProgram: string, folder: string): Promise<OsUser> {
  if (process.getuid?.() !== 0) {
    return { run: async (program, args) => await run([program, ...args]), own: async () => {} }
  }
  const account = (await findAccount()) ?? (await createAccount())
  const tried = new Set<string>()
  for (const become of waysToBecome(account)) {
    const script = 'cd "$2" && "$1" --version && exec test -x "$1"'
    const probe = await become(['/bin/sh', '-c', script, 'sh', postgresProgram, folder])
    if (probe.code === 0) {
      return {
        run: async (program, args) => await become([program, ...args]),
        own: async (path) => await chown(path, account.uid, account.gid),
      }
    }
    tried.add(probe.output.trim())
  }
  throw new StartRefused(
    `PostgreSQL does not run as root, and the user '${ACCOUNT}' cannot reach ${postgresProgram} or ${folder}. ` +
      'Start as an ordinary user, or move the clone and DATA_DIR to folders that others may enter, ' +
      `or set DATABASE_URL. Tried: ${[...tried].join(' | ')}`,
  )
}

/** The user that PostgreSQL runs as; nothing where the system has no such users, or root has not made one yet. */
export async function postgresUid(): Promise<number | undefined> {
  const own = process.getuid?.()
  return own === 0 ? (await findAccount())?.uid : own
}

type Become = (command: string[]) => Promise<Outcome>

function waysToBecome(account: Account): Become[] {
  const holding =
    (capability: string): Become =>
    async (command) =>
      await run([
        'setpriv',
        `--reuid=${account.uid}`,
        `--regid=${account.gid}`,
        '--clear-groups',
        `--inh-caps=+${capability}`,
        `--ambient-caps=+${capability}`,
        // access(2), by which PostgreSQL's programs find themselves, forgets the capability without this.
        '--securebits=+no_setuid_fixup',
        ...command,
      ])
  return [
    async (command) => await run(command, account),
    // Sufficient when only the path is inaccessible. A Docker container has only the wider capability.
    holding('dac_read_search'),
    holding('dac_override'),
  ]
}

async function findAccount(): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([run(['id', '-u', ACCOUNT]), run(['id', '-g', ACCOUNT])])
  if (uid.code !== 0 || gid.code !== 0) return undefined
  return { uid: Number(uid.output), gid: Number(gid.output) }
}

async function createAccount(): Promise<Account> {
  const made = await run([
    'useradd',
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/bin/false',
    ACCOUNT,
  ])
  const account = await findAccount()
  if (account) return account
  throw new StartRefused(
    `PostgreSQL does not run as root, and no user '${ACCOUNT}' could be made for it (${made.output.trim()}). ` +
      'Start as an ordinary user, or set DATABASE_URL.',
  )
}

// The postmaster keeps its environment for its lifetime: it gets no secrets and no foreign PGPORT.
const KEPT = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TEMP']

async function run([program = '', ...args]: string[], account?: Account): Promise<Outcome> {
  return await new Promise((resolve) => {
    const child = spawn(program, args, {
      ...account,
      // PostgreSQL's programs want to return to the folder they were started in, which may be closed to that user.
      cwd: process.platform === 'win32' ? undefined : '/',
      // A session of its own: Ctrl+C in the terminal must not hit a pg_ctl that is just stopping the server.
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...Object.fromEntries(KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
        LC_ALL: 'C',
      },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
