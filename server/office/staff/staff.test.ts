import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hashedPassword } from '../../modules/account/passwords.ts'
import { testApp } from '../../platform/testing/test-app.ts'

const password = 'Harbour#7'
const app = await testApp()
const passwordHash = await hashedPassword(app.platform, password)

const logIn = (account: string, given: Record<string, string> = {}) =>
  app.office('POST auth/token', { body: { account, password, ...given } })

describe('logging in to the back office', () => {
  it('gives a token with roles and permissions, and leaves an audit row', async () => {
    const { email, id } = await app.given.staff({ roles: ['finance'], passwordHash })
    const { body } = await logIn(email.toUpperCase())
    expect(body.staff).toMatchObject({ id, email, roles: ['finance'], hasSecondFactor: false })
    expect(body.staff.permissions).toContain('rate-edit')
    const self = await app.office('GET auth/self', { token: body.access_token })
    expect(self.body.data.id).toBe(id)
    const audit = await app.platform.staff.transaction([], (tx) =>
      tx.selectFrom('audit_log').select(['actor', 'action', 'target']).where('actor_id', '=', id).execute(),
    )
    expect(audit).toEqual([{ actor: 'provider', action: 'office login', target: null }])
  })

  it('refuses a wrong password, an unknown and a disabled account alike', async () => {
    const { email, id } = await app.given.staff({ passwordHash })
    const wrong = await logIn(email, { password: 'Wrong#123' })
    const unknown = await logIn('nobody@quayside.test')
    await app.platform.staff.transaction([], (tx) =>
      tx.updateTable('staff').set({ is_enabled: false }).where('id', '=', id).execute(),
    )
    const disabled = await logIn(email)
    expect(unknown.body).toEqual(wrong.body)
    expect(disabled.body).toEqual(wrong.body)
    expect((await logIn('', { password: '' })).body.code).toBe(400)
  })

  it('locks an account after five wrong passwords, the right one included', async () => {
    const { email } = await app.given.staff({ passwordHash })
    for (let tries = 0; tries < 5; tries++) await logIn(email, { password: 'Wrong#123' })
    expect((await logIn(email)).body.code).toBe(429)
  })

  it('ends with the session: by logging out, by the idle limit, by disabling', async () => {
    const { token } = await app.given.staff()
    expect((await app.office('DELETE auth/token', { token })).body.code).toBe(200)
    expect((await app.office('GET auth/self', { token })).status).toBe(401)
    const idle = await app.given.staff()
    await app.platform.staff.transaction([], (tx) =>
      tx
        .updateTable('staff_session')
        .set({ idle_until: raw<string>`now() - interval '1 second'` })
        .where('staff_id', '=', idle.id)
        .execute(),
    )
    expect((await app.office('GET auth/self', { token: idle.token })).status).toBe(401)
  })
})

it('ends a day after the log-in, however much it is used', async () => {
  const { id, token } = await app.given.staff()
  await app.platform.staff.transaction([], (tx) =>
    tx
      .updateTable('staff_session')
      .set({
        created_at: raw<string>`now() - interval '24 hours 1 second'`,
        last_seen_at: raw<string>`now() - interval '2 minutes'`,
      })
      .where('staff_id', '=', id)
      .execute(),
  )
  const status = async () => (await app.office('GET auth/self', { token })).status
  expect(await status()).toBe(200)
  await expect.poll(status).toBe(401)
})

describe('staff accounts', () => {
  const draft = { name: 'Mei Lin', roles: ['reviewer'], password: 'Tide#2026' }

  it('are made and changed by an administrator, with a version', async () => {
    const { token } = await app.given.staff()
    const save = (body: object) => app.office('POST office/online/staff/save', { token, body })
    const email = 'mei@quayside.test'
    const made = await save({ ...draft, email })
    expect(made.body.code).toBe(200)
    expect((await save({ ...draft, email: 'MEI@quayside.test' })).body.data.fields[0].path).toBe('email')
    expect((await save({ name: 'x', roles: ['reviewer'], email: 'y@q.test' })).body.data.fields[0].path).toBe(
      'password',
    )
    expect((await save({ ...draft, email: 'z@q.test', roles: [] })).body.data.fields[0].path).toBe('roles')
    const { id, version } = made.body.data
    expect((await logIn(email, { password: draft.password })).body.staff.roles).toEqual(['reviewer'])
    const session = (await logIn(email, { password: draft.password })).body.access_token as string
    const changed = await save({ id, version, name: 'Mei', email, roles: ['operations'], isEnabled: 0 })
    expect(changed.body.code).toBe(200)
    expect((await app.office('GET auth/self', { token: session })).status).toBe(401)
    expect((await save({ id, version, name: 'Mei', email, roles: ['operations'] })).body.code).toBe(409)
    const listed = await app.office('GET office/online/staff/list', { token, query: { keyword: 'mei@' } })
    expect(listed.body.rows).toMatchObject([{ name: 'Mei', isEnabled: false, roles: ['operations'] }])
  })

  it('keep the administrator who is at work', async () => {
    const { token, id, email } = await app.given.staff()
    const answer = await app.office('POST office/online/staff/save', {
      token,
      body: { id, version: 1, name: 'x', email, roles: ['finance'] },
    })
    expect(answer.body.code).toBe(409)
  })

  it('change their own password, which ends their other sessions', async () => {
    const { token, email } = await app.given.staff({ passwordHash })
    const other = (await logIn(email)).body.access_token as string
    const change = (body: object) => app.office('PUT auth/password', { token, body })
    expect(
      (await change({ oldPassword: 'Wrong#123', newPassword: 'Tide#2026' })).body.data.fields[0].path,
    ).toBe('oldPassword')
    expect((await change({ oldPassword: password, newPassword: password })).body.data.fields[0].path).toBe(
      'newPassword',
    )
    expect((await change({ oldPassword: password, newPassword: 'Tide#2026' })).body.code).toBe(200)
    expect((await app.office('GET auth/self', { token: other })).status).toBe(401)
    expect((await app.office('GET auth/self', { token })).status).toBe(200)
  })

  it('see and end their own sessions only', async () => {
    const mine = await app.given.staff({ passwordHash })
    const stranger = await app.given.staff()
    const second = (await logIn(mine.email)).body.access_token as string
    const { rows } = (await app.office('GET auth/session/list', { token: mine.token })).body
    expect(rows).toHaveLength(2)
    const other = rows.find((row: { isCurrent: boolean }) => !row.isCurrent).id
    const end = (token: string) => app.office('POST auth/session/end', { token, body: { ids: [other] } })
    expect((await end(stranger.token)).body.code).toBe(404)
    expect((await end(mine.token)).body.code).toBe(200)
    expect((await app.office('GET auth/self', { token: second })).status).toBe(401)
  })

  it('find every change in the audit log, by whom and of whom', async () => {
    const { token, id } = await app.given.staff({ name: 'Shen', passwordHash })
    await app.office('PUT auth/password', {
      token,
      body: { oldPassword: password, newPassword: 'Lantern#88 quay' },
    })
    const { rows } = (await app.office('GET office/online/audit/list', { token, query: { staffId: id } }))
      .body
    expect(rows).toMatchObject([{ actor: 'provider', actorName: 'Shen', action: 'office PUT auth/password' }])
  })
})
