import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { accountsOf, goodPassword as password } from '../account.testing.ts'
import { codeAt, stepOf } from './totp.ts'

const app = await testApp()
const accounts = accountsOf(app)
const codeNow = (secret: string, offset = 0) => codeAt(secret, stepOf(app.clock.now()) + offset)

type Caller = typeof app.client
async function setUp(call: Caller, token: string, body: object = {}): Promise<string> {
  const begun = await call('POST auth/authenticator/begin', { token, body })
  const { secret } = begun.body.data as { secret: string }
  const confirmed = await call('POST auth/authenticator/confirm', { token, body: { code: codeNow(secret) } })
  expect(confirmed.body.code).toBe(200)
  return secret
}

describe('a company that requires a second factor', () => {
  const rule = (token: string, body: object) => app.client('POST base/online/loginRule/save', { token, body })

  it('leads members without one to its set-up, and opens nothing else before', async () => {
    const { token, companyId } = await accounts.member()
    const colleague = await accounts.member({ companyId })
    const saved = await rule(token, { isSecondFactorRequired: true, version: 0 })
    expect(saved.body.data).toMatchObject({ isSecondFactorRequired: true, isRequiredByProvider: false })
    expect((await rule(token, { isSecondFactorRequired: false, version: 0 })).body.code).toBe(409)

    const entered = (await accounts.logIn(colleague.mobile)).body
    expect(entered.scope).toBe('enrolment')
    const session = entered.access_token as string
    for (const key of ['GET system/online/home', 'GET base/online/company/current'])
      expect((await app.client(key, { token: session })).body.code).toBe('403')
    const secret = await setUp(app.client, session)
    expect((await app.client('GET system/online/home', { token: session })).body.code).toBe(200)

    app.clock.advance(60_000)
    const step = (await accounts.logIn(colleague.mobile)).body.data
    const full = await app.client('POST auth/login/secondFactor', {
      body: { ticket: step.ticket, code: codeNow(secret) },
    })
    expect(full.body.scope).toBe('full')
    const last = await app.client('POST auth/authenticator/remove', {
      token: full.body.access_token,
      body: { password },
    })
    expect(last.body.code).toBe(409)
  })

  it('does not renew a session that was opened before the rule', async () => {
    const { token, mobile } = await accounts.member()
    const before = (await accounts.logIn(mobile)).body
    await rule(token, { isSecondFactorRequired: true, version: 0 })
    const renewed = await app.client('POST auth/oauth/token', {
      form: { grant_type: 'refresh_token', refresh_token: before.refresh_token },
    })
    expect(renewed.status).toBe(401)
  })

  it('is set by administrators only', async () => {
    const { companyId } = await accounts.member()
    const clerk = await accounts.member({ companyId, isAdministrator: false })
    expect((await rule(clerk.token, { isSecondFactorRequired: true, version: 0 })).body.code).toBe('403')
  })

  it('asks for it after a code by text message too', async () => {
    const { token, mobile } = await accounts.member()
    const secret = await setUp(app.client, token, { password })
    app.clock.advance(60_000)
    const code = await accounts.code(mobile, 'login')
    const first = await app.client('POST auth/mobile/token/sms', { body: { mobile, code } })
    expect(first.body.access_token).toBeUndefined()
    const { ticket } = first.body.data
    const second = await app.client('POST auth/login/secondFactor', {
      body: { ticket, code: codeNow(secret) },
    })
    expect(second.body.access_token).toBeDefined()
  })
})

