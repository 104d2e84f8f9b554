import { describe, expect, it } from 'vitest'
import { fieldsOf, pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenCustomer, givenSupplier } from '../partners/partners.testing.ts'
import { stepSupplier } from '../partners/step-supplier.ts'
import { givenProduct } from '../products/products.testing.ts'
import { setPriceAudit } from './mark-order.ts'
import { givenOrder, lineForm, orderForm, read, save, saved, submit } from './orders.testing.ts'
import { asProvider, provide, provider } from './provider-steps.testing.ts'

const app = await sharedApp()

/** What a submission finds missing, by field, of an order that is right but for these values. */
async function missing(values: Record<string, unknown> & { modelType?: number }): Promise<string[]> {
  const member = await app.given.member()
  const { id } = saved(await save(app, member, await orderForm(app, member, values)))
  const answer = await submit(app, member, id)
  if (answer.body.code === 200) return []
  expect(answer.body.code).toBe(400)
  expect((await read(app, member, id)).state).toBe(0)
  return pathsOf(answer)
}

const pickup = {
  type: 0,
  pickupAddress: '3 Dock Road',
  pickupTime: '2026-11-20 14:30',
  pickupName: 'Li Lei',
  pickupIdNumber: '11010519491231002X',
  pickupPhone: '13800138000',
}
const parcel = {
  type: 1,
  address: '1 Keji South Road',
  consigneeName: 'Li Lei',
  consigneeIdNumber: 'A123456(7)',
  consigneePhone: '+852 2345 6789',
}
const without = (given: Record<string, unknown>, field: string) => ({ ...given, [field]: '' })

