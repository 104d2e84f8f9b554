import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { EventsPage, FeedEvent } from '@quayside/contract/gateway/feed.ts'
import { demoKeyFile } from '@quayside/server/gateway/demo-key.ts'
import { testClient } from '@quayside/server/platform/testing/test-client.ts'
import { address, dataDir } from './place.ts'

const send = testClient(address, '/erp/v1')

/** A call of the provider's ERP to the server under test; anything but success fails the test. */
async function callGateway<T>(key: string, body?: unknown): Promise<T> {
  const answer = await send(key, {
    token: readFileSync(demoKeyFile(dataDir), 'utf8').trim(),
    headers: { 'idempotency-key': randomUUID() },
    ...(body !== undefined && { body }),
  })
  if (answer.status !== 200) throw new Error(`${key} answered ${answer.status} ${answer.text.slice(0, 300)}`)
  return answer.body as T
}

/** What the ERP hears after a cursor, to the end of the feed. */
export async function eventsAfter(
  after: string,
): Promise<{ readonly cursor: string; readonly events: readonly FeedEvent[] }> {
  const { events, cursor, hasMore } = await callGateway<EventsPage>(`GET events?after=${after}&limit=1000`)
  if (!hasMore) return { cursor, events }
  const rest = await eventsAfter(cursor)
  return { cursor: rest.cursor, events: [...events, ...rest.events] }
}

/** A step of the provider: `provide('orders', id, 'auditPass')`. */
export const provide = (entity: string, id: string, step: string, given: object = {}): Promise<void> =>
  callGateway(`POST ${entity}/${id}/${step}`, given)

/** The bank's rate of a currency from a day on. */
export const publishRate = (currency: string, day: string, rate: string): Promise<void> =>
  callGateway('POST rates', { source: 'boc', currency, day, middle: rate, selling: rate })

/** One row that the ERP writes under its own reference. */
export const upsert = (entity: string, row: object): Promise<void> =>
  callGateway(`POST ${entity}`, { reference: randomUUID(), ...row })

/** What the provider found for a product. */
export const classify = (row: {
  companyId: string
  productId: string
  hsCode: string
  tariffRate: string
  vatRate: string
}): Promise<void> => callGateway('POST products', { ...row, cccStatus: 0, hongKongControl: 0 })