describe('a provider that requires a second factor', () => {
  it('asks staff and customers for it from their next log-in on', async () => {
    const passwordHash = await accounts.goodHash()
    const administrator = await app.given.staff({ passwordHash })
    const { mobile } = await accounts.member()
    const save = (isStaffFactorRequired: boolean, isCustomerFactorRequired: boolean, version: number) =>
      app.office('POST office/online/loginSetting/save', {
        token: administrator.token,
        body: { settings: { isStaffFactorRequired, isCustomerFactorRequired }, version },
      })
    expect((await save(true, true, 0)).body.data.version).toBe(1)
    expect((await accounts.logIn(mobile)).body.scope).toBe('enrolment')

    const { email } = await app.given.staff({ passwordHash })
    const { body } = await app.office('POST auth/token', { body: { account: email, password } })
    expect(body.staff.isEnrolling).toBe(true)
    const token = body.access_token as string
    const tasks = () => app.office('GET office/online/colleague/list', { token })
    expect((await tasks()).body.code).toBe('403')
    await setUp(app.office, token)
    expect((await tasks()).body.code).toBe(200)
    expect((await save(false, false, 1)).body.code).toBe(200)
    expect((await accounts.logIn(mobile)).body.scope).toBe('full')
  })
})

describe('a lost second factor', () => {
  const logIn = (mobile: string) => accounts.logIn(mobile)
  const events = (memberId: string) =>
    accounts.statement(
      raw`select transition, actor from event where entity = 'member' and entity_id = ${memberId}`,
    )

  it('is reset by the company’s administrator: the member is told, logged out, and the reset is on record', async () => {
    const administrator = await accounts.member()
    const lost = await accounts.member({ companyId: administrator.companyId })
    await setUp(app.client, lost.token, { password })
    const reset = (token: string) =>
      app.client(`POST base/online/member/${lost.memberId}/resetSecondFactor`, { token })
    const stranger = await accounts.member()
    expect((await reset(stranger.token)).body.code).toBe(404)
    expect((await reset(lost.token)).body.code).toBe(409)
    expect((await reset(administrator.token)).body.code).toBe(200)
    expect((await reset(administrator.token)).body.code).toBe(409)
    expect((await app.client('GET auth/secondFactor', { token: lost.token })).status).toBe(401)
    expect((await logIn(lost.mobile)).body.access_token).toBeDefined()
    expect(await events(lost.memberId)).toEqual([{ transition: 'resetSecondFactor', actor: 'customer' }])
    expect(await accounts.textsTo(lost.mobile)).toHaveLength(1)
    const [notice] = await accounts.statement(
      raw`select phrase from notice where member_id = ${lost.memberId} order by id desc limit 1`,
    )
    expect(notice?.['phrase']).toBe('secondFactor.reset')
    const audit = await accounts.statement(
      raw`select actor_id, target from audit_log where action like '%resetSecondFactor' and target = ${lost.memberId}`,
    )
    expect(audit).toEqual([{ actor_id: administrator.memberId, target: lost.memberId }])
  })

  it('is reset by the provider', async () => {
    const lost = await accounts.member()
    await setUp(app.client, lost.token, { password })
    const { token } = await app.given.staff({ roles: ['reviewer'] })
    const company = await app.office(`GET base/online/company/${lost.companyId}`, { token })
    expect(company.body.data.members).toMatchObject([{ id: lost.memberId, hasSecondFactor: true }])
    const reset = await app.office(`POST office/online/member/${lost.memberId}/resetSecondFactor`, { token })
    expect(reset.body.code).toBe(200)
    expect((await logIn(lost.mobile)).body.access_token).toBeDefined()
    expect(await events(lost.memberId)).toEqual([{ transition: 'resetSecondFactor', actor: 'provider' }])
  })

  it('of one of staff is reset by a colleague who edits accounts', async () => {
    const passwordHash = await accounts.goodHash()
    const lost = await app.given.staff({ passwordHash, roles: ['finance'] })
    await setUp(app.office, lost.token, { password })
    const { token } = await app.given.staff()
    const find = async () =>
      (await app.office('GET office/online/staff/list', { token, query: { keyword: lost.email } })).body
        .rows[0]
    const { id, version, name, email, roles, hasSecondFactor } = await find()
    expect(hasSecondFactor).toBe(true)
    const saved = await app.office('POST office/online/staff/save', {
      token,
      body: { id, version, name, email, roles, clearSecondFactor: 1 },
    })
    expect(saved.body.code).toBe(200)
    expect((await app.office('GET auth/self', { token: lost.token })).status).toBe(401)
    expect((await find()).hasSecondFactor).toBe(false)
  })
})
