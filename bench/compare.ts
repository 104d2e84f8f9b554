import { routes } from '@quayside/server/app.ts'
import { buildApp } from '@quayside/server/build-app.ts'
import type { Statement } from '@quayside/server/platform/database/prepared-statements.ts'
import { ensureRoles } from '@quayside/server/platform/postgres/roles.ts'
import fastify from 'fastify'
import pg from 'pg'
import type { BenchApp } from './database.ts'
import { type BenchRequest, type Load, load } from './load.ts'
import { pgbench } from './pgbench.ts'
import { pipelineOf, recorded, transactionOf } from './statements.ts'

export type Comparison = {
  name: string
  bar: number
  stack: Load
  bare: Load
  /** pgbench with the same statements: those of a read in one pipeline, those of a write awaited as ours are. */
  database: number | undefined
  /** Each statement awaited, as most programs send them. */
  awaited: number | undefined
  /** The least statements that do the same, where they are written (order-floors.ts). */
  floor: number | undefined
}

const connections = 32
/** The stack and pgbench by turns, and the median of each: what else the machine does changes from one to the next. */
const rounds = 3

/** The whole stack, a bare handler and pgbench with the very same statements, in one run. */
export async function compare(
  app: BenchApp,
  seconds: number,
  what: {
    name: string
    bar: number
    isWrite?: boolean
    requests: readonly BenchRequest[]
    floor?: readonly string[]
  },
): Promise<Comparison> {
  const { appUrl } = await ensureRoles(app.platform.ownerUrl)
  const server = await buildApp(app.platform, routes)
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const sent: Statement[][] = []
  for (const request of what.requests) {
    // The first time, the server also looks up whose token it is.
    await ask(url, request)
    sent.push(await recorded(() => ask(url, request)))
  }
  const run = (scripts: readonly string[], databaseUrl = appUrl) =>
    pgbench({
      url: databaseUrl,
      folder: app.dataDir,
      scripts,
      clients: app.platform.config.poolSize,
      seconds: Math.ceil(seconds / 2),
    })
  const compared = sent.map(what.isWrite ? transactionOf : pipelineOf)
  await load({ url, requests: what.requests, connections, seconds: 2 })
  const loads: Load[] = []
  const rates: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    loads.push(await load({ url, requests: what.requests, connections, seconds: seconds / 2 }))
    rates.push((await run(compared)) ?? Number.NaN)
  }
  await server.close()
  const bare = await bareHandler(appUrl, sent, seconds)
  const [stack, database] = [medianBy(loads, ({ rate }) => rate), medianBy(rates, (rate) => rate)]
  const failures = loads.reduce((sum, each) => sum + each.failures, 0)
  const awaited = what.isWrite ? database : await run(sent.map(transactionOf))
  const floor = what.floor && (await run(what.floor, app.platform.ownerUrl))
  return {
    name: what.name,
    bar: what.bar,
    stack: { ...stack, failures },
    bare,
    database: Number.isNaN(database) ? undefined : database,
    awaited,
    floor,
  }
}

function medianBy<T>(values: readonly T[], of: (value: T) => number): T {
  const middle = values.toSorted((a, b) => of(a) - of(b))[values.length >> 1]
  if (middle === undefined) throw new RangeError('nothing was measured')
  return middle
}

async function ask(url: string, { path, ...request }: BenchRequest): Promise<void> {
  const text = await (await fetch(`${url}${path}`, request)).text()
  if (!text.startsWith('{"code":200')) throw new Error(`${path} answered ${text.slice(0, 500)}`)
}

/** Fastify and pg with nothing of ours: no session, no permission, no tenancy, each statement awaited. */
async function bareHandler(appUrl: string, sent: readonly Statement[][], seconds: number): Promise<Load> {
  const pool = new pg.Pool({ connectionString: appUrl, max: 8 })
  const server = fastify()
  let turn = 0
  server.get('/', async () => {
    const statements = sent[turn++ % sent.length] ?? []
    const client = await pool.connect()
    try {
      await client.query('begin')
      const rows: unknown[] = []
      for (const { sql, parameters } of statements) {
        if (sql === 'begin' || sql === 'commit') continue
        const answer = await client.query({ name: nameOf(sql), text: sql, values: [...parameters] })
        rows.push(answer.rows)
      }
      await client.query('commit')
      return { rows }
    } finally {
      client.release()
    }
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  await load({ url, requests: [{ path: '/' }], connections, seconds: 2 })
  const measured = await load({ url, requests: [{ path: '/' }], connections, seconds })
  await server.close()
  await pool.end()
  return measured
}

const names = new Map<string, string>()
function nameOf(sql: string): string {
  const name = names.get(sql) ?? `b${names.size}`
  names.set(sql, name)
  return name
}

export const shareOf = ({ stack, database }: Comparison): number | undefined =>
  database === undefined ? undefined : stack.rate / database

export function comparisonLines(one: Comparison): string[] {
  const { name, stack, bare, database, awaited, floor, bar } = one
  const share = shareOf(one)
  return [
    `${name}; ${connections} connections`,
    `  whole stack   ${Math.round(stack.rate)} requests/s   p50 ${stack.p50} ms   p99 ${stack.p99} ms   failures ${stack.failures}`,
    `  bare handler  ${Math.round(bare.rate)} requests/s   ratio ${(stack.rate / bare.rate).toFixed(2)}`,
    share === undefined
      ? '  pgbench       not on this machine: install it to see the ratio that decides'
      : `  pgbench       ${Math.round(database ?? 0)} transactions/s   ratio ${share.toFixed(2)} (bar ${bar.toFixed(2)})`,
    ...(awaited === undefined || awaited === database
      ? []
      : [
          `  pgbench, statement by statement   ${Math.round(awaited)} transactions/s   ratio ${(stack.rate / awaited).toFixed(2)}`,
        ]),
    ...(floor === undefined
      ? []
      : [
          `  floor         ${Math.round(floor)} transactions/s   ratio ${(stack.rate / floor).toFixed(2)} (the least statements that do the same)`,
        ]),
  ]
}
