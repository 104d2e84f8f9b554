import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { accountsOf, goodPassword } from './account.testing.ts'

const app = await testApp()
const accounts = accountsOf(app)

const info = (token: string) => app.client('GET system/online/user/profile/getInfo', { token })

describe('GET system/online/user/session/list', () => {
  it('shows where one is logged in and marks the session that asks', async () => {
    const { token, mobile } = await accounts.member()
    await app.client('POST auth/oauth/token', {
      form: { grant_type: 'password', username: mobile, password: goodPassword },
      headers: { 'user-agent': 'Warehouse tablet' },
    })
    const { body } = await app.client('GET system/online/user/session/list', { token })
    expect(body.total).toBe(2)
    expect(body.rows.filter((row: { isCurrent: boolean }) => row.isCurrent)).toHaveLength(1)
    expect(body.rows[0]).toMatchObject({
      userAgent: 'Warehouse tablet',
      address: '127.0.0.1',
      isCurrent: false,
    })
  })
})

describe('DELETE system/online/user/session/batchRemove', () => {
  const end = (token: string, ids: string[]) =>
    app.client('DELETE system/online/user/session/batchRemove', { token, body: { ids } })

  it('ends the caller’s own sessions only', async () => {
    const { token, mobile } = await accounts.member()
    const other = await accounts.member()
    const second = (await accounts.logIn(mobile)).body.access_token
    const { body } = await app.client('GET system/online/user/session/list', { token: second })
    const first = body.rows.find((row: { isCurrent: boolean }) => !row.isCurrent).id
    expect((await end(other.token, [first])).body.code).toBe(404)
    expect((await info(token)).status).toBe(200)
    expect((await end(second, [first])).body).toMatchObject({ code: 200, data: { count: 1 } })
    expect((await info(token)).status).toBe(401)
    expect((await info(second)).status).toBe(200)
  })

  it('logs out everywhere: no token of any device opens or renews a session any more', async () => {
    const { token, mobile } = await accounts.member()
    const devices: { access_token: string; refresh_token: string }[] = []
    for (let place = 0; place < 5; place += 1) devices.push((await accounts.logIn(mobile)).body)
    const { body } = await app.client('GET system/online/user/session/list', { token })
    const all = body.rows.map(({ id }: { id: string }) => id)
    expect(all).toHaveLength(6)
    expect((await end(token, all)).body).toMatchObject({ code: 200, data: { count: 6 } })
    for (const access of [token, ...devices.map((device) => device.access_token)])
      expect((await info(access)).status).toBe(401)
    for (const { refresh_token: refreshToken } of devices) {
      const renewed = await app.client('POST auth/oauth/token', {
        form: { grant_type: 'refresh_token', refresh_token: refreshToken },
      })
      expect(renewed.status).toBe(401)
    }
  })

  it('refuses an empty selection', async () => {
    const { token } = await accounts.member()
    const answer = await app.client('DELETE system/online/user/session/batchRemove', { token })
    expect(answer.body.msg).toBe('Please select the data to be operated')
  })
})

describe('DELETE auth/token/logout', () => {
  it('ends the session at once, its refresh token included', async () => {
    const { mobile } = await accounts.member()
    const session = (await accounts.logIn(mobile)).body
    expect((await info(session.access_token)).status).toBe(200)
    const answer = await app.client('DELETE auth/token/logout', { token: session.access_token })
    expect(answer.body.code).toBe(200)
    expect((await info(session.access_token)).status).toBe(401)
    const renewed = await app.client('POST auth/oauth/token', {
      form: { grant_type: 'refresh_token', refresh_token: session.refresh_token },
    })
    expect(renewed.status).toBe(401)
  })

  it('ends a month after the log-in, however much it is used', async () => {
    const { mobile } = await accounts.member()
    const session = (await accounts.logIn(mobile)).body
    const aged = (age: string) =>
      accounts.statement(
        raw`update session set created_at = now() - ${age}::interval, last_seen_at = now() - interval '2 minutes'`,
      )
    const left = async () => {
      const [row] = await accounts.statement(
        raw`select extract(epoch from idle_until - now())::int as left from session order by id desc limit 1`,
      )
      return row?.['left']
    }
    await aged('29 days 23 hours')
    expect((await info(session.access_token)).status).toBe(200)
    await expect.poll(left).toBeLessThanOrEqual(3_600)
    await aged('30 days 1 second')
    expect((await info(session.access_token)).status).toBe(200)
    await expect.poll(async () => (await info(session.access_token)).status).toBe(401)
    const renewed = await app.client('POST auth/oauth/token', {
      form: { grant_type: 'refresh_token', refresh_token: session.refresh_token },
    })
    expect(renewed.status).toBe(401)
  })

  it('succeeds with a dead token, an unknown one and none, and ends a session whose token has expired', async () => {
    const { mobile } = await accounts.member()
    const session = (await accounts.logIn(mobile)).body
    await accounts.statement(raw`update session set idle_until = now() - interval '1 second'`)
    expect((await info(session.access_token)).status).toBe(401)
    for (const token of [session.access_token, session.access_token, 'A'.repeat(43), undefined]) {
      const answer = await app.client('DELETE auth/token/logout', token === undefined ? {} : { token })
      expect([answer.status, answer.body.code]).toEqual([200, 200])
    }
    const renewed = await app.client('POST auth/oauth/token', {
      form: { grant_type: 'refresh_token', refresh_token: session.refresh_token },
    })
    expect(renewed.status).toBe(401)
  })
})
