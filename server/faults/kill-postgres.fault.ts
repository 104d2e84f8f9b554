import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderForm } from '../modules/orders/orders.testing.ts'
import { readPostmaster } from '../platform/postgres/postmaster.ts'
import { givenOf } from '../platform/testing/given.ts'
import { testClient } from '../platform/testing/test-client.ts'
import { orderWriter } from './order-writer.ts'
import { type OwnCluster, openOwnCluster } from './own-cluster.ts'
import { reconcile } from './reconcile.ts'
import { drawing, tell } from './seed.ts'

const rounds = Number(process.env['FAULT_POSTGRES_ROUNDS'] ?? 20)
const draw = drawing()
let own: OwnCluster
beforeAll(async () => {
  own = await openOwnCluster('kill-postgres')
})
afterAll(() => own.close())

it(`loses nothing acknowledged when PostgreSQL is killed under load, ${rounds} times, and lives on`, async () => {
  const { platform } = own
  const member = await givenOf(platform).member()
  const { server, took: plain } = await own.start()
  const client = testClient(server.address)
  const writer = orderWriter(member, await orderForm({ platform, client }, member), draw)
  const readyIn: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    // They go on while it is away: an order may be answered by 503 many times before it is placed.
    const rest = writer.work(client)
    await writer.underWay(4 + draw() * 40)
    await pause(draw() * 10)
    const killed = (await readPostmaster(own.cluster))?.pid ?? 0
    expect(killed).toBeGreaterThan(0)
    process.kill(killed, 'SIGKILL')
    const began = performance.now()
    const patience = { timeout: 30_000, interval: 20 }
    await expect.poll(async () => (await readPostmaster(own.cluster))?.pid, patience).not.toBe(killed)
    await expect.poll(() => isReady(server.address), patience).toBe(true)
    const took = performance.now() - began
    readyIn.push(took)
    await rest()
    expect(await writer.faults(platform.staff, client), `round ${round}`).toEqual([])
    expect(took, `round ${round}: ready again`).toBeLessThanOrEqual(await own.limitFor(took, plain))
  }
  expect(server.child.exitCode).toBeNull()
  await server.kill('SIGTERM')
  expect(await reconcile(platform.staff)).toEqual([])
  const indexes = await checkIndexes(platform.ownerUrl)
  tell(
    `kill -9 of PostgreSQL: ${rounds} rounds, ${writer.figures()}, 0 lost, 0 twice, 0 half written; ready again in at most ${Math.round(Math.max(...readyIn))} ms; 0 rows differ, ${indexes} indexes whole`,
  )
  expect(writer.orders.length).toBeGreaterThan(rounds)
})

const isReady = async (address: string): Promise<boolean> =>
  (await fetch(`${address}/readyz`).catch(() => undefined))?.status === 200

/** PostgreSQL's own look: every row is found by every index of its table. */
async function checkIndexes(ownerUrl: string): Promise<number> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    await owner.query('create extension if not exists amcheck')
    const { rowCount } = await owner.query(`select bt_index_check(i.indexrelid, true)
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and c.relpersistence = 'p' and c.relkind = 'i' and i.indisvalid`)
    return rowCount ?? 0
  } finally {
    await owner.end()
  }
}
