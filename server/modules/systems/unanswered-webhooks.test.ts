import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { postsAtOnce } from '../../platform/outbound/post-by-address.ts'
import { happened } from '../../platform/records/happened.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { deliverSystemEvents } from './deliver-events.ts'
import { startEventSink } from './event-sink.testing.ts'

const sink = await startEventSink()
const app = await testApp({
  clock: testClock('2026-11-18T02:00:00Z'),
  environment: { WEBHOOKS_ALLOW_PRIVATE: 'on' },
})

/** Answers nothing, and keeps the requests of the first run open until the other address was posted to. */
const silent = createServer((request) => {
  silentState.requests++
  const isFirstRun = silentState.requests <= postsAtOnce
  const look = setInterval(() => {
    if (isFirstRun && sink.state.taken.length === 0) return
    clearInterval(look)
    request.socket.destroy()
  }, 10)
  request.socket.on('close', () => clearInterval(look))
})
const silentState = { requests: 0 }
await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  sink.close()
  silent.closeAllConnections()
  silent.close()
})

async function givenWebhook(url: string) {
  const { token, companyId } = await app.given.member()
  const body = { name: 'Kingdee', url, kinds: ['order'] }
  const saved = await app.client('POST base/online/systemWebhook/save', { token, body })
  expect(saved.body.code).toBe(200)
  return companyId
}
const giveEvents = (companyId: string, count: number) =>
  app.platform.staff.transaction([], (tx) =>
    happened(
      tx,
      { actor: 'provider', id: null, name: 'Staff' },
      { companyId, entity: 'order', ids: Array.from({ length: count }, (_, place) => String(place + 1)) },
      { transition: 'cancel', to: 'cancelled', note: '' },
    ),
  )

describe('an address that does not answer', () => {
  it('delays no other, and what else is due there waits for the next run', async () => {
    const silentAddress = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/hook`
    const first = await givenWebhook(silentAddress)
    const second = await givenWebhook(sink.url)
    await giveEvents(first, 30)
    await giveEvents(second, 12)
    await deliverSystemEvents(app.platform).run({})
    expect(silentState.requests).toBe(postsAtOnce)
    expect(sink.take()).toHaveLength(12)
    await deliverSystemEvents(app.platform).run({})
    expect(silentState.requests).toBe(2 * postsAtOnce)
  })
})
