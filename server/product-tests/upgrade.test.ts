import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCompanies, demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAll, questionNames } from '../faults/reconcile.ts'
import { askStock } from '../faults/reconcile-stock.ts'
import { openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/postgres/migrate.ts'
import { restoreBackup } from '../platform/postgres/restore-backup.ts'
import { ensureRoles } from '../platform/postgres/roles.ts'
import { startThrowaway, type Throwaway } from '../platform/postgres/throwaway.testing.ts'
import { startServerProcess } from '../platform/testing/server-process.ts'
import { testClient } from '../platform/testing/test-client.ts'

const releases = join(import.meta.dirname, '../../db/releases')
const migrations = join(import.meta.dirname, '../../db/migrations')
const versions = (await readdir(releases)).flatMap((name) => /^(.+)\.tar\.gz$/.exec(name)?.[1] ?? [])

it('is tried with the data of every version since 1.0.0', () => {
  expect(versions).toContain('1.0.0')
})

describe.each(versions)('the data of version %s', (version) => {
  let postgres: Throwaway
  let dataDir: string
  beforeAll(async () => {
    postgres = await startThrowaway()
    dataDir = await mkdtemp(join(tmpdir(), 'quayside-upgrade-'))
    // Refuses where one of the version's migrations is not as it was.
    await restoreBackup({
      ownerUrl: postgres.url,
      migrations,
      files: {
        async *list(): AsyncGenerator<string> {
          // An empty storage.
        },
        put: (key) => Promise.reject(new Error(`${key} should not be in it`)),
      },
      keepDataKey: (key) => writeFile(join(dataDir, 'data.key'), key, { mode: 0o600 }),
      source: join(releases, `${version}.tar.gz`),
    })
    await migrate(postgres.url, { folder: migrations })
  })
  afterAll(async () => {
    await postgres.remove()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('hold every equality of the books, the orders and the stock after the upgrade', async () => {
    const { staffUrl } = await ensureRoles(postgres.url)
    const onError = (): void => undefined
    const staff = openDatabase({ url: staffUrl, poolSize: 1, applicationName: 'test', onError })
    const answers = [...(await askAll(staff)), ...(await askStock(staff))]
    await staff.close()
    expect(answers.length).toBeGreaterThan(questionNames.length)
    expect(answers.filter(({ rows }) => rows > 0)).toEqual([])
  })

  it('are opened: an account logs in and sees its orders and its home', async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: postgres.url })
    try {
      const send = testClient(server.address)
      const { body } = await send('POST auth/oauth/token', {
        form: {
          grant_type: 'password',
          username: demoCompanies[0]?.administrator.mobile ?? '',
          password: demoPassword,
        },
      })
      const token = String(body.access_token)
      const orders = await send('GET business/online/order/list', { token, query: { modelType: '0' } })
      expect(orders.body.total).toBeGreaterThan(10)
      const home = await send('GET system/online/home', { token })
      expect(home.body.code).toBe(200)
    } finally {
      await server.kill('SIGTERM')
    }
  })
})
