import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureRoles } from './roles.ts'
import {
  createDatabase,
  createHostedDatabase,
  flavoursInTurn,
  query,
  type Throwaway,
  urlWith,
} from './throwaway.testing.ts'

describe.each(flavoursInTurn())('the roles on $name', ({ start }) => {
  let server: Throwaway
  beforeAll(async () => {
    server = await start()
  })
  afterAll(async () => await server.remove())

  async function dropRoles(): Promise<void> {
    const owned = await query(server.url, "select datname from pg_database where datname like 'hosted%'")
    for (const { datname } of owned) {
      await query(
        urlWith(server.url, { database: String(datname) }),
        'drop owned by quayside_app, quayside_staff',
      )
    }
    await query(server.url, 'drop role if exists quayside_app, quayside_staff')
  }

  it('are made by many processes in many databases at once, and can log in but bypass nothing', async () => {
    const urls = [server.url]
    for (const name of ['copy_one', 'copy_two', 'copy_three'])
      urls.push(await createDatabase(server.url, name))
    const answers = await Promise.all(
      [...urls, ...urls, ...urls].map(async (url) => ({ url, roles: await ensureRoles(url) })),
    )
    for (const { url, roles } of answers) {
      const { pathname } = new URL(url)
      expect(new URL(roles.appUrl)).toMatchObject({ username: 'quayside_app', pathname })
      expect(new URL(roles.staffUrl)).toMatchObject({ username: 'quayside_staff', pathname })
    }
    const first = answers[0]?.roles
    expect(await query(first?.appUrl ?? '', 'select current_user as name')).toEqual([
      { name: 'quayside_app' },
    ])
    expect(await query(first?.staffUrl ?? '', 'select current_user as name')).toEqual([
      { name: 'quayside_staff' },
    ])
    const made = await query(
      server.url,
      `select rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolreplication as may, rolcanlogin
       from pg_roles where rolname like 'quayside\\_%' order by 1`,
    )
    expect(made).toEqual([
      { may: false, rolcanlogin: true },
      { may: false, rolcanlogin: true },
    ])
  })

  it('keep a password that works, and get a new one when the owner has', async () => {
    const stored = "select rolpassword from pg_authid where rolname = 'quayside_app'"
    await ensureRoles(server.url)
    const before = await query(server.url, stored)
    await ensureRoles(server.url)
    expect(await query(server.url, stored)).toEqual(before)

    const changed = urlWith(server.url, { password: 'changed' })
    const { username, password } = new URL(server.url)
    await query(server.url, `alter role ${username} password 'changed'`)
    const { appUrl } = await ensureRoles(changed)
    expect(await query(changed, stored)).not.toEqual(before)
    expect(await query(appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    await query(changed, `alter role ${username} password '${password}'`)
  })

  it('are made by an owner who is no superuser, who may then hand functions over to the staff', async () => {
    await dropRoles()
    const ownerUrl = await createHostedDatabase(server.url, 'hosted')
    await query(server.url, 'revoke connect on database hosted from public')
    const { appUrl, staffUrl } = await ensureRoles(ownerUrl)
    await ensureRoles(ownerUrl)
    expect(await query(appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await query(staffUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    await query(
      ownerUrl,
      `create schema app; grant create on schema app to quayside_staff;
       create function app.all_companies() returns int language sql security definer return 1;
       alter function app.all_companies() owner to quayside_staff`,
    )
  })

  it('are refused when one may bypass row-level security, or the owner has no password to derive from', async () => {
    await ensureRoles(server.url)
    await query(server.url, 'alter role quayside_app bypassrls')
    await expect(ensureRoles(server.url)).rejects.toThrow('Role quayside_app may bypass row-level security')
    await query(server.url, 'alter role quayside_app nobypassrls')
    await expect(ensureRoles(urlWith(server.url, { password: '' }))).rejects.toThrow('must carry')
  })
})
