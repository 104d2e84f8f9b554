import { once } from 'node:events'
import { allPermissions } from '@quayside/contract/permissions.ts'
import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { freshMobile, type GivenMember } from '../../platform/testing/given.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { accountsOf, goodPassword } from './account.testing.ts'
import { grantNewPermissions } from './grant-new-permissions.ts'

const app = await sharedApp()
const accounts = accountsOf(app)

const save = (token: string, body: object) => app.client('POST base/online/member/save', { token, body })
const detail = async (token: string, id: string) =>
  (await app.client(`GET base/online/member/${id}`, { token })).body.data
const colleagueOf = (boss: GivenMember, permissions: string[] = ['home-notice-list']) =>
  app.given.member({ companyId: boss.companyId, isAdministrator: false, permissions })
const draft = () => ({ name: '韩梅梅', mobile: freshMobile(), permissionSet: 'orderPlacer' })

describe('GET base/online/member/list', () => {
  it('filters and sorts the company’s own members, with masked numbers', async () => {
    const boss = await app.given.member()
    await app.given.member()
    for (const name of ['赵一', '陈二', '白三']) await save(boss.token, { ...draft(), name })
    const list = (query: Record<string, string> = {}) =>
      app.client('GET base/online/member/list', { token: boss.token, query })
    const all = await list({ orderByColumn: 'name', isAsc: 'asc' })
    expect(all.body.total).toBe(4)
    expect(all.text).not.toContain(boss.mobile)
    const names = all.body.rows.map((row: { name: string }) => row.name)
    expect(names.filter((name: string) => /\p{Script=Han}/u.test(name))).toEqual(['白三', '陈二', '赵一'])
    expect((await list({ name: '陈' })).body.rows).toMatchObject([{ name: '陈二', hasPassword: false }])
    expect((await list({ mobile: boss.mobile })).body.rows).toMatchObject([{ isYourself: true }])
    expect((await list({ enabled: 'false' })).body.total).toBe(0)
    expect((await list({ name: '%' })).body.total).toBe(0)
    expect((await list({ enabled: 'maybe' })).body.data.fields[0].path).toBe('enabled')
  })

  it('needs its permission', async () => {
    const { token } = await app.given.member({ permissions: ['home-notice-list'] })
    expect((await app.client('GET base/online/member/list', { token })).body.code).toBe('403')
  })
})

