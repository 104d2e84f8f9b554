import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { StartRefused } from '../start-refused.ts'
import { scramVerifier } from './scram.ts'

/** The customers' requests run as the first, the provider's staff and the ERP as the second; neither owns a table. */
const APP_ROLE = 'quayside_app'
const STAFF_ROLE = 'quayside_staff'

const ROLES = [APP_ROLE, STAFF_ROLE] as const
const LOCK = 7_225_002

/**
 * Makes the two roles that the migrations name, unless they are there already. Their passwords follow from the owner's,
 * so that every server process can derive them.
 */
export async function ensureRoles(ownerUrl: string): Promise<{ appUrl: string; staffUrl: string }> {
  const urls = { appUrl: urlFor(ownerUrl, APP_ROLE), staffUrl: urlFor(ownerUrl, STAFF_ROLE) }
  for (let attempt = 1; ; attempt++) {
    try {
      await ensureOnce(ownerUrl, urls)
      return urls
    } catch (error) {
      // Advisory locks hold within one database, roles within the whole cluster: two databases may still collide.
      if (!isCollision(error) || attempt === 30) throw error
      await pause(10 + Math.random() * 40)
    }
  }
}

async function ensureOnce(ownerUrl: string, urls: { appUrl: string; staffUrl: string }): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl, application_name: 'quayside roles' })
  owner.on('error', () => {})
  await owner.connect()
  try {
    await owner.query('select pg_advisory_lock($1)', [LOCK])
    await createMissing(owner)
    for (const [role, url] of [[APP_ROLE, urls.appUrl] as const, [STAFF_ROLE, urls.staffUrl] as const]) {
      await grantConnect(owner, role)
      if (await canLogIn(url)) continue
      await owner.query(`alter role ${role} password '${scramVerifier(passwordOf(url))}'`)
      if (!(await canLogIn(url)))
        throw new StartRefused(`Role ${role} cannot log in; look at the server's pg_hba.conf.`)
    }
    await joinStaff(owner)
  } finally {
    await owner.end()
  }
}

async function createMissing(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ rolname: string; rolsuper: boolean; rolbypassrls: boolean }>(
    'select rolname, rolsuper, rolbypassrls from pg_roles where rolname = any($1)',
    [ROLES],
  )
  for (const role of ROLES) {
    const found = rows.find(({ rolname }) => rolname === role)
    if (!found) {
      await owner.query(`create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole noinherit`)
    } else if (found.rolsuper || found.rolbypassrls) {
      throw new StartRefused(
        `Role ${role} may bypass row-level security; take SUPERUSER and BYPASSRLS from it.`,
      )
    }
  }
}

async function grantConnect(owner: Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ may: boolean; database: string }>(
    `select has_database_privilege($1, current_database(), 'connect') as may,
            quote_ident(current_database()) as database`,
    [role],
  )
  if (rows[0] && !rows[0].may) await owner.query(`grant connect on database ${rows[0].database} to ${role}`)
}

/** An owner without superuser rights may change a function's owner only to a role it can act as. */
async function joinStaff(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  // The creator of a role administers it from PostgreSQL 16 on, but cannot act as it.
  const kind = (rows[0]?.version ?? 0) >= 160_000 ? 'SET' : 'MEMBER'
  const { rows: held } = await owner.query<{ may: boolean }>(
    'select pg_has_role(current_user, $1, $2) as may',
    [STAFF_ROLE, kind],
  )
  if (!held[0]?.may) await owner.query(`grant ${STAFF_ROLE} to current_user`)
}

async function canLogIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if (['28P01', '28000', '42501'].includes(codeOf(error))) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

/** The same role at another address of the same database: that of a pooler or of a standby. */
export function roleAt(address: string, roleUrl: string): string {
  const url = new URL(address)
  const { username, password } = new URL(roleUrl)
  url.username = username
  url.password = password
  return url.href
}

function urlFor(ownerUrl: string, role: string): string {
  const url = new URL(ownerUrl)
  const ownerPassword = decodeURIComponent(url.password)
  if (ownerPassword === '') {
    throw new StartRefused(
      "DATABASE_URL must carry its user's password: the passwords of the other roles are made from it.",
    )
  }
  url.username = role
  url.password = createHmac('sha256', ownerPassword).update(role).digest('hex')
  return url.href
}

function passwordOf(url: string): string {
  return new URL(url).password
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function isCollision(error: unknown): boolean {
  const collided = ['42710', '23505', '40001', '40P01'].includes(codeOf(error))
  return collided || (error instanceof Error && error.message.includes('tuple concurrently'))
}
