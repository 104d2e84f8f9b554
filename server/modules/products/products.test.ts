import { describe, expect, it } from 'vitest'
import { fieldsOf, saved } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenFile } from '../partners/partners.testing.ts'
import { answer as answerRequest, givenProduct, givenRequest, productForm } from './products.testing.ts'

const app = await sharedApp()

const list = (token: string, query: Record<string, string | number> = {}) =>
  app.client('GET base/online/product/list', { token, query })
const save = (token: string, body: unknown) => app.client('POST base/online/product/save', { token, body })
const models = (found: { body: { rows?: { model: string }[]; data?: { model: string }[] } }) =>
  (found.body.rows ?? found.body.data ?? []).map(({ model }) => model)
const options = (token: string, keyword: string) =>
  app.client('GET base/online/product/options', { token, query: { keyword } })

describe('finding a product', () => {
  it.each([
    ['stm32f1', 'the beginning of the model'],
    ['f103', 'a later part of the model'],
    ['103C8', 'a part that begins with a digit, in any letter case'],
    ['STM32 F103', 'the model with a space that is not there'],
    ['stmicro', 'the brand'],
    ['微控制', 'the name'],
    ['制器', 'the end of the name'],
    ['weikongzhiqi', 'pinyin'],
    ['kongzhi', 'pinyin from a later character'],
    ['wkzq', 'initials'],
    ['kzq', 'initials from a later character'],
    ['意法', 'the Chinese half of a brand'],
    ['yifa', 'a brand’s pinyin'],
    ['stm32 st 微', 'several words'],
  ])('works by %s: %s', async (keyword) => {
    const member = await app.given.member()
    await givenProduct(app, member, { model: 'STM32F103C8T6', brand: 'STMicroelectronics 意法半导体' })
    await givenProduct(app, member, { model: 'GRM155R71C104KA88D', brand: 'Murata', name: '贴片电容' })
    expect(models(await list(member.token, { keyword }))).toEqual(['STM32F103C8T6'])
    expect(models(await options(member.token, keyword))).toEqual(['STM32F103C8T6'])
  })

  it('finds nothing by the middle of a part, a wildcard, or words of two products', async () => {
    const member = await app.given.member()
    await givenProduct(app, member, { model: 'LM358', brand: 'TI', name: '运放' })
    await givenProduct(app, member, { model: 'NE555', brand: 'TI', name: '定时器' })
    for (const keyword of ['m358', '%', '_', 'lm358 ne555']) {
      expect(models(await list(member.token, { keyword })), keyword).toEqual([])
      expect(models(await options(member.token, keyword)), keyword).toEqual([])
    }
  })

  it('finds a changed product by its new words only, and a removed one no more', async () => {
    const member = await app.given.member()
    const { id } = await givenProduct(app, member, { model: 'LM358', name: '' })
    saved(await save(member.token, { ...productForm({ model: 'NE555', name: '' }), id, version: 1 }))
    expect(models(await list(member.token, { keyword: 'lm358' }))).toEqual([])
    expect(models(await list(member.token, { keyword: 'ne555' }))).toEqual(['NE555'])
    await app.client('DELETE base/online/product/batchRemove', { token: member.token, body: { ids: [id] } })
    expect(models(await options(member.token, 'ne555'))).toEqual([])
  })

  it('offers the nearest match first, twenty at most, and the newest without a word', async () => {
    const member = await app.given.member()
    await givenProduct(app, member, { model: 'AB-1', brand: 'X' })
    for (let n = 0; n < 22; n++) await givenProduct(app, member, { model: `ABC${n}`, brand: 'X' })
    await givenProduct(app, member, { model: 'AB', brand: 'X' })
    const found = models(await options(member.token, 'ab'))
    expect(found).toHaveLength(20)
    expect(found.slice(0, 2)).toEqual(['AB', 'AB-1'])
    const { body } = await app.client('GET base/online/product/options', { token: member.token })
    expect(body.data).toHaveLength(20)
    expect(body.data[0].model).toBe('AB')
  })
})

describe('GET base/online/product/list', () => {
  it('filters by brand, category, classification, 3C, control and code, and sorts by model and brand', async () => {
    const member = await app.given.member()
    const { token } = member
    const { id, productId } = await givenRequest(app, member)
    await answerRequest(app, id, { cccStatus: 1 })
    saved(await app.client(`POST base/online/productRequest/${id}/accept`, { token, body: {} }))
    await givenProduct(app, member, { model: 'AAA', brand: 'Nestle', category: 1 })
    const classified = { total: 1, rows: [{ id: productId }] }
    for (const query of [
      { isClassified: 1 },
      { classificationStatus: 3 },
      { cccStatus: 1 },
      { hongKongControl: 1 },
      { hsCode: '8542' },
      { commodityState: 2 },
      { brand: 's t' },
      { category: 0 },
    ]) {
      expect((await list(token, query)).body, JSON.stringify(query)).toMatchObject(classified)
    }
    for (const query of [
      { isClassified: 0 },
      { classificationStatus: 0 },
      { cccStatus: 6 },
      { commodityState: 1 },
      { brand: 'NESTLE' },
      { category: 1 },
      { source: 1, keyword: 'aaa' },
    ]) {
      expect(models(await list(token, query)), JSON.stringify(query)).toEqual(['AAA'])
    }
    expect((await list(token, { hsCode: '8541' })).body.total).toBe(0)
    expect(models(await list(token, { orderByColumn: 'model' }))[0]).toBe('AAA')
    expect(models(await list(token, { orderByColumn: 'brand', isAsc: 'desc' }))[1]).toBe('AAA')
    expect((await list(token, { orderByColumn: 'name' })).body.code).toBe(400)
    expect((await list(token, { createdAtEnd: '2020-01-01' })).body.total).toBe(0)
  })

  it('names origin and unit in the caller’s language', async () => {
    const member = await app.given.member()
    await givenProduct(app, member, { origin: 'JP', unit: '007' })
    const { body } = await app.client('GET base/online/product/list', {
      token: member.token,
      locale: 'zh-CN',
    })
    expect(body.rows[0]).toMatchObject({ origin: 'JP', originName: '日本', unit: '007', unitName: '个' })
  })
})

