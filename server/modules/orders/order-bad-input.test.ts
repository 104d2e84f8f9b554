import { beforeAll, describe, expect, it } from 'vitest'
import { fieldsOf } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenAddress, givenCustomer, givenFile, givenSupplier } from '../partners/partners.testing.ts'
import { givenProduct } from '../products/products.testing.ts'
import { lineForm, orderForm, read, save, saved, submit } from './orders.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const form = await orderForm(app, member, { remarks: 'typed before' })

/** A saved order is changed by bad input: refused with these words at these places, and what was there stays. */
async function changed(values: object): Promise<{ path: string; msg: string }[]> {
  const order = saved(await save(app, member, form))
  const before = await read(app, member, order.id)
  const answer = await save(app, member, { ...form, id: order.id, version: 1, ...values })
  expect(answer.body.code).not.toBe(200)
  expect(await read(app, member, order.id)).toEqual(before)
  return fieldsOf(answer)
}

/** Saved as a draft, bad as it is; refused when it is submitted, and still there as it was typed. */
async function submitted(values: Record<string, unknown>): Promise<{ path: string; msg: string }[]> {
  const order = saved(await save(app, member, { ...form, ...values }))
  const before = await read(app, member, order.id)
  const answer = await submit(app, member, order.id)
  expect(answer.body.code).toBe(400)
  expect(await read(app, member, order.id)).toEqual(before)
  return fieldsOf(answer)
}

const inPlainDigits = (what: string, such: string) =>
  `Enter the ${what} in plain digits, such as ${such}, without an exponent or separators`

describe('an amount', () => {
  it.each([
    ['negative', '-1', 'Must not be negative'],
    ['huge', '123456789012345', 'Too large: at most 14 digits before the decimal point'],
    ['with an exponent', '1e3', inPlainDigits('amount', '12.50')],
    ['with three decimals', '1.005', 'Too many decimals: at most 2'],
  ])('that is %s is refused in its own words wherever it stands', async (_what, value, msg) => {
    const lines = [lineForm(), lineForm({ totalMoney: value })]
    expect(await changed({ lines })).toEqual([{ path: 'lines.1.totalMoney', msg }])
    expect(await changed({ orderAmount: value })).toEqual([{ path: 'orderAmount', msg }])
    const delivery = { ...form.delivery, insuredValue: value }
    expect(await changed({ delivery })).toEqual([{ path: 'delivery.insuredValue', msg }])
  })

  it.each([
    ['-0.5', 'Must not be negative'],
    ['1234567890', 'Too large: at most 9 digits before the decimal point'],
    ['9'.repeat(40), 'Too large: at most 9 digits before the decimal point'],
    ['0.1234567', 'Too many decimals: at most 6'],
  ])('%s is no quantity and no unit price', async (value, msg) => {
    expect(await changed({ lines: [lineForm({ qty: value, price: value })] })).toEqual([
      { path: 'lines.0.qty', msg },
      { path: 'lines.0.price', msg },
    ])
  })

  it('with an exponent is no quantity and no unit price', async () => {
    expect(await changed({ lines: [lineForm({ qty: '1e3', price: '1E-3' })] })).toEqual([
      { path: 'lines.0.qty', msg: inPlainDigits('quantity', '12.5') },
      { path: 'lines.0.price', msg: inPlainDigits('unit price', '12.5') },
    ])
  })

  it('of nothing is kept in a draft and refused at the submission', async () => {
    expect(await submitted({ lines: [lineForm(), lineForm({ qty: '0', price: '0.00' })] })).toEqual([
      { path: 'lines.1.qty', msg: 'Must be greater than zero' },
      { path: 'lines.1.price', msg: 'Must be greater than zero' },
    ])
  })

  it('that quantity and unit price do not make is named with the right one', async () => {
    const line = lineForm({ qty: '3', price: '1.10', totalMoney: '3.31' })
    expect(await changed({ lines: [line] })).toEqual([
      { path: 'lines.0.totalMoney', msg: 'The total is not quantity × unit price. It should be 3.30.' },
    ])
    expect(await changed({ lines: [{ ...line, totalMoney: '3.30' }], orderAmount: '3.00' })).toEqual([
      { path: 'orderAmount', msg: 'The order amount does not match its lines, which add up to 3.30' },
    ])
  })
})

it('a gross weight below the net weight is refused at the line’s gross weight', async () => {
  expect(await submitted({ lines: [lineForm({ netWeight: '2', grossWeight: '1.9999' })] })).toEqual([
    { path: 'lines.0.grossWeight', msg: 'The gross weight cannot be below the net weight' },
  ])
})

