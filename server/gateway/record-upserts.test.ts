import { describe, expect, it } from 'vitest'
import { givenProduct, givenRequest } from '../modules/products/products.testing.ts'
import type { GivenMember } from '../platform/testing/given.ts'
import { sharedApp } from '../platform/testing/test-app.ts'
import { briefOf, erpClient, givenKey, resultsOf } from './gateway.testing.ts'

const app = await sharedApp()
const erp = erpClient(app, (await givenKey(app)).key)
const member = await app.given.member()

describe('POST suppliers', () => {
  const supplier = (values: Record<string, unknown> = {}) => ({
    reference: 'S-1',
    companyId: member.companyId,
    name: 'Northern Components Ltd',
    isOverseas: 1,
    ...values,
  })
  const mine = async (id: string) =>
    (await app.client(`GET base/online/supplier/${id}`, { token: member.token })).body.data

  it('makes a supplier that its customer sees, and changes it under the same reference', async () => {
    const made = await erp('POST suppliers', { body: supplier() })
    expect(made.status).toBe(200)
    const { id } = made.body
    expect(await mine(id)).toMatchObject({ name: 'Northern Components Ltd', source: 0, status: 1 })
    const again = await erp('POST suppliers', { body: supplier({ contact: 'Ann' }) })
    expect(again.body.id).toBe(id)
    const changed = await mine(id)
    expect(changed).toMatchObject({ contact: 'Ann' })
    expect(changed.timeline[0]).toMatchObject({ transition: 'save', actor: 'provider' })
  })

  it('does not overwrite what the customer changed since the version it names', async () => {
    const body = supplier({ reference: 'S-2', name: 'Southern Components' })
    const { id } = (await erp('POST suppliers', { body })).body
    const { version } = await mine(id)
    await erp('POST suppliers', { body: { ...body, contact: 'Bo', version } })
    const stale = await erp('POST suppliers', { body: { ...body, contact: 'Cy', version } })
    expect([stale.status, stale.body.errors]).toMatchObject([
      409,
      [{ field: 'version', code: 'record.stale' }],
    ])
    expect(await mine(id)).toMatchObject({ contact: 'Bo' })
  })

  it('refuses a name that the customer has, a company that is not there and a missing name', async () => {
    const body = {
      rows: [
        supplier({ reference: 'S-3', name: 'northern components ltd' }),
        supplier({ reference: 'S-4', companyId: '999999' }),
        supplier({ reference: 'S-5', name: '' }),
        supplier({ reference: 'S-6', name: 'Eastern Components' }),
      ],
    }
    expect(resultsOf(await erp('POST suppliers', { body })).map(briefOf)).toEqual([
      [400, 'supplier.nameTaken', 'name'],
      [400, 'gateway.companyUnknown', 'companyId'],
      [400, 'field.required', 'name'],
      [200, undefined, undefined],
    ])
  })
})

