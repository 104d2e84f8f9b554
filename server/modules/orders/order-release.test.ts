import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import { describe, expect, it } from 'vitest'
import type { GivenMember } from '../../platform/testing/given.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenRate } from '../payments/payments.testing.ts'
import { givenOrder, lineForm, orderForm, read, save, submit } from './orders.testing.ts'
import { asProvider } from './provider-steps.testing.ts'

const app = await sharedApp()
const submitter = await app.given.member()
const { companyId } = submitter
const colleague = await app.given.member({ companyId })
const clerk = await app.given.member({
  companyId,
  isAdministrator: false,
  permissions: ['order-import-list', 'order-import-submit'],
})
const desk = await app.given.staff({ roles: ['reviewer', 'operations'] })

const ask = async (key: string, { token }: GivenMember, more: object = {}) =>
  (await app.client(key, { token, ...more })).body
const step = (id: string, name: string, member: GivenMember, body: object = {}) =>
  ask(`POST business/online/order/${id}/${name}`, member, { body })
const setRule = (ordersAbove: string | null) =>
  ask('POST finance/online/approvalRule/save', submitter, { body: { paymentsAbove: null, ordersAbove } })
const figuresOf = async (member: GivenMember, modelType: number) => {
  const { data } = await ask('GET business/online/order/overview', member)
  return data.kinds.find((kind: { modelType: number }) => kind.modelType === modelType)
}
const namesOf = ({ nextSteps }: { nextSteps: { name: string }[] }) =>
  nextSteps.map(({ name }) => name).toSorted()
const seenInOffice = async (id: string) =>
  (await app.office(`GET business/online/order/${id}`, { token: desk.token })).body.code
const noticesOf = (memberId: string, phrase: string) =>
  asProvider(app, (tx) =>
    tx
      .selectFrom('notice')
      .select('params')
      .where('member_id', '=', memberId)
      .where('phrase', '=', phrase)
      .execute(),
  )

/** An order of RMB 120,000.00, above the rule of RMB 100,000.00. */
const dear = (modelType: number, values: object = {}) =>
  givenOrder(app, submitter, {
    modelType,
    currency: 'RMB',
    lines: [lineForm({ qty: '1000', price: '120' })],
    ...values,
  })
await setRule('100000.00')

