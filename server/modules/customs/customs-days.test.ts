import { beforeAll, describe, expect, it } from 'vitest'
import { erpClient, givenKey } from '../../gateway/gateway.testing.ts'
import { testClock } from '../../platform/clock.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { customsCalls, declarationNo, givenDeclarable, header, ok } from './customs.testing.ts'

const app = await testApp({ clock: testClock('2026-11-16T02:00:00Z') })
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['operations'], name: 'Shen' })
const cashier = await app.given.staff({ roles: ['finance'], name: 'Luo' })
const erp = erpClient(app, (await givenKey(app)).key)
const { post, get, mark } = customsCalls(app, member, desk)

const [accepted, released, closed, returned] = [4, 12, 13, 14]
const refusalOf = (answer: { body: { data?: { fields?: readonly object[] } } }) =>
  answer.body.data?.fields?.[0]

describe('the days of a declaration and its bills', () => {
  let orderId = ''
  let ids: string[] = []
  beforeAll(async () => {
    orderId = (await givenDeclarable(app, member, { orderDate: '2026-11-02' })).id
    ids = ok(await post('declaration/create', { orderId, ...header })).map(({ id }: { id: string }) => id)
  })

  it('refuses a declaration before the order’s date', async () => {
    const answer = await post(`declaration/${ids[0]}/declare`, { declaredOn: '2026-11-01' })
    expect(refusalOf(answer)).toMatchObject({ path: 'declaredOn', code: 'field.dayTooEarly' })
    ok(
      await post(`declaration/${ids[0]}/declare`, {
        declaredOn: '2026-11-10',
        declarationNo: declarationNo(71),
      }),
    )
  })

  it('refuses acceptance and release before the declaration, and says which day they are before', async () => {
    for (const state of [accepted, released]) {
      const answer = await mark(ids[0] ?? '', state, { happenedOn: '2026-11-09' })
      expect(refusalOf(answer)).toMatchObject({ path: 'happenedOn', code: 'field.dayTooEarly' })
      expect(answer.text).toContain('the declaration (2026-11-10)')
    }
    ok(await mark(ids[0] ?? '', accepted, { happenedOn: '2026-11-11' }))
    expect(refusalOf(await mark(ids[0] ?? '', released, { happenedOn: '2026-11-10' }))).toMatchObject({
      code: 'field.dayTooEarly',
    })
  })

  it('refuses a bill that was issued before the declaration, or paid before it was issued', async () => {
    const bill = { declarationId: ids[0], kind: 'duty', amount: '1420.00' }
    for (const issuedOn of ['2017-05-01', '2026-11-09'])
      expect(refusalOf(await post('taxBill/save', { ...bill, issuedOn }))).toMatchObject({ path: 'issuedOn' })
    const { id } = ok(await post('taxBill/save', { ...bill, issuedOn: '2026-11-12' }))
    for (const step of ['pay', 'recordPaid'])
      expect(refusalOf(await post(`taxBill/${id}/${step}`, { paidOn: '2026-11-11' }, cashier))).toMatchObject(
        { path: 'paidOn', code: 'field.dayTooEarly' },
      )
    ok(await post(`taxBill/${id}/recordPaid`, { paidOn: '2026-11-12' }, cashier))
  })

  it('asks why a bill differs from the declared tax, and the check shows it beside the declaration', async () => {
    const bill = { declarationId: ids[0], kind: 'vat', amount: '2500.00', issuedOn: '2026-11-12' }
    const answer = await post('taxBill/save', bill)
    expect(refusalOf(answer)).toMatchObject({
      path: 'differenceReason',
      code: 'taxBill.differs',
      params: { declared: '2492.10', billed: '2500.00' },
    })
    const { id } = ok(await post('taxBill/save', { ...bill, differenceReason: 'Price raised by customs' }))
    expect(await get(`taxBill/${id}`)).toMatchObject({ differenceReason: 'Price raised by customs' })
    const check = await get('declaration/check', { orderId })
    expect(check.taxes).toMatchObject([
      { kind: 'duty', declared: '1420.00', billed: '1420.00' },
      { kind: 'vat', declared: '2492.10', billed: '2500.00' },
    ])
    expect(check.summary.tax).toMatchObject({ taxBill: 2, declaration: null })
    ok(await post(`taxBill/${id}/recordPaid`, {}, cashier))
  })

  it('drops the later days of a declaration that customs gave back when it is declared again', async () => {
    const id = ids[0] ?? ''
    ok(await mark(id, returned, { reason: 'Wrong unit' }))
    ok(await post(`declaration/${id}/declare`, { declaredOn: '2026-11-13' }))
    expect(await get(`declaration/${id}`)).toMatchObject({ declaredOn: '2026-11-13', acceptedOn: null })
    ok(await mark(id, released, { happenedOn: '2026-11-14' }))
    expect(refusalOf(await mark(id, closed, { happenedOn: '2026-11-13' }))).toMatchObject({
      code: 'field.dayTooEarly',
    })
  })

  it('refuses the order’s own step with the day in the field that was filled in', async () => {
    const order = await givenDeclarable(app, member, { orderDate: '2026-11-02', modelType: 1 })
    ok(await post('declaration/create', { orderId: order.id, ...header }))
    const step = (name: string, body: object = {}) =>
      app.office(`POST business/online/order/${order.id}/${name}`, { token: desk.token, body })
    ok(await step('declare'))
    expect(refusalOf(await step('clear', { exportedOn: '2026-11-15' }))).toMatchObject({
      path: 'exportedOn',
      code: 'field.dayTooEarly',
    })
  })

  it('is refused for the ERP too', async () => {
    const answer = await erp('POST declaration-states', {
      body: {
        rows: [{ declarationNo: declarationNo(71), declarationState: closed, happenedOn: '2026-11-01' }],
      },
    })
    expect(answer.text).toContain('field.dayTooEarly')
  })
})
