import { sql as raw } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsOf } from '../modules/account/account.testing.ts'
import {
  lineForm,
  orderForm,
  read,
  save,
  saved,
  storedModel,
  submit,
} from '../modules/orders/orders.testing.ts'
import { asProvider, givenLots, givenSubmitted, provider } from '../modules/orders/provider-steps.testing.ts'
import { receiveOrder, shipOrder } from '../modules/orders/receive-order.ts'
import { stepOrder } from '../modules/orders/step-order.ts'
import type { Tx } from '../platform/database/database.ts'
import type { GivenMember } from '../platform/testing/given.ts'
import { openTestApp, type TestApp } from '../platform/testing/test-app.ts'
import { byCustomer, byProvider, isOneOfThem, type Pair, race } from './race.ts'
import { reconcile } from './reconcile.ts'
import { tell } from './seed.ts'

const times = Number(process.env['FAULT_ROUNDS'] ?? 200)

let app: TestApp
let member: GivenMember
let accounts: ReturnType<typeof accountsOf>
let form: Awaited<ReturnType<typeof orderForm>>
/** What an order of goods in store has otherwise. */
const storedOrder = { isWarehouseType: 1, lines: [lineForm({ model: storedModel })] }
beforeAll(async () => {
  app = await openTestApp()
  accounts = accountsOf(app)
  member = await app.given.member()
  form = await orderForm(app, member)
  await givenLots(app, member, 'L')
})
afterAll(() => app.close())

type Seen = {
  state: number
  remarks: string
  receivingState: number
  shippingState: number
  lines: { qty: string; receivedQty: string; shippedQty: string }[]
}
const between = (name: string, pair: Omit<Pair<Seen>, 'name' | 'seen'>) =>
  race<Seen>(times, { name, seen: (id) => read(app, member, id), ...pair })

const draft = async () => saved(await save(app, member, form)).id
const given =
  (steps: readonly string[] = [], values: object = {}) =>
  async () =>
    (await givenSubmitted(app, member, { ...form, ...values }, steps)).id

const post = (id: string, name: string, body: object = {}) =>
  byCustomer(app.client(`POST business/online/order/${id}/${name}`, { token: member.token, body }))
const change = (id: string) => byCustomer(save(app, member, { ...form, id, version: 1, remarks: 'changed' }))
const handIn = (id: string) => byCustomer(submit(app, member, id))
const remove = (id: string) =>
  byCustomer(
    app.client('DELETE business/online/order/batchRemove', { token: member.token, body: { ids: [id] } }),
  )
const cancel = (id: string) => post(id, 'cancel')
const lots = [{ lotNumber: 'L', qty: '1' }]
const step = (name: string) => (id: string) =>
  byProvider(
    asProvider(app, (tx) => stepOrder(tx, provider, { id, name, given: { reason: 'because', lots } })),
  )
/** All goods of the order come in, or leave. */
const moveAll = (move: typeof receiveOrder | typeof shipOrder) => (id: string) =>
  byProvider(asProvider(app, async (tx) => move(tx, provider, { id, lines: await allOf(tx, id) })))

/** Goods leave only after they came in, which is before they are declared. */
const givenReceived =
  (steps: readonly string[] = []) =>
  async () => {
    const id = await given(['auditPass'])()
    expect(await moveAll(receiveOrder)(id)).toBe('done')
    for (const name of steps) expect(await step(name)(id)).toBe('done')
    return id
  }

async function allOf(tx: Tx, id: string) {
  const rows = await tx.selectFrom('order_line').select(['id', 'qty']).where('order_id', '=', id).execute()
  return rows.map((row) => ({ lineId: row.id, qty: row.qty ?? '0' }))
}

describe(`a draft and two who meet at it, ${times} times each`, () => {
  it('a change and a submission: the change is in the order or it is refused', () =>
    between('edit and submit', {
      given: draft,
      one: change,
      other: handIn,
      isLegal: ({ one, other }, order) =>
        other === 'done' && order?.state === 1 && (order.remarks === 'changed') === (one === 'done'),
    }))

  it('a deletion and a submission: one of them', () =>
    between('delete and submit', {
      given: draft,
      one: remove,
      other: handIn,
      isLegal: (said, order) =>
        isOneOfThem(said) && (said.one === 'done' ? order === undefined : order?.state === 1),
    }))

  it('a deletion and a change: it is gone, in either order', () =>
    between('delete and edit', {
      given: draft,
      one: remove,
      other: change,
      isLegal: ({ one }, order) => one === 'done' && order === undefined,
    }))

  it('two deletions: one of them', () =>
    between('delete twice', {
      given: draft,
      one: remove,
      other: remove,
      isLegal: (said, order) => isOneOfThem(said) && order === undefined,
    }))

  it('two submissions: one of them', () =>
    between('submit twice', {
      given: draft,
      one: handIn,
      other: handIn,
      isLegal: (said, order) => isOneOfThem(said) && order?.state === 1,
    }))

  it('two changes of one version: one of them', () =>
    between('save twice', {
      given: draft,
      one: change,
      other: change,
      isLegal: (said, order) => isOneOfThem(said) && order?.state === 0,
    }))
})