describe('POST base/online/product/save', () => {
  it('saves with files, shows the record with its timeline, and leaves classification to the provider', async () => {
    const member = await app.given.member()
    const file = await givenFile(app, member)
    const { id } = await givenProduct(app, member, { attachments: { datasheet: [file] } })
    const { body } = await app.client(`GET base/online/product/${id}`, { token: member.token })
    expect(body.data).toMatchObject({
      classificationStatus: 0,
      hsCode: '',
      tariffRate: null,
      cccStatus: 6,
      hongKongControl: null,
      commodityState: 1,
      openRequestId: null,
      attachments: [{ fileId: file, kind: 'datasheet' }],
      timeline: [{ transition: 'create' }],
    })
    const forged = await save(member.token, productForm({ hsCode: '8542319000' }))
    expect(fieldsOf(forged)).toMatchObject([{ path: 'hsCode' }])
  })

  it('asks for model and brand', async () => {
    const { token } = await app.given.member()
    const answer = await save(token, { model: ' ', name: 'x' })
    expect(fieldsOf(answer)).toMatchObject([{ path: 'model' }, { path: 'brand' }])
  })

  it.each([
    ['lm 358', 't I'],
    ['ＬＭ３５８', 'TI'],
  ])('refuses a model and brand that are there already: %s of %s', async (model, brand) => {
    const member = await app.given.member()
    await givenProduct(app, member, { model: 'LM358', brand: 'TI' })
    const answer = await save(member.token, productForm({ model, brand }))
    expect(fieldsOf(answer)).toMatchObject([{ path: 'model', msg: /this model and brand already/ }])
    saved(await save(member.token, productForm({ model, brand: 'ON' })))
  })

  it('takes one of ten simultaneous saves of the same model and brand', async () => {
    const { token } = await app.given.member()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => save(token, productForm({ model: 'LM358' }))),
    )
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 400)).toHaveLength(9)
  })

  it('refuses origins, units and categories that do not exist', async () => {
    const { token } = await app.given.member()
    const unknown = await save(token, productForm({ origin: 'ZZ', unit: '999' }))
    expect(fieldsOf(unknown)).toMatchObject([{ path: 'origin' }, { path: 'unit' }])
    expect(fieldsOf(await save(token, productForm({ category: -1 })))).toMatchObject([{ path: 'category' }])
  })

  it('shows a stale save who changed what, and keeps the first', async () => {
    const member = await app.given.member()
    const { id } = await givenProduct(app, member, { model: 'A1' })
    saved(await save(member.token, { ...productForm({ model: 'A2' }), id, version: 1 }))
    const { body } = await save(member.token, { ...productForm({ model: 'A3' }), id, version: 1 })
    expect(body).toMatchObject({
      code: 409,
      data: { changedBy: 'Wang Wei', current: { model: 'A2', version: 2 } },
    })
  })

  it('does not make another product of a classified one', async () => {
    const member = await app.given.member()
    const { productId } = await givenRequest(app, member)
    const { body } = await app.client(`GET base/online/product/${productId}`, { token: member.token })
    const other = await save(member.token, {
      ...productForm({ model: 'Z1' }),
      id: productId,
      version: body.data.version,
    })
    expect(other.body.code).toBe(409)
    expect(fieldsOf(other)).toMatchObject([{ path: 'model' }])
    const { model, version } = body.data
    saved(await save(member.token, { ...productForm({ model, name: '单片机' }), id: productId, version }))
  })
})

describe('DELETE base/online/product/batchRemove', () => {
  it('removes all of a selection or none, and gives the model free again', async () => {
    const member = await app.given.member()
    const { token } = member
    const first = await givenProduct(app, member, { model: 'LM358' })
    const { productId } = await givenRequest(app, member)
    const remove = (ids: string[]) =>
      app.client('DELETE base/online/product/batchRemove', { token, body: { ids } })
    const refused = await remove([first.id, productId])
    expect(refused.body.code).toBe(409)
    expect(fieldsOf(refused)).toMatchObject([{ path: 'ids.1' }])
    expect((await list(token)).body.total).toBe(2)
    expect((await remove([first.id])).body.data).toEqual({ count: 1 })
    expect((await list(token)).body.total).toBe(1)
    expect((await remove([first.id])).body.code).toBe(404)
    saved(await save(token, productForm({ model: 'LM358' })))
  })
})
