import { describe, expect, it } from 'vitest'
import { fieldsOf, pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenAddress, givenCustomer, givenFile, givenSupplier } from '../partners/partners.testing.ts'
import { givenProduct } from '../products/products.testing.ts'
import { lineForm, save, saved } from './orders.testing.ts'

const app = await sharedApp()

describe('a save of an order', () => {
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

  it('refuses two lines with one key', async () => {
    const member = await app.given.member()
    const line = lineForm()
    expect(pathsOf(await save(app, member, { modelType: 0, lines: [line, line] }))).toEqual(['lines.1.key'])
  })
})
