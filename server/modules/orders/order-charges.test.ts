import { describe, expect, it } from 'vitest'
import { pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenCustomer } from '../partners/partners.testing.ts'
import { givenOrder, orderForm, read, save, saved, submit } from './orders.testing.ts'

const app = await sharedApp()
const member = await app.given.member()

const charges = {
  freight: '120.00',
  freightCurrency: 'HKD',
  insurance: '12.50',
  insuranceCurrency: '',
  other: '',
  otherCurrency: '',
}

describe('charges of an import', () => {
  it('are kept with their currency, copied, listed and printed', async () => {
    const order = await givenOrder(app, member, { charges })
    expect((await read(app, member, order.id)).charges).toEqual(charges)
    const list = await app.client('GET business/online/order/list', {
      token: member.token,
      query: { modelType: '0', orderNo: order.orderNo },
    })
    expect(list.body.rows[0].charges).toEqual(charges)
    const print = await app.client(`GET business/online/order/${order.id}/print`, { token: member.token })
    expect(print.body.data.order.charges).toEqual(charges)
    const copy = await app.client(`POST business/online/order/${order.id}/copy`, {
      token: member.token,
      body: {},
    })
    expect((await read(app, member, copy.body.data.id)).charges).toEqual(charges)
    expect((await submit(app, member, order.id)).body.code).toBe(200)
  })

  it('are left empty again when they are taken out', async () => {
    const form = await orderForm(app, member, { charges })
    const { id, version } = saved(await save(app, member, form))
    saved(await save(app, member, { ...form, id, version, charges: {} }))
    expect((await read(app, member, id)).charges).toEqual({
      ...charges,
      freight: '',
      freightCurrency: '',
      insurance: '',
    })
  })

  it('are refused in a currency one cannot trade in, or below zero', async () => {
    const form = await orderForm(app, member)
    const answer = await save(app, member, {
      ...form,
      charges: { freight: '-1', freightCurrency: 'XXX' },
    })
    expect(pathsOf(answer).toSorted()).toEqual(['charges.freight', 'charges.freightCurrency'])
  })
})

describe('the buyer of goods in transit', () => {
  it('is any of the company’s customers, overseas or a distributor, and not required', async () => {
    for (const type of [1, 2]) {
      const customer = await givenCustomer(app, member, { type })
      const order = await givenOrder(app, member, { modelType: 2, customerId: customer.id })
      expect((await submit(app, member, order.id)).body.code).toBe(200)
      expect(await read(app, member, order.id)).toMatchObject({ customerId: customer.id })
    }
    const without = await givenOrder(app, member, { modelType: 2 })
    expect((await submit(app, member, without.id)).body.code).toBe(200)
  })
})
