import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { seed, tell } from '../../faults/seed.ts'
import { refusalOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenCustomer, givenSupplier } from '../partners/partners.testing.ts'
import { setPriceAudit } from './mark-order.ts'
import {
  boundQty,
  type Command,
  commandOf,
  draws,
  expected,
  isOver,
  newModel,
} from './order-model.testing.ts'
import { lineForm, orderForm, read, save, saved, storedModel } from './orders.testing.ts'
import { asProvider, givenLots, provide, provider } from './provider-steps.testing.ts'
import { receiveOrder, shipOrder } from './receive-order.ts'

/** The fault run has 300 runs of 40 commands; here a few show that the two still agree. */
const runs = Number(process.env['MODEL_RUNS'] ?? 20)
const length = process.env['MODEL_RUNS'] ? { minLength: 40, maxLength: 40 } : { minLength: 12, maxLength: 30 }

const app = await testApp()
const member = await app.given.member()
let parties: { supplierId: string; customerId: string }
beforeAll(async () => {
  await givenLots(app, member, 'L')
  parties = {
    supplierId: (await givenSupplier(app, member)).id,
    customerId: (await givenCustomer(app, member)).id,
  }
})

const firstQty = 10
const boundLots = [{ lotNumber: 'L', qty: String(boundQty) }]

/** An order of one line, and the model of it. */
async function begin(kind: number, isStored: boolean) {
  const line = lineForm({ model: storedModel })
  const form = {
    ...(await orderForm(app, member, { modelType: kind, supplierId: parties.supplierId })),
    customerId: kind === 1 ? parties.customerId : null,
    isWarehouseType: isStored ? 1 : 0,
  }
  const formOf = (qty: number) => ({ ...form, lines: [{ ...line, qty: String(qty) }] })
  const { id } = saved(await save(app, member, formOf(firstQty)))
  const lineId = (await read(app, member, id)).lines[0].id as string
  return { id, lineId, formOf, model: newModel(kind, isStored, firstQty) }
}
type Begun = Awaited<ReturnType<typeof begin>>

const isDone = (order: Begun, asked: Command): Promise<boolean> =>
  asked.by === 'provider' ? isDoneByProvider(order, asked) : isDoneByCustomer(order, asked)

async function isDoneByProvider({ id, lineId }: Begun, { name, amount = 0 }: Command): Promise<boolean> {
  const lines = [{ lineId, qty: String(amount) }]
  const work = {
    receive: () => asProvider(app, (tx) => receiveOrder(tx, provider, { id, lines })),
    ship: () => asProvider(app, (tx) => shipOrder(tx, provider, { id, lines })),
    priceAudit: () =>
      asProvider(app, (tx) => setPriceAudit(tx, provider, { id, priceAudit: amount, reason: 'x' })),
  }[name]
  const given = { reason: 'because', lots: boundLots }
  const refusal = await refusalOf(work ? work() : provide(app, id, name, given))
  expect(refusal ?? '', `${name} failed without a refusal`).toMatch(
    /^$|^(order|orderLine|state|record|field)\.\w+$/,
  )
  return refusal === undefined
}

async function isDoneByCustomer({ id, formOf }: Begun, { name, amount = 0 }: Command): Promise<boolean> {
  const { token } = member
  const ask = async () => {
    if (name === 'save') {
      const version = (await read(app, member, id))?.version ?? 1
      return save(app, member, { ...formOf(amount), id, version })
    }
    if (name === 'remove')
      return app.client('DELETE business/online/order/batchRemove', { token, body: { ids: [id] } })
    const body = name === 'bind' ? { lots: boundLots } : {}
    return app.client(`POST business/online/order/${id}/${name}`, { token, body })
  }
  const answer = await ask()
  expect(answer.status, answer.text).toBe(200)
  return answer.body.code === 200
}

/** None, some or all. */
const shareOf = (part: number, whole: number): number => (part === 0 ? 0 : part < whole ? 1 : 2)

async function compare({ id, model }: Begun, trail: readonly string[]): Promise<void> {
  const order = await read(app, member, id)
  if (model.isGone) return expect(order ?? undefined).toBeUndefined()
  const [line] = order.lines
  const storedColumns = {
    state: order.state,
    audit: order.priceAudit,
    qty: Number(line.qty),
    received: Number(line.receivedQty),
    shipped: Number(line.shippedQty),
    returned: order.returnReason !== '',
    receivingState: order.receivingState,
    shippingState: order.shippingState,
  }
  expect(storedColumns, trail.join(', ')).toEqual({
    state: model.state,
    audit: model.audit,
    qty: model.qty,
    received: model.received,
    shipped: model.shipped,
    returned: model.returned,
    receivingState: shareOf(model.received, model.qty),
    shippingState: shareOf(model.shipped, model.qty),
  })
}

it(
  'an order under any sequence of commands does what the domain’s table says, and nothing else',
  async () => {
    const counts = { done: 0, refused: 0 }
    const property = fc.asyncProperty(
      fc.constantFrom(0, 1, 2, 3),
      fc.boolean(),
      fc.array(draws, length),
      async (kind, isStored, drawn) => {
        let order = await begin(kind, isStored)
        const trail: string[] = []
        for (const each of drawn) {
          const { model } = order
          const wasOver = isOver(model)
          const asked = commandOf(model, each)
          trail.push(`${asked.by} ${asked.name} ${asked.amount ?? ''} in ${model.state}`)
          const outcome = expected(model, asked)
          expect(await isDone(order, asked), trail.join(', ')).toBe(outcome !== undefined)
          Object.assign(model, outcome)
          await compare(order, trail)
          counts[outcome ? 'done' : 'refused'] += 1
          // What ended refuses one more command; the rest is for another order.
          if (wasOver) order = await begin(kind, isStored)
        }
      },
    )
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: true })
    expect(await reconcile(app.platform.staff)).toEqual([])
    tell(
      `orders against a model in memory: ${runs} runs, ${counts.done} commands done and ${counts.refused} refused, 0 divergences, 0 rows differ`,
    )
  },
  Math.max(120_000, runs * 10_000),
)
