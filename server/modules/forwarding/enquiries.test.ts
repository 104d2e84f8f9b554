import { describe, expect, it } from 'vitest'
import { dataOf, pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenOrder } from '../orders/orders.testing.ts'
import * as freights from './forwarding.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const { token } = member

describe('a freight enquiry', () => {
  it('is kept as any draft and submitted when §5 holds', async () => {
    const { id } = dataOf(await freights.freight(app, member, 'enquiry/save', {}))
    expect(pathsOf(await freights.freight(app, member, `enquiry/${id}/submit`))).toEqual([
      'direction',
      'mode',
      'originPort',
      'destinationPort',
      'goodsName',
      'goodsValue',
      'currency',
      'quantity',
      'volume',
      'grossWeight',
    ])
    const { version } = await freights.readFreight(app, member, `enquiry/${id}`)
    const sizes = [{ length: '1200', width: '1000', height: '1100', pieces: '40' }]
    dataOf(
      await freights.freight(app, member, 'enquiry/save', {
        id,
        version,
        ...freights.shipmentForm({ sizes }),
      }),
    )
    dataOf(await freights.freight(app, member, `enquiry/${id}/submit`))
    expect(await freights.readFreight(app, member, `enquiry/${id}`)).toMatchObject({
      state: 1,
      sizes,
      volume: '105.6',
      containerType: '40HQ',
      goodsCategory: -1,
      nextSteps: [{ name: 'cancel' }],
    })
    expect((await freights.freight(app, member, `enquiry/${id}/submit`)).body.code).toBe(409)
  })

  it('refuses ports, incoterms, orders and products that do not exist, at their fields', async () => {
    // An order of the company's own does not stand for another one.
    const own = await givenOrder(app, member)
    dataOf(await freights.freight(app, member, 'enquiry/save', freights.shipmentForm({ orderId: own.id })))
    const body = freights.shipmentForm({
      originPort: 'XXXXX',
      incoterm: 'XXX',
      orderId: '999999',
      productId: '999999',
    })
    const paths = pathsOf(await freights.freight(app, member, 'enquiry/save', body))
    expect(paths.toSorted()).toEqual(['incoterm', 'orderId', 'originPort', 'productId'])
    expect(
      pathsOf(
        await freights.freight(app, member, 'enquiry/save', freights.shipmentForm({ readyOn: '2926-01-01' })),
      ),
    ).toEqual(['readyOn'])
  })

  it('is saved with its version only, and removed while it is a draft', async () => {
    const draft = await freights.givenEnquiry(app, member)
    const stale = await freights.freight(app, member, 'enquiry/save', {
      id: draft.id,
      version: 9,
      ...freights.shipmentForm(),
    })
    expect(stale.body.code).toBe(409)
    const sent = await freights.givenQuoted(app, member)
    const both = await app.client('DELETE freight/online/enquiry/batchRemove', {
      token,
      body: { ids: [draft.id, sent.id] },
    })
    expect(both.body.code).toBe(409)
    const one = await app.client('DELETE freight/online/enquiry/batchRemove', {
      token,
      body: { ids: [draft.id] },
    })
    expect(one.body.data).toEqual({ count: 1 })
  })

  it('shows its quotations when the provider sends them, not before', async () => {
    const { id } = await freights.givenEnquiry(app, member)
    dataOf(await freights.freight(app, member, `enquiry/${id}/submit`))
    expect((await freights.officeFreight(app, `enquiry/${id}/quote`)).body.code).toBe(409)
    await freights.givenQuotation(app, id)
    const list = async () =>
      (await app.client('GET freight/online/quotation/list', { token, query: { enquiryId: id } })).body.rows
    expect(await list()).toEqual([])
    expect(await freights.readFreight(app, member, `enquiry/${id}`)).toMatchObject({
      quotationCount: 0,
      validUntil: null,
    })
    dataOf(await freights.officeFreight(app, `enquiry/${id}/quote`))
    expect(await list()).toMatchObject([
      {
        carrier: 'Northern Star Line',
        totals: [
          { currency: 'USD', amount: '4960.00' },
          { currency: 'RMB', amount: '450.00' },
        ],
      },
    ])
    await freights.givenQuotation(app, id, { carrier: 'Later Line' })
    expect(await freights.readFreight(app, member, `enquiry/${id}`)).toMatchObject({
      state: 2,
      quotationCount: 2,
    })
  })

  it('closes its quotations when it is cancelled', async () => {
    const { id } = await freights.givenQuoted(app, member, [{}, {}])
    dataOf(await freights.freight(app, member, `enquiry/${id}/cancel`))
    const { body } = await app.client('GET freight/online/quotation/list', {
      token,
      query: { enquiryId: id },
    })
    expect(body.rows.map(({ state }: { state: number }) => state)).toEqual([2, 2])
    expect((await freights.officeFreight(app, 'quotation/save', { enquiryId: id })).body.code).toBe(400)
  })

  it('is found by its number, goods and filters, and exported', async () => {
    const { number } = await freights.givenEnquiry(app, member, { goodsName: 'Teak furniture', mode: 4 })
    const query = { keyword: 'teak', mode: '4' }
    const { body } = await app.client('GET freight/online/enquiry/list', { token, query })
    expect(body.rows).toMatchObject([{ number, mode: 4 }])
    const file = await app.client('GET freight/online/enquiry/export', { token, query })
    expect(file.headers.get('content-type')).toContain('spreadsheetml')
  })
})
