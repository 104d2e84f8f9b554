import { errors } from '@quayside/phrases/en-US/texts.ts'
import { describe, expect, it } from 'vitest'
import { erpClient, givenKey } from '../../gateway/gateway.testing.ts'
import { dataOf, fieldsOf, pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenFile } from '../partners/partners.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const { token } = member
const desk = await app.given.staff()

const request = (values: Record<string, unknown> = {}) => ({
  modelType: 7,
  kind: 'LABEL',
  goodsName: 'Reels of capacitors',
  quantity: '40',
  place: 'Shenzhen warehouse A',
  wantedAt: '2026-12-01 10:00',
  ...values,
})
const transport = (values: Record<string, unknown> = {}) =>
  request({ modelType: 9, kind: 'TRUCK', fromPlace: 'Yantian', place: 'Dongguan plant', ...values })
const fee = { unitPrice: '2.5', feeQuantity: '40', feeUnit: 'piece' }

const call = (path: string, body: object = {}) =>
  app.client(`POST service/online/order/${path}`, { token, body })
const office = (path: string, body: object = {}) =>
  app.office(`POST service/online/order/${path}`, { token: desk.token, body })
const read = async (id: string) => dataOf(await app.client(`GET service/online/order/${id}`, { token }))
const given = async (values: object = request()) =>
  dataOf(await call('save', values)) as { id: string; version: number; number: string }
const submitted = async (values: object = request()) => {
  const order = await given(values)
  dataOf(await call(`${order.id}/submit`))
  return order
}
const fees = async (keyword: string) =>
  (await app.client('GET finance/online/cost/list', { token, query: { keyword } })).body.rows
const noticesOf = async (number: string): Promise<string[]> =>
  (await app.client('GET system/online/sysMsg', { token, query: { pageSize: 200 } })).body.rows
    .map(({ content }: { content: string }) => content)
    .filter((content: string) => content.includes(number))

describe('a request for a service', () => {
  it('is saved however incomplete, changed with its version, and not with an older one', async () => {
    const order = await given({})
    expect(order.number).toMatch(/^SV\d{6}-\d{4}$/)
    expect(await read(order.id)).toMatchObject({
      state: 0,
      modelType: 7,
      kind: '',
      amount: null,
      nextSteps: [{ name: 'save' }, { name: 'remove' }, { name: 'submit' }],
    })
    const changed = { ...request(), id: order.id, version: order.version }
    dataOf(await call('save', changed))
    expect((await call('save', changed)).body.code).toBe(409)
    expect(await read(order.id)).toMatchObject({ kind: 'LABEL', quantity: '40' })
  })

  it('names a service of its own model type, an order of the company and a day that can be meant', async () => {
    expect(pathsOf(await call('save', request({ kind: 'TRUCK' })))).toEqual(['kind'])
    expect(pathsOf(await call('save', transport({ kind: 'LABEL' })))).toEqual(['kind'])
    expect(pathsOf(await call('save', request({ kind: 'NOTHING' })))).toEqual(['kind'])
    expect(pathsOf(await call('save', request({ modelType: 4 })))).toEqual(['modelType'])
    expect(pathsOf(await call('save', request({ orderId: '999999999' })))).toEqual(['orderId'])
    expect(pathsOf(await call('save', request({ wantedAt: '2099-01-01 10:00' })))).toEqual(['wantedAt'])
    expect(pathsOf(await call('save', request({ wantedAt: 'soon' })))).toEqual(['wantedAt'])
  })

  it('says which service, of which goods, where and when before it is submitted', async () => {
    const empty = await given({ modelType: 9 })
    expect(pathsOf(await call(`${empty.id}/submit`)).toSorted()).toEqual([
      'fromPlace',
      'goodsName',
      'kind',
      'place',
      'wantedAt',
    ])
    const goodsless = await given(request({ goodsName: '' }))
    expect(fieldsOf(await call(`${goodsless.id}/submit`))).toEqual([
      { path: 'goodsName', msg: errors.service.goodsMissing },
    ])
    const unmoved = await given(transport({ place: 'Yantian' }))
    expect(fieldsOf(await call(`${unmoved.id}/submit`))).toEqual([
      { path: 'place', msg: errors.service.samePlace },
    ])
    const order = await submitted()
    expect((await call(`${order.id}/submit`)).body).toMatchObject({
      code: 409,
      msg: errors.serviceOrder.alreadySubmitted,
    })
    expect((await call('save', { ...request(), id: order.id, version: 2 })).body.code).toBe(409)
  })

  it('is submitted with others by commitAudit', async () => {
    const { id } = await given()
    const answer = await app.client('PUT system/online/sysTableLevelStep/commitAudit', {
      token,
      form: { tableName: 'serviceOrder', ids: id },
    })
    expect(answer.body.code).toBe(200)
    expect((await read(id)).state).toBe(1)
  })

  it('comes back with a reason, is changed, submitted again or cancelled', async () => {
    const order = await submitted()
    expect(pathsOf(await office(`${order.id}/auditFail`))).toEqual(['reason'])
    dataOf(await office(`${order.id}/auditFail`, { reason: 'Which label?' }))
    const back = await read(order.id)
    expect(back).toMatchObject({ state: 2, reason: 'Which label?' })
    dataOf(await call('save', { ...request({ remarks: 'Label B' }), id: order.id, version: back.version }))
    dataOf(await call(`${order.id}/submit`))
    expect(await read(order.id)).toMatchObject({ state: 1, reason: '' })
    dataOf(await call(`${order.id}/cancel`))
    expect((await read(order.id)).state).toBe(-1)
  })

  it('is removed only as long as it is not with the provider', async () => {
    const [draft, sent] = [await given(), await submitted()]
    const remove = (ids: string[]) =>
      app.client('DELETE service/online/order/batchRemove', { token, body: { ids } })
    expect((await remove([draft.id, sent.id])).body.code).toBe(409)
    expect((await remove([draft.id])).body.data).toEqual({ count: 1 })
    expect((await app.client(`GET service/online/order/${draft.id}`, { token })).body.code).toBe(404)
  })
})

