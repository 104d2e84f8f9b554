import { addDays } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { briefOf, erpClient, givenKey, resultsOf } from '../../gateway/gateway.testing.ts'
import { testClock } from '../../platform/clock.ts'
import { workbook } from '../../platform/excel/sheet.testing.ts'
import { dataOf, pathsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { expireQuotations } from './expire-quotations.ts'
import {
  compare,
  freight,
  givenEnquiry,
  givenForwarderOrder,
  givenQuoted,
  officeFreight,
  readFreight,
  shipmentForm,
  today,
} from './forwarding.testing.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff()
const erp = erpClient(app, (await givenKey(app)).key)

const headings = ['询价单号', '承运人', '航程（天）', '有效期至', '费用项目', '数量', '币种', '单价', '已含']
const sheetOf = async (rows: string[][]): Promise<FormData> => {
  const bytes = await workbook([headings, ...rows])
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'quotes.xlsx')
  return form
}
const importing = async (rows: string[][], mode: 'preview' | 'take') => {
  const body = await sheetOf(rows)
  body.set('mode', mode)
  return dataOf(await app.office('POST freight/online/quotation/import', { token: desk.token, body }))
}
type Rejected = { row: number; errors: { path: string }[] }
const wrongIn = (result: { rejected: Rejected[] }) =>
  result.rejected.map(({ row, errors }) => [row, ...errors.map(({ path }) => path)])

describe('a sheet of quotations', () => {
  const validUntil = addDays(today(), 5)

  it('enters quotations of several enquiries, one charge a row', async () => {
    const [one, other] = [await givenEnquiry(app, member), await givenEnquiry(app, member)]
    for (const { id } of [one, other]) dataOf(await freight(app, member, `enquiry/${id}/submit`))
    const rows = [
      [one.number, 'Northern Star Line', '31', validUntil, 'OF', '2', 'USD', '2480', ''],
      [one.number, 'Northern Star Line', '', '', '文件费', '1', '', '450', ''],
      [one.number, 'Northern Star Line', '', '', 'BAF', '', '', '', '是'],
      [one.number, 'Blue Bay', '38', validUntil, 'Ocean freight', '2', 'USD', '2100', ''],
      [other.number, 'Blue Bay', '12', validUntil, 'OF', '1', 'USD', '900', ''],
    ]
    expect(await importing(rows, 'preview')).toMatchObject({ acceptedCount: 5, rejectedCount: 0 })
    expect(await importing(rows, 'take')).toMatchObject({ acceptedCount: 5 })
    dataOf(await officeFreight(app, `enquiry/${one.id}/quote`))
    const { quotes } = await compare(app, member, one.id)
    const seen = quotes.map(({ carrier, transitDays, charges }: Record<string, unknown>) => [
      carrier,
      transitDays,
      (charges as { kind: string }[]).map(({ kind }) => kind),
    ])
    expect(seen).toEqual([
      ['Northern Star Line', 31, ['OF', 'DOC', 'BAF']],
      ['Blue Bay', 38, ['OF']],
    ])
  })

  it('names each wrong row at its cell and leaves out the whole quotation that it belongs to', async () => {
    const { number, id } = await givenEnquiry(app, member)
    dataOf(await freight(app, member, `enquiry/${id}/submit`))
    const draft = await givenEnquiry(app, member)
    const ended = await givenQuoted(app, member)
    dataOf(await officeFreight(app, `enquiry/${ended.id}/cancel`, { reason: 'x' }))
    const rows = [
      [number, 'Good Line', '31', validUntil, 'OF', '2', 'USD', '2480', ''],
      [number, 'Bad Line', '31', validUntil, 'OF', '2', 'USD', '2480', ''],
      [number, 'Bad Line', '30', '', 'NOTHING', '1', '', '5', ''],
      [number, 'Late Line', '31', addDays(today(), -1), 'OF', '1', 'USD', '0', ''],
      [number, 'Twice Line', '31', validUntil, 'OF', '1', 'USD', '7', ''],
      [number, 'Twice Line', '', '', 'OF', '1', 'USD', '7', ''],
      [number, 'Short Line', '', '', 'OF', 'many', 'USD', '7', ''],
      [draft.number, 'Line', '31', validUntil, 'OF', '1', 'USD', '7', ''],
      [ended.number, 'Line', '31', validUntil, 'OF', '1', 'USD', '7', ''],
    ]
    const seen = await importing(rows, 'preview')
    expect(wrongIn(seen)).toEqual([
      [3, 'carrier'],
      [4, 'transitDays', 'kind'],
      [5, 'validUntil', 'unitPrice'],
      [6, 'carrier'],
      [7, 'kind'],
      [8, 'quantity'],
      [9, 'enquiryNumber'],
      [10, 'enquiryNumber'],
    ])
    const back = await app.office('POST freight/online/quotation/importRejected', {
      token: desk.token,
      body: await sheetOf(rows),
    })
    expect(back.status).toBe(200)
    expect(await importing(rows, 'take')).toMatchObject({ acceptedCount: 1, rejectedCount: 8 })
    dataOf(await officeFreight(app, `enquiry/${id}/quote`))
    expect((await compare(app, member, id)).quotes).toMatchObject([{ carrier: 'Good Line' }])
    const template = await app.office('GET freight/online/quotation/importTemplate', { token: desk.token })
    expect(template.status).toBe(200)
  })
})