describe('§5: a submission needs', () => {
  it.each([0, 1, 2, 3])('nothing more of a complete order of kind %i', async (modelType) => {
    expect(await missing({ modelType })).toEqual([])
  })
  it.each([0, 1, 2, 3])('currency and transaction method, kind %i', async (modelType) => {
    expect(await missing({ modelType, currency: '', incoterms: '' })).toEqual(['currency', 'incoterms'])
  })
  it('a supplier', async () => {
    const member = await app.given.member()
    const form = { ...(await orderForm(app, member)), supplierId: null }
    const { id } = saved(await save(app, member, form))
    expect(pathsOf(await submit(app, member, id))).toEqual(['supplierId'])
  })
  it('at least one line', async () => {
    expect(await missing({ lines: [] })).toEqual(['lines'])
  })
  it('quantity, unit price and origin of each line, reported at row and column', async () => {
    const lines = [lineForm(), lineForm({ qty: '', price: '', origin: '' })]
    expect(await missing({ lines })).toEqual(['lines.1.origin', 'lines.1.qty', 'lines.1.price'])
  })
  it('quantity and unit price above zero', async () => {
    expect(await missing({ lines: [lineForm({ qty: '0', price: '0.000000' })] })).toEqual([
      'lines.0.qty',
      'lines.0.price',
    ])
  })
  it('a gross weight that is there and not below the net weight', async () => {
    expect(await missing({ lines: [lineForm({ netWeight: '2', grossWeight: '1.9999' })] })).toEqual([
      'lines.0.grossWeight',
    ])
    expect(await missing({ lines: [lineForm({ netWeight: '2', grossWeight: '' })] })).toEqual([
      'lines.0.grossWeight',
    ])
    expect(await missing({ lines: [lineForm({ netWeight: '2', grossWeight: '2' })] })).toEqual([])
  })
  it('a receiving mode, and with it a delivery mode', async () => {
    expect(await missing({ receiving: {}, delivery: {} })).toEqual(['receiving.mode', 'delivery.type'])
    expect(await missing({ receiving: { mode: 0 }, delivery: {} })).toEqual(['delivery.type'])
  })
  it('no receiving mode for goods that are in temporary storage', async () => {
    expect(await missing({ receiving: {}, isWarehouseType: 1 })).toEqual([])
  })
  it('the freight payment when a carrier brings the goods', async () => {
    expect(await missing({ receiving: { mode: 2 } })).toEqual(['receiving.freightPayment'])
    expect(await missing({ receiving: { mode: 2, freightPayment: 'collect' } })).toEqual([])
  })
  it('address, time, contact and phone when the goods are picked up at the supplier’s', async () => {
    expect(await missing({ receiving: { mode: 1 } })).toEqual([
      'receiving.address',
      'receiving.time',
      'receiving.contact',
      'receiving.phone',
    ])
  })
  it.each(['pickupAddress', 'pickupTime', 'pickupName', 'pickupIdNumber', 'pickupPhone'])(
    'of a warehouse pickup its %s',
    async (field) => {
      expect(await missing({ delivery: without(pickup, field) })).toEqual([`delivery.${field}`])
    },
  )
  it.each(['address', 'consigneeName', 'consigneeIdNumber', 'consigneePhone'])(
    'of every other delivery its %s',
    async (field) => {
      for (const type of [1, 2, 3, 5]) {
        expect(await missing({ delivery: { ...without(parcel, field), type } })).toEqual([
          `delivery.${field}`,
        ])
      }
    },
  )
  it('an identity card whose check character holds', async () => {
    expect(await missing({ delivery: { ...pickup, pickupIdNumber: '110105194912310021' } })).toEqual([
      'delivery.pickupIdNumber',
    ])
  })
  it('an overseas customer and an amount of an export', async () => {
    expect(await missing({ modelType: 1, customerId: null })).toEqual(['customerId'])
    const lines = [lineForm({ qty: '0.001', price: '0.001' })]
    expect(await missing({ modelType: 1, lines })).toEqual(['orderAmount'])
    expect(await missing({ modelType: 0, lines })).toEqual([])
    const member = await app.given.member()
    const { id: customerId } = await givenCustomer(app, member, { type: 2 })
    const form = { ...(await orderForm(app, member, { modelType: 1 })), customerId }
    const { id } = saved(await save(app, member, form))
    expect(fieldsOf(await submit(app, member, id))).toEqual([
      { path: 'customerId', msg: 'This is not an overseas customer. Choose one that is.' },
    ])
  })
  it('a supplier that is enabled and has its documents', async () => {
    const member = await app.given.member()
    const voided = await givenSupplier(app, member)
    await asProvider(app, async (tx) => {
      const acting = { actor: 'customer', id: null, name: '', companyId: member.companyId } as const
      await stepSupplier(tx, acting, { id: voided.id, name: 'requestVoid', given: {} })
    })
    const { id } = await givenOrder(app, member, { supplierId: voided.id })
    expect(pathsOf(await submit(app, member, id))).toEqual(['supplierId'])
    const bare = await givenSupplier(app, member)
    await asProvider(app, (tx) =>
      tx
        .updateTable('attachment')
        .set({ deleted_at: new Date().toISOString() })
        .where('entity_id', '=', bare.id)
        .execute(),
    )
    const second = await givenOrder(app, member, { supplierId: bare.id })
    expect(fieldsOf(await submit(app, member, second.id)).map(({ msg }) => msg)).toEqual([
      'Upload the business license',
      'Upload the invoicing data',
    ])
  })
})