describe('another company’s', () => {
  const gone = 'The record does not exist or has been deleted'
  let other: GivenMember
  beforeAll(async () => {
    other = await app.given.member()
  })

  it('supplier is not found, and nothing of it is revealed', async () => {
    const { id } = await givenSupplier(app, other)
    expect(await changed({ supplierId: id })).toEqual([{ path: 'supplierId', msg: gone }])
  })
  it('customer is not found', async () => {
    const { id } = await givenCustomer(app, other)
    expect(await changed({ customerId: id })).toEqual([{ path: 'customerId', msg: gone }])
  })
  it('product is not found, at its line', async () => {
    const { id } = await givenProduct(app, other)
    expect(await changed({ lines: [lineForm(), lineForm({ productId: id })] })).toEqual([
      { path: 'lines.1.productId', msg: gone },
    ])
  })
  it('address is not found, whether of the company or of its supplier', async () => {
    const { id } = await givenAddress(app, other, (await givenSupplier(app, other)).id)
    expect(await changed({ delivery: { ...form.delivery, addressId: id } })).toEqual([
      { path: 'delivery.addressId', msg: gone },
    ])
    expect(await changed({ receiving: { mode: 0, supplierAddressId: id } })).toEqual([
      { path: 'receiving.supplierAddressId', msg: gone },
    ])
  })
  it('file is not found', async () => {
    const file = await givenFile(app, other)
    expect(await changed({ attachments: { contract: [file] } })).toEqual([
      { path: 'attachments.contract.0', msg: 'The file does not exist or you may not view it' },
    ])
  })
})

it('an incomplete pickup names each thing that is missing', async () => {
  const fields = await submitted({ delivery: { type: 0 } })
  expect(fields.map(({ path }) => path)).toEqual(
    ['pickupAddress', 'pickupTime', 'pickupName', 'pickupIdNumber', 'pickupPhone'].map(
      (field) => `delivery.${field}`,
    ),
  )
  for (const { msg } of fields) expect(msg).toBe('This field is required')
})

it('more than 10,000 lines are refused at the lines', async () => {
  const lines = Array.from({ length: 10_001 }, (_, n) => ({ key: `k${n}` }))
  expect(await changed({ lines })).toEqual([{ path: 'lines', msg: 'Too many: at most 10000 entries' }])
})

describe('a value of another type', () => {
  const format = 'The format is not right. Check it and try again.'
  it('is distinguished from one that was left out', async () => {
    expect(await changed({ lines: [{ ...lineForm(), qty: 1, model: ['A'] }] })).toEqual([
      { path: 'lines.0.model', msg: format },
      { path: 'lines.0.qty', msg: format },
    ])
    expect(await changed({ lines: { model: 'A' } })).toEqual([{ path: 'lines', msg: format }])
    expect(await changed({ supplierId: 5 })).toEqual([{ path: 'supplierId', msg: format }])
    expect(await changed({ modelType: undefined })).toEqual([
      { path: 'modelType', msg: 'This field is required' },
    ])
  })

  it('that is no currency of ours is to be chosen from the list', async () => {
    expect(await changed({ currency: 'XAU' })).toEqual([{ path: 'currency', msg: 'Choose from the list' }])
  })
})

describe('a day', () => {
  it('that no calendar has is refused, in an appointment too', async () => {
    const day = 'Enter a valid date, such as 2026-11-15'
    const time = 'Enter a valid time, such as 2026-11-20 14:30'
    expect(await changed({ orderDate: '2026-02-30' })).toEqual([{ path: 'orderDate', msg: day }])
    expect(await changed({ orderDate: '0000-01-01' })).toEqual([{ path: 'orderDate', msg: day }])
    expect(await changed({ delivery: { type: 0, pickupTime: '2026-02-30 10:00' } })).toEqual([
      { path: 'delivery.pickupTime', msg: time },
    ])
    expect(await changed({ receiving: { mode: 1, time: '2026-99-99 10:00' } })).toEqual([
      { path: 'receiving.time', msg: time },
    ])
  })
})

it.each([
  ['a NUL', 'a\0b'],
  ['half a surrogate pair', 'a\ud800b'],
])('%s is refused wherever text is typed', async (_what, typed) => {
  const msg = 'Contains control characters. Remove them and try again.'
  const lines = [lineForm({ model: typed })]
  expect(await changed({ remarks: typed, receiving: { mode: 0, address: typed }, lines })).toEqual([
    { path: 'remarks', msg },
    { path: 'receiving.address', msg },
    { path: 'lines.0.model', msg },
  ])
})