describe('milestones of many orders', () => {
  it('come from the ERP in one call, each row answered by itself', async () => {
    const [one, other] = [await givenForwarderOrder(app, member), await givenForwarderOrder(app, member)]
    const { id: draft } = dataOf(await freight(app, member, 'order/save', shipmentForm()))
    const actualAt = '2026-01-05T09:00:00Z'
    const rows = [
      { orderId: one.id, kind: 'departed', actualAt },
      { orderId: other.id, kind: 'departed', actualAt, note: 'Two days late' },
      { orderId: other.id, kind: 'arrived', plannedAt: '2026-02-05T09:00:00Z' },
      { orderId: other.id, kind: 'cleared', actualAt: '2099-01-05T09:00:00Z' },
      { orderId: draft, kind: 'departed', actualAt },
      { orderId: '999999999', kind: 'departed', actualAt },
    ]
    const results = resultsOf(await erp('POST freight-milestones', { body: { rows } }))
    expect(results.map(briefOf).slice(3)).toMatchObject([
      [400, 'freight.milestoneFuture', 'actualAt'],
      [404, 'record.notFound', 'orderId'],
      [404, 'record.notFound', 'orderId'],
    ])
    const { milestones } = await readFreight(app, member, `order/${other.id}`)
    expect(milestones).toMatchObject([
      { kind: 'departed', note: 'Two days late' },
      { kind: 'arrived', plannedAt: '2026-02-05T09:00:00Z' },
    ])
    // A plan that was not sent stays.
    expect(milestones[0].plannedAt).not.toBeNull()
  })

  it('are refused for all where one order has ended or is a draft', async () => {
    const [one, other] = [await givenForwarderOrder(app, member), await givenForwarderOrder(app, member)]
    dataOf(await officeFreight(app, `order/${other.id}/cancel`, { reason: 'x' }))
    const milestones = [{ kind: 'cargoReady', actualAt: '2026-01-05T09:00:00Z' }]
    const answer = await officeFreight(app, 'order/milestones', { ids: [one.id, other.id], milestones })
    expect([answer.body.code, pathsOf(answer)]).toEqual([409, ['ids.1']])
    const { milestones: kept } = await readFreight(app, member, `order/${one.id}`)
    expect(kept.map(({ kind }: { kind: string }) => kind)).not.toContain('cargoReady')
  })
})

