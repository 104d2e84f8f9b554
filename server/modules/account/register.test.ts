import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshMobile } from '../../platform/testing/given.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { accountsOf, goodPassword, wrongCode } from './account.testing.ts'

const app = await testApp()
const accounts = accountsOf(app)

const info = (token: string) => app.client('GET system/online/user/profile/getInfo', { token })
const newPassword = 'Gantry~58 crane'

describe('PUT system/online/user/profile/register', () => {
  const form = { code: '123456', password: goodPassword, confirmPassword: goodPassword, agree: true }
  const register = (body: object, locale = 'en-US') =>
    app.client('PUT system/online/user/profile/register', { body, locale })

  it('makes a company and its administrator, keeps the consent and answers an onboarding token', async () => {
    const { answer, mobile } = await accounts.registered()
    expect(answer.body).toMatchObject({
      token_type: 'bearer',
      scope: 'onboarding',
      user_info: { certification: 'NOTCERT', isAdministrator: true, menuList: [] },
    })
    const [member] = await accounts.statement(
      raw`select p.consent_version, p.consent_at is not null as has_consented, m.permission_set from person p join member m on m.person_id = p.id where p.mobile = ${mobile}`,
    )
    expect(member).toEqual({
      consent_version: '2026.1',
      has_consented: true,
      permission_set: 'administrator',
    })
  })

  it('takes a number of another country with its code, which logs in however it is written', async () => {
    const written = '+852 9123-4567'
    const code = await accounts.code('+85291234567', 'register')
    const body = { mobile: written, code, password: goodPassword, confirmPassword: goodPassword, agree: true }
    const answer = await register(body)
    expect(answer.body).toMatchObject({ scope: 'onboarding', user_info: { mobile: '+852 ****4567' } })
    expect((await register({ ...form, mobile: '0085291234567', code: '000000' })).body.code).toBe(400)
    for (const name of ['+85291234567', '00852 9123 4567', '+852 (9123) 4567'])
      expect((await accounts.logIn(name)).body.data).toMatchObject({ scope: 'onboarding' })
    for (const name of ['+852 9123 4567', '+85291234567', '0085291234567'])
      await accounts.logIn(name, 'wrong password 1!')
    for (const name of ['+852-9123-4567', '+852 9123 45 67', '+852 91234567', '+85291234567'])
      await accounts.logIn(name, 'wrong password 1!')
    expect((await accounts.logIn('00852 91234567')).body.msg).toMatch(/minutes/)
  })

  it.each(['91234567', '+86 91234567', '+0123456789', '+85291', '+8529123456789012', 'abc'])(
    'refuses the number %s',
    async (mobile) => {
      expect((await register({ ...form, mobile })).body).toMatchObject({
        code: 400,
        data: { fields: [{ path: 'mobile', code: 'format.mobile' }] },
      })
    },
  )

  it('opens the company’s information and nothing else', async () => {
    const { token } = await accounts.registered()
    expect((await app.client('GET base/online/company/current', { token })).body.code).toBe(200)
    for (const key of [
      'GET system/online/sysMsg',
      'GET base/online/member/list',
      'GET system/online/user/session/list',
    ]) {
      expect((await app.client(key, { token })).body.code).toBe('403')
    }
  })

  it('reveals that a number is registered only with its code', async () => {
    const { mobile } = await accounts.member()
    const code = await accounts.code(mobile, 'register')
    const wrong = await register({ ...form, mobile, code: wrongCode(code) })
    expect(wrong.body).toMatchObject({
      code: 400,
      data: { fields: [{ path: 'code', msg: 'The code is wrong or has expired. Request a new one.' }] },
    })
    const right = await register({ ...form, mobile, code })
    expect(right.body).toMatchObject({
      code: 400,
      msg: 'This mobile number is already registered. Please log in.',
      data: { fields: [{ path: 'mobile' }] },
    })
  })

  it.each([
    ['zh-CN', '两次输入的密码不一致'],
    ['zh-TW', '兩次輸入的密碼不一致'],
    ['en-US', 'Two passwords are inconsistent'],
  ])('refuses passwords that differ in %s', async (locale, msg) => {
    const answer = await register({ ...form, mobile: freshMobile(), confirmPassword: 'another' }, locale)
    expect(answer.body).toMatchObject({ code: 400, msg, data: { fields: [{ path: 'confirmPassword' }] } })
  })

  it.each([
    [{ password: 'abcdefgh', confirmPassword: 'abcdefgh' }, 'password', /letters, digits and symbols/],
    [{ password: 'aB1!xy', confirmPassword: 'aB1!xy' }, 'password', /more than 6 characters/],
    [{ password: 'Admin@123', confirmPassword: 'Admin@123' }, 'password', /too common/],
    [{ agree: false }, 'agree', /check the box/],
    [{ agree: undefined }, 'agree', /check the box/],
    [{ mobile: '1390000000' }, 'mobile', /11-digit/],
    [{ code: '12345' }, 'code', /6-digit/],
    [{ isAdministrator: true }, 'isAdministrator', /Unknown field/],
  ])('refuses %j at its field', async (wrong, path, msg) => {
    const answer = await register({ ...form, mobile: freshMobile(), ...wrong })
    expect(answer.body.code).toBe(400)
    expect(answer.body.data.fields).toMatchObject([{ path, msg: expect.stringMatching(msg) }])
  })

  it('makes one account of two concurrent registrations', async () => {
    const mobile = freshMobile()
    const code = await accounts.code(mobile, 'register')
    const answers = await Promise.all([1, 2].map(() => register({ ...form, mobile, code })))
    expect(answers.filter((answer) => answer.body.access_token)).toHaveLength(1)
  })
})

