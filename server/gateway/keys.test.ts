import { allScopes } from '@quayside/contract/office/scopes.ts'
import { describe, expect, it } from 'vitest'
import { hashToken, newToken } from '../platform/crypto/tokens.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { listApiKeys, revokeApiKey } from './api-keys.ts'
import { endpoints } from './endpoints.ts'
import { erpClient, givenKey } from './gateway.testing.ts'

const app = await testApp()

const calls = endpoints.map(({ method, path, scope }) => ({
  call: `${method} ${path.slice(1).replace('{id}', '1')}`,
  scope,
}))

describe('an API key', () => {
  it('is shown once and kept as a hash', async () => {
    const { key, id, hint } = await givenKey(app)
    expect(key).toMatch(/^qsk_[\w-]{43}$/)
    expect(key.startsWith(hint)).toBe(true)
    const [rows = []] = await app.platform.staff.read([
      { sql: 'select a::text as whole from api_key a where id = $1', parameters: [id] },
    ])
    expect(JSON.stringify(rows)).not.toContain(key.slice(hint.length))
    const listed = await app.platform.staff.transaction([], listApiKeys)
    expect(JSON.stringify(listed)).not.toContain(key)
  })

  it('shows when it was last used', async () => {
    const { key, id, lastUsedAt } = await givenKey(app)
    expect(lastUsedAt).toBeNull()
    await erpClient(app, key)('GET events')
    await expect
      .poll(async () => {
        const listed = await app.platform.staff.transaction([], listApiKeys)
        return listed.find((each) => each.id === id)?.lastUsedAt
      })
      .not.toBeNull()
  })

  it('is refused at once when revoked, and cannot be revoked twice', async () => {
    const { key, id } = await givenKey(app)
    const erp = erpClient(app, key)
    expect((await erp('GET events')).status).toBe(200)
    await app.platform.staff.transaction([], (tx) => revokeApiKey(tx, id))
    expect((await erp('GET events')).status).toBe(401)
    await expect(app.platform.staff.transaction([], (tx) => revokeApiKey(tx, id))).rejects.toMatchObject({
      findings: [{ code: 'apiKey.revoked' }],
    })
  })

  it('opens neither /api nor /office/api', async () => {
    const { key } = await givenKey(app)
    expect((await app.client('GET system/online/sysMsg', { token: key })).status).toBe(401)
    const office = await fetch(`${app.address}/office/api/office/online/task/list`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(office.status).toBe(401)
  })

  it('is limited to its requests a minute, with Retry-After', async () => {
    const { key } = await givenKey(app, { requestsAMinute: 3 })
    const erp = erpClient(app, key)
    const statuses: number[] = []
    // A minute may end in between: of eight requests at most six fit into two minutes.
    for (let n = 0; n < 8; n += 1) statuses.push((await erp('GET events')).status)
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200])
    expect(statuses).toContain(429)
    const refused = await erp('GET events')
    if (refused.status === 429) {
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(refused.body).toMatchObject({ status: 429, code: 'limit.tooOften' })
    }
  })
})

describe('every call of the gateway', () => {
  it.each(calls)(
    '$call is refused without a key, with a customer’s token and without $scope',
    async ({ call, scope }) => {
      const { token } = await app.given.member()
      const { key } = await givenKey(app, { scopes: allScopes.filter((other) => other !== scope) })
      const body = call.startsWith('POST') ? { body: {} } : {}
      for (const wrong of ['', token, 'qsk_unknown-unknown-unknown-unknown']) {
        const answer = await erpClient(app, wrong)(call, body)
        expect([answer.status, answer.body.code]).toEqual([401, 'apiKey.unknown'])
        expect(answer.headers.get('content-type')).toContain('application/problem+json')
      }
      const answer = await erpClient(app, key)(call, body)
      expect(answer.body).toMatchObject({ status: 403, code: 'apiKey.scopeMissing' })
      expect(answer.body.detail).toContain(scope)
    },
  )

  it.each(calls.filter(({ call }) => !call.startsWith('GET')))(
    '$call needs an Idempotency-Key',
    async ({ call }) => {
      const { key } = await givenKey(app)
      const answer = await erpClient(app, key)(call, { body: {}, idempotencyKey: null })
      expect([answer.status, answer.body.code]).toEqual([400, 'gateway.keyRequired'])
    },
  )
})

describe('a token of the staff', () => {
  it('does not open the gateway', async () => {
    const token = newToken()
    await app.platform.staff.run({
      sql: `with s as (insert into staff (email, name, password_hash, roles)
            values ('gateway@quayside.test', 'Clerk', 'x', '{administrator}') returning id)
          insert into staff_session (staff_id, token_hash, idle_until) select id, $1, now() + interval '1 hour' from s`,
      parameters: [hashToken(token)],
    })
    const office = await fetch(`${app.address}/office/api/office/online/task/list`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(office.status).toBe(200)
    expect((await erpClient(app, token)('GET events')).status).toBe(401)
  })
})

describe('the customers’ role in the database', () => {
  it.each(['api_key', 'erp_reference', 'feed', 'feed_pending', 'webhook', 'webhook_delivery'])(
    'sees nothing of %s',
    async (table) => {
      const asked = app.platform.app.read([{ sql: `select 1 from ${table}`, parameters: [] }])
      await expect(asked).rejects.toMatchObject({ code: '42501' })
    },
  )
})

describe('scopes', () => {
  it('are each asked for by a call', () => {
    expect([...new Set(endpoints.map(({ scope }) => scope))].toSorted()).toEqual([...allScopes].toSorted())
  })
})

describe('problems', () => {
  it('are in the caller’s language, with a reference', async () => {
    const answer = await erpClient(app, '')('GET events', { headers: { 'accept-language': 'zh-CN' } })
    expect(answer.body).toMatchObject({
      type: 'urn:quayside:problem:apiKey.unknown',
      title: 'Unauthorized',
      instance: expect.any(String),
    })
    expect(answer.body.detail).toContain('密钥')
  })

  it('answer paths that are not there, broken JSON and other media types', async () => {
    const { key } = await givenKey(app)
    const erp = erpClient(app, key)
    for (const call of ['GET nothing', 'POST nothing', 'PUT rates', 'GET suppliers/1/2/3']) {
      const answer = await erp(call)
      expect([call, answer.status, answer.body.code]).toEqual([call, 404, 'gateway.noSuchPath'])
    }
    const raw = (body: string, type: string) =>
      fetch(`${app.address}/erp/v1/rates`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': type, 'idempotency-key': 'x' },
        body,
      })
    const broken = await raw('{"rows":', 'application/json')
    expect(broken.status).toBe(400)
    expect(broken.headers.get('content-type')).toContain('application/problem+json')
    expect((await raw('a=1', 'application/x-www-form-urlencoded')).status).toBe(415)
  })
})