describe(`an order with the provider and two who meet at it, ${times} times each`, () => {
  it('the customer’s cancel and the audit: one of them', () =>
    between('cancel and audit', {
      given: given(),
      one: cancel,
      other: step('auditPass'),
      isLegal: (said, order) => isOneOfThem(said) && order?.state === (said.one === 'done' ? -1 : 3),
    }))

  it('a return and the audit: it comes back, audited before or not', () =>
    between('return and audit', {
      given: given(),
      one: step('return'),
      other: step('auditPass'),
      isLegal: ({ one }, order) => one === 'done' && order?.state === 0,
    }))

  it('both bind the goods of the store: one of them', () =>
    between('bind and bind', {
      given: given(['auditPass'], storedOrder),
      one: (id) => post(id, 'bind', { lots }),
      other: step('bind'),
      isLegal: (said, order) => isOneOfThem(said) && order?.state === 9,
    }))

  it('both sign for the goods: one of them', () =>
    between('sign and sign', {
      given: given(['auditPass', 'declare', 'clear', 'arrive']),
      one: (id) => post(id, 'sign'),
      other: step('sign'),
      isLegal: (said, order) => isOneOfThem(said) && order?.state === 7,
    }))

  it('the arrival of goods and a cancel: a cancelled order receives nothing more', () =>
    between('receive and cancel', {
      given: given(['auditPass']),
      one: moveAll(receiveOrder),
      other: step('cancel'),
      isLegal: ({ one, other }, order) =>
        other === 'done' && order?.state === -1 && order.receivingState === (one === 'done' ? 2 : 0),
    }))

  it('the arrival of all goods, reported twice: they are received once', () =>
    between('receive twice', {
      given: given(['auditPass']),
      one: moveAll(receiveOrder),
      other: moveAll(receiveOrder),
      isLegal: (said, order) =>
        isOneOfThem(said) &&
        order !== undefined &&
        order.lines.every((line) => line.receivedQty === line.qty),
    }))

  it('the shipment of all goods, reported twice: they are shipped once', () =>
    between('ship twice', {
      given: givenReceived(['declare']),
      one: moveAll(shipOrder),
      other: moveAll(shipOrder),
      isLegal: (said, order) =>
        isOneOfThem(said) && order !== undefined && order.lines.every((line) => line.shippedQty === line.qty),
    }))

  it('a shipment and a cancel: goods leave, or the order is cancelled', () =>
    between('ship and cancel', {
      given: givenReceived(),
      one: (id) =>
        byProvider(
          asProvider(app, async (tx) => {
            await stepOrder(tx, provider, { id, name: 'declare', given: {} })
            await shipOrder(tx, provider, { id })
          }),
        ),
      other: step('cancel'),
      isLegal: (said, order) =>
        isOneOfThem(said) &&
        (said.one === 'done'
          ? order?.state === 4 && order.shippingState === 2
          : order?.state === -1 && order.shippingState === 0),
    }))

  it('the contract’s signature and a return: signed before, or refused', async () => {
    let signature = { code: '', hash: '' }
    const contract = 'business/online/orderContract'
    const { token, mobile } = member
    await between('sign the contract and return', {
      given: async () => {
        const id = await given()()
        // A number gets ten codes a day, and an address so many an hour.
        await accounts.later()
        await accounts.statement(raw`delete from sms_code`)
        const asked = await app.client(`POST ${contract}/${id}/signCode`, { token, body: {} })
        expect(asked.body.code, asked.text).toBe(200)
        const { currentHash } = (await app.client(`GET ${contract}/${id}`, { token })).body.data
        signature = { code: (await accounts.lastCode(mobile)) ?? '', hash: currentHash }
        return id
      },
      one: (id) => byCustomer(app.client(`POST ${contract}/${id}/sign`, { token, body: signature })),
      other: step('return'),
      isLegal: ({ other }, order) => other === 'done' && order?.state === 0,
    })
  })
})

it('and after all of them nothing differs', async () => {
  expect(await reconcile(app.platform.staff)).toEqual([])
  tell('reconciliation after the races: 0 rows differ')
})
