import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshMobile } from '../../platform/testing/given.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { accountsOf, goodPassword } from './account.testing.ts'

const app = await testApp()
const accounts = accountsOf(app)

type Somebody = Awaited<ReturnType<typeof accounts.member>>
const path = 'system/online/user/company'
const list = async (token: string) => (await app.client(`GET ${path}/list`, { token })).body.data
const step = (token: string, id: string, name: 'open' | 'accept' | 'refuse' | 'leave') =>
  app.client(`POST ${path}/${id}/${name}`, { token, body: {} })
const info = (token: string) => app.client('GET system/online/user/profile/getInfo', { token })
const invite = (boss: Somebody, mobile: string, more: object = {}) =>
  app.client('POST base/online/member/save', {
    token: boss.token,
    body: { name: '赵敏', mobile, permissionSet: 'finance', ...more },
  })
const memberIn = async (token: string, id: string) =>
  (await app.client(`GET base/online/member/${id}`, { token })).body.data
/** A bookkeeper who administers one company and works in another. */
async function bookkeeper() {
  const first = await accounts.member()
  const boss = await accounts.member()
  const { memberId: secondId, token: secondToken } = await app.given.member({
    companyId: boss.companyId,
    personId: first.personId,
    isAdministrator: false,
    permissions: ['home-notice-list'],
  })
  return { ...first, boss, secondId, secondToken }
}

