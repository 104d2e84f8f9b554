import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCompanies, demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { askAll, questionNames } from '../faults/reconcile.ts'
import { askStock } from '../faults/reconcile-stock.ts'
import { openDatabase, sql } from '../platform/database/database.ts'
import { openStorage } from '../platform/files/storage.ts'
import { ensureRoles } from '../platform/postgres/roles.ts'
import { withOwner } from '../platform/postgres/with-owner.ts'
import { startServerProcess } from '../platform/testing/server-process.ts'
import { testClient } from '../platform/testing/test-client.ts'
import { copyDemo, demoKey } from './demo-copy.testing.ts'
import { askStory } from './demo-story.testing.ts'

const folder = await mkdtemp(join(tmpdir(), 'quayside-demo-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the name of demo data', () => {
  const put = async (file: string, text: string): Promise<string> => {
    await mkdir(join(folder, 'clone', file, '..'), { recursive: true })
    await writeFile(join(folder, 'clone', file), text)
    return demoKey('2026-11-18', join(folder, 'clone'))
  }

  it('changes with the day, a migration, a seed, a text, a package and the code that fills', async () => {
    const keys = [
      await put('db/migrations/0001_start.sql', 'create table a ()'),
      await put('db/migrations/0001_start.sql', 'create table b ()'),
      await put('db/migrations/0002_next.sql', ''),
      await put('db/seeds/demo/orders.ts', 'export const orders = 1'),
      await put('contract/orders/order.ts', ''),
      await put('server/seeding/seed-demo.ts', ''),
      await put('phrases/zh-CN/orders.ts', ''),
      await put('package-lock.json', '{}'),
      await demoKey('2026-11-19', join(folder, 'clone')),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('stays when a test is added or changed', async () => {
    const before = await demoKey('2026-11-18', join(folder, 'clone'))
    expect(await put('server/seeding/start-over.test.ts', 'it()')).toBe(before)
    expect(await put('server/seeding/demo-copy.testing.ts', 'copy()')).toBe(before)
  })
})

describe('copied demo data', () => {
  const dataDir = join(folder, 'data')

  it('hold every equality of the books, the orders and the stock, tell one story, and have all of their files', async () => {
    await copyDemo(dataDir)
    await withOwner({ directUrl: undefined, databaseWait: 0, dataDir }, async (ownerUrl) => {
      const { staffUrl } = await ensureRoles(ownerUrl)
      const onError = (): void => undefined
      const staff = openDatabase({ url: staffUrl, poolSize: 1, applicationName: 'test', onError })
      const answers = [...(await askAll(staff)), ...(await askStock(staff))]
      const contradictions = await askStory(staff)
      const [companies = [], files = []] = await staff.read([
        sql.selectFrom('company').select('name').compile(),
        sql.selectFrom('file').select('storage_key').compile(),
      ])
      await staff.close()
      expect(answers.length).toBeGreaterThan(questionNames.length)
      expect(answers.filter(({ rows }) => rows > 0)).toEqual([])
      expect(contradictions).toEqual([])
      const further = demoCompanies.filter(({ groupCompany }) => groupCompany !== undefined)
      expect(companies).toHaveLength(demoCompanies.length + further.length)
      const storedFiles = await Array.fromAsync((await openStorage(undefined, dataDir)).list())
      expect(storedFiles).toEqual(expect.arrayContaining(files.map((file) => file['storage_key'])))
      expect(files.length).toBeGreaterThan(0)
    })
  }, 300_000)

  it('are served as after a first start: the accounts log in, and nothing is filled again', async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'info' })
    try {
      const { body } = await testClient(server.address)('POST auth/oauth/token', {
        form: {
          grant_type: 'password',
          username: demoCompanies[0]?.administrator.mobile ?? '',
          password: demoPassword,
        },
      })
      expect(body.access_token).toBeTruthy()
      expect(server.output()).not.toContain('filling')
    } finally {
      await server.kill('SIGTERM')
    }
  }, 300_000)
})
