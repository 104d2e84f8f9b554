import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshMobile } from '../../platform/testing/given.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { accountsOf, goodPassword, wrongCode } from './account.testing.ts'

const app = await testApp()
const accounts = accountsOf(app)

const info = (token: string) => app.client('GET system/online/user/profile/getInfo', { token })
const newPassword = 'Gantry~58 crane'

describe('GET system/online/user/profile/getInfo', () => {
  it('shows one’s own details whole', async () => {
    const { token, mobile, memberId } = await accounts.member({ permissions: ['home-notice-list'] })
    expect((await info(token)).body.data).toMatchObject({
      userId: memberId,
      mobile,
      companyName: 'Test Electronics',
      menuList: ['home-notice-list'],
      permissionSet: 'administrator',
    })
  })

  it('needs a token', async () => {
    expect((await app.client('GET system/online/user/profile/getInfo')).status).toBe(401)
  })
})

describe('PUT system/online/user/profile/updateCustomerAccount', () => {
  it('changes one’s own name and nothing else', async () => {
    const { token } = await accounts.member()
    const change = (body: object) =>
      app.client('PUT system/online/user/profile/updateCustomerAccount', { token, body })
    expect((await change({ name: '李雷' })).body.code).toBe(200)
    expect((await info(token)).body.data.userName).toBe('李雷')
    expect((await change({ name: '李雷', isAdministrator: true })).body.data.fields[0].path).toBe(
      'isAdministrator',
    )
    expect((await change({ name: ' ' })).body.data.fields[0].path).toBe('name')
  })
})

/** The title of the newest notice, and the scene of the last text message to the number. */
async function told(token: string, mobile: string): Promise<string[]> {
  const { body } = await app.client('GET system/online/sysMsg', { token })
  const sent = (await readFile(join(app.dataDir, 'outbox/sms.jsonl'), 'utf8')).trim().split('\n')
  const last = sent.map((line) => JSON.parse(line)).findLast((message) => message.mobile === mobile)
  return [body.rows[0].title, last.scene]
}

describe('POST system/online/user/profile/updateEmail', () => {
  const change = (token: string, email: string, password = goodPassword) =>
    app.client('POST system/online/user/profile/updateEmail', { token, form: { email, password } })

  it('asks for the password, and tells the member by notice and by text message', async () => {
    const { token, mobile } = await accounts.member()
    for (const password of ['', 'not the password 1!']) {
      const refused = await change(token, 'han.meimei@example.com', password)
      expect(refused.body).toMatchObject({ code: 400, data: { fields: [{ path: 'password' }] } })
    }
    expect((await info(token)).body.data.email).toBe(null)
    expect((await change(token, 'han.meimei@example.com')).body.code).toBe(200)
    expect(await told(token, mobile)).toEqual(['The email of your account was changed', 'emailChanged'])
  })

  it('changes the email, once for each account', async () => {
    const [one, other] = [await accounts.member(), await accounts.member()]
    expect((await change(one.token, 'li.lei@example.com')).body.code).toBe(200)
    expect((await info(one.token)).body.data.email).toBe('li.lei@example.com')
    expect((await change(other.token, 'LI.LEI@example.com')).body).toMatchObject({
      code: 400,
      msg: 'This email address is used by another account. Enter another one.',
    })
    for (const wrong of ['not an email', 'a\u0000b@example.com']) {
      expect((await change(other.token, wrong)).body.msg).toBe(
        'Enter a valid email address, such as name@company.com',
      )
    }
  })
})

describe('POST system/online/user/profile/updatePhone', () => {
  const change = (token: string, form: Record<string, string>) =>
    app.client('POST system/online/user/profile/updatePhone', { token, form })

  it('changes the number with the password and a code sent to the new one', async () => {
    const { token, mobile } = await accounts.member()
    const next = freshMobile()
    const code = await accounts.code(next, 'phone')
    const wrong = await change(token, { mobile: next, code, password: 'wrong' })
    expect(wrong.body).toMatchObject({
      msg: 'The current password is wrong. Enter it again.',
      data: { fields: [{ path: 'password' }] },
    })
    const guessed = await change(token, { mobile: next, code: wrongCode(code), password: goodPassword })
    expect(guessed.body.data.fields[0].path).toBe('code')
    expect((await change(token, { mobile: next, code, password: goodPassword })).body.code).toBe(200)
    expect((await info(token)).body.data.mobile).toBe(next)
    expect((await accounts.logIn(mobile)).body.code).toBe(400)
    expect((await accounts.logIn(next)).body.access_token).toBeDefined()
    expect(await told(token, mobile)).toEqual([
      'The mobile number of your account was changed',
      'mobileChanged',
    ])
  })

  it('refuses a number in use', async () => {
    const [one, other] = [await accounts.member(), await accounts.member()]
    const code = await accounts.code(other.mobile, 'phone')
    const answer = await change(one.token, { mobile: other.mobile, code, password: goodPassword })
    expect(answer.body).toMatchObject({
      code: 400,
      msg: 'This mobile number is already in use. Enter another one.',
    })
  })
})

