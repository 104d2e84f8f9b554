import { describe, expect, it } from 'vitest'
import { answeredRows } from '../../platform/excel/sheet.testing.ts'
import { dataOf, pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenFile } from '../partners/partners.testing.ts'
import {
  charge,
  freight,
  givenForwarderOrder,
  officeFreight,
  readFreight,
  shipmentForm,
} from './forwarding.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const { token } = member

const read = (id: string) => readFreight(app, member, `order/${id}`)
const fees = async (keyword: string) =>
  (await app.client('GET finance/online/cost/list', { token, query: { keyword } })).body.rows

describe('a forwarder order', () => {
  it('goes from a confirmed quotation to fees in the ledger', async () => {
    const { id, quotationId } = await givenForwarderOrder(app, member)
    const order = await read(id)
    expect(order).toMatchObject({
      state: 3,
      carrier: 'Northern Star Line',
      originPort: 'CNYTN',
      volume: '105.6',
      isLate: 0,
      milestones: [{ kind: 'departed' }, { kind: 'arrived' }],
    })
    expect(order.charges).toHaveLength(3)
    expect(quotationId).not.toBe('')
    expect((await officeFreight(app, `order/${id}/confirmGoods`)).body.code).toBe(409)
    for (const name of ['bookWarehouse', 'deliver', 'arrive'])
      dataOf(await officeFreight(app, `order/${id}/${name}`))
    expect(pathsOf(await freight(app, member, `order/${id}/addMaterial`))).toEqual(['material'])
    const fileId = await givenFile(app, member)
    dataOf(
      await freight(app, member, `order/${id}/addMaterial`, {
        material: 'Consignee as invoice',
        attachments: { 'shipping-material': [fileId] },
      }),
    )
    expect(await fees(order.number)).toEqual([])
    dataOf(await officeFreight(app, `order/${id}/complete`))
    expect(await read(id)).toMatchObject({
      state: 8,
      material: 'Consignee as invoice',
      attachments: [{ kind: 'shipping-material' }],
    })
    // What is included is no fee.
    expect(
      (await fees(order.number)).map((fee: Record<string, string>) => [
        fee['kind'],
        fee['currency'],
        fee['amount'],
      ]),
    ).toEqual([
      ['documents', 'RMB', '450.00'],
      ['transport', 'USD', '4960.00'],
    ])
    const reached = (await read(id)).milestones.filter(
      ({ actualAt }: { actualAt: string | null }) => actualAt !== null,
    )
    expect(reached.map(({ kind }: { kind: string }) => kind)).toEqual([
      'booked',
      'handedOver',
      'arrived',
      'delivered',
    ])
  })

  it('reads goods confirmed for an import, which the export’s step does not reach', async () => {
    const { id } = await givenForwarderOrder(app, member, { direction: 0 })
    expect((await officeFreight(app, `order/${id}/bookWarehouse`)).body.code).toBe(409)
    dataOf(await officeFreight(app, `order/${id}/confirmGoods`))
    expect((await read(id)).state).toBe(4)
  })

  it('has containers and air waybills with right check digits', async () => {
    const { id } = await givenForwarderOrder(app, member)
    const wrong = { containerNumbers: ['CSQU3054384', 'CSQU3054383'] }
    expect(pathsOf(await officeFreight(app, `order/${id}/transport`, wrong))).toEqual(['containerNumbers.0'])
    const right = {
      vessel: 'Evening Star',
      voyage: '045W',
      containerNumbers: ['csqu 305438-3'],
      waybillNumber: 'NSL1',
    }
    dataOf(await officeFreight(app, `order/${id}/transport`, right))
    expect(await read(id)).toMatchObject({ vessel: 'Evening Star', containerNumbers: ['CSQU3054383'] })
    const flying = await givenForwarderOrder(app, member, { mode: 2, destinationPort: 'DEFRA' })
    expect(
      pathsOf(await officeFreight(app, `order/${flying.id}/transport`, { waybillNumber: '784-12345676' })),
    ).toEqual(['waybillNumber'])
    dataOf(await officeFreight(app, `order/${flying.id}/transport`, { waybillNumber: '784-1234 5675' }))
    expect((await read(flying.id)).waybillNumber).toBe('78412345675')
  })

  it('is late when a planned time is over, alone or with others', async () => {
    const [one, other] = [await givenForwarderOrder(app, member), await givenForwarderOrder(app, member)]
    const milestones = [{ kind: 'departed', plannedAt: '2026-01-05T10:00:00Z' }]
    const ids = [one.id, other.id]
    dataOf(await officeFreight(app, 'order/milestones', { ids, milestones }))
    expect((await read(other.id)).isLate).toBe(1)
    const late = await app.client('GET freight/online/order/list', { token, query: { isLate: '1' } })
    expect(late.body.rows.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted())
    expect(late.body.rows[0].totals).toEqual([
      { currency: 'USD', amount: '4960.00' },
      { currency: 'RMB', amount: '450.00' },
    ])
    const sheet = `${app.address}/api/freight/online/order/export?isLate=1&columns=number,totals`
    expect((await answeredRows(sheet, token))[1]?.[1]).toBe('USD 4,960.00 + RMB 450.00')
    const actual = [{ kind: 'departed', actualAt: '2026-01-05T09:00:00Z' }]
    dataOf(await officeFreight(app, `order/${one.id}/milestones`, { milestones: actual }))
    expect((await read(one.id)).isLate).toBe(0)
    const future = [{ kind: 'arrived', actualAt: '2099-01-05T09:00:00Z' }]
    expect(pathsOf(await officeFreight(app, `order/${one.id}/milestones`, { milestones: future }))).toEqual([
      'milestones.0.actualAt',
    ])
    const both = { ids: [one.id, '999999999'], milestones }
    expect((await officeFreight(app, 'order/milestones', both)).body.code).toBe(404)
  })

  it('keeps the actual time that was entered before its step is taken', async () => {
    const { id } = await givenForwarderOrder(app, member)
    const booked = { kind: 'booked', actualAt: '2026-01-05T09:00:00Z', note: 'By phone' }
    dataOf(await officeFreight(app, `order/${id}/milestones`, { milestones: [booked] }))
    dataOf(await officeFreight(app, `order/${id}/bookWarehouse`))
    const { milestones } = await read(id)
    expect(milestones).toContainEqual({ ...booked, plannedAt: null })
  })

  it('is placed directly, priced by the provider and confirmed as it was seen', async () => {
    const { id } = dataOf(await freight(app, member, 'order/save', shipmentForm()))
    dataOf(await freight(app, member, `order/${id}/submit`))
    expect((await officeFreight(app, `order/${id}/quote`)).body.code).toBe(409)
    const price = { carrier: 'Direct Line', charges: [charge('OF', '900')] }
    dataOf(await officeFreight(app, `order/${id}/price`, price))
    dataOf(await officeFreight(app, `order/${id}/quote`))
    const { version } = await read(id)
    expect((await freight(app, member, `order/${id}/confirmQuote`, { version: version + 1 })).body.code).toBe(
      409,
    )
    dataOf(await freight(app, member, `order/${id}/confirmQuote`, { version }))
    expect(await read(id)).toMatchObject({ state: 3, carrier: 'Direct Line' })
    expect((await officeFreight(app, `order/${id}/price`, price)).body.code).toBe(409)
    expect((await freight(app, member, `order/${id}/cancel`)).body.code).toBe(409)
    dataOf(await officeFreight(app, `order/${id}/cancel`, { reason: 'No space' }))
  })
})
