import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from './platform/postgres/free-port.ts'
import {
  createHostedDatabase,
  query,
  startThrowaway,
  type Throwaway,
  urlWith,
} from './platform/postgres/throwaway.testing.ts'
import { shareOf } from './platform/testing/turn.ts'

let server: Throwaway
let folder: string
let hosted: string
beforeAll(async () => {
  server = await startThrowaway()
  folder = await mkdtemp(join(tmpdir(), 'quayside-refused-'))
  hosted = await createHostedDatabase(server.url, 'whole')
})
afterAll(async () => {
  await server.remove()
  await rm(folder, { recursive: true })
})

/** A database whose owner lacks something. */
async function lacking(name: string, take: string): Promise<string> {
  const url = await createHostedDatabase(server.url, name)
  await query(urlWith(server.url, { database: name }), take)
  return url
}

const closedPort = async (): Promise<string> => {
  const url = new URL(hosted)
  url.port = String(await findFreePort())
  return url.href
}

type Settings = Readonly<Record<string, string>>
const database = (url: string): Settings => ({ DATABASE_URL: url })

/** Each wrong setting, what its sentence says is wrong, and what to do. */
const wrong: Readonly<Record<string, readonly [() => Promise<Settings> | Settings, RegExp]>> = {
  'no right to make roles': [
    async () => database(await lacking('roles', 'alter role roles_owner nocreaterole')),
    /may not make roles\. Run .*: alter role "roles_owner" createrole$/,
  ],
  'a wrong password': [
    () => database(urlWith(hosted, { password: 'wrong' })),
    /refused the password .*Check DATABASE_URL/,
  ],
  'a database that does not exist': [
    () => database(urlWith(hosted, { database: 'absent' })),
    /There is no database "absent" at .*Create it, or correct DATABASE_URL/,
  ],
  'an unknown host': [
    () => database('postgres://u:p@db.invalid/d'),
    /host db\.invalid of DATABASE_URL .*Check its name/,
  ],
  'a closed port': [
    async () => database(await closedPort()),
    /No database answers at .*Start it, or check host and port/,
  ],
  'a user who may only read': [
    async () =>
      database(await lacking('readers', 'alter role readers_owner set default_transaction_read_only = on')),
    /takes no changes from user readers_owner.*default_transaction_read_only = off$/,
  ],
  'no right on public': [
    async () => database(await lacking('publics', 'alter schema public owner to current_user')),
    /may not make tables\. .*grant create on schema public to "publics_owner"$/,
  ],
  'no right to make schemas': [
    async () => database(await lacking('schemas', 'alter database schemas owner to current_user')),
    /may not make schemas .*grant create on database "schemas" to "schemas_owner"$/,
  ],
  'encryption that the database does not have': [
    () => database(`${hosted}?sslmode=require`),
    /does not encrypt connections.*use sslmode=disable/,
  ],
  'no address of a database': [
    () => database('localhost/quayside'),
    /postgres:\/\/user:password@host:5432\/database/,
  ],
  'no address of a mail server': [
    () => ({ SMTP_URL: 'mail.example.com' }),
    /SMTP_URL .*smtps:\/\/user:password@host/,
  ],
  'an unknown sender of text messages': [
    () => ({ ...database(hosted), SMS_SENDER: 'pigeon' }),
    /SMS_SENDER must be outbox, webhook or alibaba/,
  ],
  'an unknown kind of storage': [
    () => ({ ...database(hosted), FILES_URL: 'ftp://files' }),
    /FILES_URL must be a folder, a file: URL or an s3: URL/,
  ],
  'a key that is too short': [
    () => ({ ...database(hosted), DATA_KEY: 'c2hvcnQ=' }),
    /DATA_KEY must be 32 bytes in base64.*openssl rand -base64 32/,
  ],
  'no port': [() => ({ PORT: 'http' }), /PORT must be a whole number/],
  'a data folder that cannot be made': [
    // A file stands where the folder would be.
    () => ({ DATA_DIR: join(import.meta.filename, 'data') }),
    /Cannot write to the data folder.*Set DATA_DIR/,
  ],
}

// A start takes seconds of processor time.
it.each(shareOf('start refusals', Object.entries(wrong), 8))(
  '%s ends the start with one sentence and code 1',
  async (_name, [settings, said]) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/compiled'),
        PORT: '0',
        DEMO: 'off',
        LOG_LEVEL: 'fatal',
        DATABASE_WAIT: '0',
        DATA_DIR: join(folder, 'data'),
        ...(await settings()),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number]
    expect([code, output.trim()]).toEqual([1, expect.stringMatching(said)])
    expect(output.trim().split('\n')).toHaveLength(1)
  },
)