describe('PUT system/online/user/profile/updatePwd', () => {
  const change = (token: string, form: Record<string, string>) =>
    app.client('PUT system/online/user/profile/updatePwd', { token, form })

  it('changes the password and ends the other sessions, not this one', async () => {
    const { token, mobile } = await accounts.member()
    const other = (await accounts.logIn(mobile)).body
    const answer = await change(token, {
      oldPassword: goodPassword,
      newPassword,
      confirmPassword: newPassword,
    })
    expect(answer.body.code).toBe(200)
    expect((await info(token)).status).toBe(200)
    expect((await info(other.access_token)).status).toBe(401)
    const renewed = await app.client('POST auth/oauth/token', {
      form: { grant_type: 'refresh_token', refresh_token: other.refresh_token },
    })
    expect(renewed.status).toBe(401)
    expect((await accounts.logIn(mobile, newPassword)).body.access_token).toBeDefined()
  })

  it.each([
    [{ oldPassword: 'wrong' }, 'oldPassword', 'The current password is wrong. Enter it again.'],
    [{ confirmPassword: 'x' }, 'confirmPassword', 'Two passwords are inconsistent'],
    [
      { newPassword: goodPassword, confirmPassword: goodPassword },
      'newPassword',
      'The new password must differ from the current one',
    ],
    [
      { newPassword: 'Woaini1314!', confirmPassword: 'Woaini1314!' },
      'newPassword',
      'This password is too common and easy to guess. Choose another one.',
    ],
  ])('refuses %j at its field', async (wrong, path, msg) => {
    const { token } = await accounts.member()
    const answer = await change(token, {
      oldPassword: goodPassword,
      newPassword,
      confirmPassword: newPassword,
      ...wrong,
    })
    expect(answer.body).toMatchObject({ code: 400, msg, data: { fields: [{ path, msg }] } })
  })

  it('locks after five wrong passwords', async () => {
    const { token } = await accounts.member()
    const form = { oldPassword: 'wrong', newPassword, confirmPassword: newPassword }
    for (let wrong = 0; wrong < 5; wrong++) await change(token, form)
    expect((await change(token, { ...form, oldPassword: goodPassword })).body.code).toBe(429)
  })
})

describe('GET system/online/user/profile/exportData', () => {
  it('gives everything about oneself and nothing of others', async () => {
    const { token, mobile } = await accounts.member()
    const other = await accounts.member()
    await app.client('PUT system/online/user/profile/updateCustomerAccount', {
      token,
      body: { name: '李雷' },
    })
    const answer = await app.client('GET system/online/user/profile/exportData', { token })
    expect(answer.body.data).toMatchObject({
      profile: { mobile, userName: '李雷' },
      sessions: [{ endedAt: null }],
      actions: [{ action: 'PUT system/online/user/profile/updateCustomerAccount' }],
      notices: [],
      otherCompanies: [],
    })
    expect(answer.text).not.toContain(other.mobile)
    expect(answer.text).not.toContain('argon2')
  })
})

describe('DELETE system/online/user/profile/erase', () => {
  const erase = (token: string, password = goodPassword) =>
    app.client('DELETE system/online/user/profile/erase', { token, body: { password } })

  it('erases the person: the account ends, the number is free again', async () => {
    const { companyId } = await accounts.member()
    const colleague = await accounts.member({ companyId, isAdministrator: false })
    const event = { company_id: companyId, actor_id: colleague.memberId, actor_name: 'Ms Forgotten' }
    await accounts.statement(
      raw`insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, actor_id, actor_name)
        values (${event.company_id}, 'supplier', 1, 'save', '', 'enabled', 'customer', ${event.actor_id}, ${event.actor_name})`,
    )
    expect((await erase(colleague.token, 'wrong')).body.msg).toBe(
      'The current password is wrong. Enter it again.',
    )
    expect((await erase(colleague.token)).body.code).toBe(200)
    expect((await info(colleague.token)).status).toBe(401)
    expect((await accounts.logIn(colleague.mobile)).body.code).toBe(400)
    const rows = await accounts.statement(raw`select * from member where id = ${colleague.memberId}`)
    expect(JSON.stringify(rows)).not.toContain(colleague.mobile)
    const events = await accounts.statement(
      raw`select actor_name from event where actor_id = ${colleague.memberId} and actor = 'customer'`,
    )
    expect(events).toEqual([{ actor_name: '' }])
    expect((await accounts.registered(colleague.mobile)).token).toBeDefined()
  })

  it('refuses the last administrator', async () => {
    const { token } = await accounts.member()
    expect((await erase(token)).body).toMatchObject({
      code: 409,
      msg: 'A company needs at least one administrator. Appoint another one first.',
    })
    expect((await info(token)).status).toBe(200)
  })
})
