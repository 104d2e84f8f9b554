import { describe, expect, it } from 'vitest'
import { accountsOf, goodPassword } from '../modules/account/account.testing.ts'
import { codeAt, stepOf } from '../modules/account/second-factor/totp.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
const accounts = accountsOf(app)
const day = 24 * 60 * 60 * 1_000

describe('a clock that jumps by a day', () => {
  it.each([
    ['forward and back', day],
    ['back and forward', -day],
  ])('%s leaves sessions valid and takes new codes of an authenticator', async (_way, jump) => {
    const { mobile, token } = await accounts.member()
    const call = app.client
    const begun = await call('POST auth/authenticator/begin', { token, body: { password: goodPassword } })
    const secret = begun.body.data.secret as string
    const codeNow = () => codeAt(secret, stepOf(app.clock.now()))
    await call('POST auth/authenticator/confirm', { token, body: { code: codeNow() } })
    const enter = async () => {
      app.clock.advance(60_000)
      const { ticket } = (await accounts.logIn(mobile)).body.data
      return call('POST auth/login/secondFactor', { body: { ticket, code: codeNow() } })
    }
    const isOpen = async () =>
      (await call('GET system/online/user/profile/getInfo', { token })).status === 200
    for (const step of [jump, -jump]) {
      app.clock.advance(step)
      expect(await isOpen()).toBe(true)
      expect((await enter()).body.access_token).toBeDefined()
    }
  })

  it('does not make a used code valid again', async () => {
    const { mobile, token } = await accounts.member()
    const call = app.client
    const begun = await call('POST auth/authenticator/begin', { token, body: { password: goodPassword } })
    const secret = begun.body.data.secret as string
    await call('POST auth/authenticator/confirm', {
      token,
      body: { code: codeAt(secret, stepOf(app.clock.now())) },
    })
    app.clock.advance(60_000)
    const code = codeAt(secret, stepOf(app.clock.now()))
    const enter = async () => {
      const { ticket } = (await accounts.logIn(mobile)).body.data
      return call('POST auth/login/secondFactor', { body: { ticket, code } })
    }
    expect((await enter()).body.access_token).toBeDefined()
    app.clock.advance(-30_000)
    expect((await enter()).body.code).toBe(400)
  })
})
