import { describe, expect, it } from 'vitest'
import { fieldsOf, saved } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { returnClassification } from './answer-classification.ts'
import { answer, givenProduct, givenRequest, provider } from './products.testing.ts'

const app = await sharedApp()

const path = 'base/online/productRequest'
const save = (token: string, body: unknown) => app.client(`POST ${path}/save`, { token, body })
const step = (token: string, id: string, name: string, body: unknown = {}) =>
  app.client(`POST ${path}/${id}/${name}`, { token, body })
const detail = async (token: string, id: string) =>
  (await app.client(`GET ${path}/${id}`, { token })).body.data
const product = async (token: string, id: string) =>
  (await app.client(`GET base/online/product/${id}`, { token })).body.data
const list = (token: string, query: Record<string, string | number> = {}) =>
  app.client(`GET ${path}/list`, { token, query })
const giveBack = (id: string, reason: string) =>
  app.platform.staff.transaction([], (tx) => returnClassification(tx, provider, { id, reason }))

describe('asking for a classification', () => {
  it('makes one request for each product, with a number, and sends them at once if asked to', async () => {
    const member = await app.given.member()
    const products = [await givenProduct(app, member), await givenProduct(app, member)]
    const productIds = products.map(({ id }) => id)
    const { body } = await save(member.token, { productIds, note: 'urgent', submit: 1 })
    expect(body.data.ids).toHaveLength(2)
    const { body: found } = await list(member.token, { state: 1 })
    expect(found.total).toBe(2)
    expect(found.rows[0]).toMatchObject({ note: 'urgent', number: expect.stringMatching(/^CR\d{6}-\d{4,}$/) })
    expect(await product(member.token, productIds[0] ?? '')).toMatchObject({
      classificationStatus: 1,
      openRequestId: body.data.ids[0],
    })
  })

  it('keeps a draft that can be changed, submitted once, and taken back', async () => {
    const member = await app.given.member()
    const { id, productId } = await givenRequest(app, member, 0)
    expect((await product(member.token, productId)).classificationStatus).toBe(0)
    saved(await save(member.token, { id, version: 1, note: 'for a server board' }))
    const stale = await save(member.token, { id, version: 1, note: 'x' })
    expect(stale.body).toMatchObject({ code: 409, data: { current: { note: 'for a server board' } } })
    saved(await step(member.token, id, 'submit'))
    expect((await step(member.token, id, 'submit')).body).toMatchObject({
      code: 409,
      msg: /already been submitted/,
    })
    expect((await save(member.token, { id, version: 3, note: 'y' })).body.code).toBe(409)
    saved(await step(member.token, id, 'cancel'))
    expect(await product(member.token, productId)).toMatchObject({
      classificationStatus: 0,
      openRequestId: null,
    })
    saved(await save(member.token, { productIds: [productId] }))
  })

  it('submits drafts by commitAudit, each answered on its own', async () => {
    const member = await app.given.member()
    const { id } = await givenRequest(app, member, 0)
    const sent = await givenRequest(app, member, 1)
    const { body } = await app.client('PUT system/online/sysTableLevelStep/commitAudit', {
      token: member.token,
      form: { tableName: 'classificationRequest', ids: `${id},${sent.id}` },
    })
    expect(body.data).toMatchObject([
      { id, ok: true },
      { id: sent.id, ok: false, code: 409 },
    ])
  })

  it('refuses none, unknown products, and a product that is asked about already, at its place', async () => {
    const member = await app.given.member()
    const { productId } = await givenRequest(app, member, 0)
    expect(fieldsOf(await save(member.token, {}))).toMatchObject([{ path: 'productIds' }])
    expect(fieldsOf(await save(member.token, { productIds: [] }))).toMatchObject([{ path: 'productIds' }])
    const free = await givenProduct(app, member)
    const pending = await save(member.token, { productIds: [free.id, productId] })
    expect(pending.body.code).toBe(409)
    expect(fieldsOf(pending)).toMatchObject([{ path: 'productIds.1' }])
    const unknown = await save(member.token, { productIds: ['999999999'] })
    expect(unknown.body.code).toBe(404)
    expect((await list(member.token)).body.total).toBe(1)
  })

  it('refuses another product for the same request', async () => {
    const member = await app.given.member()
    const { id } = await givenRequest(app, member, 0)
    const other = await givenProduct(app, member)
    const answered = await save(member.token, { id, version: 1, productIds: [other.id] })
    expect(answered.body).toMatchObject({ code: 409, msg: /product cannot be changed/ })
  })

  it('takes one of ten simultaneous requests for a product', async () => {
    const member = await app.given.member()
    const { id } = await givenProduct(app, member)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => save(member.token, { productIds: [id], submit: 1 })),
    )
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 409)).toHaveLength(9)
  })
})

