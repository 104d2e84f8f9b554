import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  asProvider,
  givenSubmitted,
  orderForm,
  provider,
  read,
  save,
  saved,
  submit,
} from '../modules/orders/orders.testing.ts'
import { receiveOrder, shipOrder } from '../modules/orders/receive-order.ts'
import { stepOrder } from '../modules/orders/step-order.ts'
import type { Tx } from '../platform/database/database.ts'
import type { GivenMember } from '../platform/testing/given.ts'
import { openTestHouse, type TestHouse } from '../platform/testing/test-house.ts'
import { drawing, tell } from './seed.ts'

const times = Number(process.env['FAULT_ROUNDS'] ?? 200)
const draw = drawing()

let house: TestHouse
let member: GivenMember
let form: Awaited<ReturnType<typeof orderForm>>
beforeAll(async () => {
  house = await openTestHouse()
  member = await house.given.member()
  form = await orderForm(house, member)
})
afterAll(() => house.close())

/** Who came first is left to chance: either side waits a little, or neither. */
const meet = <A, B>(one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> => {
  const late = draw() * 6 - 3
  return Promise.all([pause(Math.max(0, late)).then(one), pause(Math.max(0, -late)).then(other)])
}

type Said = 'done' | 'refused'
type Seen = { state: number; remarks: string; shippingState: number }
const byCustomer = async (call: ReturnType<typeof save>): Promise<Said> => {
  const { status, body, text } = await call
  expect(status, text).toBe(200)
  expect([200, 404, 409], text).toContain(body.code)
  return body.code === 200 ? 'done' : 'refused'
}
const byProvider = async (work: (tx: Tx) => Promise<unknown>): Promise<Said> => {
  try {
    await asProvider(house, work)
    return 'done'
  } catch (error) {
    // Anything but a refusal is a fault.
    expect(error).toHaveProperty('findings')
    return 'refused'
  }
}

const draft = async () => saved(await save(house, member, form)).id
const change = (id: string) =>
  byCustomer(save(house, member, { ...form, id, version: 1, remarks: 'changed' }))
const handIn = (id: string) => byCustomer(submit(house, member, id))
const remove = (id: string) =>
  byCustomer(
    house.client('DELETE business/online/order/batchRemove', { token: member.token, body: { ids: [id] } }),
  )
const cancel = (id: string) =>
  byCustomer(house.client(`POST business/online/order/${id}/cancel`, { token: member.token, body: {} }))
const step = (id: string, name: string) =>
  byProvider((tx) => stepOrder(tx, provider, { id, name, given: { reason: 'because' } }))
const audited = async () => (await givenSubmitted(house, member, form, ['auditPass'])).id

/** Runs a pair again and again; every round's outcome must be one of the legal ones, and each is counted. */
async function race(
  name: string,
  given: () => Promise<string>,
  pair: readonly [(id: string) => Promise<Said>, (id: string) => Promise<Said>],
  isLegal: (said: readonly [Said, Said], order: Seen | undefined) => boolean,
): Promise<void> {
  const counts = new Map<string, number>()
  for (let time = 0; time < times; time += 1) {
    const id = await given()
    const said = await meet(
      () => pair[0](id),
      () => pair[1](id),
    )
    const order = await read(house, member, id)
    const outcome = `${said.join(' and ')}, state ${order?.state ?? 'gone'}`
    expect(isLegal(said, order), `round ${time}: ${outcome}`).toBe(true)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  const figures = [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join('; ')
  tell(`${name}: ${times} rounds, ${figures}`)
}

describe(`two who meet at one order, ${times} times each`, () => {
  it('a change and a submission: the change is in the order or it is refused', () =>
    race(
      'edit and submit',
      draft,
      [change, handIn],
      ([changed, submitted], order) =>
        submitted === 'done' && order?.state === 1 && (order.remarks === 'changed') === (changed === 'done'),
    ))

  it('a deletion and a submission: one of them', () =>
    race('delete and submit', draft, [remove, handIn], ([removed, submitted], order) =>
      removed === 'done'
        ? submitted === 'refused' && order === undefined
        : submitted === 'done' && order?.state === 1,
    ))

  it('two submissions: one of them', () =>
    race(
      'submit twice',
      draft,
      [handIn, handIn],
      (said, order) => said.toSorted().join() === 'done,refused' && order?.state === 1,
    ))

  it('two changes of one version: one of them', () =>
    race(
      'save twice',
      draft,
      [change, change],
      (said, order) => said.toSorted().join() === 'done,refused' && order?.state === 0,
    ))

  it('the customer’s cancel and the audit: one of them', () =>
    race(
      'cancel and audit',
      async () => (await givenSubmitted(house, member, form)).id,
      [cancel, (id) => step(id, 'auditPass')],
      (said, order) =>
        said.toSorted().join() === 'done,refused' && order?.state === (said[0] === 'done' ? -1 : 3),
    ))

  it('the arrival of goods and a cancel: a cancelled order receives nothing more', () =>
    race(
      'receive and cancel',
      audited,
      [
        (id) =>
          byProvider(async (tx) => {
            const { lines } = await linesOf(tx, id)
            await receiveOrder(tx, provider, { id, lines })
          }),
        (id) => step(id, 'cancel'),
      ],
      ([, cancelled], order) => cancelled === 'done' && order?.state === -1,
    ))

  it('a shipment and a cancel: goods leave, or the order is cancelled', () =>
    race(
      'ship and cancel',
      audited,
      [
        (id) =>
          byProvider(async (tx) => {
            await stepOrder(tx, provider, { id, name: 'declare', given: {} })
            await shipOrder(tx, provider, { id })
          }),
        (id) => step(id, 'cancel'),
      ],
      (said, order) =>
        said.toSorted().join() === 'done,refused' &&
        (said[0] === 'done'
          ? order?.state === 4 && order.shippingState === 2
          : order?.state === -1 && order.shippingState === 0),
    ))
})

async function linesOf(tx: Tx, id: string) {
  const rows = await tx.selectFrom('order_line').select(['id', 'qty']).where('order_id', '=', id).execute()
  return { lines: rows.map(({ id: lineId, qty }) => ({ lineId, qty: qty ?? '0' })) }
}
