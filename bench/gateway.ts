import { randomUUID } from 'node:crypto'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { routes } from '@quayside/server/app.ts'
import { buildApp } from '@quayside/server/build-app.ts'
import { createApiKey } from '@quayside/server/gateway/api-keys.ts'
import pg from 'pg'
import type { BenchApp } from './database.ts'

const rowCount = 1_000
const rounds = 20
const currencies = ['USD', 'JPY', 'HKD', 'EUR', 'GBP']
/** What a batch over the gateway may cost, as a multiple of a bare insert of the same rows. */
export const batchBar = 3

/** A thousand rates that no other round has. */
const ratesOf = (round: number) =>
  Array.from({ length: rowCount }, (_, place) => ({
    source: 'boc',
    currency: currencies[place % currencies.length] ?? 'USD',
    day: addDays(`${1960 + round * 2}-01-01`, Math.floor(place / currencies.length)),
    middle: '7.123456',
    buying: '7.1',
    cashBuying: '7.0',
    selling: '7.2',
  }))

/** One statement with a place for each value, as a program without the gateway would write it. */
function bareInsert(client: pg.Client, rows: ReturnType<typeof ratesOf>): Promise<unknown> {
  const places = rows.map((_, n) => `(${[1, 2, 3, 4, 5, 6, 7].map((k) => `$${n * 7 + k}`).join(', ')})`)
  return client.query(
    `insert into rate (source, currency, day, middle, buying, cash_buying, selling) values ${places.join(', ')}`,
    rows.flatMap((row) => Object.values(row)),
  )
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The best of twenty rounds in milliseconds: other work on the machine only ever adds to a time. */
export async function benchGatewayBatch(app: BenchApp): Promise<{ bare: number; gateway: number }> {
  const { key } = await app.platform.staff.transaction([], (tx) =>
    createApiKey(
      tx,
      { actor: 'provider', id: null, name: 'bench' },
      { name: 'Bench', scopes: ['rates:write'], requestsAMinute: 100_000 },
    ),
  )
  const client = new pg.Client(app.platform.ownerUrl)
  await client.connect()
  const server = await buildApp(app.platform, routes)
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const send = async (rows: ReturnType<typeof ratesOf>): Promise<void> => {
    const answer = await fetch(`${address}/erp/v1/rates`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ rows }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.text()
  }
  const best = { bare: Number.POSITIVE_INFINITY, gateway: Number.POSITIVE_INFINITY }
  for (let round = 0; round < rounds; round += 1) {
    const rows = ratesOf(round)
    best.bare = Math.min(best.bare, await timed(() => bareInsert(client, rows)))
    await client.query("delete from rate where source = 'boc' and day < '2010-01-01'")
    best.gateway = Math.min(best.gateway, await timed(() => send(rows)))
  }
  await server.close()
  await client.end()
  return best
}
