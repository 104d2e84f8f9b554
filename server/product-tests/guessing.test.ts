import { afterAll, describe, expect, it } from 'vitest'
import { accountsOf, goodPassword } from '../modules/account/account.testing.ts'
import { codeAt, stepOf } from '../modules/account/second-factor/totp.ts'
import { serve } from '../platform/testing/serve.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { testClient } from '../platform/testing/test-client.ts'

const app = await testApp()
const accounts = accountsOf(app)
const platform = { ...app.platform, config: { ...app.platform.config, trustProxy: 1 } }
const { address, close } = await serve(platform)
afterAll(close)

/** The server behind a proxy that names the address of each caller. */
const client = testClient(address)
const from = (host: string) => ({ 'x-forwarded-for': host })
const logIn = (username: string, password: string, host: string) =>
  client('POST auth/oauth/token', {
    form: { grant_type: 'password', username, password },
    headers: from(host),
  })
const wrong = 'not the password 1!'

describe('guessing', () => {
  it('from many addresses at one account locks the account after five', async () => {
    const { mobile } = await accounts.member()
    const codes: unknown[] = []
    for (let host = 1; host <= 8; host += 1)
      codes.push((await logIn(mobile, wrong, `198.51.100.${host}`)).body.code)
    expect(codes).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
    expect((await logIn(mobile, goodPassword, '198.51.100.99')).body.code).toBe(429)
  })

  it('from one address at many accounts locks the address after thirty, and no other', async () => {
    const { mobile } = await accounts.member()
    const answers: unknown[] = []
    for (let account = 0; account < 33; account += 1)
      answers.push((await logIn(`nobody-${account}@quayside.test`, wrong, '203.0.113.50')).body.code)
    expect(answers.filter((code) => code === 400)).toHaveLength(30)
    expect((await logIn(mobile, goodPassword, '203.0.113.50')).body.code).toBe(429)
    expect((await logIn(mobile, goodPassword, '203.0.113.51')).body.access_token).toBeDefined()
  })

  it('the second step from many addresses locks it after five, also for who knows the password', async () => {
    const { mobile, token } = await accounts.member()
    const begun = await app.client('POST auth/authenticator/begin', {
      token,
      body: { password: goodPassword },
    })
    const secret = begun.body.data.secret as string
    const code = (offset: number) => codeAt(secret, stepOf(app.clock.now()) + offset)
    await app.client('POST auth/authenticator/confirm', { token, body: { code: code(0) } })
    const answers: unknown[] = []
    for (let host = 1; host <= 6; host += 1) {
      const headers = from(`192.0.2.${host}`)
      const { ticket } = (await logIn(mobile, goodPassword, `192.0.2.${host}`)).body.data
      const guess = host === 6 ? code(1) : '000000'
      const answer = await client('POST auth/login/secondFactor', { body: { ticket, code: guess }, headers })
      answers.push(answer.body.code)
    }
    expect(answers).toEqual([400, 400, 400, 400, 400, 429])
  })

  it('a code for a new password works once, also for two requests at once', async () => {
    const { mobile } = await accounts.member()
    const code = await accounts.code(mobile, 'reset')
    const reset = (password: string) =>
      app.client('PUT system/online/user/profile/resetPwd', {
        body: { mobile, code, password, confirmPassword: password },
      })
    const answers = await Promise.all([reset('Lantern#88 quay'), reset('Beacon#77 pier')])
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
    expect((await reset('Anchor#66 mole')).body.code).toBe(400)
  })
})
