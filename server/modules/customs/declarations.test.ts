import { beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { testClock } from '../../platform/clock.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { read } from '../orders/orders.testing.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'
import { customsCalls, declarationNo, givenDeclarable, header, ok } from './customs.testing.ts'

const app = await testApp({ clock: testClock('2026-11-16T02:00:00Z') })
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['operations'], name: 'Shen' })
const cashier = await app.given.staff({ roles: ['finance'], name: 'Luo' })
const base = 'customs/online'

const { post, get, listed, mark } = customsCalls(app, member, desk)

describe('a declaration from the split to the release', () => {
  let orderId = ''
  let ids: string[] = []
  beforeAll(async () => {
    orderId = (await givenDeclarable(app, member)).id
  })

  it('is simulated for the customer: how many, taxes of each, what holds it up', async () => {
    const split = await get('declaration/simulation', { orderId })
    expect(split).toMatchObject({ currency: 'USD', customsRate: '7.100000', isRateMissing: false, held: [] })
    // 2,500.00 USD × 7.1 = 17,750.00; 8 % = 1,420.00; 13 % of 19,170.00 = 2,492.10
    expect(split.declarations).toMatchObject([
      { control: '', value: '2500.00', duty: '1420.00', vat: '2492.10', taxes: '3912.10' },
      { control: 'inspection', conditions: 'A', value: '1000.00' },
    ])
    expect(split.declarations[0].lines).toHaveLength(1)
  })

  it('names the lines that hold it up, and is not made with them', async () => {
    const order = await givenSubmitted(app, member, {}, ['auditPass'])
    const split = await get('declaration/simulation', { orderId: order.id })
    expect(split).toMatchObject({ declarations: [], held: [{ position: 1, reasons: ['unclassified'] }] })
    expect((await post('declaration/create', { orderId: order.id, ...header })).body.code).toBe(409)
  })

  it('is made from the split: every line of the order stands in exactly one', async () => {
    ids = ok(await post('declaration/create', { orderId, ...header })).map(({ id }: { id: string }) => id)
    expect(ids).toHaveLength(2)
    const [first, second] = await listed(orderId)
    expect(first).toMatchObject({ state: 0, value: '2500.00', vat: '2492.10', lineCount: 1, control: '' })
    expect(second).toMatchObject({ state: 0, value: '1000.00', control: 'inspection' })
    const order = await read(app, member, orderId)
    const detail = await get(`declaration/${ids[0]}`)
    expect(detail.lines[0]).toMatchObject({ qty: '1500', price: '1.666667', value: '2500.00', dutyRate: '8' })
    expect(detail.lines[0].sources.map(({ orderLineId }: { orderLineId: string }) => orderLineId)).toEqual(
      order.lines.slice(0, 2).map(({ id }: { id: string }) => id),
    )
    expect((await post('declaration/create', { orderId, ...header })).body.code).toBe(409)
  })

  it('without what customs asks for is refused with the name of each field and the page that has them', async () => {
    const { id } = await givenDeclarable(app, member)
    const [first] = ok(await post('declaration/create', { orderId: id }))
    const { body } = await post(`declaration/${first.id}/declare`)
    expect(body).toMatchObject({
      code: 409,
      data: {
        refusal: { code: 'declaration.fieldsMissing', heals: { declarationId: first.id } },
        fields: [
          { path: 'customsOffice', code: 'field.required' },
          { path: 'transportMode', code: 'field.required' },
        ],
      },
    })
  })

  it('keeps its order from being split', async () => {
    const order = await read(app, member, orderId)
    const lines = [{ lineId: order.lines[0].id, qty: order.lines[0].qty }]
    const answer = await app.client(`POST business/online/order/${orderId}/split`, {
      token: member.token,
      body: { lines },
    })
    expect(answer.body.code).toBe(409)
  })

  it('is declared, and with the first one the order', async () => {
    ok(await post(`declaration/${ids[0]}/declare`, { declaredOn: '2026-09-28' }))
    expect(await read(app, member, orderId)).toMatchObject({ state: 4, declarationState: 0 })
    ok(await post(`declaration/${ids[1]}/declare`))
    expect(await read(app, member, orderId)).toMatchObject({ state: 4, declarationState: 3 })
    expect(await get(`declaration/${ids[0]}`)).toMatchObject({ state: 3, declaredOn: '2026-09-28' })
    expect((await post(`declaration/${ids[0]}/declare`)).body.code).toBe(409)
    expect((await post(`declaration/${ids[0]}/edit`, header)).body.code).toBe(409)
  })

  it('takes a number of its form, once, of its office and direction', async () => {
    const [id = ''] = ids
    const refused = async (given: string) => (await mark(id, 4, { declarationNo: given })).body.data.fields[0]
    expect(await refused('123')).toMatchObject({ path: 'declarationNo', code: 'declaration.number' })
    expect(await refused('531620261000000001')).toMatchObject({ code: 'declaration.otherOffice' })
    expect(await refused(declarationNo(1, false))).toMatchObject({ code: 'declaration.otherDirection' })
    ok(await mark(id, 4, { declarationNo: declarationNo(1), happenedOn: '2026-09-29' }))
    expect(await get(`declaration/${id}`)).toMatchObject({ acceptedOn: '2026-09-29' })
    const second = await mark(ids[1] ?? '', 4, { declarationNo: declarationNo(1) })
    expect(second.body.data.fields[0]).toMatchObject({ code: 'declaration.numberUsed' })
  })

  it('is not released without a number, and asks for a reason where customs gives it back', async () => {
    const [, id = ''] = ids
    expect((await mark(id, 12)).body.code).toBe(409)
    expect((await mark(id, 14)).body.data.fields[0]).toMatchObject({ path: 'reason' })
    ok(await mark(id, 14, { reason: 'Wrong unit' }))
    expect(await read(app, member, orderId)).toMatchObject({ state: 4, declarationState: 14 })
    ok(await post(`declaration/${id}/declare`, { declarationNo: declarationNo(2) }))
    // Customs does not close what it has not released.
    expect((await mark(id, 13)).body.code).toBe(409)
  })

  it('has tax bills that are due 15 days later, and is not released before they are paid', async () => {
    const [id = ''] = ids
    const bill = ok(
      await post('taxBill/save', {
        declarationId: id,
        kind: 'vat',
        amount: '2492.10',
        issuedOn: '2026-10-01',
      }),
    )
    expect(bill.number).toBe(`${declarationNo(1)}-L01`)
    expect(await get(`declaration/${id}`)).toMatchObject({ state: 7 })
    const seen = await get(`taxBill/${bill.id}`)
    expect(seen).toMatchObject({ dueOn: '2026-10-16', state: 0, amount: '2492.10' })
    expect(seen.daysLate).toBeGreaterThan(0)
    expect(Number(seen.lateCharge)).toBeGreaterThan(0)
    expect((await mark(id, 12)).body).toMatchObject({
      code: 409,
      data: { refusal: { code: 'declaration.openBills', heals: { billId: bill.id } } },
    })
    expect((await post(`taxBill/${bill.id}/pay`, {}, desk)).text).toContain('403')
    const again = {
      declarationId: id,
      kind: 'vat',
      amount: '1.00',
      number: bill.number,
      differenceReason: 'Second part',
    }
    expect((await post('taxBill/save', again)).body.data.fields[0]).toMatchObject({
      code: 'taxBill.numberUsed',
    })
  })

  it('is paid once however many ask at once, through the books', async () => {
    const [{ id: billId }] = (
      await app.client(`GET ${base}/taxBill/list`, { token: member.token, query: { orderId } })
    ).body.rows
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(`taxBill/${billId}/pay`, { paidOn: '2026-11-12' }, cashier)),
    )
    expect(answers.filter((answer) => answer.body.code === 200)).toHaveLength(1)
    const bill = await get(`taxBill/${billId}`)
    expect(bill).toMatchObject({ state: 2, paidOn: '2026-11-12' })
    expect(bill.voucherNo).toMatch(/^TX/)
    const debts = await app.client('GET finance/online/debt/list', {
      token: member.token,
      query: { orderId },
    })
    expect(debts.body.rows).toMatchObject([{ kind: 'vat', outstanding: '2492.10', basis: bill.number }])
    expect(await get(`declaration/${ids[0]}`)).toMatchObject({ state: 8 })
    expect(await get('taxBill/summary')).toMatchObject({ open: { count: 0 }, paidThisYear: { count: 1 } })
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('has anti-dumping duty as a tax of its own', async () => {
    const [, second = ''] = ids
    const { id } = ok(
      await post('taxBill/save', {
        declarationId: second,
        kind: 'antiDumping',
        amount: '77.00',
        differenceReason: 'Levied by customs',
      }),
    )
    ok(await post(`taxBill/${id}/pay`, { paidOn: '2026-11-16' }, cashier))
    const { rows } = (
      await app.client('GET finance/online/debt/list', {
        token: member.token,
        query: { orderId, kind: 'antiDumping' },
      })
    ).body
    expect(rows).toMatchObject([{ kind: 'antiDumping', amount: '77.00' }])
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('is open again when its voucher is taken back', async () => {
    const [{ id: billId }] = (
      await app.client(`GET ${base}/taxBill/list`, { token: member.token, query: { orderId } })
    ).body.rows
    const { rows } = await (await app.owner()).query('select voucher_id from tax_bill where id = $1', [
      billId,
    ])
    const reverse = (id: string) =>
      app.office(`POST finance/online/cashVoucher/${id}/reverse`, {
        token: cashier.token,
        body: { reason: 'Wrong account' },
      })
    ok(await reverse(rows[0].voucher_id))
    expect(await get(`taxBill/${billId}`)).toMatchObject({ state: 0, paidOn: null, voucherNo: '' })
    ok(await post(`taxBill/${billId}/recordPaid`, { paidOn: '2026-11-16' }, cashier))
    expect(await get(`taxBill/${billId}`)).toMatchObject({ state: 3, paidOn: '2026-11-16' })
  })

  it('is released, and when all are the order is cleared', async () => {
    ok(await mark(ids[0] ?? '', 12, { happenedOn: '2026-11-13' }))
    expect(await read(app, member, orderId)).toMatchObject({ state: 4 })
    const bulk = await post('declaration/bulk', { ids, declarationState: 12 })
    expect(bulk.body.data).toMatchObject([{ ok: false }, { ok: true }])
    expect(await read(app, member, orderId)).toMatchObject({ state: 5, declarationState: 12 })
    ok(await mark(ids[0] ?? '', 13))
    expect(await get(`declaration/${ids[0]}`)).toMatchObject({ state: 13, releasedOn: '2026-11-13' })
  })
})