describe('a person of several companies', () => {
  it('is logged in to the company that was opened last, and opens another without a new log-in', async () => {
    const one = await bookkeeper()
    const first = (await accounts.logIn(one.mobile)).body
    expect(first.user_info).toMatchObject({ userId: one.memberId, companyId: one.companyId })
    const opened = await step(first.access_token, one.secondId, 'open')
    expect(opened.body).toMatchObject({
      scope: 'full',
      user_info: { userId: one.secondId, companyId: one.boss.companyId, menuList: ['home-notice-list'] },
    })
    // Both tabs go on, each in its company.
    expect((await info(first.access_token)).body.data.companyId).toBe(one.companyId)
    expect((await info(opened.body.access_token)).body.data.companyId).toBe(one.boss.companyId)
    expect((await accounts.logIn(one.mobile)).body.user_info.userId).toBe(one.secondId)
  })

  it('sees their companies with the unread messages of each, and no other person does', async () => {
    const one = await bookkeeper()
    await accounts.statement(
      raw`insert into notice (company_id, member_id, title) values (${one.boss.companyId}, ${one.secondId}, 'Unread')`,
    )
    const { companies } = await list(one.token)
    expect(companies).toMatchObject([
      { id: one.memberId, isCurrent: true, unread: 0, isAdministrator: true },
      { id: one.secondId, isCurrent: false, unread: 1, isAdministrator: false },
    ])
    expect((await list(one.boss.token)).companies).toHaveLength(1)
    expect((await step(one.boss.token, one.secondId, 'open')).body.code).toBe(404)
    expect((await step(one.token, one.boss.memberId, 'open')).body.code).toBe(404)
  })

  it('renews each session for itself and logs out of all of them', async () => {
    const one = await bookkeeper()
    const first = (await accounts.logIn(one.mobile)).body
    const second = (await step(first.access_token, one.secondId, 'open')).body
    const renewed = await app.client('POST auth/oauth/token', {
      form: { grant_type: 'refresh_token', refresh_token: second.refresh_token },
    })
    expect(renewed.body.user_info.userId).toBe(one.secondId)
    expect((await info(first.access_token)).status).toBe(200)
    await app.client('DELETE auth/token/logout', { token: first.access_token })
    expect((await info(first.access_token)).status).toBe(401)
    expect((await info(renewed.body.access_token)).status).toBe(401)
  })

  it('loses the sessions in all companies when a used refresh token comes back', async () => {
    const one = await bookkeeper()
    const first = (await accounts.logIn(one.mobile)).body
    const second = (await step(first.access_token, one.secondId, 'open')).body
    const again = () =>
      app.client('POST auth/oauth/token', {
        form: { grant_type: 'refresh_token', refresh_token: second.refresh_token },
      })
    await again()
    await accounts.statement(
      raw`update refresh_token set used_at = now() - interval '1 hour' where used_at is not null`,
    )
    expect((await again()).status).toBe(401)
    expect((await info(first.access_token)).status).toBe(401)
  })

  it('sees one log-in with its companies, and ends it in all of them', async () => {
    const one = await bookkeeper()
    const first = (await accounts.logIn(one.mobile)).body
    await step(first.access_token, one.secondId, 'open')
    await accounts.statement(raw`update company set name = 'Second' where id = ${one.boss.companyId}`)
    const { rows } = (await app.client('GET system/online/user/session/list', { token: one.token })).body
    const other = rows.find(
      (row: { companies: string[] }) => row.companies.includes('Second') && row.companies.length === 2,
    )
    const ended = await app.client('DELETE system/online/user/session/batchRemove', {
      token: one.token,
      body: { ids: [other.id] },
    })
    expect(ended.body.data.count).toBe(1)
    expect((await info(first.access_token)).status).toBe(401)
    expect((await info(one.token)).status).toBe(200)
  })

  it('changes password and number for all companies', async () => {
    const one = await bookkeeper()
    const other = (await accounts.logIn(one.mobile)).body.access_token
    const newPassword = 'Pelican~52 anchorage'
    await app.client('PUT system/online/user/profile/updatePwd', {
      token: one.token,
      form: { oldPassword: goodPassword, newPassword, confirmPassword: newPassword },
    })
    expect((await info(other)).status).toBe(401)
    expect((await info(one.secondToken)).status).toBe(401)
    const mobile = freshMobile()
    const moved = await app.client('POST system/online/user/profile/updatePhone', {
      token: one.token,
      form: { mobile, code: await accounts.code(mobile, 'phone'), password: newPassword },
    })
    expect(moved.body.code).toBe(200)
    expect((await accounts.logIn(mobile, newPassword)).body.user_info.userId).toBe(one.memberId)
    expect(await memberIn(one.boss.token, one.secondId)).toMatchObject({ mobile })
  })

  it('is disabled by one company in that company only', async () => {
    const one = await bookkeeper()
    await app.client(`POST base/online/member/${one.secondId}/disable`, { token: one.boss.token, body: {} })
    expect((await info(one.secondToken)).status).toBe(401)
    expect((await info(one.token)).status).toBe(200)
    expect((await step(one.token, one.secondId, 'open')).body).toMatchObject({
      code: 409,
      msg: 'Your account in this company is disabled. Please contact its administrator.',
    })
    expect((await accounts.logIn(one.mobile)).body.user_info.userId).toBe(one.memberId)
  })

  it('keeps number, email and second factor to themselves', async () => {
    const one = await bookkeeper()
    const { version, mobile } = await memberIn(one.boss.token, one.secondId)
    const change = { id: one.secondId, version, mobile }
    const email = await invite(one.boss, mobile, { ...change, email: 'taken.over@example.com' })
    expect(email.body.data.fields).toMatchObject([
      { path: 'email', msg: expect.stringContaining('also belongs to other companies') },
    ])
    await accounts.statement(
      raw`insert into authenticator (person_id, secret_sealed, confirmed_at) values (${one.personId}, '', now())`,
    )
    const reset = await app.client(`POST base/online/member/${one.secondId}/resetSecondFactor`, {
      token: one.boss.token,
      body: {},
    })
    expect(reset.body).toMatchObject({
      code: 409,
      msg: expect.stringContaining('also belongs to other companies'),
    })
  })

  it('opens a company that asks for a second factor only after a log-in with one', async () => {
    const one = await bookkeeper()
    await accounts.statement(
      raw`insert into login_rule (company_id, is_second_factor_required) values (${one.boss.companyId}, true)`,
    )
    expect((await step(one.token, one.secondId, 'open')).body.scope).toBe('enrolment')
    await accounts.statement(
      raw`insert into authenticator (person_id, secret_sealed, confirmed_at) values (${one.personId}, '', now())`,
    )
    expect((await step(one.token, one.secondId, 'open')).body).toMatchObject({
      code: 409,
      msg: expect.stringContaining('requires two-step verification'),
    })
  })

  it('erases themselves in all companies, unless one would lose its last administrator', async () => {
    const one = await bookkeeper()
    const erase = (token: string) =>
      app.client('DELETE system/online/user/profile/erase', { token, body: { password: goodPassword } })
    expect((await erase(one.secondToken)).body.code).toBe(409)
    await app.given.member({ companyId: one.companyId })
    expect((await erase(one.secondToken)).body.code).toBe(200)
    expect((await info(one.token)).status).toBe(401)
    const rows = await accounts.statement(
      raw`select m.*, p.mobile as number, p.password_hash from member m join person p on p.id = m.person_id where p.id = ${one.personId}`,
    )
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${one.mobile}|argon2|Wang Wei`))
  })
})

describe('an invitation of a number that has an account', () => {
  it('waits until the person accepts, and shows the company nothing of the account before', async () => {
    const boss = await accounts.member()
    const guest = await accounts.member()
    await accounts.statement(
      raw`update person set email = ${`${guest.mobile}@example.com`} where id = ${guest.personId}`,
    )
    const asked = await invite(boss, guest.mobile)
    expect(asked.body).toMatchObject({ code: 200, data: { isWaiting: true } })
    const id = asked.body.data.id
    expect(await memberIn(boss.token, id)).toMatchObject({
      isEnabled: false,
      hasPassword: false,
      email: null,
      invitedAt: expect.any(String),
    })
    const { invitations, companies } = await list(guest.token)
    expect(companies).toHaveLength(1)
    expect(invitations).toMatchObject([{ id, inviter: 'Wang Wei', permissionSet: 'finance' }])
    const messages = await app.client('GET system/online/sysMsg', { token: guest.token })
    expect(messages.body.rows[0].content).toContain('invites you to become a member')
    expect((await step(guest.token, id, 'open')).body.code).toBe(404)
    expect(
      (await app.client(`POST base/online/member/${id}/enable`, { token: boss.token, body: {} })).body,
    ).toMatchObject({ code: 409, msg: expect.stringContaining('has not been accepted') })

    expect((await step(guest.token, id, 'accept')).body.code).toBe(200)
    expect((await step(guest.token, id, 'accept')).body.code).toBe(404)
    expect((await step(guest.token, id, 'open')).body.user_info).toMatchObject({ companyId: boss.companyId })
    expect(await memberIn(boss.token, id)).toMatchObject({
      isEnabled: true,
      invitedAt: null,
      email: `${guest.mobile}@example.com`,
    })
    const answers = await app.client('GET system/online/sysMsg', { token: boss.token })
    expect(answers.body.rows[0].content).toContain('赵敏 accepted')
  })

  it('is refused by the person, or withdrawn by the company, and then asked again', async () => {
    const boss = await accounts.member()
    const guest = await accounts.member()
    const { id } = (await invite(boss, guest.mobile)).body.data
    expect((await step(guest.token, id, 'refuse')).body.code).toBe(200)
    const answers = await app.client('GET system/online/sysMsg', { token: boss.token })
    expect(answers.body.rows[0].content).toContain('赵敏 refused')
    const again = (await invite(boss, guest.mobile)).body.data.id
    const removal = { token: boss.token, body: { ids: [again] } }
    expect((await app.client('DELETE base/online/member/batchRemove', removal)).body.data.count).toBe(1)
    expect((await list(guest.token)).invitations).toEqual([])
    expect((await step(guest.token, again, 'accept')).body.code).toBe(404)
    // The person has a company, which goes on as before.
    expect((await info(guest.token)).status).toBe(200)
  })

  it('is not sent twice, and is answered by that person alone', async () => {
    const boss = await accounts.member()
    const guest = await accounts.member()
    const { id } = (await invite(boss, guest.mobile)).body.data
    expect((await invite(boss, guest.mobile)).body.data.fields).toMatchObject([{ path: 'mobile' }])
    expect((await step(boss.token, id, 'accept')).body.code).toBe(404)
    expect((await step(boss.token, id, 'refuse')).body.code).toBe(404)
  })
})

describe('leaving and founding companies', () => {
  it('leaves one company and stays in the other; the last administrator stays', async () => {
    const one = await bookkeeper()
    expect((await step(one.token, one.memberId, 'leave')).body).toMatchObject({
      code: 409,
      msg: 'A company needs at least one administrator. Appoint another one first.',
    })
    expect((await step(one.token, one.secondId, 'leave')).body.code).toBe(200)
    expect((await info(one.secondToken)).status).toBe(401)
    expect((await list(one.token)).companies).toHaveLength(1)
    expect((await step(one.token, one.secondId, 'leave')).body.code).toBe(404)
  })

  it('ends the account of who leaves the only company: the number is free again', async () => {
    const boss = await accounts.member()
    const colleague = await accounts.member({ companyId: boss.companyId, isAdministrator: false })
    expect((await step(colleague.token, colleague.memberId, 'leave')).body.code).toBe(200)
    expect((await accounts.logIn(colleague.mobile)).body.code).toBe(400)
    expect((await accounts.registered(colleague.mobile)).token).toBeDefined()
  })

  it('registers a further company once, however often one clicks, and needs the agreement', async () => {
    const one = await accounts.member()
    const found = (agree?: boolean) =>
      app.client(`POST ${path}/register`, { token: one.token, body: { agree } })
    expect((await found()).body.data.fields).toMatchObject([{ path: 'agree' }])
    const answers = await Promise.all([found(true), found(true), found(true)])
    const members = new Set(answers.map(({ body }) => body.user_info.userId))
    expect(members.size).toBe(1)
    expect(answers[0]?.body).toMatchObject({
      scope: 'onboarding',
      user_info: { certification: 'NOTCERT', isAdministrator: true },
    })
    // The certified company is the one that a log-in opens.
    expect((await accounts.logIn(one.mobile)).body.user_info.userId).toBe(one.memberId)
  })
})
