import { type DemoCompany, demoCompanies } from '@quayside/db/seeds/demo/companies.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { startServerProcess } from '../platform/testing/server-process.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { fillingLock } from './demo-filling.ts'
import { fillDatabase } from './fill-database.ts'
import { startOverIfUnfinished } from './start-over.ts'

const [, , whole, other] = demoCompanies as [DemoCompany, DemoCompany, DemoCompany, DemoCompany]
/** It registers and uploads its documents; then its information is refused, which ends the filling. */
const broken = { ...other, creditCode: '1' }
const unfinished = { wasNew: true, isComplete: false }

const app = await testApp()
const { log } = app.platform
const config = { ...app.platform.config, isDemo: true }
const asDemo = { ...app.platform, config }
const owner = await app.owner()
const startOver = () => startOverIfUnfinished(app.ownerUrl, { config, log })
const rowsOf = async (statement: string) => (await owner.query<Record<string, unknown>>(statement)).rows
const companies = () => rowsOf('select id, name from company order by id')
const storedFiles = async () => (await Array.fromAsync(app.platform.files.list())).toSorted()
const findMark = () => rowsOf(`select value from system_config where key = 'demoFilling'`)
const mark = (value: object) =>
  owner.query(
    `insert into system_config (key, value) values ('demoFilling', $1)
     on conflict (key) do update set value = excluded.value`,
    [value],
  )

describe('a start never empties', () => {
  let before: unknown
  beforeEach(async () => {
    before = [await companies(), await storedFiles()]
  })
  afterEach(async () => {
    expect([await companies(), await storedFiles()]).toEqual(before)
    await owner.query(`delete from system_config where key = 'demoFilling'`)
  })

  it('a database that was not new when the filling began', async () => {
    // The template has the reference data, as a database has that the provider already works with.
    await expect(fillDatabase(asDemo, routes, [broken])).rejects.toThrow('creditCode')
    before = [await companies(), await storedFiles()]
    expect(await companies()).toHaveLength(1)
    expect(await findMark()).toEqual([{ value: { wasNew: false, isComplete: false } }])
    await expect(startOver()).rejects.toThrow('holds more than the demo')
  })

  it('a database without the mark, or with a complete demo', async () => {
    await startOver()
    await mark({ wasNew: true, isComplete: true })
    await startOver()
    await fillDatabase(asDemo, routes, [])
  })

  it('a database in which somebody else is', async () => {
    await mark(unfinished)
    const rename = (from: string, to: string) =>
      owner.query('update member set mobile = $2 where mobile = $1', [from, to])
    await rename(broken.administrator.mobile, '13911112222')
    await expect(startOver()).rejects.toThrow('holds more than the demo')
    await rename('13911112222', broken.administrator.mobile)
  })

  it('a database of DATABASE_URL: it says what to do, and does not serve', async () => {
    await mark(unfinished)
    await expect(
      startServerProcess({ DATABASE_URL: app.ownerUrl, DATA_DIR: app.dataDir, DEMO: 'on' }),
    ).rejects.toThrow(
      /they are not complete\. Nothing was changed\. If it holds only the demo, drop the database of DATABASE_URL/,
    )
  })

  it('a database that another process is filling: it waits for it', async () => {
    await mark(unfinished)
    await owner.query('select pg_advisory_lock($1)', [fillingLock])
    const started = startOver()
    await expect.poll(() => app.logLines.join('')).toContain('waiting for it')
    await mark({ ...unfinished, isComplete: true })
    await owner.query('select pg_advisory_unlock($1)', [fillingLock])
    await started
  })

  it('a database whose filling was ended after this start had looked: it is refused', async () => {
    await mark(unfinished)
    await expect(fillDatabase(asDemo, routes, [])).rejects.toThrow('start again')
  })
})

describe('a start after one that was ended while it filled a new database', () => {
  it('starts over and ends with the complete demo, and with nothing that the first one left', async () => {
    const left = await storedFiles()
    expect(left.length).toBeGreaterThan(0)
    // As the demo's keys for the customer's own systems are kept.
    await owner.query(
      `insert into member (company_id, name, is_key, is_enabled, permission_set, permissions, deleted_at)
       select id, 'Kingdee', true, false, 'custom', '{}', now() from company`,
    )
    await mark(unfinished)
    await startOver()
    expect(app.logLines.filter((line) => line.includes('starting over'))).toHaveLength(1)
    expect(await storedFiles()).toEqual([])

    const platform = await openPlatform(config, app.ownerUrl, { log })
    await fillDatabase(platform, routes, [whole])
    await platform.close()
    expect(await companies()).toEqual([{ id: '1', name: whole.name }])
    expect(await findMark()).toEqual([{ value: { wasNew: true, isComplete: true } }])
    expect((await rowsOf('select from staff')).length).toBeGreaterThan(1)
    const named = await rowsOf(
      'select storage_key as key from file union select thumbnail_key from file where thumbnail_key is not null',
    )
    expect(await storedFiles()).toEqual(named.map(({ key }) => String(key)).toSorted())
  }, 300_000)
})
