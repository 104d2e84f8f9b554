import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshMobile } from '../../platform/testing/given.ts'
import { processorTime } from '../../platform/testing/processor-time.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { accountsOf, goodPassword } from './account.testing.ts'

const app = await testApp()
const accounts = accountsOf(app)

const isAlive = async (token: string): Promise<boolean> =>
  (await app.client('GET system/online/user/profile/getInfo', { token })).status === 200
const refresh = (token: string) =>
  app.client('POST auth/oauth/token', { form: { grant_type: 'refresh_token', refresh_token: token } })

describe('POST auth/oauth/token', () => {
  it('answers the token itself, with the user’s permissions, to a form with an empty authorization header', async () => {
    const { mobile, memberId, companyId } = await accounts.member({ permissions: ['home-notice-list'] })
    const answer = await app.client('POST auth/oauth/token', {
      form: {
        grant_type: 'password',
        username: mobile,
        password: goodPassword,
        client_id: 'web',
        client_secret: 'web',
      },
      headers: { authorization: '' },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.body).toMatchObject({
      token_type: 'bearer',
      expires_in: 7200,
      scope: 'full',
      user_info: {
        userId: memberId,
        companyId,
        certification: 'PASSED',
        menuList: ['home-notice-list'],
        isAdministrator: true,
        mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      },
    })
    expect(await isAlive(answer.body.access_token)).toBe(true)
  })

  it('takes JSON and an email as the account, whatever its case', async () => {
    const { memberId } = await accounts.member()
    await accounts.statement(
      raw`update person set email = 'Wang.Wei@example.com' where id = (select person_id from member where id = ${memberId})`,
    )
    const answer = await app.client('POST auth/oauth/token', {
      body: { grant_type: 'password', username: 'wang.wei@EXAMPLE.com', password: goodPassword },
    })
    expect(answer.body.user_info.userId).toBe(memberId)
  })

  it.each([
    ['zh-CN', '请输入账号和密码'],
    ['zh-TW', '請輸入帳號和密碼'],
    ['en-US', 'Please enter your account number and password'],
  ])('refuses a missing account or password in %s', async (locale, msg) => {
    for (const form of [{ username: '13900000000' }, { password: 'x' }, { username: ' ', password: 'x' }]) {
      const answer = await app.client('POST auth/oauth/token', {
        form: { grant_type: 'password', ...form } as Record<string, string>,
        locale,
      })
      expect(answer.body).toMatchObject({ code: 400, msg })
    }
  })

  it('answers a wrong password, an unknown account and a disabled one alike', async () => {
    const { mobile } = await accounts.member()
    const disabled = await accounts.member()
    await accounts.statement(raw`update member set is_enabled = false where id = ${disabled.memberId}`)
    const answers = await Promise.all([
      accounts.logIn(mobile, 'not the password 1!'),
      accounts.logIn(freshMobile()),
      accounts.logIn(disabled.mobile),
    ])
    for (const { body } of answers) {
      expect(body).toEqual({ code: 400, msg: 'The account or password is wrong. Check both and try again.' })
    }
  })

  it('takes about as much work for an unknown account as for a known one', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const known = [await accounts.member(), await accounts.member(), await accounts.member()]
    // A fifth wrong password would lock an account; the least of many rounds has no collection of garbage in it.
    for (const { mobile } of known.flatMap((account) => [account, account, account, account])) {
      for (const [kind, name] of [
        ['known', mobile],
        ['unknown', freshMobile()],
      ] as const) {
        times[kind].push(await processorTime(() => accounts.logIn(name, 'not the password 1!')))
      }
    }
    const ratio = Math.min(...times.unknown) / Math.min(...times.known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  it('locks an account after five wrong passwords, the right one included, and says for how long', async () => {
    const { mobile } = await accounts.member()
    for (let wrong = 0; wrong < 5; wrong++) await accounts.logIn(mobile, 'not the password 1!')
    const answer = await accounts.logIn(mobile)
    expect(answer.body.code).toBe(429)
    expect(answer.body.msg).toMatch(/^Too many attempts. Try again in ([1-9]|1[0-5]) minutes.$/)
    await accounts.statement(raw`update attempt set window_start = window_start - interval '15 minutes'`)
    expect((await accounts.logIn(mobile)).body.access_token).toBeDefined()
  })

  it('lets only five of twenty concurrent guesses come to the hash', async () => {
    const { mobile } = await accounts.member()
    await accounts.later()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => accounts.logIn(mobile, `guess number ${guess}!`)),
    )
    expect(answers.filter((answer) => answer.body.code === 400)).toHaveLength(5)
    expect(answers.filter((answer) => answer.body.code === 429)).toHaveLength(15)
  })

  it('counts wrong passwords by address too', async () => {
    await accounts.statement(raw`update attempt set count = 30 where key like 'login:address:%'`)
    const { mobile } = await accounts.member()
    const answer = await accounts.logIn(mobile)
    expect(answer.body.code).toBe(429)
    await accounts.later()
  })

  it('starts counting again after a right password', async () => {
    const { mobile } = await accounts.member()
    for (let round = 0; round < 2; round++) {
      for (let wrong = 0; wrong < 4; wrong++) await accounts.logIn(mobile, 'not the password 1!')
      expect((await accounts.logIn(mobile)).body.access_token).toBeDefined()
    }
  })

  it.each(['\u0000', "' or 1=1 --", '%', '\ud800', 'x'.repeat(201)])(
    'takes no harm from the account %j',
    async (username) => {
      const answer = await app.client('POST auth/oauth/token', {
        body: { grant_type: 'password', username, password: 'x\u0000y' },
      })
      expect(answer.status).toBe(200)
      expect(answer.body.code).toBe(400)
    },
  )

  it('refuses another grant and unknown fields', async () => {
    const other = await app.client('POST auth/oauth/token', { form: { grant_type: 'client_credentials' } })
    expect(other.body).toMatchObject({ code: 400, msg: 'This way of logging in is not supported' })
    const field = await app.client('POST auth/oauth/token', {
      form: { grant_type: 'password', isAdministrator: 'true' },
    })
    expect(field.body.data.fields).toMatchObject([{ path: 'isAdministrator' }])
  })

  it.each([
    ['zh-CN', '账号尚未审核，暂时无法登录'],
    ['zh-TW', '帳號尚未審核，暫時無法登入'],
    ['en-US', 'Account has not been reviewed, temporarily unable to log in'],
  ])('refuses an unreviewed company in %s, with a token for its information', async (locale, msg) => {
    const companyId = await app.given.company({ certification: 'APPLY' })
    const { mobile } = await accounts.member({ companyId })
    const answer = await accounts.logIn(mobile, goodPassword, locale)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      code: 400,
      msg,
      data: {
        token_type: 'bearer',
        scope: 'onboarding',
        user_info: { certification: 'APPLY', menuList: [] },
      },
    })
    expect(await isAlive(answer.body.data.access_token)).toBe(true)
    const notices = await app.client('GET system/online/sysMsg', { token: answer.body.data.access_token })
    expect(notices.body.code).toBe('403')
  })

  it('reveals nothing about the review without the password', async () => {
    const companyId = await app.given.company({ certification: 'REJECTED' })
    const { mobile } = await accounts.member({ companyId })
    const answer = await accounts.logIn(mobile, 'not the password 1!')
    expect(answer.body).toEqual({
      code: 400,
      msg: 'The account or password is wrong. Check both and try again.',
    })
  })

  it('renews a session: the refresh token works once, the former access token no more', async () => {
    const { mobile } = await accounts.member()
    const first = (await accounts.logIn(mobile)).body
    const second = (await refresh(first.refresh_token)).body
    expect(second).toMatchObject({ token_type: 'bearer', user_info: { userId: first.user_info.userId } })
    expect(await isAlive(first.access_token)).toBe(false)
    expect(await isAlive(second.access_token)).toBe(true)
  })

  const usedAgo = (seconds: number) =>
    accounts.statement(
      raw`update refresh_token set used_at = now() - make_interval(secs => ${seconds}) where used_at is not null`,
    )

  it('ends the whole session when a refresh token comes again later', async () => {
    const { mobile } = await accounts.member()
    const first = (await accounts.logIn(mobile)).body
    const second = (await refresh(first.refresh_token)).body
    await usedAgo(21)
    const stolen = await refresh(first.refresh_token)
    expect(stolen.status).toBe(401)
    expect(stolen.body).toMatchObject({ code: 401, msg: 'Your session has ended. Please log in again.' })
    expect(await isAlive(second.access_token)).toBe(false)
    expect((await refresh(second.refresh_token)).status).toBe(401)
  })

  it('answers eight parallel refreshes, and one some seconds later, with the same tokens', async () => {
    const { mobile } = await accounts.member()
    const first = (await accounts.logIn(mobile)).body
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(first.refresh_token)))
    await usedAgo(10)
    answers.push(await refresh(first.refresh_token))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200))
    const tokens = answers.map(({ body }) => `${body.access_token} ${body.refresh_token}`)
    expect(new Set(tokens).size).toBe(1)
    expect(await isAlive(answers[0]?.body.access_token)).toBe(true)
    expect((await refresh(answers[0]?.body.refresh_token)).status).toBe(200)
  })

  it('ends the session when a refresh token comes again after its successor was used', async () => {
    const { mobile } = await accounts.member()
    const first = (await accounts.logIn(mobile)).body
    const second = (await refresh(first.refresh_token)).body
    const third = (await refresh(second.refresh_token)).body
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect(await isAlive(third.access_token)).toBe(false)
  })

  it('refuses an expired, an unknown and a missing refresh token', async () => {
    const { mobile } = await accounts.member()
    const { refresh_token: token } = (await accounts.logIn(mobile)).body
    await accounts.statement(raw`update refresh_token set expires_at = now() - interval '1 second'`)
    for (const each of [token, 'unknown', '']) expect((await refresh(each)).status).toBe(401)
  })

  it('writes each log-in and each refusal to the audit log, and no secret anywhere', async () => {
    const { mobile, memberId } = await accounts.member()
    await accounts.logIn(mobile, 'planted-secret 99!')
    const { access_token: token, refresh_token: refreshToken } = (await accounts.logIn(mobile)).body
    const rows = await accounts.statement(
      raw`select action, target from audit_log where actor_id = ${memberId} order by id`,
    )
    expect(rows).toEqual([
      { action: 'login.password', target: 'login.wrong' },
      { action: 'login.password', target: null },
    ])
    const written =
      app.logLines.join('\n') + JSON.stringify(await accounts.statement(raw`select * from audit_log`))
    for (const secret of ['planted-secret', goodPassword, token, refreshToken, mobile]) {
      expect(written).not.toContain(secret)
    }
  })

  it('answers 429 rather than queue without end when too many log in at once', async () => {
    const { mobile } = await accounts.member()
    const { passwords } = app.platform
    const busy = {
      ...passwords,
      verifyPassword: async () => ({ ok: false, reason: 'password.busy', params: {} }) as const,
    }
    Object.assign(app.platform, { passwords: busy })
    try {
      const answer = await accounts.logIn(mobile)
      expect(answer.body).toMatchObject({ code: 429, msg: 'The system is busy. Please try again shortly.' })
    } finally {
      Object.assign(app.platform, { passwords })
    }
  })
})
