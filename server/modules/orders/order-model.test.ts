import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed, tell } from '../../faults/seed.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import { openTestHouse, type TestHouse } from '../../platform/testing/test-house.ts'
import { givenCustomer, givenSupplier } from '../partners/partners.testing.ts'
import { setPriceAudit } from './mark-order.ts'
import {
  asProvider,
  lineForm,
  orderForm,
  provide,
  provider,
  read,
  refusalOf,
  save,
  saved,
} from './orders.testing.ts'
import { receiveOrder } from './receive-order.ts'

/** The order as the domain's table tells it, written down once more and by hand: no look at the product's own machine. */
type Model = {
  readonly kind: number
  readonly isStored: boolean
  state: number
  audit: number | null
  received: number
  returned: boolean
  isGone: boolean
}

const qty = 10
const crossesCustoms = ({ kind }: Model) => kind < 2
const begun = new Set([3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 230])

type Command = { readonly name: string; readonly by: 'customer' | 'provider'; readonly amount?: number }

/** Where the command leads, or undefined where it is refused. */
function expected(model: Model, { name, by, amount = 0 }: Command): Partial<Model> | undefined {
  if (model.isGone) return undefined
  const { state } = model
  const go = (from: readonly number[], to: number, more: Partial<Model> = {}) =>
    from.includes(state) ? { state: to, ...more } : undefined
  const customs = crossesCustoms(model)
  switch (`${by} ${name}`) {
    case 'customer save':
      if (state === 1) return model.audit === 4 ? { audit: 5 } : undefined
      return [0, 2].includes(state) ? {} : undefined
    case 'customer remove':
      return [0, 2].includes(state) && model.received === 0 ? { isGone: true } : undefined
    case 'customer submit':
      return go([0, 2], 1, { returned: false, audit: model.audit === null ? null : 5 })
    case 'customer cancel':
      return model.received === 0 ? go([1, 2], -1) : undefined
    case 'customer sign':
      return customs ? go([6], 7) : undefined
    case 'customer bind':
    case 'provider bind':
      return go([230], 9)
    case 'provider priceAudit':
      return { audit: amount }
    case 'provider auditPass':
      return model.audit === 2 || model.audit === 4 ? undefined : go([1], model.isStored ? 230 : 3)
    case 'provider auditFail':
      return go([1], 2, { returned: true })
    case 'provider return':
      return go([1, 3, 230], 0, { returned: true })
    case 'provider cancel':
      return go([1, 2, 3, 230], -1)
    case 'provider receive': {
      const received = model.received + amount
      if (model.received >= qty || received > qty) return undefined
      if (customs) return go([3], 3, { received })
      return go([3, 15, 9], 15, { received })
    }
    case 'provider declare':
      return customs ? go([3, 9], 4) : undefined
    case 'provider clear':
      return customs ? go([4], 5) : undefined
    case 'provider arrive':
      return model.kind === 3 ? undefined : go([customs ? 5 : 16], 6)
    case 'provider depart':
      return model.kind === 2 ? go([15], 16) : undefined
    case 'provider dispatch':
      return model.kind === 3 ? go([15], 17) : undefined
    case 'provider sign':
      return go([model.kind === 3 ? 17 : 6], 7)
    case 'provider complete':
      return go([7], 8)
    default:
      throw new Error(`no such command: ${by} ${name}`)
  }
}

const by = (actor: Command['by'], ...names: string[]): fc.Arbitrary<Command> =>
  fc.constantFrom(...names).map((name) => ({ name, by: actor }))
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: by('customer', 'save', 'submit', 'submit', 'cancel', 'sign', 'bind', 'remove') },
  {
    weight: 9,
    arbitrary: by(
      'provider',
      'auditPass',
      'auditPass',
      'auditFail',
      'return',
      'cancel',
      'bind',
      'declare',
      'clear',
      'arrive',
      'depart',
      'dispatch',
      'sign',
      'complete',
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .integer({ min: 1, max: 6 })
      .map((amount) => ({ name: 'receive', by: 'provider' as const, amount })),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 5 })
      .map((amount) => ({ name: 'priceAudit', by: 'provider' as const, amount })),
  },
)

