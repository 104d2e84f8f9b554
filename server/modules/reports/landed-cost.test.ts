import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { expectRefusal } from '../../platform/testing/expect-refusal.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { customsCalls, declarationNo, givenDeclarable, header, ok } from '../customs/customs.testing.ts'
import { lineForm, read } from '../orders/orders.testing.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'
import { givenSupplier } from '../partners/partners.testing.ts'
import { apply, givenOldAccount, givenRate, officeStep } from '../payments/payments.testing.ts'
import { reportCalls } from './reports.testing.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff()
const cashier = await app.given.staff({ roles: ['finance'] })
const customs = customsCalls(app, member, desk)
const { rowsOf, totalsOf, send } = reportCalls(app, member)
await givenRate(app)

const costOf = async (id: string) =>
  ok(await app.client(`GET report/online/landedCost/${id}`, { token: member.token }))
const partOf = async (id: string, kind: string) =>
  (await costOf(id)).parts.find((part: { kind: string }) => part.kind === kind)
const charge = async (orderId: string, kind: string, unitPrice: string, currency = 'RMB') =>
  ok(await officeStep(app, cashier, 'cost/chargeMany', { fees: [{ orderId, kind, unitPrice, currency }] }))
const linesOf = (orderId: string) =>
  rowsOf({ reportNo: 'landedCost', orderId, orderByColumn: 'line', isAsc: 'asc' })
const cells = async (orderId: string, key: string) => (await linesOf(orderId)).map((row) => row.cells[key])

/** Connectors for USD 1,500 and 1,000 and routers for USD 1,000, CIF, at the customs' rate of 7.1. */
const given = (values: Record<string, unknown> = {}) => givenDeclarable(app, member, values)