describe('the provider’s answer', () => {
  it('waits for the customer, who is notified, and is copied to the product when accepted', async () => {
    const member = await app.given.member()
    const { id, productId } = await givenRequest(app, member)
    await answer(app, id, { tariffRate: '6.5', customsConditions: 'Ab' })
    expect(await detail(member.token, id)).toMatchObject({
      state: 2,
      hsCode: '8542319000',
      tariffRate: '6.5',
      vatRate: '13',
      consumptionRate: null,
      customsConditions: 'Ab',
      answerNote: 'Processor or controller',
      currentHsCode: '',
      nextSteps: [{ name: 'accept' }, { name: 'object', needs: ['reason'] }],
    })
    expect(await product(member.token, productId)).toMatchObject({ classificationStatus: 2, hsCode: '' })
    const { body: notices } = await app.client('GET system/online/sysMsg', { token: member.token })
    expect(notices.rows[0]).toMatchObject({
      title: 'Classification to confirm',
      content: expect.stringContaining('8542319000'),
      entity: 'classificationRequest',
      entityId: id,
    })
    saved(await step(member.token, id, 'accept'))
    expect(await product(member.token, productId)).toMatchObject({
      classificationStatus: 3,
      hsCode: '8542319000',
      tariffRate: '6.5',
      hongKongControl: 1,
      cccStatus: 0,
      commodityState: 2,
      openRequestId: null,
      timeline: [{ transition: 'classify', note: '8542319000' }, { transition: 'create' }],
    })
    expect((await step(member.token, id, 'accept')).body.code).toBe(409)
  })

  it('can be objected to with a reason, answered again, and only then accepted', async () => {
    const member = await app.given.member()
    const { id, productId } = await givenRequest(app, member)
    await answer(app, id)
    expect(fieldsOf(await step(member.token, id, 'object', {}))).toMatchObject([{ path: 'reason' }])
    saved(await step(member.token, id, 'object', { reason: 'It is a memory' }))
    expect(await detail(member.token, id)).toMatchObject({ state: 5, reason: 'It is a memory' })
    expect((await product(member.token, productId)).classificationStatus).toBe(1)
    expect((await step(member.token, id, 'accept')).body.code).toBe(409)
    await answer(app, id, { hsCode: '8542329000' })
    saved(await step(member.token, id, 'accept'))
    const record = await detail(member.token, id)
    expect(record.timeline.map(({ transition }: { transition: string }) => transition)).toEqual([
      'accept',
      'classify',
      'object',
      'classify',
      'submit',
      'create',
    ])
    expect((await product(member.token, productId)).hsCode).toBe('8542329000')
  })

  it('may be a return with a reason, after which the customer completes and submits again', async () => {
    const member = await app.given.member()
    const { id, productId } = await givenRequest(app, member)
    await expect(giveBack(id, '')).rejects.toMatchObject({ findings: [{ path: 'reason' }] })
    await giveBack(id, 'Datasheet missing')
    expect(await detail(member.token, id)).toMatchObject({ state: 3, reason: 'Datasheet missing' })
    expect((await product(member.token, productId)).classificationStatus).toBe(0)
    expect((await list(member.token, { isWaiting: 1 })).body.total).toBe(1)
    saved(await save(member.token, { id, version: 2, note: 'attached now', submit: 1 }))
    expect((await detail(member.token, id)).state).toBe(1)
  })

  it('leaves the old classification in force while a classified product is asked about again', async () => {
    const member = await app.given.member()
    const { id, productId } = await givenRequest(app, member)
    await answer(app, id)
    saved(await step(member.token, id, 'accept'))
    const again = saved(await save(member.token, { productIds: [productId], submit: 1 }))
    expect(await product(member.token, productId)).toMatchObject({
      classificationStatus: 1,
      hsCode: '8542319000',
    })
    saved(await step(member.token, again.id, 'cancel'))
    expect((await product(member.token, productId)).classificationStatus).toBe(3)
  })

  it.each([
    ['hsCode', { hsCode: '8542' }],
    ['vatRate', { vatRate: '13%' }],
    ['tariffRate', { tariffRate: '-1' }],
    ['customsConditions', { customsConditions: 'A;B' }],
    ['cccStatus', { cccStatus: 7 }],
  ])('is refused with a wrong %s, and changes nothing', async (field, values) => {
    const member = await app.given.member()
    const { id } = await givenRequest(app, member)
    await expect(answer(app, id, values)).rejects.toMatchObject({ findings: [{ path: field }] })
    expect((await detail(member.token, id)).state).toBe(1)
  })

  it('is not given to a draft, nor by the customer', async () => {
    const member = await app.given.member()
    const { id } = await givenRequest(app, member, 0)
    await expect(answer(app, id)).rejects.toMatchObject({ findings: [{ code: 'state.notAllowed' }] })
    expect((await step(member.token, id, 'classify', { hsCode: '8542319000' })).status).toBe(404)
  })

  it('is accepted or objected to for a selection, each request on its own', async () => {
    const member = await app.given.member()
    const first = await givenRequest(app, member)
    const second = await givenRequest(app, member)
    await answer(app, first.id)
    const decide = (ids: string[], body: object = { step: 'accept' }) =>
      app.client(`POST ${path}/batchDecide`, { token: member.token, body: { ids, ...body } })
    const results = (await decide([first.id, second.id, '999999'])).body.data
    expect(results.map(({ id, code }: { id: string; code: number }) => [id, code])).toEqual([
      [first.id, 200],
      [second.id, 409],
      ['999999', 404],
    ])
    expect((await product(member.token, first.productId)).classificationStatus).toBe(3)
    expect((await product(member.token, second.productId)).classificationStatus).toBe(1)
    await answer(app, second.id)
    expect((await decide([second.id], { step: 'object' })).body.code).toBe(400)
    const objected = await decide([second.id], { step: 'object', reason: 'Not a controller' })
    expect(objected.body.data).toMatchObject([{ id: second.id, ok: true }])
    expect(await detail(member.token, second.id)).toMatchObject({ reason: 'Not a controller' })
    expect((await decide([first.id])).body.code).toBe(409)
  })

  it('and the product’s removal cannot both happen', async () => {
    const member = await app.given.member()
    const { id, productId } = await givenRequest(app, member, 0)
    const [sent, removed] = await Promise.all([
      step(member.token, id, 'submit'),
      app.client('DELETE base/online/product/batchRemove', {
        token: member.token,
        body: { ids: [productId] },
      }),
    ])
    expect([sent.body.code, removed.body.code].filter((code) => code === 200)).toHaveLength(1)
  })
})

