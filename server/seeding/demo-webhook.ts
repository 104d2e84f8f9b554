import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type SavedSystemWebhook, systemDeliveryAttempts } from '@quayside/contract/systems/system-webhook.ts'
import { demoWebhook } from '@quayside/db/seeds/demo/systems.ts'
import { sql as raw } from 'kysely'
import { deliverSystemEvents } from '../modules/systems/deliver-events.ts'
import { handOutEvents } from '../modules/systems/hand-out-events.ts'
import { clockOf } from '../platform/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClient } from './demo-client.ts'

/** The receiving system while the demo is filled: it listens on this machine alone, and ends with the filling. */
async function openSink() {
  const state = { refused: '' }
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      response.writeHead(request.headers['quayside-delivery'] === state.refused ? 503 : 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type DemoWebhook = { readonly id: string; readonly sink: Awaited<ReturnType<typeof openSink>> }

/** Added before there are events, so that those of the demo's business are handed out to it. */
export async function addWebhook(client: DemoClient, token: string): Promise<DemoWebhook> {
  const sink = await openSink()
  const { name, kinds } = demoWebhook
  const body = { name, kinds: [...kinds], url: sink.url }
  const { id } = await client.call<SavedSystemWebhook>('POST base/online/systemWebhook/save', { token, body })
  return { id, sink }
}

/**
 * Posts what has happened: no address takes one delivery, which is given up, another one is posted again. Afterwards
 * the address is a reserved one and turned off, so that the demo calls nothing outside.
 */
export async function postDemoEvents(
  platform: Platform,
  client: DemoClient,
  { token, webhook: { id, sink } }: { token: string; webhook: DemoWebhook },
): Promise<void> {
  const { environment } = platform.config
  const config = { ...platform.config, environment: { ...environment, WEBHOOKS_ALLOW_PRIVATE: '1' } }
  const now = platform.clock.now().getTime()
  const post = (instant: number): Promise<unknown> => {
    const at = { ...platform, config, clock: clockOf(() => new Date(instant)) }
    return Promise.resolve(deliverSystemEvents(at).run({}))
  }
  try {
    await handOutEvents(platform)
    const [first, last] = await firstAndLast(platform, id)
    if (first === undefined || last === undefined) throw new Error('the demo has no events to deliver')
    sink.state.refused = last
    for (let attempt = 0; attempt < systemDeliveryAttempts; attempt++) await post(now - hoursAgo(attempt))
    await client.call(`POST base/online/systemDelivery/${first}/replay`, { token, body: {} })
    await post(now)
  } finally {
    sink.close()
  }
  await platform.staff.transaction([], async (tx) => {
    await raw`update system_delivery set created_at = ${new Date(now - hoursAgo(0) - 5_000).toISOString()}::timestamptz
      where webhook_id = ${id}`.execute(tx)
    await raw`update system_webhook set url = ${demoWebhook.url}, is_enabled = false where id = ${id}`.execute(
      tx,
    )
  })
}

const hour = 3_600_000
/** The attempts follow each other after the longest pause at the latest; the last one was an hour ago. */
const hoursAgo = (attempt: number): number => (systemDeliveryAttempts - attempt) * hour

const firstAndLast = ({ staff }: Platform, webhookId: string): Promise<(string | undefined)[]> =>
  staff.transaction([], async (tx) => {
    const { rows } = await raw<{ first: string; last: string }>`
      select min(id)::text as first, max(id)::text as last from system_delivery where webhook_id = ${webhookId}`.execute(
      tx,
    )
    return [rows[0]?.first, rows[0]?.last]
  })
