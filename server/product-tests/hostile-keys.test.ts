import { keyScopes } from '@quayside/contract/systems/system-key.rules.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { customerForm } from '../modules/partners/partners.testing.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
const owner = await app.owner()
const member = await app.given.member()
const size = Number(process.env['HOSTILE_BYTES'] ?? 128 * 1024)

const makeKey = async (scopes: readonly string[] = keyScopes) => {
  const { body } = await app.client('POST base/online/systemKey/save', {
    token: member.token,
    body: { name: 'ERP', days: 90, scopes },
  })
  return body.data as { id: string; key: string }
}
const right = await makeKey()
const list = (headers: Record<string, string>) => app.client('GET base/online/customer/list', { headers })

beforeEach(async () => {
  await owner.query('delete from attempt')
})

describe('a key from outside', () => {
  it.each([
    ['none', {}],
    ['another one', { authorization: `bearer qck_${'A'.repeat(43)}` }],
    ['only its beginning', { authorization: `bearer ${right.key.slice(0, -1)}` }],
    ['one character more', { authorization: `bearer ${right.key}A` }],
    ['other capitals', { authorization: `bearer ${right.key.toUpperCase()}` }],
    ['the prefix alone', { authorization: 'bearer qck_' }],
    ['the key without its prefix', { authorization: `bearer ${right.key.slice(4)}` }],
    ['a second word', { authorization: `bearer ${right.key} ${right.key}` }],
    ['another scheme', { authorization: `basic ${Buffer.from(`${right.key}:`).toString('base64')}` }],
    ['a cookie', { cookie: `token=${right.key}` }],
    ['a header of its own', { 'x-api-key': right.key }],
    ['a quote', { authorization: `bearer qck_' or '1'='1` }],
    ['an ERP key', { authorization: `bearer qsk_${'A'.repeat(43)}` }],
    ['more than a header holds', { authorization: `bearer qck_${'A'.repeat(4_000)}` }],
  ])('%s opens nothing', async (_what, headers) => {
    const answer = await list(headers)
    expect([answer.status, answer.body.code]).toEqual([401, 401])
    expect(answer.body.data).toBeUndefined()
  })

  it('is not read from the address', async () => {
    const answer = await app.client(`GET base/online/customer/list?access_token=${right.key}`)
    expect(answer.status).toBe(401)
  })

  it('opens neither the back office nor the ERP’s gateway', async () => {
    const headers = { authorization: `bearer ${right.key}` }
    for (const path of ['/office/api/office/online/apiKey/list', '/erp/v1/orders', '/erp/v1/events']) {
      const answer = await fetch(`${app.address}${path}`, { headers })
      const text = await answer.text()
      expect([path, answer.status, text.includes(right.key)]).toEqual([path, 401, false])
    }
  })

  it('of a header that ends the connection leaves the server as it was', async () => {
    const answer = await fetch(`${app.address}/api/base/online/customer/list`, {
      headers: { authorization: `bearer qck_${'A'.repeat(Math.min(size, 60_000))}` },
    }).catch(() => undefined)
    expect([401, 431, undefined]).toContain(answer?.status)
    expect((await app.client('GET base/online/customer/list', { token: right.key })).body.code).toBe(200)
  })

  it('revoked while calls are under way answers none that begins later', async () => {
    const { id, key } = await makeKey(['business-customer-list', 'business-customer-edit'])
    const call = () => app.client('POST base/online/customer/save', { token: key, body: customerForm() })
    const before = Array.from({ length: 10 }, call)
    const revoked = await app.client(`POST base/online/systemKey/${id}/revoke`, {
      token: member.token,
      body: {},
    })
    expect(revoked.body.code).toBe(200)
    const after = await Promise.all(Array.from({ length: 10 }, call))
    expect(after.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401))
    await Promise.all(before)
  })

  it('does not make itself more by headers', async () => {
    const { key } = await makeKey(['business-customer-list'])
    for (const headers of [
      { 'x-forwarded-user': 'admin' },
      { 'x-http-method-override': 'POST' },
      { 'x-original-url': '/api/base/online/member/list' },
      { authorization: `bearer ${key}`, cookie: `token=${member.token}` },
    ] as Record<string, string>[]) {
      const answer = await app.client('GET base/online/member/list', { token: key, headers })
      expect(answer.body.code).toBe('403')
    }
  })
})
