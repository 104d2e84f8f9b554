import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { allPermissions } from '@quayside/contract/permissions.ts'
import { closedToKeys } from '@quayside/contract/systems/closed-calls.ts'
import { openToKeys } from '@quayside/contract/systems/open-calls.ts'
import { keyScopes, systemKeyRates } from '@quayside/contract/systems/system-key.rules.ts'
import { describe, expect, it } from 'vitest'
import { routes } from '../../app.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { customerForm } from '../partners/partners.testing.ts'

const app = await testApp()
const owner = await app.owner()
const boss = await app.given.member()

const made = async (scopes: readonly string[], maker = boss, name = 'SAP production') => {
  const { body } = await app.client('POST base/online/systemKey/save', {
    token: maker.token,
    body: { name, days: 365, scopes },
  })
  expect(body.code, JSON.stringify(body)).toBe(200)
  return body.data as { id: string; key: string }
}
const revoke = (id: string, token = boss.token) =>
  app.client(`POST base/online/systemKey/${id}/revoke`, { token, body: {} })
const customer = customerForm()
const listCustomers = (token: string) => app.client('GET base/online/customer/list', { token })
const keyOf = async (id: string, token = boss.token) => {
  const { body } = await app.client('GET base/online/systemKey/list', { token })
  return (body.rows as { id: string }[]).find((row) => row.id === id) as unknown as Record<string, unknown>
}

describe('every route', () => {
  const asked = routes.filter(({ endpoint }) => endpoint.access !== 'open').map(({ key }) => key)

  it('is either open to keys or names why not', () => {
    expect(asked.filter((key) => openToKeys.has(key) === (closedToKeys(key) !== undefined))).toEqual([])
  })

  it('that is declared exists', () => {
    expect([...openToKeys].filter((key) => !asked.includes(key))).toEqual([])
  })

  it('that is open asks for a scope that a key can have, and each scope opens something', () => {
    const opened = new Set(
      routes
        .filter(({ key }) => openToKeys.has(key))
        .flatMap(({ endpoint: { access } }) =>
          typeof access === 'object' ? [...Object.values(access.permissions), access.also ?? ''] : [access],
        ),
    )
    const unknown = [...opened].filter((word) => word !== '' && !(keyScopes as string[]).includes(word))
    // Files, the submission of drafts and dictionaries ask for the permission of the record, or are everybody's.
    expect(unknown).toEqual(['onboarding'])
    expect(keyScopes.filter((scope) => !opened.has(scope))).toEqual([])
  })

  it('that is closed refuses a key with every scope and answers no byte', async () => {
    const { key } = await made(keyScopes)
    // As many calls as this in a minute are more than a key may make.
    const uncounted = () => owner.query(`delete from attempt where key like 'systemKey:%'`)
    for (const route of asked.filter((each) => !openToKeys.has(each))) {
      await uncounted()
      const path = pathOf(route).replaceAll(/\{\w+\}/g, '1')
      const answer = await app.client(`${methodOf(route)} ${path}`, {
        token: key,
        ...(methodOf(route) !== 'GET' && { body: {} }),
      })
      expect([route, answer.body]).toEqual([
        route,
        { code: '403', msg: 'This call is not open to keys. A member does it after logging in.' },
      ])
    }
    await uncounted()
  })
})