describe('POST base/online/member/save', () => {
  it('invites a colleague, who sets the first password with a code and may do what the set says', async () => {
    const boss = await app.given.member()
    const invitation = draft()
    const { body } = await save(boss.token, invitation)
    expect(body).toMatchObject({ code: 200, data: { version: 1 } })
    expect(await detail(boss.token, body.data.id)).toMatchObject({
      mobile: invitation.mobile,
      permissionSet: 'orderPlacer',
      isAdministrator: false,
      hasPassword: false,
    })
    expect((await accounts.logIn(invitation.mobile)).body.code).toBe(400)
    const code = await accounts.code(invitation.mobile, 'reset')
    await app.client('PUT system/online/user/profile/resetPwd', {
      body: { mobile: invitation.mobile, code, password: goodPassword, confirmPassword: goodPassword },
    })
    const { user_info: user } = (await accounts.logIn(invitation.mobile)).body
    expect(user.menuList).toContain('business-supplier-edit')
    expect(user.menuList).not.toContain('hub-member-edit')
  })

  it('takes single permissions alone or on top of a set, and refuses an unknown one by name', async () => {
    const boss = await app.given.member()
    const single = await save(boss.token, {
      name: 'a',
      mobile: freshMobile(),
      permissions: ['data-rate-list'],
    })
    expect(await detail(boss.token, single.body.data.id)).toMatchObject({
      permissionSet: 'custom',
      permissions: ['data-rate-list'],
    })
    const unknown = await save(boss.token, {
      ...draft(),
      permissions: ['data-rate-list', 'data-rate-destroy'],
    })
    expect(unknown.body.data.fields).toMatchObject([
      { path: 'permissions.1', msg: 'Unknown permission: data-rate-destroy' },
    ])
    const none = await save(boss.token, { name: 'a', mobile: freshMobile() })
    expect(none.body.data.fields[0].path).toBe('permissions')
  })

  it('changes what a member may do at once, also for a session that is already at work', async () => {
    const boss = await app.given.member()
    const colleague = await colleagueOf(boss)
    const notices = () => app.client('GET system/online/sysMsg', { token: colleague.token })
    const members = () => app.client('GET base/online/member/list', { token: colleague.token })
    expect((await notices()).body.code).toBe(200)
    expect((await members()).body.code).toBe('403')
    const { version, mobile, name } = await detail(boss.token, colleague.memberId)
    const changed = await save(boss.token, {
      id: colleague.memberId,
      version,
      mobile,
      name,
      permissions: ['hub-member-list'],
    })
    expect(changed.body).toMatchObject({ code: 200, data: { version: version + 1 } })
    expect((await notices()).body.code).toBe('403')
    expect((await members()).body.code).toBe(200)
  })

  it('refuses a stale version with the record as it is now', async () => {
    const boss = await app.given.member()
    const { body } = await save(boss.token, draft())
    const change = { id: body.data.id, mobile: freshMobile(), permissionSet: 'finance', version: 1 }
    expect((await save(boss.token, { ...change, name: 'first' })).body.code).toBe(200)
    const stale = await save(boss.token, { ...change, name: 'second' })
    expect(stale.body).toMatchObject({
      code: 409,
      data: { current: { name: 'first' }, changedBy: 'Wang Wei' },
    })
    const without = await save(boss.token, { ...change, version: undefined, name: 'x' })
    expect(without.body.data.fields[0].path).toBe('version')
  })

  it('is not made stale by the member’s logging in', async () => {
    const boss = await app.given.member()
    const colleague = await accounts.member({ companyId: boss.companyId, isAdministrator: false })
    const { version } = await detail(boss.token, colleague.memberId)
    await accounts.logIn(colleague.mobile)
    expect((await detail(boss.token, colleague.memberId)).version).toBe(version)
  })

  it('refuses a number that is a colleague’s, and a new number for someone who has a password', async () => {
    const boss = await app.given.member()
    expect((await save(boss.token, { ...draft(), mobile: boss.mobile })).body).toMatchObject({
      code: 400,
      msg: 'This mobile number is already in use. Enter another one.',
    })
    const colleague = await accounts.member({ companyId: boss.companyId, isAdministrator: false })
    const { version } = await detail(boss.token, colleague.memberId)
    const moved = await save(boss.token, { ...draft(), id: colleague.memberId, version })
    expect(moved.body.data.fields).toMatchObject([{ path: 'mobile' }])
  })

  it('does not let anybody change what they themselves may do', async () => {
    const boss = await app.given.member()
    const { version, mobile } = await detail(boss.token, boss.memberId)
    const answer = await save(boss.token, {
      id: boss.memberId,
      version,
      mobile,
      name: 'me',
      permissionSet: 'readOnly',
    })
    expect(answer.body).toMatchObject({
      code: 409,
      msg: expect.stringMatching(/reduce your own permissions/),
    })
  })

  it('grants no more than the caller has, and lets only administrators change administrators', async () => {
    const boss = await app.given.member()
    const clerk = await colleagueOf(boss, ['hub-member-list', 'hub-member-edit', 'data-rate-list'])
    const invite = (body: object) => save(clerk.token, { name: 'a', mobile: freshMobile(), ...body })
    expect((await invite({ permissions: ['data-rate-list'] })).body.code).toBe(200)
    for (const body of [{ permissions: ['home-notice-read'] }, { permissionSet: 'administrator' }]) {
      expect((await invite(body)).body).toMatchObject({
        code: 409,
        msg: expect.stringMatching(/only permissions you have/),
      })
    }
    const disable = await app.client(`POST base/online/member/${boss.memberId}/disable`, {
      token: clerk.token,
    })
    expect(disable.body.code).toBe(409)
  })
})

