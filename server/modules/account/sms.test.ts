import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { SmsNotSent } from '../../platform/sms/sms-sender.ts'
import { freshMobile } from '../../platform/testing/given.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { accountsOf, wrongCode } from './account.testing.ts'

const app = await testApp()
const accounts = accountsOf(app)

const ask = (mobile: string, scene = 'register', locale = 'en-US') =>
  app.client('POST auth/mobile/code', { body: { mobile, scene }, locale })
const enter = (mobile: string, code: string) =>
  app.client('POST auth/mobile/token/sms', { query: { mobile, code } })

describe('POST auth/mobile/code', () => {
  it('texts a six-digit code in the caller’s language and keeps only its hash', async () => {
    await accounts.later()
    const mobile = freshMobile()
    expect((await ask(mobile, 'register', 'zh-TW')).body.code).toBe(200)
    const code = (await accounts.lastCode(mobile)) ?? ''
    expect(code).toMatch(/^\d{6}$/)
    const [kept] = await accounts.statement(raw`select * from sms_code where mobile = ${mobile}`)
    expect(JSON.stringify(kept)).not.toContain(code)
    expect(app.logLines.join('\n')).not.toContain(mobile)
  })

  it('sends one a minute and says how long to wait', async () => {
    await accounts.later()
    const mobile = freshMobile()
    await ask(mobile)
    const answer = await ask(mobile, 'phone')
    expect(answer.body.code).toBe(429)
    expect(answer.body.msg).toMatch(/^You can request another code in ([1-5]?\d|60) seconds$/)
    expect(answer.body.data.seconds).toBeGreaterThan(50)
  })

  it('lets one of ten concurrent requests through', async () => {
    await accounts.later()
    const mobile = freshMobile()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(mobile)))
    expect(answers.filter((answer) => answer.body.code === 200)).toHaveLength(1)
  })

  it('sends ten a day to a number', async () => {
    const mobile = freshMobile()
    for (let sent = 0; sent < 10; sent++) {
      await accounts.later()
      expect((await ask(mobile)).body.code).toBe(200)
    }
    await accounts.later()
    expect((await ask(mobile)).body).toMatchObject({
      code: 429,
      msg: 'You have reached today’s limit for codes. Try again tomorrow.',
    })
  })

  it('sends twenty an hour for an address', async () => {
    await accounts.later()
    for (let sent = 0; sent < 20; sent++) await ask(freshMobile())
    const answer = await ask(freshMobile())
    expect(answer.body.code).toBe(429)
    expect(answer.body.msg).toMatch(/^Too many attempts. Try again in \d+ seconds.$/)
  })

  it('stops at the day’s cap for all numbers together', async () => {
    await accounts.later()
    await ask(freshMobile())
    await accounts.statement(raw`update attempt set count = 5000 where key = 'sms:all'`)
    const mobile = freshMobile()
    expect((await ask(mobile)).body.msg).toBe(
      'The verification code could not be sent. Please try again later.',
    )
    expect(await accounts.lastCode(mobile)).toBeUndefined()
  })

  it('warns when the carrier did not take the message, and the code is worthless', async () => {
    await accounts.later()
    const { sms } = app.platform
    Object.assign(app.platform, { sms: { send: () => Promise.reject(new SmsNotSent('down')) } })
    const mobile = freshMobile()
    try {
      expect((await ask(mobile)).body).toMatchObject({
        code: 400,
        msg: 'The verification code could not be sent. Please try again later.',
      })
    } finally {
      Object.assign(app.platform, { sms })
    }
    const live = await accounts.statement(
      raw`select 1 from sms_code where mobile = ${mobile} and used_at is null`,
    )
    expect(live).toEqual([])
  })

  it.each(['login', 'reset'])(
    'answers alike for an unknown number at %s, and sends nothing',
    async (scene) => {
      const known = await accounts.member()
      const unknown = freshMobile()
      await accounts.later()
      const answers = [await ask(known.mobile, scene), await ask(unknown, scene)]
      expect(answers[0]?.body).toEqual(answers[1]?.body)
      const again = [await ask(known.mobile, scene), await ask(unknown, scene)]
      expect(again.map((answer) => answer.body.code)).toEqual([429, 429])
      expect(await accounts.lastCode(unknown)).toBeUndefined()
    },
  )

  it.each([
    [{ mobile: '12345', scene: 'login' }, 'mobile'],
    [{ mobile: '13900000000', scene: 'sign' }, 'scene'],
    [{ mobile: '13900000000', scene: 'login', extra: 1 }, 'extra'],
  ])('refuses %j', async (body, path) => {
    const answer = await app.client('POST auth/mobile/code', { body })
    expect(answer.body.data.fields).toMatchObject([{ path }])
  })
})

