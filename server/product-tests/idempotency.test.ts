import { describe, expect, it } from 'vitest'
import { givenSubmitted } from '../modules/orders/provider-steps.testing.ts'
import { freshMobile } from '../platform/testing/given.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()

const key = 'POST base/online/member/save'
const colleague = () => ({ name: 'Colleague', mobile: freshMobile(), permissionSet: 'readOnly' })

describe('the Idempotency-Key', () => {
  it('lets one of twenty identical requests work and answers all of them alike', async () => {
    const { token, companyId } = await app.given.member()
    const body = colleague()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.client(key, { token, body, headers: { 'idempotency-key': 'one' } }),
      ),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.body.code).toBe(200)
    const [rows = []] = await app.platform.staff.read([
      {
        sql: 'select id from member where company_id = $1 and mobile = $2',
        parameters: [companyId, body.mobile],
      },
    ])
    expect(rows).toHaveLength(1)
  })

  it('gives the first answer again to the letter', async () => {
    const { token } = await app.given.member()
    const place = () =>
      app.client('POST business/online/order/save', {
        token,
        body: { modelType: 0 },
        headers: { 'idempotency-key': 'letter' },
      })
    const first = await place()
    expect(first.body.code).toBe(200)
    expect((await place()).text).toBe(first.text)
  })

  it('refuses the same key with another body, and says what the key was answered', async () => {
    const { token } = await app.given.member()
    const headers = { 'idempotency-key': 'two' }
    const first = await app.client(key, { token, body: colleague(), headers })
    const other = await app.client(key, { token, body: colleague(), headers })
    expect(other.body).toMatchObject({ code: 409, data: { answer: first.body.data } })
  })

  it('belongs to one member: the same key of another company is another key', async () => {
    const [a, b] = [await app.given.member(), await app.given.member()]
    const headers = { 'idempotency-key': 'three' }
    const first = await app.client(key, { token: a.token, body: colleague(), headers })
    const second = await app.client(key, { token: b.token, body: colleague(), headers })
    expect([first.body.code, second.body.code]).toEqual([200, 200])
    expect(first.body.data.id).not.toBe(second.body.data.id)
  })

  it('is not shared by two members of one company either', async () => {
    const a = await app.given.member()
    const b = await app.given.member({ companyId: a.companyId })
    const headers = { 'idempotency-key': 'shared by two' }
    const body = colleague()
    const first = await app.client(key, { token: a.token, body, headers })
    expect(first.body.code).toBe(200)
    // The same body again is another request: the number is taken by now, and the first answer is not given away.
    const second = await app.client(key, { token: b.token, body, headers })
    expect(second.body.code).toBe(400)
    expect(second.text).not.toContain(`"id":"${first.body.data.id}"`)
  })

  it('keeps no answer of a refused request, so that the corrected one may use the key again', async () => {
    const { token } = await app.given.member()
    const headers = { 'idempotency-key': 'four' }
    const wrong = await app.client(key, {
      token,
      body: { ...colleague(), permissions: ['no-such-thing'] },
      headers,
    })
    expect(wrong.body.code).not.toBe(200)
    const right = await app.client(key, { token, body: colleague(), headers })
    expect(right.body.code).toBe(200)
  })
})

describe('the Idempotency-Key of the back office', () => {
  const save = 'POST office/online/apiKey/save'
  const apiKey = (name: string) => ({ name, scopes: ['orders:read'], requestsAMinute: 60 })
  const keysNamed = async (name: string) => {
    const [rows = []] = await app.platform.staff.read([
      { sql: 'select id from api_key where name = $1', parameters: [name] },
    ])
    return rows.length
  }

  it('has one effect for the same body, gives the first answer to the letter, and refuses another body', async () => {
    const { token } = await app.given.staff()
    const headers = { 'idempotency-key': 'office one' }
    const first = await app.office(save, { token, body: apiKey('once'), headers })
    expect(first.body.code, first.text).toBe(200)
    const again = await app.office(save, { token, body: apiKey('once'), headers })
    expect(again.text).toBe(first.text)
    expect(await keysNamed('once')).toBe(1)
    const other = await app.office(save, { token, body: apiKey('other'), headers })
    expect(other.body.code).toBe(409)
    expect(await keysNamed('other')).toBe(0)
  })

  it('belongs to one of the staff, leaves one audit row, and its kept answer shows no secret', async () => {
    const [a, b] = [await app.given.staff(), await app.given.staff()]
    const headers = { 'idempotency-key': 'office two' }
    const answers = []
    for (const { token } of [a, a, b])
      answers.push(await app.office(save, { token, body: apiKey('shared'), headers }))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(2)
    const [audited = [], kept = []] = await app.platform.staff.read([
      { sql: 'select id from audit_log where actor_id = $1', parameters: [a.id] },
      { sql: 'select i::text as row from idempotency i where owner = $1', parameters: [`staff ${a.id}`] },
    ])
    expect(audited).toHaveLength(1)
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(answers[0]?.body.data.key)
  })

  it('covers each order of a bulk step: a repeated call takes no step twice', async () => {
    const member = await app.given.member()
    const orders = [await givenSubmitted(app, member), await givenSubmitted(app, member)]
    const ids = orders.map(({ id }) => id)
    const { token } = await app.given.staff({ roles: ['operations'] })
    const bulk = () =>
      app.office('POST business/online/order/bulk', {
        token,
        body: { step: 'auditPass', ids },
        headers: { 'idempotency-key': 'bulk' },
      })
    const first = await bulk()
    expect(first.body.data.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true])
    expect((await bulk()).text).toBe(first.text)
  })
})
