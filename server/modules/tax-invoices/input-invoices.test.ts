import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { read } from '../orders/orders.testing.ts'
import { asProvider, givenSubmitted } from '../orders/provider-steps.testing.ts'
import { digitalNo, enter, givenExport, inputForm, inputLine, office, ok } from './tax-invoices.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['operations'] })
const { token } = member

const codesAt = ({ body }: TestAnswer): string[] =>
  (body.data?.fields ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
const one = async (id: string) => (await app.client(`GET tax/online/inputInvoice/${id}`, { token })).body.data
const given = async (values: Record<string, unknown> = {}) => {
  const { id } = ok(await enter(app, member, inputForm(values)))
  const { lines, version } = await one(id)
  return { id: id as string, lineId: lines[0].id as string, version: version as number }
}
const step = (id: string, name: string, body: object = {}) =>
  office(app, desk, `inputInvoice/${id}/${name}`, body)
const match = (id: string, matches: object[]) => step(id, 'match', { matches })
const lineOf = async (orderId: string): Promise<string> => (await read(app, member, orderId)).lines[0].id
const proposals = async (invoiceId: string) =>
  (await app.office('GET tax/online/inputInvoice/proposals', { token: desk.token, query: { invoiceId } }))
    .body.data

describe('an input invoice', () => {
  it.each([
    ['a total that is not the sum', { amount: '5650.01' }, 'amount inputInvoice.totals'],
    [
      'a product that is not quantity × price',
      { lines: [inputLine({ price: '4' })] },
      'lines.0.amount inputInvoice.lineAmount',
    ],
    [
      'a tax that is not the rate’s',
      { lines: [inputLine({ tax: '640.00' })] },
      'lines.0.tax inputInvoice.lineTax',
    ],
    ['no quantity', { lines: [inputLine({ qty: '' })] }, 'lines.0.qty field.positive'],
    ['a number of nine digits', { invoiceNo: '123456789' }, 'invoiceNo invoice.number'],
    ['a paper number without its code', { invoiceNo: '12345678' }, 'invoiceCode invoice.codeMissing'],
    ['a digital number with a code', { invoiceCode: '4403201234' }, 'invoiceCode invoice.codeOfDigital'],
    ['no lines', { lines: [] }, 'lines inputInvoice.noLines'],
    [
      'a tax number whose check character is wrong',
      { sellerTaxNo: '91440300MA5QUAY205' },
      'sellerTaxNo inputInvoice.taxNo',
    ],
    [
      'an order that the company does not have',
      { lines: [inputLine({ orderNo: 'IM-0000' })] },
      'lines.0.orderNo order.numberUnknown',
    ],
    ['a day to come', { issuedOn: '2099-01-01' }, 'issuedOn field.dayRange'],
  ])('is refused with %s', async (_what, values, finding) => {
    expect(codesAt(await enter(app, member, inputForm(values)))).toContain(finding)
  })

  it('may differ by the cent that rounding makes', async () => {
    // 100.00 with tax at 13 %: 88.50 and 11.50, where 88.50 × 13 % would round to 11.51.
    const line = inputLine({ qty: '1', price: '88.5', amount: '88.50', tax: '11.50' })
    ok(await enter(app, member, inputForm({ amount: '100.00', lines: [line] })))
  })

  it.each([
    [
      'a discount that stands alone',
      { amount: '-5650.00', lines: [inputLine({ qty: '', price: '', amount: '-5000.00', tax: '-650.00' })] },
      'redOf field.required',
    ],
    [
      'a discount of other goods',
      {
        amount: '5085.00',
        lines: [
          inputLine(),
          inputLine({ key: 'b', name: 'Freight', qty: '', price: '', amount: '-500.00', tax: '-65.00' }),
        ],
      },
      'lines.1.amount inputInvoice.discount',
    ],
    [
      'a discount above its goods',
      {
        amount: '565.00',
        lines: [
          inputLine({
            key: 'c',
            name: 'Capacitor',
            qty: '1',
            price: '5500',
            amount: '5500.00',
            tax: '715.00',
          }),
          inputLine(),
          inputLine({ key: 'b', qty: '', price: '', amount: '-10000.00', tax: '-1300.00' }),
        ],
      },
      'lines.2.amount inputInvoice.discount',
    ],
    [
      'negative goods',
      {
        amount: '5085.00',
        lines: [inputLine(), inputLine({ key: 'b', qty: '-100', amount: '-500.00', tax: '-65.00' })],
      },
      'lines.1.amount inputInvoice.mixedSigns',
    ],
    [
      'a red-letter invoice of an invoice that is not there',
      {
        amount: '-5650.00',
        redOf: '24442000000099999999',
        lines: [inputLine({ qty: '-1000', amount: '-5000.00', tax: '-650.00' })],
      },
      'redOf inputInvoice.redUnknown',
    ],
    [
      'an invoice to take back that is not negative',
      { redOf: '24442000000099999999' },
      'redOf inputInvoice.notRed',
    ],
  ])('is refused with %s', async (_what, values, finding) => {
    expect(codesAt(await enter(app, member, inputForm(values)))).toContain(finding)
  })

  it('has discounts below its goods, which lower what is matched', async () => {
    const order = await givenExport(app, member, '1000', 'DISCOUNT-1')
    const discount = { key: 'b', qty: '', price: '', amount: '-500.00', tax: '-65.00' }
    const { id, lineId } = await given({ amount: '5085.00', lines: [inputLine(), inputLine(discount)] })
    expect((await one(id)).lines[1]).toMatchObject({ qty: '', price: '', amount: '-500.00' })
    ok(await match(id, [{ lineId, orderLineId: await lineOf(order.id), qty: '1000' }]))
    expect((await one(id)).lines[0].matches).toMatchObject([{ qty: '1000', amount: '5085.00' }])
    ok(await step(id, 'confirm'))
  })

  it('is taken back by red-letter invoices, in all no more than it has; what they take back is free again', async () => {
    const order = await givenExport(app, member, '1000', 'RED-1')
    const orderLineId = await lineOf(order.id)
    const invoiceNo = digitalNo()
    const { id, lineId } = await given({ invoiceNo })
    ok(await match(id, [{ lineId, orderLineId, qty: '1000' }]))
    ok(await step(id, 'confirm'))
    const part = inputLine({ qty: '-400', amount: '-2000.00', tax: '-260.00' })
    const red = await given({ amount: '-2260.00', redOf: invoiceNo, lines: [part] })
    expect(await one(red.id)).toMatchObject({ redOf: invoiceNo, amount: '-2260.00', net: '-2000.00' })
    const rest = inputLine({ qty: '-700', amount: '-3500.00', tax: '-455.00' })
    expect(
      codesAt(await enter(app, member, inputForm({ amount: '-3955.00', redOf: invoiceNo, lines: [rest] }))),
    ).toEqual(['amount inputInvoice.redExceeds'])
    ok(await step(red.id, 'confirm'))
    expect((await one(id)).lines[0]).toMatchObject({
      matchedQty: '600',
      matches: [{ qty: '600', amount: '3390.00' }],
    })
    const again = await given({
      amount: '2260.00',
      lines: [inputLine({ qty: '400', amount: '2000.00', tax: '260.00' })],
    })
    ok(await match(again.id, [{ lineId: again.lineId, orderLineId, qty: '400' }]))
  })

  it('is entered once per company', async () => {
    const invoiceNo = digitalNo()
    await given({ invoiceNo })
    expect(codesAt(await enter(app, member, inputForm({ invoiceNo })))).toEqual([
      'invoiceNo invoice.numberUsed',
    ])
    ok(await enter(app, await app.given.member(), inputForm({ invoiceNo })))
  })

  it('is proposed for the declared export that has its goods, and confirmed when all of it is matched', async () => {
    const order = await givenExport(app, member, '1000', 'CC0603KRX7R9BB104')
    const { id, lineId } = await given({ lines: [inputLine({ specification: 'CC0603KRX7R9BB104' })] })
    const { proposals: proposed, candidates } = await proposals(id)
    const orderLineId = await lineOf(order.id)
    expect(
      candidates.find((each: { orderLineId: string }) => each.orderLineId === orderLineId),
    ).toMatchObject({
      left: '1000',
      orderNo: order.orderNo,
    })
    expect(proposed).toMatchObject([
      { lineId, left: '0', parts: [{ orderLineId, qty: '1000', isExact: true }] },
    ])
    expect((await step(id, 'confirm')).text).toContain('not wholly matched yet')
    ok(await match(id, [{ lineId, orderLineId, qty: '600' }]))
    expect((await step(id, 'confirm')).text).toContain('not wholly matched yet')
    ok(await match(id, [{ lineId, orderLineId, qty: '1000' }]))
    expect((await one(id)).lines[0]).toMatchObject({
      matchedQty: '1000',
      matches: [{ orderNo: order.orderNo, qty: '1000', amount: '5650.00' }],
    })
    ok(await step(id, 'confirm'))
    expect(await one(id)).toMatchObject({ state: 2, matchedLines: 1, orderNos: [order.orderNo] })
    expect((await match(id, [])).text).toContain('has been confirmed and cannot be changed')
    const { version } = await one(id)
    expect((await enter(app, member, { ...inputForm(), id, version })).text).toContain(
      'has been confirmed and cannot be changed',
    )
    const [view] = await asProvider(app, (tx) =>
      tx.selectFrom('order_invoices').selectAll().where('order_id', '=', order.id).execute(),
    )
    expect(view).toMatchObject({ invoiced_in: '5650.00', first_in_on: '2026-11-03', invoiced_out: '0.00' })
  })

  it('is never matched above its line or the order’s, to an import, or to an order that is not declared', async () => {
    const order = await givenExport(app, member, '500')
    const orderLineId = await lineOf(order.id)
    const { id, lineId } = await given()
    const tried = async (matches: object[]) => codesAt(await match(id, matches))
    expect(await tried([{ lineId, orderLineId, qty: '501' }])).toEqual([
      'matches.0.qty inputInvoice.exceedsOrdered',
    ])
    const wide = await lineOf((await givenExport(app, member, '5000')).id)
    expect(await tried([{ lineId, orderLineId: wide, qty: '1001' }])).toEqual([
      'matches.0.qty inputInvoice.exceedsLine',
    ])
    expect(await tried([{ lineId, orderLineId: wide, qty: '0' }])).toEqual(['matches.0.qty field.positive'])
    const twice = { lineId, orderLineId, qty: '1' }
    expect(await tried([twice, twice])).toEqual(['matches.1.orderLineId inputInvoice.lineTwice'])
    const theirs = await app.given.member()
    const other = (await read(app, theirs, (await givenExport(app, theirs)).id)).lines[0].id
    expect(await tried([{ lineId, orderLineId: other, qty: '1' }])).toEqual([
      'matches.0.orderLineId inputInvoice.lineUnknown',
    ])
    for (const [modelType, code] of [
      [0, 'inputInvoice.otherKind'],
      [1, 'inputInvoice.orderNotReady'],
    ] as const) {
      const undeclared = await lineOf((await givenSubmitted(app, member, { modelType })).id)
      expect(await tried([{ lineId, orderLineId: undeclared, qty: '1' }])).toEqual([
        `matches.0.orderLineId ${code}`,
      ])
    }
    ok(await match(id, [{ lineId, orderLineId, qty: '500' }]))
    const second = await given()
    expect(codesAt(await match(second.id, [{ lineId: second.lineId, orderLineId, qty: '1' }]))).toEqual([
      'matches.0.qty inputInvoice.exceedsOrdered',
    ])
  })

  it('is corrected by the customer after an anomaly, and gives its matches back when it is removed', async () => {
    const order = await givenExport(app, member)
    const orderLineId = await lineOf(order.id)
    const { id, lineId } = await given()
    ok(await match(id, [{ lineId, orderLineId, qty: '1000' }]))
    expect(codesAt(await step(id, 'reportAnomaly', { reason: 'x' }))).toContain('anomaly field.required')
    ok(await step(id, 'reportAnomaly', { anomaly: 'seller', reason: 'Another seller' }))
    const seen = await one(id)
    expect(seen).toMatchObject({
      state: 1,
      anomaly: 'seller',
      reason: 'Another seller',
      nextSteps: [{ name: 'correct' }],
    })
    const stale = { ...inputForm(), id, version: 1 }
    expect((await enter(app, member, stale)).text).toContain('Someone else has changed this record')
    ok(await enter(app, member, { ...inputForm(), id, version: seen.version }))
    expect(await one(id)).toMatchObject({ state: 0, anomaly: null, matchedLines: 0 })
    const [line] = (await one(id)).lines
    ok(await match(id, [{ lineId: line.id, orderLineId, qty: '1000' }]))
    const removed = await app.client('DELETE tax/online/inputInvoice/batchRemove', {
      token,
      body: { ids: [id] },
    })
    expect(ok(removed)).toEqual({ count: 1 })
    const again = await given()
    ok(await match(again.id, [{ lineId: again.lineId, orderLineId, qty: '1000' }]))
    ok(await step(again.id, 'confirm'))
    const refused = await app.client('DELETE tax/online/inputInvoice/batchRemove', {
      token,
      body: { ids: [again.id] },
    })
    expect(refused.text).toContain('has been confirmed and cannot be changed')
    ok(await step(again.id, 'reopen', { reason: 'Checked again' }))
    ok(await step(again.id, 'waive', { reason: 'Sample' }))
    expect(await one(again.id)).toMatchObject({ state: 3, reason: 'Sample' })
  })
})