describe('PUT system/online/user/profile/resetPwd', () => {
  const reset = (body: object) => app.client('PUT system/online/user/profile/resetPwd', { body })

  it('sets a new password, ends all sessions and lifts the lock', async () => {
    const { mobile, token } = await accounts.member()
    for (let wrong = 0; wrong < 6; wrong++) await accounts.logIn(mobile, 'not the password 1!')
    const code = await accounts.code(mobile, 'reset')
    const answer = await reset({ mobile, code, password: newPassword, confirmPassword: newPassword })
    expect(answer.body.code).toBe(200)
    expect((await info(token)).status).toBe(401)
    expect((await accounts.logIn(mobile)).body.code).toBe(400)
    expect((await accounts.logIn(mobile, newPassword)).body.access_token).toBeDefined()
  })

  it('can be asked about the code first, which stays valid; a wrong one takes a try', async () => {
    const { mobile } = await accounts.member()
    const code = await accounts.code(mobile, 'reset')
    const check = (given: string) =>
      app.client('POST system/online/user/profile/checkResetCode', { body: { mobile, code: given } })
    expect((await check(wrongCode(code))).body.data.fields[0].path).toBe('code')
    expect((await check(code)).body.code).toBe(200)
    const body = { mobile, code, password: newPassword, confirmPassword: newPassword }
    expect((await reset(body)).body.code).toBe(200)
    expect((await check(code)).body.code).toBe(400)
    const next = await accounts.code(mobile, 'reset')
    for (let wrong = 0; wrong < 10; wrong++) await check(wrongCode(next))
    expect((await check(next)).body.code).toBe(400)
  })

  it('refuses a wrong code, an unknown number and passwords that differ', async () => {
    const { mobile } = await accounts.member()
    const code = await accounts.code(mobile, 'reset')
    const body = { mobile, code, password: newPassword, confirmPassword: newPassword }
    expect((await reset({ ...body, confirmPassword: 'x' })).body.msg).toBe('Two passwords are inconsistent')
    expect((await reset({ ...body, code: wrongCode(code) })).body.data.fields[0].path).toBe('code')
    expect((await reset({ ...body, mobile: freshMobile() })).body.data.fields[0].path).toBe('code')
  })
})