describe('POST auth/mobile/token/sms', () => {
  it('logs in with mobile and code in the query, or in the body', async () => {
    const { mobile, memberId } = await accounts.member()
    const byQuery = await enter(mobile, await accounts.code(mobile, 'login'))
    expect(byQuery.body.user_info.userId).toBe(memberId)
    const byBody = await app.client('POST auth/mobile/token/sms', {
      body: { mobile, code: await accounts.code(mobile, 'login') },
    })
    expect(byBody.body.user_info.userId).toBe(memberId)
    expect(app.logLines.join('\n')).not.toContain(mobile)
  })

  it('opens one session for fifty concurrent checks of one code', async () => {
    const { mobile, memberId } = await accounts.member()
    const code = await accounts.code(mobile, 'login')
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(mobile, code)))
    expect(answers.filter((answer) => answer.body.access_token)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status >= 500)).toHaveLength(0)
    // One from the factory, one from the code.
    const sessions = await accounts.statement(raw`select 1 from session where member_id = ${memberId}`)
    expect(sessions).toHaveLength(2)
  })

  it('takes a code once, for ten minutes, for five tries, and only the newest', async () => {
    const { mobile } = await accounts.member()
    const wrong = { code: 400, msg: 'The code is wrong or has expired. Request a new one.' }

    const used = await accounts.code(mobile, 'login')
    expect((await enter(mobile, used)).body.access_token).toBeDefined()
    expect((await enter(mobile, used)).body).toEqual(wrong)

    const expired = await accounts.code(mobile, 'login')
    await accounts.statement(raw`update sms_code set expires_at = now() where mobile = ${mobile}`)
    expect((await enter(mobile, expired)).body).toEqual(wrong)

    const tried = await accounts.code(mobile, 'login')
    for (let guess = 0; guess < 5; guess++) await enter(mobile, wrongCode(tried))
    expect((await enter(mobile, tried)).body).toEqual(wrong)

    const former = await accounts.code(mobile, 'login')
    await accounts.code(mobile, 'login')
    expect((await enter(mobile, former)).body).toEqual(wrong)
  })

  it('does not take a code of another scene', async () => {
    const { mobile } = await accounts.member()
    const code = await accounts.code(mobile, 'reset')
    expect((await enter(mobile, code)).body.code).toBe(400)
  })

  it('counts checks by address', async () => {
    await accounts.later()
    for (let guess = 0; guess < 30; guess++) await enter('13900000000', '123456')
    expect((await enter('13900000000', '123456')).body.code).toBe(429)
    await accounts.later()
  })

  it('refuses an unreviewed company after a right code, with its token', async () => {
    const companyId = await app.given.company({ certification: 'VERIFYING' })
    const { mobile } = await accounts.member({ companyId })
    const answer = await enter(mobile, await accounts.code(mobile, 'login'))
    expect(answer.body).toMatchObject({
      msg: 'Account has not been reviewed, temporarily unable to log in',
      data: { scope: 'onboarding' },
    })
  })

  it('asks for what is missing', async () => {
    const answer = await app.client('POST auth/mobile/token/sms')
    expect(answer.body.data.fields).toMatchObject([{ path: 'mobile' }, { path: 'code' }])
  })
})