describe('submitting', () => {
  it('is done once: a second time, and ten at once, are refused as submitted already', async () => {
    const member = await app.given.member()
    const { id } = await givenOrder(app, member)
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(app, member, id)))
    const codes = answers.map(({ body }) => body.code).toSorted((a: number, b: number) => a - b)
    expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    const again = await submit(app, member, id)
    expect(again.body.msg).toBe('This order has already been submitted. Refresh to see its latest status.')
    const order = await read(app, member, id)
    expect(order).toMatchObject({ state: 1, stateLabel: 'submitted', returnReason: '' })
    expect(
      order.timeline.filter((entry: { transition: string }) => entry.transition === 'submit'),
    ).toHaveLength(1)
  })

  it('goes for many at once by commitAudit, each answered on its own', async () => {
    const member = await app.given.member()
    const good = await givenOrder(app, member)
    const bad = saved(await save(app, member, { modelType: 0 }))
    const answer = await app.client('PUT system/online/sysTableLevelStep/commitAudit', {
      token: member.token,
      form: { tableName: 'order', ids: [good.id, bad.id, '999999'].join(',') },
    })
    expect(answer.body.data.map(({ ok, code }: { ok: boolean; code: number }) => [ok, code])).toEqual([
      [true, 200],
      [false, 400],
      [false, 404],
    ])
    // What is missing in a refused one is named, field by field.
    const { fields } = answer.body.data[1] as { fields: { path: string; msg: string }[] }
    expect(fields.map(({ path }) => path)).toEqual(expect.arrayContaining(['supplierId', 'lines']))
    expect(fields.every(({ msg }) => msg !== '')).toBe(true)
    expect((await read(app, member, good.id)).state).toBe(1)
  })

  it('feeds the supplier’s goods with price, currency and order', async () => {
    const member = await app.given.member()
    const product = await givenProduct(app, member)
    const lines = [lineForm({ productId: product.id, price: '2.5' }), lineForm()]
    const order = await givenOrder(app, member, { lines })
    const goods = () => app.client('GET base/online/supplierGoods/list', { token: member.token })
    expect((await goods()).body.total).toBe(0)
    await submit(app, member, order.id)
    expect((await goods()).body).toMatchObject({
      total: 1,
      rows: [{ productId: product.id, lastPrice: '2.500000', currency: 'USD', orderNumber: order.orderNo }],
    })
  })

  it('asks for a price audit where a price lies far from the model’s own history', async () => {
    const member = await app.given.member()
    const line = (price: string) => [lineForm({ model: 'NE555P', brand: 'TI', price })]
    for (const price of ['1.00', '1.10']) {
      const { id } = await givenOrder(app, member, { lines: line(price) })
      await submit(app, member, id)
      expect((await read(app, member, id)).priceAudit).toBeNull()
    }
    const odd = await givenOrder(app, member, { lines: line('2.00') })
    await submit(app, member, odd.id)
    expect(await read(app, member, odd.id)).toMatchObject({ priceAudit: 5, commodityState: 11 })
  })

  it('is open again after a price audit failed: the order is changed in place and audited again', async () => {
    const member = await app.given.member()
    const form = await orderForm(app, member)
    const { id } = saved(await save(app, member, form))
    await submit(app, member, id)
    await asProvider(app, (tx) => setPriceAudit(tx, provider, { id, priceAudit: 4, reason: 'too low' }))
    const { version } = await read(app, member, id)
    expect((await save(app, member, { ...form, id, version, currency: '' })).body.code).toBe(400)
    saved(await save(app, member, { ...form, id, version, remarks: 'new price' }))
    expect(await read(app, member, id)).toMatchObject({ state: 1, priceAudit: 5, remarks: 'new price' })
  })

  it('keeps what a cell of a draft says although it is no number, and refuses it at that cell alone', async () => {
    const member = await app.given.member()
    const raw = lineForm({ qty: '', origin: '', rawCells: { qty: 'ca. 500', origin: 'Atlantis' } })
    const { id, version } = saved(
      await save(app, member, await orderForm(app, member, { lines: [lineForm(), raw] })),
    )
    const { lines, supplierId } = await read(app, member, id)
    expect(lines[0].rawCells).toEqual({})
    expect(lines[1]).toMatchObject({ qty: '', rawCells: { qty: 'ca. 500', origin: 'Atlantis' } })
    expect(pathsOf(await submit(app, member, id))).toEqual(['lines.1.qty', 'lines.1.origin'])

    const corrected = { ...raw, qty: '500', origin: 'US', rawCells: {} }
    const form = await orderForm(app, member, { supplierId, lines: [lineForm(), corrected], id, version })
    saved(await save(app, member, form))
    expect((await submit(app, member, id)).body.code).toBe(200)
  })

  it('clears the return reason', async () => {
    const member = await app.given.member()
    const { id } = await givenOrder(app, member)
    await submit(app, member, id)
    await provide(app, id, 'return', { reason: 'Wrong model' })
    expect(await read(app, member, id)).toMatchObject({
      state: 0,
      stateLabel: 'returned',
      returnReason: 'Wrong model',
    })
    expect((await submit(app, member, id)).body.code).toBe(200)
    expect((await read(app, member, id)).returnReason).toBe('')
  })
})