describe('documents of the carrier', () => {
  it('are added by the provider, also after the end, and opened by the customer', async () => {
    const { id } = await givenForwarderOrder(app, member)
    const form = new FormData()
    form.set('file', new Blob(['a,b']), 'bl.csv')
    const file = dataOf(
      await app.office(`POST freight/online/order/${id}/upload`, { token: desk.token, body: form }),
    )
    const body = { attachments: { 'bill-of-lading': [file.id] } }
    dataOf(await officeFreight(app, `order/${id}/addDocuments`, body))
    const order = await readFreight(app, member, `order/${id}`)
    expect(order.attachments).toMatchObject([{ kind: 'bill-of-lading', name: 'bl.csv' }])
    expect(order.timeline.map(({ transition }: { transition: string }) => transition)).toContain(
      'addDocuments',
    )
    const opened = await app.client(`GET system/online/file/${file.id}`, { token: member.token })
    expect(opened.status).toBe(200)
    const stranger = await givenForwarderOrder(app, await app.given.member())
    const foreign = await officeFreight(app, `order/${stranger.id}/addDocuments`, body)
    expect(pathsOf(foreign)).toEqual(['attachments.bill-of-lading.0'])
    dataOf(await officeFreight(app, `order/${stranger.id}/cancel`, { reason: 'x' }))
    expect(
      (await officeFreight(app, `order/${stranger.id}/addDocuments`, { attachments: {} })).body.code,
    ).toBe(409)
  })
})

describe('the office’s lists of freight', () => {
  it('show the route, what the desk decides by, and as its work only what waits for it', async () => {
    const customer = await app.given.member()
    const list = async (kind: 'enquiry' | 'quotation' | 'order', query: object = {}) =>
      (
        await app.office(`GET freight/online/${kind}/list`, {
          token: desk.token,
          query: { companyId: customer.companyId, ...query },
        })
      ).body.rows
    const route = { direction: 1, mode: 0, originPort: 'CNYTN', destinationPort: 'DEHAM' }
    const { id, number, quotations } = await givenQuoted(app, customer, [{}, { carrier: 'Blue Bay' }])
    expect(await list('enquiry')).toMatchObject([
      { id, ...route, state: 'quoted', quotationCount: 2, isWaiting: false, grossWeight: '17280' },
    ])
    const offered = { ...route, enquiryNumber: number, transitDays: 31, offerState: null, isWaiting: false }
    expect(await list('quotation')).toMatchObject([offered, offered])
    const [quotation] = quotations
    const offer = { chargeKind: 'OF', price: '2380' }
    dataOf(await freight(app, customer, `quotation/${quotation?.id}/counterOffer`, offer))
    expect(await list('quotation', { keyword: quotation?.number })).toMatchObject([
      { offerState: 0, isWaiting: true },
    ])
    const order = await givenForwarderOrder(app, customer)
    dataOf(await officeFreight(app, `order/${order.id}/bookWarehouse`))
    expect(await list('order', { mode: 0 })).toMatchObject([
      { ...route, state: 'goodsReady', stateLabel: 'warehouseBooked', isLate: 0, isWaiting: true },
    ])
    expect(await list('order', { mode: 2 })).toEqual([])
  })
})

describe('the last day of a quotation', () => {
  it('ends at midnight in Shanghai, and not a second before', async () => {
    const validUntil = addDays(today(), 2)
    const { id } = await givenQuoted(app, member, [{ validUntil }])
    const runAt = (instant: string) =>
      expireQuotations({ ...app.platform, clock: testClock(instant) }).run({})
    await runAt(`${validUntil}T23:59:59.999+08:00`)
    expect((await compare(app, member, id)).quotes).toMatchObject([{ state: 0 }])
    await runAt(`${addDays(validUntil, 1)}T00:00:00.000+08:00`)
    expect((await compare(app, member, id)).quotes).toMatchObject([{ state: 4 }])
  })
})