describe('the list of requests', () => {
  it('is searched by number, model and pinyin, filtered, sorted, exported and shortened', async () => {
    const member = await app.given.member()
    const { token } = member
    const { id, productId } = await givenRequest(app, member, 0)
    const sent = await givenRequest(app, member, 1)
    const { number, model } = await detail(token, id)
    expect((await list(token, { keyword: number })).body).toMatchObject({ total: 1, rows: [{ id }] })
    expect((await list(token, { keyword: model })).body).toMatchObject({ total: 1, rows: [{ id }] })
    expect((await list(token, { keyword: 'wkzq' })).body.total).toBe(2)
    expect((await list(token, { productId })).body).toMatchObject({ total: 1, rows: [{ id }] })
    expect((await list(token, { orderByColumn: 'number', isAsc: 'asc' })).body.rows[0].id).toBe(id)
    const file = await fetch(`${app.address}/api/${path}/export?ids=${id}`, {
      headers: { authorization: `bearer ${token}` },
    })
    expect(file.headers.get('content-type')).toContain('spreadsheetml')
    await file.arrayBuffer()
    const remove = (ids: string[]) => app.client(`DELETE ${path}/batchRemove`, { token, body: { ids } })
    expect((await remove([id, sent.id])).body.code).toBe(409)
    expect((await remove([id])).body.data).toEqual({ count: 1 })
    expect((await list(token)).body.total).toBe(1)
  })
})
