import { NoticeQuery } from '@quayside/contract/notices/notice.ts'
import { routes } from '@quayside/server/app.ts'
import { buildApp } from '@quayside/server/build-app.ts'
import { countNotices, findNotices } from '@quayside/server/modules/notices/queries.ts'
import { hashToken } from '@quayside/server/platform/crypto/tokens.ts'
import type { Statement } from '@quayside/server/platform/database/batch.ts'
import { ensureRoles } from '@quayside/server/platform/postgres/roles.ts'
import type { Principal } from '@quayside/server/platform/session/principal.ts'
import fastify from 'fastify'
import pg from 'pg'
import type { BenchHouse } from './database.ts'
import { tokenOf } from './generate-notices.ts'
import { type Load, load } from './load.ts'
import { findPgbench, pgbench } from './pgbench.ts'

const member = 42
const connections = 32

/** 'List my messages': the whole stack, a bare handler and pgbench with the very same statements, in one run. */
export async function benchListNotices(house: BenchHouse, seconds: number) {
  const { appUrl } = await ensureRoles(house.platform.ownerUrl)
  const statements = statementsOf(house)
  const stack = await wholeStack(house, seconds)
  const bare = await bareHandler(appUrl, statements, seconds)
  const program = findPgbench()
  const run = async (script: string): Promise<number | undefined> => {
    if (!program) return undefined
    const clients = house.platform.config.poolSize
    return await pgbench(program, { url: appUrl, folder: house.dataDir, script, clients, seconds })
  }
  return {
    stack,
    bare,
    database: await run(pipelineOf(statements)),
    awaited: await run(transactionOf(statements)),
  }
}

/** What one request sends: the session statement, the page and its count. */
function statementsOf(house: BenchHouse): Statement[] {
  const principal = { companyId: String(member), memberId: String(member) } as Principal
  const query = NoticeQuery.parse({ pageNum: 1, pageSize: 10, isRead: 0, sType: 0 })
  void house
  return [
    {
      sql: 'select access_stamp, is_stale from app.open_session($1)',
      parameters: [hashToken(tokenOf(member))],
    },
    findNotices(principal, query).compile(),
    countNotices(principal, query).compile(),
  ]
}

async function wholeStack(house: BenchHouse, seconds: number): Promise<Load> {
  const server = await buildApp(house.platform, routes)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const request = {
    url: `${address}/api/system/online/sysMsg?pageNum=1&pageSize=10&isRead=0&sType=0`,
    headers: { authorization: `bearer ${tokenOf(member)}`, 'accept-language': 'en-US' },
    connections,
  }
  await load({ ...request, seconds: 2 })
  const measured = await load({ ...request, seconds })
  await server.close()
  return measured
}

/** Fastify and pg with nothing of ours: no session, no permission, no tenancy, each statement awaited. */
async function bareHandler(appUrl: string, statements: readonly Statement[], seconds: number): Promise<Load> {
  const pool = new pg.Pool({ connectionString: appUrl, max: 8 })
  const server = fastify()
  server.get('/', async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const answers: pg.QueryResult[] = []
      for (const [place, { sql, parameters }] of statements.entries()) {
        answers.push(await client.query({ name: `s${place}`, text: sql, values: [...parameters] }))
      }
      await client.query('commit')
      const [, page, count] = answers
      return { rows: page?.rows, total: (count?.rows as { total: string }[] | undefined)?.[0]?.total }
    } finally {
      client.release()
    }
  })
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  await load({ url: address, connections, seconds: 2 })
  const measured = await load({ url: address, connections, seconds })
  await server.close()
  await pool.end()
  return measured
}

/** Sent as one pipeline like ours: the most that can be had from the database. */
const pipelineOf = (statements: readonly Statement[]): string =>
  ['\\startpipeline', ...linesOf(statements), '\\endpipeline', ''].join('\n')

/** Each statement awaited, as most programs send them. */
const transactionOf = (statements: readonly Statement[]): string =>
  ['begin;', ...linesOf(statements), 'commit;', ''].join('\n')

/** The statements with their values written in. */
const linesOf = (statements: readonly Statement[]): string[] =>
  statements.map(({ sql, parameters }) =>
    `${sql.replaceAll(/\$(\d+)/g, (_, place: string) => literal(parameters[Number(place) - 1]))};`.replaceAll(
      '\n',
      ' ',
    ),
  )

function literal(value: unknown): string {
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return `'${String(value).replaceAll("'", "''")}'`
}