describe('a value-added service', () => {
  it('is accepted at a fee that stands in the ledger once it is completed', async () => {
    const { id, number } = await submitted()
    expect(pathsOf(await office(`${id}/auditPass`))).toEqual(['unitPrice'])
    expect(pathsOf(await office(`${id}/auditPass`, { ...fee, feeQuantity: '0' }))).toEqual(['feeQuantity'])
    expect(pathsOf(await office(`${id}/auditPass`, { ...fee, unitPrice: '-2.5' }))).toEqual(['unitPrice'])
    expect((await office(`${id}/setFee`, fee)).body.code).toBe(409)
    dataOf(await office(`${id}/auditPass`, fee))
    expect(await read(id)).toMatchObject({ state: 3, currency: 'RMB', amount: '100.00', unitPrice: '2.5' })
    for (const name of ['dispatch', 'sign']) expect((await office(`${id}/${name}`)).body.code).toBe(409)
    expect((await call(`${id}/cancel`)).body.code).toBe(409)
    dataOf(await office(`${id}/setFee`, { ...fee, unitPrice: '3' }))
    expect(await fees(number)).toEqual([])
    dataOf(await office(`${id}/complete`))
    expect(await fees(number)).toMatchObject([
      { kind: 'service', currency: 'RMB', amount: '120.00', note: number },
    ])
    expect(await read(id)).toMatchObject({ state: 8, amount: '120.00' })
    expect((await office(`${id}/setFee`, fee)).body.code).toBe(409)
    expect(await noticesOf(number)).toHaveLength(3)
    const changed = (await noticesOf(number)).filter((content) => content.includes('120.00'))
    expect(changed).toHaveLength(1)
  })

  it('that costs nothing charges nothing', async () => {
    const { id, number } = await submitted()
    dataOf(await office(`${id}/auditPass`, { unitPrice: '0' }))
    dataOf(await office(`${id}/complete`))
    expect(await fees(number)).toEqual([])
  })

  it('shows what was done by files that the customer opens', async () => {
    const { id } = await submitted()
    const form = new FormData()
    form.set('file', new Blob(['a,b']), 'counted.csv')
    const uploaded = dataOf(
      await app.office(`POST service/online/order/${id}/upload`, { token: desk.token, body: form }),
    )
    const result = { attachments: { 'inspection-photo': [uploaded.id] } }
    expect((await office(`${id}/addDocuments`, result)).body.code).toBe(409)
    dataOf(await office(`${id}/auditPass`, fee))
    dataOf(await office(`${id}/addDocuments`, result))
    expect(await read(id)).toMatchObject({ attachments: [{ kind: 'inspection-photo', name: 'counted.csv' }] })
    const opened = await app.client(`GET system/online/file/${uploaded.id}`, { token })
    expect(opened.status).toBe(200)
    const stranger = await app.given.member()
    const refused = await app.client(`GET system/online/file/${uploaded.id}`, { token: stranger.token })
    expect(refused.body.code).not.toBe(200)
  })

  it('is cancelled by the provider with a reason, also after it was accepted', async () => {
    const { id } = await submitted()
    dataOf(await office(`${id}/auditPass`, fee))
    dataOf(await office(`${id}/cancel`, { reason: 'No material' }))
    expect(await read(id)).toMatchObject({ state: -1, reason: 'No material' })
  })
})