describe('a key', () => {
  it('is answered once, and only its hash is kept', async () => {
    const { id, key } = await made(['business-customer-list'])
    expect(key).toMatch(/^qck_[\w-]{43}$/)
    const list = await app.client('GET base/online/systemKey/list', { token: boss.token })
    expect(list.text).not.toContain(key)
    expect(await keyOf(id)).toMatchObject({
      hint: key.slice(0, 10),
      scopes: ['business-customer-list'],
      state: 1,
      createdBy: 'Wang Wei',
      lastUsedAt: null,
    })
    const { rows } = await owner.query(
      `select (select count(*) from system_key where name like $1 or hint = $2)::int as found,
      (select count(*) from idempotency where answer::text like $1)::int as kept`,
      [`%${key}%`, key],
    )
    expect(rows).toEqual([{ found: 0, kept: 0 }])
  })

  it('is not kept in the answer of its idempotency key either', async () => {
    const headers = { 'idempotency-key': 'one key' }
    const body = { name: 'Once', days: 90, scopes: ['business-customer-list'] }
    const first = await app.client('POST base/online/systemKey/save', { token: boss.token, body, headers })
    const second = await app.client('POST base/online/systemKey/save', { token: boss.token, body, headers })
    expect(second.body).toEqual(first.body)
    const { rows } = await owner.query(`select answer::text from idempotency where key = 'one key'`)
    expect(rows[0].answer).not.toContain('qck_')
  })

  it('does what its scopes say under its own name, and nothing else', async () => {
    const { key } = await made(['business-customer-list', 'business-customer-edit'])
    const saved = await app.client('POST base/online/customer/save', { token: key, body: customer })
    expect(saved.body, saved.text).toMatchObject({ code: 200 })
    const { id } = saved.body.data
    const record = await app.client(`GET base/online/customer/${id}`, { token: boss.token })
    expect(record.body.data.timeline[0]).toMatchObject({ actor: 'customer', actorName: 'SAP production' })
    const { rows } = await owner.query(
      `select m.name, m.is_key from audit_log a join member m on m.id = a.actor_id
        where a.action = 'POST base/online/customer/save' and a.target = $1`,
      [id],
    )
    expect(rows).toEqual([{ name: 'SAP production', is_key: true }])
    const refused = await app.client('GET base/online/product/list', { token: key })
    expect(refused.body).toMatchObject({ code: '403', msg: expect.stringContaining('lacks the permission') })
  })

  it('repeats an answer for the same Idempotency-Key', async () => {
    const { key } = await made(['business-customer-edit'])
    const body = customerForm()
    const call = () =>
      app.client('POST base/online/customer/save', {
        token: key,
        body,
        headers: { 'idempotency-key': 'PO-1' },
      })
    const [first, second] = [await call(), await call()]
    expect(first.body.code).toBe(200)
    expect(second.body).toEqual(first.body)
  })

  it('says when and from which part of the net it was used', async () => {
    const { id, key } = await made(['business-customer-list'])
    await listCustomers(key)
    await expect.poll(async () => (await keyOf(id))['lastAddress']).toBe('127.0.0.1'.replace(/1$/, '*'))
    expect(await keyOf(id)).toMatchObject({ lastUsedAt: expect.any(String) })
  })

  it('is no member of the company: not in its list, and without a log-in', async () => {
    const { id } = await made(['business-customer-list'], boss, 'Kingdee')
    const { body } = await app.client('GET base/online/member/list', { token: boss.token })
    expect(body.rows.map((row: { name: string }) => row.name)).not.toContain('Kingdee')
    await expect(
      owner.query(
        `update member set is_enabled = true where id = (select member_id from system_key where id = $1)`,
        [id],
      ),
    ).rejects.toThrow(/member_key/)
  })

  it('works no more after it was revoked', async () => {
    const { id, key } = await made(['business-customer-list'])
    expect((await listCustomers(key)).body.code).toBe(200)
    expect((await revoke(id)).body.code).toBe(200)
    const answer = await listCustomers(key)
    expect([answer.status, answer.body.code]).toEqual([401, 401])
    expect((await revoke(id)).body).toMatchObject({ code: 409, msg: 'The key was revoked already' })
    expect(await keyOf(id)).toMatchObject({ state: 3, revokedBy: 'Wang Wei' })
  })

  it('works no more after its days', async () => {
    const { id, key } = await made(['business-customer-list'])
    expect((await listCustomers(key)).body.code).toBe(200)
    await owner.query(`update system_key set expires_at = now() where id = $1`, [id])
    expect((await listCustomers(key)).status).toBe(401)
    expect(await keyOf(id)).toMatchObject({ state: 2 })
  })

  it.each([
    ['is not certified', `certification = 'VERIFYING'`],
    ['was removed', 'deleted_at = now()'],
  ])('works no more where its company %s', async (_what, change) => {
    const maker = await app.given.member()
    const { key } = await made(['business-customer-list'], maker)
    expect((await listCustomers(key)).body.code).toBe(200)
    await owner.query(`update company set ${change} where id = $1`, [maker.companyId])
    expect((await listCustomers(key)).status).toBe(401)
  })

  it('has a limit a minute, in the database', async () => {
    const { id, key } = await made(['business-customer-list'])
    await owner.query(
      `insert into attempt (key, window_start, count) select $1, date_trunc('minute', now()) + make_interval(mins => n), $2
        from generate_series(0, 1) n`,
      [`systemKey:key:${id}`, systemKeyRates.ofKey],
    )
    expect((await listCustomers(key)).body).toMatchObject({ code: 429 })
  })

  it('shares the limit of its company with the other keys', async () => {
    const maker = await app.given.member()
    const { key } = await made(['business-customer-list'], maker)
    await owner.query(
      `insert into attempt (key, window_start, count) select $1, date_trunc('minute', now()) + make_interval(mins => n), $2
        from generate_series(0, 1) n`,
      [`systemKey:company:${maker.companyId}`, systemKeyRates.ofCompany],
    )
    expect((await listCustomers(key)).body).toMatchObject({ code: 429 })
  })

  it('opens no live channel and no member’s session', async () => {
    const { key } = await made(keyScopes)
    const { rows } = await owner.query(`select * from app.open_session(sha256($1::bytea))`, [key])
    expect(rows).toEqual([])
  })
})