describe('POST base/online/member/{id}/disable', () => {
  const step = (token: string, id: string, name: string) =>
    app.client(`POST base/online/member/${id}/${name}`, { token })

  it('ends the member’s sessions and keeps them out until enabled again', async () => {
    const boss = await app.given.member()
    const colleague = await accounts.member({ companyId: boss.companyId, isAdministrator: false })
    expect((await step(boss.token, colleague.memberId, 'disable')).body.code).toBe(200)
    const info = await app.client('GET system/online/user/profile/getInfo', { token: colleague.token })
    expect(info.status).toBe(401)
    expect((await accounts.logIn(colleague.mobile)).body.msg).toBe(
      'The account or password is wrong. Check both and try again.',
    )
    expect((await step(boss.token, colleague.memberId, 'enable')).body.code).toBe(200)
    expect((await accounts.logIn(colleague.mobile)).body.access_token).toBeDefined()
  })

  it('closes the member’s open live channel', async () => {
    const boss = await app.given.member()
    const colleague = await colleagueOf(boss)
    const socket = new WebSocket(`${app.address.replace('http', 'ws')}/api/ws`)
    await once(socket, 'open')
    const greeted = once(socket, 'message')
    socket.send(JSON.stringify({ token: colleague.token }))
    await greeted
    const closed = once(socket, 'close')
    await step(boss.token, colleague.memberId, 'disable')
    await closed
    expect(socket.readyState).toBe(WebSocket.CLOSED)
  })

  it('refuses oneself', async () => {
    const boss = await app.given.member()
    expect((await step(boss.token, boss.memberId, 'disable')).body).toMatchObject({
      code: 409,
      msg: expect.stringMatching(/cannot disable yourself/),
    })
  })

  it('leaves one administrator when two disable each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const boss = await app.given.member()
      const second = await app.given.member({ companyId: boss.companyId })
      await Promise.all([
        step(boss.token, second.memberId, 'disable'),
        step(second.token, boss.memberId, 'disable'),
      ])
      const left = await accounts.statement(
        raw`select 1 from member where company_id = ${boss.companyId} and is_administrator and is_enabled`,
      )
      expect(left).toHaveLength(1)
    }
  })
})

describe('DELETE base/online/member/batchRemove', () => {
  const remove = (token: string, ids: string[]) =>
    app.client('DELETE base/online/member/batchRemove', { token, query: { ids: ids.join(',') } })

  it('hides the members, ends their sessions and frees their numbers', async () => {
    const boss = await app.given.member()
    const colleague = await colleagueOf(boss)
    expect((await remove(boss.token, [colleague.memberId])).body).toMatchObject({
      code: 200,
      data: { count: 1 },
    })
    expect((await app.client('GET system/online/sysMsg', { token: colleague.token })).status).toBe(401)
    expect((await app.client('GET base/online/member/list', { token: boss.token })).body.total).toBe(1)
    expect((await save(boss.token, { ...draft(), mobile: colleague.mobile })).body.code).toBe(200)
  })

  it('refuses oneself, and does nothing by halves', async () => {
    const boss = await app.given.member()
    const colleague = await colleagueOf(boss)
    expect((await remove(boss.token, [colleague.memberId, boss.memberId])).body.code).toBe(409)
    expect((await app.client('GET base/online/member/list', { token: boss.token })).body.total).toBe(2)
  })
})

describe('another company’s members', () => {
  it('do not exist, for any call', async () => {
    const boss = await app.given.member()
    const rival = await app.given.member()
    const { memberId: id } = rival
    const calls: [string, object?][] = [
      [`GET base/online/member/${id}`],
      [`POST base/online/member/${id}/disable`],
      [`POST base/online/member/${id}/enable`],
      ['POST base/online/member/save', { ...draft(), id, version: 1 }],
      ['DELETE base/online/member/batchRemove', { ids: [id] }],
    ]
    for (const [key, body] of calls) {
      const answer = await app.client(key, { token: boss.token, ...(body && { body }) })
      expect([key, answer.body.code]).toEqual([key, 404])
      expect(answer.text).not.toContain(rival.mobile)
    }
    expect((await app.client('GET system/online/sysMsg', { token: rival.token })).status).toBe(200)
  })
})

describe('a new version with new permissions', () => {
  it('gives a ready set’s holders what the set has grown by, once', async () => {
    const boss = await app.given.member({ permissions: ['home-notice-list'] })
    const single = await app.given.member({ permissions: ['home-notice-list'] })
    await accounts.statement(raw`update member set permission_set = 'custom' where id = ${single.memberId}`)
    expect(await grantNewPermissions(app.platform.staff)).toBeGreaterThan(0)
    const menu = async (token: string) =>
      (await app.client('GET system/online/user/profile/getInfo', { token })).body.data.menuList
    expect((await menu(boss.token)).toSorted()).toEqual(allPermissions.toSorted())
    expect(await menu(single.token)).toEqual(['home-notice-list'])
    expect(await grantNewPermissions(app.platform.staff)).toBe(0)
  })
})
