import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenOf } from '../platform/testing/given.ts'
import { stopPostgres } from '../platform/testing/stop-postgres.ts'
import { testClient } from '../platform/testing/test-client.ts'
import { type OwnCluster, openOwnCluster } from './own-cluster.ts'
import { reconcile } from './reconcile.ts'
import { tell } from './seed.ts'

let own: OwnCluster
beforeAll(async () => {
  own = await openOwnCluster('stop-postgres')
})
afterAll(() => own.close())

it('answers 503 within two seconds while PostgreSQL hangs for 20 seconds, and recovers by itself', async () => {
  const { token } = await givenOf(own.platform).member()
  const { server } = await own.start()
  const list = () => testClient(server.address)('GET system/online/sysMsg', { token })
  expect((await list()).status).toBe(200)
  const resume = await stopPostgres(own.cluster, own.platform.ownerUrl)
  const stoppedAt = performance.now()
  const times: number[] = []
  try {
    while (performance.now() - stoppedAt < 20_000) {
      const began = performance.now()
      const [listed, ready] = await Promise.all([list(), fetch(`${server.address}/readyz`)])
      times.push(performance.now() - began)
      expect([listed.status, ready.status]).toEqual([503, 503])
      await pause(100)
    }
  } finally {
    resume()
  }
  const resumedAt = performance.now()
  await expect.poll(async () => (await list()).status, { timeout: 5_000, interval: 20 }).toBe(200)
  const recovered = performance.now() - resumedAt
  expect(Math.max(...times)).toBeLessThan(2_000)
  expect(await reconcile(own.platform.staff)).toEqual([])
  tell(
    `PostgreSQL stopped for 20 s: ${times.length} times 503, the slowest after ${Math.round(Math.max(...times))} ms; back ${Math.round(recovered)} ms after it went on`,
  )
})
