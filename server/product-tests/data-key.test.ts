import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { sql } from '../platform/database/database.ts'
import { openLog } from '../platform/log.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { type ServerProcess, startServerProcess } from '../platform/testing/server-process.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
await app.given.member()
const empty = await mkdtemp(join(tmpdir(), 'quayside-key-'))
const key = (await readFile(join(app.dataDir, 'data.key'), 'utf8')).trim()
const started: ServerProcess[] = []
afterAll(async () => {
  for (const server of started) await server.kill('SIGTERM')
  await rm(empty, { recursive: true, force: true })
})

async function start(environment: Record<string, string>): Promise<void> {
  started.push(await startServerProcess({ DATABASE_URL: app.ownerUrl, DATA_DIR: empty, ...environment }))
}
/** The part of a start that opens the database, without the process around it. */
async function open(environment: Record<string, string>): Promise<void> {
  const config = readConfig({ DATA_DIR: empty, DEMO: 'off', ...environment })
  await (await openPlatform(config, app.ownerUrl, { log: openLog('silent') })).close()
}
const otherKey = randomBytes(32).toString('base64')

describe('a start on a filled database', () => {
  it('is refused without its data key: the sentence says how to restore it, and no new key is made', async () => {
    const starting = start({})
    await expect(starting).rejects.toThrow('The data key is missing')
    await expect(starting).rejects.toThrow('Put data.key back from a copy of the data folder')
    await expect(starting).rejects.not.toThrow(/\n\s+at /)
    expect(await readdir(empty)).not.toContain('data.key')
  })

  it('is refused with another key', async () => {
    await expect(open({ DATA_KEY: otherKey })).rejects.toThrow('is not the one that sealed the data')
  })

  it('is refused without its key when it is from before the check was kept', async () => {
    const [kept] = await app.platform.staff.read([
      sql.selectFrom('data_key_check').select('sealed').compile(),
    ])
    const owner = new pg.Client(app.ownerUrl)
    await owner.connect()
    try {
      await owner.query('delete from data_key_check')
      await expect(open({})).rejects.toThrow('The data key is missing')
      await owner.query('insert into data_key_check (sealed) values ($1)', [kept?.[0]?.['sealed']])
    } finally {
      await owner.end()
    }
  })

  it('succeeds with the key from the environment, and with a new key that names the former one', async () => {
    await open({ DATA_KEY: key })
    await start({ DATA_KEY: otherKey, DATA_KEY_FORMER: key })
    // From here on the new key is the one of the database.
    await expect(open({ DATA_KEY: key })).rejects.toThrow('is not the one that sealed the data')
  })
})
