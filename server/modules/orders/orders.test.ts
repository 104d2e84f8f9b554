import { describe, expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenAddress, givenCustomer, givenFile, givenSupplier } from '../partners/partners.testing.ts'
import { givenProduct } from '../products/products.testing.ts'
import {
  fieldsOf,
  givenOrder,
  lineForm,
  orderForm,
  pathsOf,
  read,
  save,
  saved,
  submit,
} from './orders.testing.ts'

const app = await testApp()

describe('POST business/online/order/save', () => {
  it('keeps a draft however incomplete, and gives it a number of its kind and day', async () => {
    const member = await app.given.member()
    const numbers: string[] = []
    for (const modelType of [0, 1, 2, 3]) {
      const answer = saved(await save(app, member, { modelType }))
      expect(answer).toMatchObject({ version: 1, orderAmount: '0.00' })
      numbers.push(answer.orderNo)
    }
    const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(2, 10).replaceAll('-', '')
    expect(numbers.map((number) => number.replace(/-\d{4,}$/, ''))).toEqual(
      ['IM', 'EX', 'TR', 'DM'].map((prefix) => `${prefix}${day}`),
    )
  })

  it('computes line totals and the order amount, and shows all that was typed', async () => {
    const member = await app.given.member()
    const lines = [
      lineForm({
        qty: '3',
        price: '0.333333',
        remark: '备注',
        reelNumber: 'R-1',
        declarationElements: '用途',
      }),
      lineForm({ qty: '2', price: '10.005', packages: '', netWeight: '', grossWeight: '' }),
    ]
    const form = await orderForm(app, member, { lines, contractNo: 'C-1', remarks: 'fragile' })
    const { id, orderAmount } = saved(await save(app, member, form))
    expect(orderAmount).toBe('21.01')
    const order = await read(app, member, id)
    expect(order).toMatchObject({
      orderAmount: '21.01',
      unpaidAmount: '21.01',
      appliedAmount: '0.00',
      contractNo: 'C-1',
      remarks: 'fragile',
      currency: 'USD',
      lineCount: 2,
      packages: 2,
      netWeight: '1.5',
      grossWeight: '1.8',
      stateLabel: 'draft',
      commodityState: 1,
      delivery: { consigneeIdNumber: '110***********002X', type: 1 },
    })
    expect(order.lines.map((line: { totalMoney: string }) => line.totalMoney)).toEqual(['1.00', '20.01'])
    expect(order.lines[0]).toMatchObject({ ...lines[0], totalMoney: '1.00', receivedQty: '0' })
    expect(order.lines[1]).toMatchObject({ packages: '', netWeight: '', qty: '2', price: '10.005' })
    expect(order.nextSteps.map((step: { name: string }) => step.name)).toEqual([
      'save',
      'remove',
      'submit',
      'split',
    ])
  })

  it('shows appointments as they were typed, to the minute, and takes them back', async () => {
    const member = await app.given.member()
    const given = {
      receiving: { mode: 1, time: '2026-11-19 09:05' },
      delivery: { type: 0, time: '2026-11-21 23:59', pickupTime: '2026-11-20 14:30' },
    }
    const { id } = saved(await save(app, member, { modelType: 0, ...given }))
    const { receiving, delivery, version } = await read(app, member, id)
    expect({ receiving, delivery }).toMatchObject(given)
    saved(await save(app, member, { id, version, modelType: 0, receiving, delivery }))
  })

  it('keeps lines by their key: changed, added, removed and moved, with their ids', async () => {
    const member = await app.given.member()
    const [a, b, c] = [lineForm(), lineForm(), lineForm()]
    const form = await orderForm(app, member, { lines: [a, b, c] })
    const { id } = saved(await save(app, member, form))
    const before = await read(app, member, id)
    const d = lineForm()
    const answer = await save(app, member, {
      ...form,
      id,
      version: 1,
      lines: [c, { ...a, qty: '5' }, d],
    })
    expect(answer.body).toMatchObject({ code: 200, data: { version: 2 } })
    const after = await read(app, member, id)
    const idOf = (order: { lines: { key: string; id: string }[] }, key: string) =>
      order.lines.find((line) => line.key === key)?.id
    expect(after.lines.map((line: { key: string }) => line.key)).toEqual([c.key, a.key, d.key])
    expect([idOf(after, a.key), idOf(after, c.key)]).toEqual([idOf(before, a.key), idOf(before, c.key)])
    expect(after.lines[1].qty).toBe('5')
  })

  it('refuses a stale version, says who and when, and shows the order as it is now', async () => {
    const member = await app.given.member()
    const form = await orderForm(app, member)
    const { id } = saved(await save(app, member, form))
    saved(await save(app, member, { ...form, id, version: 1, remarks: 'second' }))
    const answer = await save(app, member, { ...form, id, version: 1, remarks: 'third' })
    expect(answer.body).toMatchObject({
      code: 409,
      data: { changedBy: 'Wang Wei', current: { remarks: 'second', version: 2, lines: [{ qty: '1000' }] } },
    })
    expect((await save(app, member, { ...form, id })).body.code).toBe(400)
  })

  it('answers the same key twice with one order', async () => {
    const member = await app.given.member()
    const form = await orderForm(app, member)
    const key = { 'idempotency-key': 'order-once-1' }
    const answers = [await save(app, member, form, key), await save(app, member, form, key)]
    expect(answers[0]?.body.data).toEqual(answers[1]?.body.data)
    expect((await save(app, member, { ...form, remarks: 'other' }, key)).body.code).toBe(409)
  })

  it('leaves one entry on the timeline for a form that saves itself again and again', async () => {
    const member = await app.given.member()
    const form = await orderForm(app, member)
    const { id } = saved(await save(app, member, form))
    for (const version of [1, 2, 3]) saved(await save(app, member, { ...form, id, version }))
    const { timeline } = await read(app, member, id)
    expect(timeline.map((entry: { transition: string }) => entry.transition)).toEqual(['save', 'create'])
  })

  it('does not change an order’s kind', async () => {
    const member = await app.given.member()
    const { id } = await givenOrder(app, member)
    const answer = await save(app, member, { modelType: 3, id, version: 1 })
    expect(fieldsOf(answer)).toEqual([
      { path: 'modelType', msg: 'An order’s type cannot be changed. Create a new order instead.' },
    ])
  })

  it.each([
    ['-1', 'qty'],
    ['1e3', 'qty'],
    ['NaN', 'qty'],
    ['1234567890', 'qty'],
    ['-0.01', 'price'],
    ['1e-3', 'price'],
    ['0.1234567', 'price'],
    ['1,000', 'price'],
    ['99999999999999999999', 'price'],
    ['1.5', 'packages'],
    ['-2', 'grossWeight'],
    ['1.005', 'totalMoney'],
  ])('refuses %s as %s of a line, at its place', async (value, field) => {
    const member = await app.given.member()
    const answer = await save(app, member, {
      modelType: 0,
      lines: [lineForm(), lineForm({ [field]: value })],
    })
    expect(answer.body.code).toBe(400)
    expect(pathsOf(answer)).toEqual([`lines.1.${field}`])
  })

  it.each([
    [{ orderAmount: '1.005' }, 'orderAmount'],
    [{ orderAmount: '-1' }, 'orderAmount'],
    [{ orderAmount: '1e3' }, 'orderAmount'],
    [{ delivery: { insuredValue: '0.001' } }, 'delivery.insuredValue'],
    [{ delivery: { consigneeIdNumber: '*' } }, 'delivery.consigneeIdNumber'],
    [{ delivery: { pickupTime: 'tomorrow' } }, 'delivery.pickupTime'],
    [{ receiving: { phone: '123' } }, 'receiving.phone'],
    [{ currency: 'XXX' }, 'currency'],
    [{ incoterms: 'fob' }, 'incoterms'],
    [{ remarks: 'x'.repeat(1001) }, 'remarks'],
    [{ orderDate: '2026-02-30' }, 'orderDate'],
  ])('refuses the header %j', async (values, path) => {
    const member = await app.given.member()
    const answer = await save(app, member, { modelType: 0, ...values })
    expect(answer.body.code).toBe(400)
    expect(pathsOf(answer)).toEqual([path])
  })

  it.each([
    [{ incoterms: 'ZZZ' }, 'incoterms'],
    [{ paymentMethod: 'BARTER' }, 'paymentMethod'],
    [{ receiving: { expressProvider: 'NOBODY' } }, 'receiving.expressProvider'],
    [{ receiving: { freightPayment: 'never' } }, 'receiving.freightPayment'],
    [{ delivery: { transportMode: 'Q' } }, 'delivery.transportMode'],
  ])('refuses what no dictionary has: %j', async (values, path) => {
    const member = await app.given.member()
    expect(pathsOf(await save(app, member, { modelType: 0, ...values }))).toEqual([path])
  })

  it('refuses a line’s origin, unit and packing that no dictionary has', async () => {
    const member = await app.given.member()
    const answer = await save(app, member, {
      modelType: 0,
      lines: [lineForm(), lineForm({ origin: 'ZZ', unit: '999', packing: 'QQ' })],
    })
    expect(pathsOf(answer).toSorted()).toEqual(['lines.1.origin', 'lines.1.packing', 'lines.1.unit'])
  })

  it('refuses a total that differs from quantity × price, and an amount that is not the sum', async () => {
    const member = await app.given.member()
    const line = lineForm({ qty: '3', price: '1.10', totalMoney: '3.31' })
    expect(fieldsOf(await save(app, member, { modelType: 0, lines: [line] }))).toEqual([
      { path: 'lines.0.totalMoney', msg: 'The total is not quantity × unit price. It should be 3.30.' },
    ])
    const right = { ...line, totalMoney: '3.3' }
    expect(fieldsOf(await save(app, member, { modelType: 0, lines: [right], orderAmount: '3.00' }))).toEqual([
      { path: 'orderAmount', msg: 'The order amount does not match its lines, which add up to 3.30' },
    ])
    expect(
      saved(await save(app, member, { modelType: 0, lines: [right], orderAmount: '3.30' })).orderAmount,
    ).toBe('3.30')
  })

  it('refuses an amount too large to be true', async () => {
    const member = await app.given.member()
    const lines = [lineForm({ qty: '999999999', price: '999999999' })]
    expect(fieldsOf(await save(app, member, { modelType: 0, lines }))).toEqual([
      {
        path: 'lines.0.totalMoney',
        msg: 'The amount is too large. Check the quantity and the unit price.',
      },
    ])
  })

  it('refuses what belongs to another company at its field', async () => {
    const [member, other] = [await app.given.member(), await app.given.member()]
    const foreign = {
      supplierId: (await givenSupplier(app, other)).id,
      customerId: (await givenCustomer(app, other)).id,
    }
    const product = await givenProduct(app, other)
    const address = await givenAddress(app, other, foreign.supplierId)
    const file = await givenFile(app, other)
    const pathsFor = async (values: object) => {
      const answer = await save(app, member, { modelType: 1, ...values })
      expect(answer.body.code).toBe(404)
      return fieldsOf(answer)
    }
    const gone = 'The record does not exist or has been deleted'
    expect(await pathsFor({ supplierId: foreign.supplierId })).toEqual([{ path: 'supplierId', msg: gone }])
    expect(await pathsFor({ customerId: foreign.customerId })).toEqual([{ path: 'customerId', msg: gone }])
    expect(await pathsFor({ lines: [lineForm(), lineForm({ productId: product.id })] })).toEqual([
      { path: 'lines.1.productId', msg: gone },
    ])
    expect(await pathsFor({ receiving: { supplierAddressId: address.id } })).toEqual([
      { path: 'receiving.supplierAddressId', msg: gone },
    ])
    expect(await pathsFor({ delivery: { addressId: address.id } })).toEqual([
      { path: 'delivery.addressId', msg: gone },
    ])
    expect(await pathsFor({ attachments: { contract: [file] } })).toMatchObject([
      { path: 'attachments.contract.0' },
    ])
  })

  it('keeps files by kind: a kind that is given replaces, one that is absent stays', async () => {
    const member = await app.given.member()
    const [invoice, list, other] = [
      await givenFile(app, member),
      await givenFile(app, member),
      await givenFile(app, member),
    ]
    const form = await orderForm(app, member)
    const attachments = { 'commercial-invoice': [invoice], 'packing-list': [list] }
    const { id } = saved(await save(app, member, { ...form, attachments }))
    saved(await save(app, member, { ...form, id, version: 1, attachments: { 'packing-list': [other] } }))
    const order = await read(app, member, id)
    expect(
      order.attachments.map(({ kind, fileId }: { kind: string; fileId: string }) => [kind, fileId]),
    ).toEqual([
      ['commercial-invoice', invoice],
      ['packing-list', other],
    ])
  })

  it('refuses two lines with one key', async () => {
    const member = await app.given.member()
    const line = lineForm()
    expect(pathsOf(await save(app, member, { modelType: 0, lines: [line, line] }))).toEqual(['lines.1.key'])
  })

  it('refuses to save what was submitted', async () => {
    const member = await app.given.member()
    const form = await orderForm(app, member)
    const { id } = saved(await save(app, member, form))
    await submit(app, member, id)
    const answer = await save(app, member, { ...form, id, version: 2 })
    expect(answer.body).toMatchObject({ code: 409, msg: expect.stringMatching(/^Only drafts/) })
  })
})