describe('making a key', () => {
  const save = (token: string, body: object) => app.client('POST base/online/systemKey/save', { token, body })
  const form = { name: 'SAP', days: 365, scopes: ['business-customer-list'] }

  it('gives no more than its maker has', async () => {
    const colleague = await app.given.member({ permissions: ['hub-system-manage', 'business-customer-list'] })
    const { body } = await save(colleague.token, {
      ...form,
      scopes: ['business-customer-list', 'finance-debt-list'],
    })
    expect(body).toMatchObject({ code: '403', data: { fields: [{ path: 'scopes' }] } })
  })

  it('gives nothing that a person has to do', async () => {
    const { body } = await save(boss.token, { ...form, scopes: ['finance-application-release'] })
    expect(body).toMatchObject({
      code: 400,
      data: { fields: [{ path: 'scopes.0', msg: 'A key cannot have this permission' }] },
    })
  })

  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['for days that are not offered', { days: 9999 }, 'days'],
    ['without a scope', { scopes: [] }, 'scopes'],
  ])('is refused %s', async (_what, change, path) => {
    const { body } = await save(boss.token, { ...form, ...change })
    expect(body).toMatchObject({ code: 400, data: { fields: [{ path }] } })
  })

  it('is for those who may manage systems, which no ready set but the administrator’s has', async () => {
    const permissions = allPermissions.filter((permission) => permission !== 'hub-system-manage')
    const { token } = await app.given.member({ companyId: boss.companyId, permissions })
    expect((await save(token, form)).body.code).toBe('403')
  })

  it('ends at twenty active ones', async () => {
    const maker = await app.given.member()
    for (let count = 0; count < 20; count += 1) await made(['business-customer-list'], maker)
    expect((await save(maker.token, form)).body).toMatchObject({ code: 409 })
  })
})

describe('another company', () => {
  it('reaches nothing by its key, and does not end this one', async () => {
    const rival = await app.given.member()
    const { key } = await made(keyScopes, rival)
    const mine = await made(['business-customer-list', 'business-customer-edit'])
    const saved = await app.client('POST base/online/customer/save', {
      token: mine.key,
      body: customerForm({ englishName: 'Only Mine' }),
    })
    expect((await listCustomers(key)).text).not.toContain('Only Mine')
    expect(
      (await app.client(`GET base/online/customer/${saved.body.data.id}`, { token: key })).body.code,
    ).toBe(404)
    expect((await revoke(mine.id, rival.token)).body.code).toBe(404)
    expect((await listCustomers(mine.key)).body.code).toBe(200)
  })
})
