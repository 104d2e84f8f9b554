import { afterAll, describe, expect, it } from 'vitest'
import { startServerProcess } from '../platform/testing/server-process.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { revokeApiKey } from './api-keys.ts'
import { erpClient, givenKey, givenSupplier } from './gateway.testing.ts'

const app = await testApp()
const other = await startServerProcess({ DATABASE_URL: app.ownerUrl, DATA_DIR: app.dataDir })
afterAll(() => other.kill('SIGTERM'))

describe('two server processes', () => {
  it('know each other’s Idempotency-Keys: a write sent to both happens once', async () => {
    const erp = erpClient(app, (await givenKey(app)).key)
    const id = await givenSupplier(app, (await app.given.member()).companyId, 3)
    const send = (address: string) =>
      erp(`POST suppliers/${id}/approveVoid`, { body: {}, idempotencyKey: 'both', address })
    const [here, there] = await Promise.all([send(app.address), send(other.address)])
    expect(here.status).toBe(200)
    expect(there.text).toBe(here.text)
    expect((await erp(`GET suppliers/${id}`)).body.timeline).toHaveLength(1)
    const changed = await erp(`POST suppliers/${id}/approveVoid`, {
      body: { note: 'x' },
      idempotencyKey: 'both',
      address: other.address,
    })
    expect([changed.status, changed.body.code]).toEqual([409, 'idempotency.otherBody'])
  })

  it('share a key’s budget of requests, and its end', async () => {
    const { key, id } = await givenKey(app, { requestsAMinute: 20 })
    const erp = erpClient(app, key)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        erp('GET events', { address: n % 2 === 0 ? app.address : other.address }),
      ),
    )
    const taken = answers.filter(({ status }) => status === 200).length
    // More, but at most twice as many, where a minute ended in between.
    expect(taken).toBeGreaterThanOrEqual(20)
    expect(taken).toBeLessThanOrEqual(40)
    await app.platform.staff.transaction([], (tx) => revokeApiKey(tx, id))
    expect((await erp('GET events', { address: other.address })).status).toBe(401)
  })
})
