import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { systemClock, type TestClock, testClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import type { BoundRoute } from '../http/bind.ts'
import { openLog } from '../log.ts'
import { type OpenedPlatform, openPlatform } from '../open-platform.ts'
import { openParsePool, type ParsePool } from '../parsing/parse-pool.ts'
import { givenOf } from './given.ts'
import { dataFolder, templateName } from './global-setup.ts'
import { watchLocks } from './lock-watch.ts'
import { loseOnce } from './lost-once.ts'
import { serve } from './serve.ts'
import { testClient } from './test-client.ts'

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

type Options = {
  clock?: TestClock
  routes?: readonly BoundRoute[]
  parsing?: ParsePool
  /** More settings of the server. */
  environment?: Readonly<Record<string, string>>
}

/** The server of a test file, closed after its tests: `const app = await testApp()`. */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const app = await openTestApp(options)
  afterAll(() => app.close())
  return app
}

/** Set by the project of vitest.config.ts that runs transactions twice. */
const losesOnce = process.env['LOSE_ONCE'] === 'yes'

let parsing: ParsePool | undefined
/** One for all servers of a worker: starting a process takes longer than to parse what most tests upload. */
const keptParsing = (): ParsePool => (parsing ??= { ...openParsePool(), close: () => undefined })

let shared: { readonly day: string; readonly app: Promise<TestApp> } | undefined
/**
 * The server that all such test files of a worker share: for tests that see only the company they made. Opening a
 * server and its database takes as long as many of their tests. It ends with the worker; as its clock stands still, the
 * files after midnight share another one.
 */
export function sharedApp(): Promise<TestApp> {
  const day = systemClock.today()
  if (shared?.day !== day) shared = { day, app: openTestApp() }
  return shared.app
}

/** A whole server on a database of its own, which the caller closes. */
export async function openTestApp(options: Options = {}) {
  const ownerUrl = inject('ownerUrl')
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  const clock = options.clock ?? testClock(new Date())
  await asOwner(
    ownerUrl,
    // Copying the files takes half the time of writing the template's pages to the log.
    `create database ${name} template ${templateName} strategy file_copy`,
    // The database's day is that of the clock, also when the tests run past midnight.
    `alter database ${name} set app.business_day = '${clock.today()}'`,
  )
  const url = new URL(ownerUrl)
  url.pathname = `/${name}`
  await mkdir(dataFolder, { recursive: true })
  const dataDir = await mkdtemp(join(dataFolder, 'app-'))
  const pooler = process.env['TEST_POOLER']
  const logLines: string[] = []
  const platform: OpenedPlatform = await openPlatform(
    readConfig({
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: 'off',
      POOL_SIZE: '4',
      ...(pooler && { DATABASE_URL: `${pooler}/${name}`, DIRECT_DATABASE_URL: url.href }),
      ROW_DECODER: process.env['ROW_DECODER'],
      ...options.environment,
    }),
    url.href,
    {
      log: openLog('debug', { write: (line) => logLines.push(line) }),
      clock,
      parsing: options.parsing ?? keptParsing(),
      observe: (attempt) => ({ ...watchLocks(attempt), ...(losesOnce && loseOnce(attempt)) }),
    },
  )
  const { server, address } = await serve(platform, options.routes)
  const owners: pg.Client[] = []
  return {
    platform,
    server,
    address,
    clock,
    logLines,
    dataDir,
    ownerUrl: url.href,
    given: givenOf(platform),
    client: testClient(address),
    /** The same for the provider's side. */
    office: testClient(address, '/office/api'),
    /** Connected as the database's owner, to read what no company may; ended with the server. */
    async owner(): Promise<pg.Client> {
      const client = new pg.Client(url.href)
      await client.connect()
      owners.push(client)
      return client
    },
    async close() {
      await Promise.all(owners.map((client) => client.end()))
      await server.close()
      await platform.close()
      await asOwner(ownerUrl, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function asOwner(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
