import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { erpClient, givenKey } from '../gateway/gateway.testing.ts'
import { givenInbound, inboundStep } from '../modules/warehouse/warehouse.testing.ts'
import { sharedApp } from '../platform/testing/test-app.ts'

const app = await sharedApp()
const member = await app.given.member()
const erp = erpClient(app, (await givenKey(app)).key)

afterEach(() => vi.restoreAllMocks())

/** The statements that the work sends, in their order. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  return sent.mock.calls.map(([query]) => (query as { text?: string }).text ?? '')
}

it('locks a record once for a step of the provider, and reads it thrice besides: its facts, before and after', async () => {
  const { id } = await givenInbound(app, member)
  await inboundStep(app, member, id, 'submit')
  const statements = await statementsOf(async () => {
    expect((await erp(`POST inbound-orders/${id}/auditPass`, { body: {} })).status).toBe(200)
  })
  const reads = statements.filter((text) => /^\s*select.*from "?inbound_order/is.test(text))
  expect(reads.filter((text) => /for update/i.test(text))).toHaveLength(1)
  expect(reads).toHaveLength(4)
})