/** The fault run has 300 runs of 40 commands; here a few show that the two still agree. */
const runs = Number(process.env['MODEL_RUNS'] ?? 20)
const length = process.env['MODEL_RUNS'] ? { minLength: 40, maxLength: 40 } : { minLength: 12, maxLength: 30 }

let house: TestHouse
let member: GivenMember
let parties: { supplierId: string; customerId: string }
beforeAll(async () => {
  house = await openTestHouse()
  member = await house.given.member()
  parties = {
    supplierId: (await givenSupplier(house, member)).id,
    customerId: (await givenCustomer(house, member)).id,
  }
})
afterAll(() => house.close())

type Form = Awaited<ReturnType<typeof orderForm>>

async function run(
  id: string,
  lineId: string,
  form: Form,
  { name, by: actor, amount = 0 }: Command,
): Promise<boolean> {
  if (actor === 'provider') {
    const lots = [{ lotNumber: 'L', qty: '1' }]
    const work =
      name === 'receive'
        ? asProvider(house, (tx) =>
            receiveOrder(tx, provider, { id, lines: [{ lineId, qty: String(amount) }] }),
          )
        : name === 'priceAudit'
          ? asProvider(house, (tx) => setPriceAudit(tx, provider, { id, priceAudit: amount }))
          : provide(house, id, name, { reason: 'because', lots })
    const refusal = await refusalOf(work)
    expect(refusal ?? '', `${name} failed without a refusal`).toMatch(
      /^$|^(order|orderLine|state|record|field)\.\w+$/,
    )
    return refusal === undefined
  }
  const { token } = member
  if (name === 'save') {
    const now = await read(house, member, id)
    const answer = await save(house, member, { ...form, id, version: now?.version ?? 1 })
    return answer.body.code === 200
  }
  const answer =
    name === 'remove'
      ? await house.client('DELETE business/online/order/batchRemove', { token, body: { ids: [id] } })
      : await house.client(`POST business/online/order/${id}/${name}`, {
          token,
          body: name === 'bind' ? { lots: [{ lotNumber: 'L', qty: '1' }] } : {},
        })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.code === 200
}

describe('an order under any sequence of commands', () => {
  it(
    'does what the domain’s table says, and nothing else',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(0, 1, 2, 3),
          fc.boolean(),
          fc.array(command, length),
          async (kind, isStored, commands) => {
            const form = {
              ...(await orderForm(house, member, { modelType: kind, supplierId: parties.supplierId })),
              customerId: kind === 1 ? parties.customerId : null,
              isWarehouseType: isStored ? 1 : 0,
              lines: [lineForm({ qty: String(qty) })],
            }
            const { id } = saved(await save(house, member, form))
            const lineId = (await read(house, member, id)).lines[0].id
            const model: Model = {
              kind,
              isStored,
              state: 0,
              audit: null,
              received: 0,
              returned: false,
              isGone: false,
            }
            for (const each of [{ name: 'submit', by: 'customer' } as const, ...commands]) {
              const outcome = expected(model, each)
              expect(await run(id, lineId, form, each), `${each.by} ${each.name} in ${model.state}`).toBe(
                outcome !== undefined,
              )
              Object.assign(model, outcome)
              if (model.isGone) return
              const order = await read(house, member, id)
              expect({
                state: order.state,
                audit: order.priceAudit,
                received: Number(order.lines[0].receivedQty),
                returned: order.returnReason !== '',
              }).toEqual({
                state: model.state,
                audit: model.audit,
                received: model.received,
                returned: model.returned,
              })
              expect(order.receivingState).toBe(model.received === 0 ? 0 : model.received < qty ? 1 : 2)
              expect(begun.has(model.state) || [-1, 0, 1, 2].includes(model.state)).toBe(true)
            }
          },
        ),
        { numRuns: runs, seed, endOnFailure: true },
      )
      tell(`orders against a model in memory: ${runs} runs, 0 divergences`)
    },
    Math.max(120_000, runs * 10_000),
  )
})