describe('an order above the company’s own amount', () => {
  it.each(orderKind.keys)('%s: waits for a second member, unseen by the provider', async (key) => {
    const kind = orderKind.codes[key]
    const { id } = await dear(kind)
    const answer = (await submit(app, submitter, id)).body
    expect(answer).toMatchObject({ code: 200, data: { isToRelease: true } })
    expect(await figuresOf(submitter, kind)).toMatchObject({ ownToRelease: 1, toRelease: 0 })
    expect(await figuresOf(colleague, kind)).toMatchObject({ ownToRelease: 0, toRelease: 1 })
    expect(await seenInOffice(id)).toBe(404)
    const mine = await read(app, submitter, id)
    expect(mine).toMatchObject({ state: orderState.codes.draft, stateLabel: 'toRelease' })
    expect([mine.release.isMine, namesOf(mine)]).toEqual([true, ['withdraw']])
    expect(namesOf(await read(app, colleague, id))).toEqual(['refuse', 'release', 'withdraw'])
    const listed = { modelType: String(kind), release: 'colleagues' }
    expect((await ask('GET business/online/order/list', colleague, { query: listed })).rows).toMatchObject([
      { id, stateLabel: 'toRelease' },
    ])
    expect((await ask('GET business/online/order/list', submitter, { query: listed })).rows).toEqual([])

    expect((await step(id, 'release', submitter)).code).toBe(409)
    expect((await step(id, 'refuse', submitter, { reason: 'x' })).code).toBe(409)
    expect((await step(id, 'release', colleague)).code).toBe(200)
    expect(await read(app, submitter, id)).toMatchObject({
      state: orderState.codes.submitted,
      release: { isAsked: false },
    })
    expect(await seenInOffice(id)).toBe(200)
    expect((await step(id, 'release', colleague)).code).toBe(409)
    expect(await figuresOf(colleague, kind)).toMatchObject({ toRelease: 0 })
  })

  it('is not released without the permission, and not changed while it waits', async () => {
    const { id } = await dear(orderKind.codes.import)
    await submit(app, submitter, id)
    expect((await step(id, 'release', clerk)).code).toBe('403')
    const form = await orderForm(app, submitter, { modelType: orderKind.codes.import })
    const { version } = await read(app, submitter, id)
    expect((await save(app, submitter, { ...form, id, version })).body.code).toBe(409)
    expect((await submit(app, submitter, id)).body.code).toBe(409)
    expect((await step(id, 'withdraw', submitter)).code).toBe(200)
    const again = await read(app, submitter, id)
    expect((await save(app, submitter, { ...form, id, version: again.version })).body.code).toBe(200)
  })

  it('comes back with a reason that who submitted it reads', async () => {
    const { id } = await dear(orderKind.codes.export)
    await submit(app, submitter, id)
    expect((await step(id, 'refuse', colleague, { reason: '' })).code).toBe(400)
    expect((await step(id, 'refuse', colleague, { reason: 'Twice the usual price' })).code).toBe(200)
    expect(await read(app, submitter, id)).toMatchObject({
      state: orderState.codes.draft,
      stateLabel: 'draft',
      release: { isAsked: false, refusal: 'Twice the usual price' },
    })
    expect((await noticesOf(colleague.memberId, 'order.toRelease')).length).toBeGreaterThan(5)
    expect(await noticesOf(submitter.memberId, 'order.refuse')).toMatchObject([
      { params: { reason: 'Twice the usual price' } },
    ])
    expect(await noticesOf(submitter.memberId, 'order.toRelease')).toEqual([])
    expect(await seenInOffice(id)).toBe(404)
    expect((await submit(app, submitter, id)).body.data).toMatchObject({ isToRelease: true })
  })

  it('is released or withdrawn once, when both come at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await dear(orderKind.codes.transit)
      await submit(app, submitter, id)
      const answers = await Promise.all([step(id, 'release', colleague), step(id, 'withdraw', submitter)])
      expect(answers.map(({ code }) => String(code)).toSorted()).toEqual(['200', '409'])
    }
  })
})

it('of several that are submitted at once, those above the amount say that they wait', async () => {
  const [above, below] = [
    await dear(orderKind.codes.import),
    await dear(orderKind.codes.import, { lines: [lineForm({ qty: '1', price: '1' })] }),
  ]
  const { data } = await ask('PUT system/online/sysTableLevelStep/commitAudit', submitter, {
    form: { tableName: 'order', ids: [above.id, below.id, '999999'].join(',') },
  })
  expect(
    data.map(({ ok, isToRelease = false }: { ok: boolean; isToRelease?: boolean }) => [ok, isToRelease]),
  ).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ])
  expect([await seenInOffice(above.id), await seenInOffice(below.id)]).toEqual([404, 200])
})

it('an order of exactly the amount, or without a rule, goes to the provider at once', async () => {
  const lines = [lineForm({ qty: '1000', price: '100' })]
  const exact = await dear(orderKind.codes.import, { lines })
  expect((await submit(app, submitter, exact.id)).body.data).toMatchObject({ isToRelease: false })
  await setRule(null)
  const any = await dear(orderKind.codes.import)
  expect((await submit(app, submitter, any.id)).body.data).toMatchObject({ isToRelease: false })
  await setRule('100000.00')
})

it('foreign currency counts at the bank’s rate of the day', async () => {
  await givenRate(app)
  const { id } = await dear(orderKind.codes.import, {
    currency: 'USD',
    lines: [lineForm({ qty: '1000', price: '20' })],
  })
  expect((await submit(app, submitter, id)).body.data).toMatchObject({ isToRelease: true })
})
