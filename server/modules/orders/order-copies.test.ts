import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenAddress, givenSupplier } from '../partners/partners.testing.ts'
import { givenProduct } from '../products/products.testing.ts'
import { givenOrder, lineForm, orderForm, read, save, saved, submit } from './orders.testing.ts'
import { givenSubmitted } from './provider-steps.testing.ts'

const app = await sharedApp()
const member = await app.given.member()

const copy = (id: string) =>
  app.client(`POST business/online/order/${id}/copy`, { token: member.token, body: {} })
const remove = async (resource: string, id: string) => {
  const answer = await app.client(`DELETE base/online/${resource}/batchRemove`, {
    token: member.token,
    body: { ids: [id] },
  })
  expect(answer.body.code, answer.text).toBe(200)
}

describe('what an order names and was deleted since', () => {
  it('stays behind when the order is copied: the supplier is chosen again', async () => {
    const supplier = await givenSupplier(app, member)
    const { id } = await givenOrder(app, member, { supplierId: supplier.id })
    await remove('supplier', supplier.id)
    const made = saved(await copy(id))
    expect(await read(app, member, made.id)).toMatchObject({
      supplierId: null,
      currency: 'USD',
      lines: [{ qty: '1000', price: '0.123456' }],
    })
  })

  it('takes only the link to the product along: the line is saved, submitted and copied as it reads', async () => {
    const product = await givenProduct(app, member)
    const line = lineForm({ productId: product.id, model: 'KEPT-1' })
    const form = await orderForm(app, member, { lines: [line] })
    const order = saved(await save(app, member, form))
    await remove('product', product.id)
    const again = await save(app, member, { ...form, id: order.id, version: order.version })
    expect(again.body.code, again.text).toBe(200)
    expect((await read(app, member, order.id)).lines).toMatchObject([{ productId: null, model: 'KEPT-1' }])
    expect((await submit(app, member, order.id)).body.code).toBe(200)
    const made = saved(await copy(order.id))
    expect((await read(app, member, made.id)).lines).toMatchObject([{ productId: null, model: 'KEPT-1' }])
  })

  it('does not stop an order with the text of an address that is gone', async () => {
    const supplier = await givenSupplier(app, member)
    const address = await givenAddress(app, member, supplier.id)
    const form = await orderForm(app, member, {
      supplierId: supplier.id,
      receiving: { mode: 0, supplierAddressId: address.id, address: '8 Pier Road' },
    })
    const order = saved(await save(app, member, form))
    await remove('supplierAddress', address.id)
    const again = await save(app, member, { ...form, id: order.id, version: order.version })
    expect(again.body.code, again.text).toBe(200)
    expect((await read(app, member, order.id)).receiving).toMatchObject({ address: '8 Pier Road' })
  })
})

describe('copies', () => {
  it('make a draft of the same goods without what belongs to one shipment', async () => {
    const order = await givenSubmitted(app, member, { contractNo: 'C-9', shippingNoteNo: 'S-1' }, [
      'auditPass',
    ])
    const copied = await copy(order.id)
    const quick = await app.client('POST business/online/order/quickOrder', {
      token: member.token,
      body: { orderNo: order.orderNo.toLowerCase() },
    })
    for (const answer of [copied, quick]) {
      const made = saved(answer)
      expect(made.orderNo).not.toBe(order.orderNo)
      const detail = await read(app, member, made.id)
      expect(detail).toMatchObject({
        state: 0,
        modelType: 0,
        contractNo: '',
        shippingNoteNo: '',
        orderAmount: order.orderAmount,
        delivery: { consigneeIdNumber: '110***********002X' },
        lines: [{ qty: '1000', receivedQty: '0' }],
      })
    }
    const unknown = await app.client('POST business/online/order/quickOrder', {
      token: member.token,
      body: { orderNo: 'IM000000-0000' },
    })
    expect(unknown.body).toMatchObject({
      code: 404,
      msg: expect.stringContaining('No order has this number'),
    })
  })
})

describe('the destination of an export', () => {
  it('is kept with the order and its copy, and is a port of the dictionary', async () => {
    const exporting = await orderForm(app, member, { modelType: 1, destinationPort: 'DEHAM' })
    const order = saved(await save(app, member, exporting))
    expect(await read(app, member, order.id)).toMatchObject({ destinationPort: 'DEHAM' })
    const made = saved(await copy(order.id))
    expect(await read(app, member, made.id)).toMatchObject({ destinationPort: 'DEHAM' })
    const unknown = await save(app, member, { ...exporting, destinationPort: 'XXNONE' })
    expect(unknown.body).toMatchObject({
      code: 400,
      data: { fields: [{ path: 'destinationPort', code: 'field.code' }] },
    })
  })
})
