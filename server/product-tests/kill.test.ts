import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderWriter } from '../faults/order-writer.ts'
import { type OwnCluster, openOwnCluster } from '../faults/own-cluster.ts'
import { reconcile } from '../faults/reconcile.ts'
import { drawing, tell } from '../faults/seed.ts'
import { orderForm } from '../modules/orders/orders.testing.ts'
import { givenOf } from '../platform/testing/given.ts'
import { testClient } from '../platform/testing/test-client.ts'

const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2)
const draw = drawing()

let own: OwnCluster
beforeAll(async () => {
  own = await openOwnCluster('kill')
})
afterAll(() => own.close())

it(`loses nothing acknowledged when the server is killed under load, ${rounds} times, and is soon back`, {
  timeout: rounds * 30_000,
}, async () => {
  const { platform } = own
  const member = await givenOf(platform).member()
  const first = await own.start()
  const plain = first.took
  let { server } = first
  const form = await orderForm({ platform, client: testClient(server.address) }, member)
  const writer = orderWriter(member, form, draw)
  const readyIn: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const rest = writer.work(testClient(server.address))
    await writer.underWay(4 + draw() * 40)
    await pause(draw() * 10)
    await server.kill('SIGKILL')
    await rest()
    const restarted = await own.start()
    server = restarted.server
    readyIn.push(restarted.took)
    expect(await writer.faults(platform.staff, testClient(server.address)), `round ${round}`).toEqual([])
    expect(restarted.took, `round ${round}: ready again`).toBeLessThanOrEqual(
      await own.limitFor(restarted.took, plain),
    )
  }
  await server.kill('SIGTERM')
  expect(await reconcile(platform.staff)).toEqual([])
  tell(
    `kill -9 of the server: ${rounds} rounds, ${writer.figures()}, 0 lost, 0 twice, 0 half written; ready again in at most ${Math.round(Math.max(...readyIn))} ms (a plain start: ${Math.round(plain)} ms); 0 rows differ`,
  )
  expect(writer.orders.length).toBeGreaterThan(rounds)
})
