import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { openLog } from '../platform/log.ts'
import { type OpenedPlatform, openPlatform } from '../platform/open-platform.ts'
import { createHostedDatabase, flavours, type Throwaway } from '../platform/postgres/throwaway.testing.ts'
import { freshMobile, givenOf } from '../platform/testing/given.ts'
import { serve } from '../platform/testing/serve.ts'
import { testClient } from '../platform/testing/test-client.ts'

/** An ordinary server whose owner is no superuser: what DATABASE_URL names at a hosting provider's. */
const ordinary = flavours().filter(({ name }) => name !== 'the embedded PostgreSQL')

describe.each(ordinary)('on $name by DATABASE_URL', ({ start }) => {
  let throwaway: Throwaway
  let platform: OpenedPlatform
  let folder: string
  let served: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    throwaway = await start()
    folder = await mkdtemp(join(tmpdir(), 'quayside-fifteen-data-'))
    const url = await createHostedDatabase(throwaway.url, 'hosted')
    platform = await openPlatform(readConfig({ DATABASE_URL: url, DATA_DIR: folder }), url, {
      log: openLog('silent'),
    })
    served = await serve(platform)
  })
  afterAll(async () => {
    await served.close()
    await platform.close()
    await throwaway.remove()
    await rm(folder, { recursive: true, force: true })
  })

  it('migrates as an owner who is no superuser, keeps companies apart, and works', async () => {
    const given = givenOf(platform)
    const [mine, other] = [await given.member(), await given.member()]
    const client = testClient(served.address)
    const saved = await client('POST base/online/member/save', {
      token: mine.token,
      body: { name: 'Colleague', mobile: freshMobile(), permissionSet: 'readOnly' },
    })
    expect(saved.body.code).toBe(200)
    const path = `GET base/online/member/${saved.body.data.id}`
    expect((await client(path, { token: mine.token })).body.code).toBe(200)
    expect((await client(path, { token: other.token })).body.code).toBe(404)
  })

  it('runs its background jobs', async () => {
    const ran: string[] = []
    await platform.jobs.start([
      { name: 'probe', run: (data) => Promise.resolve(void ran.push(String(data['word']))) },
    ])
    await platform.jobs.send('probe', { word: 'hello' })
    await expect.poll(() => ran).toEqual(['hello'])
  })
})

it('knows whether this machine has an ordinary PostgreSQL to test on', () => {
  expect(ordinary.length).toBeLessThanOrEqual(1)
})