describe('POST products', () => {
  const found = (values: Record<string, unknown>) => ({
    companyId: member.companyId,
    hsCode: '8542319000',
    vatRate: '13',
    cccStatus: 0,
    hongKongControl: 0,
    ...values,
  })

  it('makes a product that is not there, describes it again, and classifies it in the same row', async () => {
    const key = { companyId: member.companyId, model: 'NEW 1', brand: 'ST' }
    const product = { name: 'Amplifier', origin: 'CN', unit: '007' }
    const made = await erp('POST products', { body: { ...key, product } })
    expect(made.status).toBe(200)
    const mine = async () =>
      (await app.client(`GET base/online/product/${made.body.id}`, { token: member.token })).body.data
    expect(await mine()).toMatchObject({ ...product, model: 'NEW 1', source: 0, classificationStatus: 0 })
    const again = await erp('POST products', {
      body: { ...found({ model: 'new1', brand: 'st' }), product: { ...product, name: 'Op amp' } },
    })
    expect(again.body.id).toBe(made.body.id)
    expect(await mine()).toMatchObject({ name: 'Op amp', model: 'NEW 1', hsCode: '8542319000' })
    const listed = await erp('GET products', { query: { companyId: member.companyId, limit: 100 } })
    expect(listed.body.rows.map((row: { id: string }) => row.id)).toContain(made.body.id)
  })

  it('refuses a product without model, an unknown unit or company, half a classification, and nothing at all', async () => {
    const key = { companyId: member.companyId, model: 'NEW 2', brand: 'ST' }
    const product = { name: 'x' }
    const body = {
      rows: [
        { companyId: member.companyId, brand: 'ST', product },
        { ...key, product: { unit: '999' } },
        { ...key, companyId: '999999', product },
        { ...key, model: 'NEW 3', product, hsCode: '8542319000' },
        { ...key, model: 'NEW 4' },
        { ...key, model: 'NEW 5', product },
      ],
    }
    expect(resultsOf(await erp('POST products', { body })).map(briefOf)).toEqual([
      [400, 'field.required', 'model'],
      [400, 'product.unitUnknown', 'product.unit'],
      [400, 'gateway.companyUnknown', 'companyId'],
      [400, 'gateway.classificationIncomplete', 'hsCode'],
      [400, 'gateway.classificationIncomplete', 'hsCode'],
      [200, undefined, undefined],
    ])
  })

  it('refuses an HS code that the tariff does not have', async () => {
    const product = await givenProduct(app, member)
    const rows = ['0000000000', '8542319999', '8542319000'].map((hsCode) => ({
      companyId: member.companyId,
      productId: product.id,
      hsCode,
      cccStatus: 0,
      hongKongControl: 0,
    }))
    for (const row of rows.slice(0, 2)) {
      const { status, body } = await erp('POST products', { body: row })
      expect([status, body.errors[0].field, body.errors[0].code]).toEqual([400, 'hsCode', 'hsCode.unknown'])
    }
    expect((await erp('POST products', { body: rows[2] })).status).toBe(200)
  })

  it('classifies products by id or by model and brand, which their company sees at once', async () => {
    const [one, two] = [
      await givenProduct(app, member, { model: 'AB 100' }),
      await givenProduct(app, member, { model: 'AB 200' }),
    ]
    const asked = await givenRequest(app, member)
    const stranger = await app.given.member()
    const answer = await erp('POST products', {
      body: {
        rows: [
          found({ productId: one.id }),
          found({ model: 'ab200', brand: 'st' }),
          found({ model: 'none', brand: 'ST' }),
          found({ productId: asked.productId }),
          found({ productId: two.id, companyId: stranger.companyId }),
          found({ productId: one.id, hsCode: '1', cccStatus: 99 }),
        ],
      },
    })
    expect(resultsOf(answer).map(briefOf)).toEqual([
      [200, undefined, undefined],
      [200, undefined, undefined],
      [400, 'product.unknown', 'model'],
      [409, 'classificationRequest.productPending', undefined],
      [400, 'product.unknown', 'productId'],
      [400, 'input.invalid', 'hsCode'],
    ])
    expect(
      resultsOf(answer)
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual([one.id, two.id])
    const mine = (await app.client(`GET base/online/product/${two.id}`, { token: member.token })).body.data
    expect(mine).toMatchObject({ hsCode: '8542319000', classificationStatus: 3 })
    expect(mine.timeline[0]).toMatchObject({ transition: 'classify', actor: 'provider', note: '8542319000' })
  })
})

describe('POST bulletins and messages', () => {
  it('publishes a bulletin once for a reference, and puts it in other words', async () => {
    const bulletin = (title: string) => ({ reference: 'B-1', texts: { 'zh-CN': { title, content: '内容' } } })
    const first = await erp('POST bulletins', { body: bulletin('一') })
    const again = await erp('POST bulletins', { body: bulletin('二') })
    expect(again.body.id).toBe(first.body.id)
    const shown = await app.client(`GET system/online/sysBulletin/${first.body.id}`, {
      token: member.token,
      locale: 'zh-CN',
    })
    expect(shown.body.data.title).toBe('二')
  })

  it('sends messages to one company or all, once for a reference, and refuses an unknown company', async () => {
    const other = await app.given.member()
    const message = (values: Record<string, unknown>) => ({
      reference: 'M-1',
      title: 'Hello',
      content: 'World',
      ...values,
    })
    const body = {
      rows: [
        message({ reference: 'M-1', companyId: member.companyId }),
        message({ reference: 'M-2', title: 'To all' }),
        message({ reference: 'M-3', companyId: '999999' }),
      ],
    }
    expect(resultsOf(await erp('POST messages', { body })).map(briefOf)).toEqual([
      [200, undefined, undefined],
      [200, undefined, undefined],
      [400, 'gateway.companyUnknown', 'companyId'],
    ])
    await erp('POST messages', { body })
    const titles = async ({ token }: GivenMember) =>
      (await app.client('GET system/online/sysMsg', { token })).body.rows.map(
        ({ title }: { title: string }) => title,
      )
    expect((await titles(member)).filter((title: string) => title === 'Hello')).toHaveLength(1)
    expect(await titles(other)).toEqual(['To all'])
    const changed = await erp('POST messages', {
      body: message({ companyId: member.companyId, content: 'Moon' }),
    })
    expect([changed.status, changed.body.code]).toEqual([409, 'gateway.referenceUsed'])
  })
})