describe('the landed cost of an order', () => {
  it('is estimated by tariff, customs’ rate and terms until something is known', async () => {
    const { id } = await given()
    const cost = await costOf(id)
    expect(cost).toMatchObject({
      state: 'estimate',
      rateSource: 'customs',
      missingRates: [],
      unclassified: 0,
    })
    expect(cost.rates).toEqual([
      expect.objectContaining({
        currency: 'USD',
        rate: '7.1',
        source: 'customs',
        day: '2026-01-02',
        paid: null,
      }),
    ])
    // 3,500 × 7.1; duty of 8 %; VAT of 13 % on both; agency fee of 0.8 %.
    expect(
      cost.parts.map(({ kind, amount, actual }: Record<string, string>) => [kind, amount, actual]),
    ).toEqual([
      ['purchase', '24850.00', '0.00'],
      ['duty', '1988.00', '0.00'],
      ['fees', '198.80', '0.00'],
      ['vat', '3488.94', '0.00'],
    ])
    expect(cost).toMatchObject({ total: '27036.80', vat: '3488.94' })
    expect(await cells(id, 'total')).toEqual(['11587.20', '7724.80', '7724.80'])
    expect(await cells(id, 'unitCost')).toEqual(['11.587200', '15.449600', '772.480000'])
    expect(await cells(id, 'vat')).toEqual(['1495.26', '996.84', '996.84'])
  })

  it('follows fees as they are charged and reversed, and divides them to the cent', async () => {
    const { id } = await given()
    await charge(id, 'agency', '100.01')
    await charge(id, 'clearance', '30', 'USD')
    expect(await partOf(id, 'fees')).toMatchObject({ amount: '313.01', actual: '313.01', state: 'actual' })
    expect(await cells(id, 'fees')).toEqual(['134.15', '89.43', '89.43'])
    const { rows } = (
      await app.client('GET finance/online/cost/list', {
        token: member.token,
        query: { orderId: id, kind: 'agency' },
      })
    ).body
    ok(await officeStep(app, cashier, `cost/${rows[0].id}/reverse`, { reason: 'Twice' }))
    expect(await partOf(id, 'fees')).toMatchObject({ amount: '213.00' })
  })

  it('divides freight by weight, and by value with a mark where a line has none', async () => {
    const line = (grossWeight: string) => lineForm({ qty: '10', price: '10', netWeight: '', grossWeight })
    const weighed = await givenSubmitted(app, member, { lines: [line('30'), line('10')] }, ['auditPass'])
    const light = await givenSubmitted(app, member, { lines: [line('30'), line('')] }, ['auditPass'])
    for (const { id } of [weighed, light]) await charge(id, 'transport', '100')
    expect(await partOf(weighed.id, 'freight')).toMatchObject({ basis: 'weight', fallback: '' })
    expect(await cells(weighed.id, 'freight')).toEqual(['75.00', '25.00'])
    expect(await partOf(light.id, 'freight')).toMatchObject({ basis: 'value', fallback: 'noWeight' })
    expect(await costOf(light.id)).toMatchObject({ unweighed: 1 })
    expect(await cells(light.id, 'freight')).toEqual(['50.00', '50.00'])
    const bases = { freight: 'value', insurance: 'value', fees: 'value', other: 'value' }
    const save = (body: object) =>
      app.client('POST report/online/landedCost/bases/save', { token: member.token, body })
    ok(await save(bases))
    expect(await cells(weighed.id, 'freight')).toEqual(['50.00', '50.00'])
    ok(await save({ ...bases, freight: 'weight' }))
    expect(await cells(weighed.id, 'freight')).toEqual(['75.00', '25.00'])
  })

  it('takes customs’ bills on the lines that were declared together', async () => {
    const { id } = await given()
    ok(await customs.post('declaration/create', { orderId: id, ...header }))
    const [plain, inspected] = await customs.listed(id)
    expect(await partOf(id, 'duty')).toMatchObject({ state: 'estimate', sources: [{ source: 'declared' }] })
    for (const [place, declaration] of [plain, inspected].entries())
      ok(
        await customs.post(`declaration/${declaration.id}/declare`, {
          declarationNo: declarationNo(100 + place),
        }),
      )
    const bill = async (kind: string, amount: string) =>
      ok(
        await customs.post('taxBill/save', {
          declarationId: plain.id,
          kind,
          amount,
          issuedOn: app.clock.today(),
          differenceReason: 'Customs corrected the value',
        }),
      )
    await bill('duty', '1420.01')
    expect(await partOf(id, 'duty')).toMatchObject({ amount: '1988.01', actual: '1420.01', state: 'partly' })
    expect(await cells(id, 'duty')).toEqual(['852.01', '568.00', '568.00'])
    expect((await linesOf(id)).map((row) => row.cells['estimated']?.includes('Duty'))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('takes what was paid at the payments’ rate', async () => {
    const supplier = await givenSupplier(app, member, { isOverseas: 1 })
    const accountId = await givenOldAccount(app, member, supplier.id)
    const { id } = await given({ supplierId: supplier.id })
    const form = { supplierId: supplier.id, accountId, paymentMethod: 'TT', bankFeeBearer: 0 }
    const application = ok(
      await apply(app, member, { ...form, orders: [{ orderId: id, amount: '1000.00' }] }),
    )
    ok(await officeStep(app, cashier, `paymentApplication/${application.id}/arrange`))
    ok(await officeStep(app, cashier, `paymentApplication/${application.id}/pay`, { bankCharge: '10.00' }))
    const cost = await costOf(id)
    // 1,000 × 7.106967, and 2,500 × 7.1.
    expect(cost.parts[0]).toMatchObject({
      kind: 'purchase',
      amount: '24856.97',
      actual: '7106.97',
      state: 'partly',
    })
    expect(cost).toMatchObject({ rateSource: 'mixed' })
    expect(cost.rates[0]).toMatchObject({ currency: 'USD', rate: '7.106967', paid: '1000.00' })
    expect((await partOf(id, 'fees')).sources).toContainEqual({ source: 'bank', amount: '71.07' })
  })

  it('is of a product over all its orders by the same call', async () => {
    const { id } = await given()
    const [line] = (await read(app, member, id)).lines
    await givenSubmitted(
      app,
      member,
      { lines: [lineForm({ productId: line.productId, qty: '1', price: '2' })] },
      ['auditPass'],
    )
    const history = await rowsOf({ reportNo: 'landedCost', productId: line.productId })
    expect(history.map((row) => row.cells['purchase'])).toEqual(['14.20', '7100.00', '10650.00'])
    expect(history[0]?.links['orderNo']?.search).toMatchObject({ tab: 'landedCost' })
  })

  it('is none for exports and for what is not submitted', async () => {
    const { id } = await givenSubmitted(app, member, { modelType: 1 }, ['auditPass'])
    await expectRefusal(
      app.client(`GET report/online/landedCost/${id}`, { token: member.token }),
      409,
      'This order has no landed cost: it is not submitted, was returned or canceled, or is an export.',
    )
  })

  it('is shown only to those who may see it, of the kinds of orders they may see', async () => {
    const { id } = await given()
    const placer = await app.given.member({ companyId: member.companyId, permissions: ['order-import-list'] })
    const buyer = await app.given.member({
      companyId: member.companyId,
      permissions: ['report-landedCost-view'],
    })
    for (const { token } of [placer, buyer])
      expect((await app.client(`GET report/online/landedCost/${id}`, { token })).body.code).toBe('403')
    const query = { reportNo: 'landedCost' }
    expect((await app.client('GET report/online/list', { token: placer.token, query })).body.code).toBe('403')
    expect((await app.client('GET report/online/list', { token: buyer.token, query })).body.code).toBe(200)
    const body = { freight: 'value', insurance: 'value', fees: 'value', other: 'value' }
    const saved = await app.client('POST report/online/landedCost/bases/save', { token: buyer.token, body })
    expect(saved.body.code).toBe('403')
  })

  it('agrees with books and bills in all orders, and with its file', async () => {
    expect((await reconcile(app.platform.staff)).filter((found) => found.includes('landed'))).toEqual([])
    const { totals } = await totalsOf({ reportNo: 'landedCost' })
    const rows = await rowsOf({ reportNo: 'landedCost' })
    const cents = rows.reduce((sum, row) => sum + Math.round(Number(row.cells['total']) * 100), 0)
    expect(Math.round(Number(totals['total']?.[0]?.value) * 100)).toBe(cents)
    expect((await send({ reportNo: 'landedCost', format: 'pdf' })).length).toBeGreaterThan(1000)
  })
})
