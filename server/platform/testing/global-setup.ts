import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seedReference } from '../../seeding/seed-reference.ts'
import { openDatabase } from '../database/database.ts'
import { startEmbeddedPostgres } from '../postgres/embedded.ts'
import { migrate } from '../postgres/migrate.ts'
import { ensureRoles } from '../postgres/roles.ts'
import { throwawayFolder } from './throwaway-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string
  }
}

const preparedBy = 'TEST_TEMPLATE_PREPARED_BY'
const root = join(import.meta.dirname, '../../..')
export const templateName = 'quayside_template'
/** The data folders of the servers under test: what a shared one leaves is removed with the run. */
export const dataFolder = join(root, '.data/test-apps')

/** One throw-away cluster for the whole run and one migrated database in it, cloned for each test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startEmbeddedPostgres({
    dataDir: throwawayFolder(root, 'test', 'TEST_DATA_DIR'),
    log: { info: () => undefined, warn: () => undefined },
    settings: { fsync: false, synchronous_commit: false, full_page_writes: false, max_connections: 200 },
  })
  // Each project of vitest.config.ts calls this; the first one makes the template for all.
  if (process.env[preparedBy] !== String(process.pid)) await prepareTemplate(postgres.url)
  process.env[preparedBy] = String(process.pid)
  project.provide('ownerUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function prepareTemplate(ownerUrl: string): Promise<void> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  await dropDatabases(owner)
  await owner.query(`create database ${templateName}`)
  await owner.end()
  const url = new URL(ownerUrl)
  url.pathname = `/${templateName}`
  const { staffUrl } = await ensureRoles(url.href)
  await migrate(url.href, { folder: join(root, 'db/migrations') })
  const staff = openDatabase({
    url: staffUrl,
    poolSize: 1,
    applicationName: 'test-setup',
    onError: () => undefined,
  })
  await seedReference(staff)
  await staff.close()
}

/** What an interrupted run left behind. */
async function dropDatabases(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ datname: string }>(
    `select datname from pg_database where datname = '${templateName}' or datname like 'test\\_%'`,
  )
  for (const { datname } of rows) await owner.query(`drop database if exists "${datname}" with (force)`)
}