describe('a transport', () => {
  it('is dispatched, signed for by the customer and charged as transport', async () => {
    const { id, number } = await submitted(transport())
    dataOf(await office(`${id}/auditPass`, { unitPrice: '880' }))
    expect((await office(`${id}/complete`)).body.code).toBe(409)
    expect((await call(`${id}/sign`)).body.code).toBe(409)
    dataOf(await office(`${id}/dispatch`))
    expect((await read(id)).nextSteps.map(({ name }: { name: string }) => name)).toEqual(['sign'])
    dataOf(await call(`${id}/sign`))
    dataOf(await office(`${id}/complete`))
    expect(await read(id)).toMatchObject({ state: 8 })
    expect(await fees(number)).toMatchObject([{ kind: 'transport', amount: '880.00' }])
  })
})

describe('a list of services', () => {
  it('is filtered by type, service, state and words, and exported', async () => {
    const { number } = await given(transport({ goodsName: 'Gantry crane' }))
    const list = async (query: Record<string, string | number>) =>
      (await app.client('GET service/online/order/list', { token, query })).body.rows.map(
        (row: { number: string }) => row.number,
      )
    expect(await list({ keyword: 'gantry', modelType: 9, kind: 'TRUCK', state: 0 })).toEqual([number])
    expect(await list({ keyword: 'gantry', modelType: 7 })).toEqual([])
    const file = await app.client('GET service/online/order/export', { token, query: { keyword: 'gantry' } })
    expect(file.status).toBe(200)
  })
})

describe('the office’s list', () => {
  it('shows what a dispatcher plans by, in the order of the wanted times', async () => {
    const customer = await app.given.member()
    const ask = async (values: object) => {
      const body = transport({ goodsName: 'Pallets of resistors', ...values })
      const order = dataOf(
        await app.client('POST service/online/order/save', { token: customer.token, body }),
      ) as { id: string; number: string }
      dataOf(await app.client(`POST service/online/order/${order.id}/submit`, { token: customer.token }))
      return order
    }
    const later = await ask({ wantedAt: '2026-12-03 09:00' })
    const sooner = await ask({ wantedAt: '2026-12-02 15:30' })
    dataOf(await office(`${sooner.id}/auditPass`, { unitPrice: '880' }))
    const list = async (query: object) =>
      (
        await app.office('GET service/online/order/list', {
          token: desk.token,
          query: { companyId: customer.companyId, ...query },
        })
      ).body.rows
    const rows = await list({ orderByColumn: 'wantedAt', isAsc: 'asc' })
    expect(rows.map(({ number }: { number: string }) => number)).toEqual([sooner.number, later.number])
    expect(rows[0]).toMatchObject({
      state: 'audited',
      modelType: 9,
      kind: 'TRUCK',
      goodsName: 'Pallets of resistors',
      orderNo: null,
      fromPlace: 'Yantian',
      place: 'Dongguan plant',
      quantity: '40',
      currency: 'RMB',
      amount: '880.00',
    })
    expect(await list({ keyword: 'dongguan', kind: 'TRUCK', modelType: 9, state: 'submitted' })).toHaveLength(
      1,
    )
    expect(await list({ modelType: 7 })).toEqual([])
  })
})

describe('the ERP', () => {
  it('takes a request through its states and reads the fee', async () => {
    const { id } = await submitted()
    const erp = erpClient(app, (await givenKey(app)).key)
    const step = (name: string, body: object = {}) => erp(`POST service-orders/${id}/${name}`, { body })
    expect((await step('auditPass', fee)).status).toBe(200)
    const one = await erp(`GET service-orders/${id}`)
    expect(one.body).toMatchObject({ state: 3, amount: '100.00', kind: 'LABEL' })
    expect((await step('complete')).status).toBe(200)
    expect((await step('complete')).status).toBe(409)
  })
})

describe('files of a request', () => {
  it('are the member’s own', async () => {
    const fileId = await givenFile(app, member)
    const { id } = await given(request({ attachments: { other: [fileId] } }))
    expect(await read(id)).toMatchObject({ attachments: [{ kind: 'other' }] })
  })
})
