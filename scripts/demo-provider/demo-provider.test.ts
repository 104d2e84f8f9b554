import { feeState } from '@quayside/contract/finance/finance.codes.ts'
import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { givenKey, givenSupplier } from '@quayside/server/gateway/gateway.testing.ts'
import { givenApplication } from '@quayside/server/modules/payments/payments.testing.ts'
import { givenRequest } from '@quayside/server/modules/products/products.testing.ts'
import { openTestApp, type TestApp } from '@quayside/server/platform/testing/test-app.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Gateway = {
  call(
    method: string,
    path: string,
    options?: object,
  ): Promise<{ id: string; state: number; rows: { state: number; kind: string }[] }>
  get(entity: string, id: string): Promise<Record<string, unknown>>
}
type Pace = {
  rest(): Promise<void>
  isOver(): boolean
  say(line: string): void
  rounds: number
}

let app: TestApp
let gateway: Gateway
let followUp: (gateway: Gateway, pace: Pace) => Promise<void>
beforeAll(async () => {
  app = await openTestApp()
  const { openGateway } = (await import(
    new URL('../../docs/examples/gateway-client.mjs', import.meta.url).href
  )) as { openGateway(options: object): Gateway }
  ;({ followUp } = (await import(new URL('./follow-up.mjs', import.meta.url).href)) as {
    followUp: typeof followUp
  })
  gateway = openGateway({ url: app.address, key: (await givenKey(app)).key })
})
afterAll(() => app.close())

/** Runs steps until nothing is left, without the pauses. */
async function play(rounds: number, meanwhile: () => Promise<unknown> = () => Promise.resolve()) {
  const said: string[] = []
  let round = 0
  await followUp(gateway, {
    rest: async () => {
      round += 1
      if (round === 2) await meanwhile()
    },
    isOver: () => false,
    say: (line) => said.push(line),
    rounds,
  })
  return said
}

async function givenOrder(companyId: string, modelType: number): Promise<string> {
  const supplierId = await givenSupplier(app, companyId)
  const line = { model: 'STM32', brand: 'ST', origin: 'CN', unit: '007', price: '2' }
  const { id } = await gateway.call('POST', 'orders', {
    body: {
      reference: `DEMO-${companyId}-${modelType}`,
      companyId,
      modelType,
      supplierId,
      currency: 'USD',
      lines: [
        { ...line, key: 'a', qty: '10.5' },
        { ...line, key: 'b', qty: '3' },
      ],
    },
  })
  await app.platform.staff.run({
    sql: 'update trade_order set state = 1, price_audit = 5 where id = $1',
    parameters: [id],
  })
  return id
}

describe('the demonstration provider', () => {
  it('reviews, decides, classifies and brings orders of every kind to their end, also what comes up meanwhile', async () => {
    const member = await app.given.member()
    const { companyId } = member
    const newcomer = await app.given.company({ certification: 'APPLY', name: 'New Ltd' })
    const supplier = await givenSupplier(app, companyId, 3)
    const request = await givenRequest(app, member)
    const orders = await Promise.all([0, 1, 2, 3].map((kind) => givenOrder(companyId, kind)))
    let later: { id: string } = { id: '' }
    const application = await givenApplication(app, member)
    const said = await play(140, async () => {
      later = await givenRequest(app, member)
    })
    expect(said.filter((line) => line.includes('refused'))).toEqual([])
    expect(await gateway.get('companies', newcomer)).toMatchObject({ certification: 'PASSED' })
    expect(await gateway.get('suppliers', supplier)).toMatchObject({ status: 2 })
    expect(await gateway.get('payment-applications', application.id)).toMatchObject({
      state: paymentApplicationState.codes.paid,
      bankCharge: '25.00',
    })
    const { rows: fees } = await gateway.call('GET', `fees?companyId=${companyId}&limit=100`)
    const kindsOf = (state: number) => fees.filter((fee) => fee.state === state).map(({ kind }) => kind)
    expect(kindsOf(feeState.codes.proposed)).toEqual([])
    expect(new Set(kindsOf(feeState.codes.charged))).toEqual(new Set(['agency', 'clearance']))
    for (const { id } of [request, later])
      expect(await gateway.get('classification-requests', id)).toMatchObject({ state: 2 })
    for (const id of orders)
      expect(await gateway.get('orders', id)).toMatchObject({
        state: orderState.codes.completed,
        receivingState: 2,
      })
  })
})

describe('the example client', () => {
  it('tells a genuine webhook from a forged and from an old one', async () => {
    const { isGenuine } = (await import(
      new URL('../../docs/examples/gateway-client.mjs', import.meta.url).href
    )) as { isGenuine(message: object): boolean }
    const { signatureOf } = await import('@quayside/server/platform/outbound/post.ts')
    const now = Date.parse('2026-11-18T08:00:00Z')
    const message = { body: '{"position":"1"}', secret: 'whs_1', now }
    const signature = signatureOf(message.secret, message.body, Math.floor(now / 1000))
    expect(isGenuine({ ...message, signature })).toBe(true)
    expect(isGenuine({ ...message, signature, body: '{"position":"2"}' })).toBe(false)
    expect(isGenuine({ ...message, signature, now: now + 600_000 })).toBe(false)
    expect(isGenuine({ ...message, signature: undefined })).toBe(false)
  })
})
