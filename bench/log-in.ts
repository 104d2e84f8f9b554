import { randomBytes } from 'node:crypto'
import { routes } from '@quayside/server/app.ts'
import { buildApp } from '@quayside/server/build-app.ts'
import { passwordHasher } from '@quayside/server/platform/crypto/password.ts'
import { ensureRoles } from '@quayside/server/platform/postgres/roles.ts'
import fastify from 'fastify'
import pg from 'pg'
import type { BenchApp } from './database.ts'
import { pgbench } from './pgbench.ts'

const password = 'Harbour-2026'
/** More than the hasher's places, so that it is never idle; each with an account of its own. */
const atOnce = 4

/** 'Log in': almost all of it is the hash, which a bare handler pays too; pgbench shows what the statements cost. */
export async function benchLogIn(app: BenchApp, seconds: number) {
  const { staffUrl } = await ensureRoles(app.platform.ownerUrl)
  const hashed = await passwordHasher().hashPassword(password)
  if (!hashed.ok) throw new Error('the hasher is busy')
  const owner = new pg.Client(app.platform.ownerUrl)
  await owner.connect()
  await owner.query(
    'update person set password_hash = $1 where id in (select person_id from member where id <= $2)',
    [hashed.hash, atOnce],
  )
  const { rows: mobiles } = await owner.query<{ mobile: string }>(
    'select mobile from member where id <= $1 order by id',
    [atOnce],
  )
  await owner.end()

  const server = await buildApp(app.platform, routes)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const stack = await rateOf(mobiles, seconds, (mobile) => logIn(`${address}/api/auth/oauth/token`, mobile))
  await server.close()

  const bare = await bareHandler(staffUrl, hashed.hash)
  const bareRate = await rateOf(mobiles, seconds, (mobile) => logIn(bare.address, mobile))
  await bare.close()

  const database = await pgbench({
    url: staffUrl,
    folder: app.dataDir,
    scripts: [scriptOf()],
    clients: atOnce,
    seconds,
  })
  return { stack, bare: bareRate, database }
}

async function rateOf(
  mobiles: readonly { mobile: string }[],
  seconds: number,
  once: (mobile: string) => Promise<void>,
): Promise<number> {
  const began = performance.now()
  let done = 0
  await Promise.all(
    mobiles.map(async ({ mobile }) => {
      while (performance.now() - began < seconds * 1000) {
        await once(mobile)
        done += 1
      }
    }),
  )
  return done / ((performance.now() - began) / 1000)
}

async function logIn(url: string, username: string): Promise<void> {
  const body = new URLSearchParams({ grant_type: 'password', username, password })
  const answer = (await (await fetch(url, { method: 'POST', body })).json()) as { access_token?: string }
  if (!answer.access_token) throw new Error(`log-in refused: ${JSON.stringify(answer)}`)
}

const findAccount = `select m.id, m.company_id, p.password_hash from person p join member m on m.person_id = p.id
  where p.mobile = $1 and p.deleted_at is null and m.deleted_at is null`
const insertSession = `insert into session (company_id, member_id, scope, token_hash, idle_until)
  values ($1, $2, 'full', $3, now() + interval '2 hours') returning id`

/** The hash and two statements: no limits, no audit, no refresh token. */
async function bareHandler(staffUrl: string, hash: string) {
  const pool = new pg.Pool({ connectionString: staffUrl, max: 4 })
  const hasher = passwordHasher()
  const server = fastify()
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  server.post('/', async (request) => {
    const { username } = request.body as { username: string }
    const { rows } = await pool.query<{ id: string; company_id: string }>(findAccount, [username])
    await hasher.verifyPassword(hash, password)
    const token = randomBytes(32)
    await pool.query(insertSession, [rows[0]?.company_id, rows[0]?.id, token])
    return { access_token: token.toString('base64url') }
  })
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    address,
    async close() {
      await server.close()
      await pool.end()
    },
  }
}

function scriptOf(): string {
  return [
    `\\set member random(1, ${atOnce})`,
    `select m.id, m.company_id, p.password_hash from member m join person p on p.id = m.person_id
      where m.id = :member and m.deleted_at is null;`.replaceAll(/\s+/g, ' '),
    `insert into session (company_id, member_id, scope, token_hash, idle_until)
      select company_id, id, 'full', decode(md5(random()::text), 'hex'), now() + interval '2 hours' from member where id = :member;`.replaceAll(
      '\n',
      ' ',
    ),
    '',
  ].join('\n')
}
