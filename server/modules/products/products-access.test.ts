import { allPermissions } from '@quayside/contract/permissions.ts'
import { classificationRequestApi } from '@quayside/contract/products/classification-request.api.ts'
import { productApi } from '@quayside/contract/products/product.api.ts'
import { supplierGoodsApi } from '@quayside/contract/products/supplier-goods.api.ts'
import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenFile, givenSupplier } from '../partners/partners.testing.ts'
import { answer, givenProduct, givenRequest, productForm } from './products.testing.ts'

const app = await sharedApp()

const guarded = Object.entries({ ...productApi, ...classificationRequestApi, ...supplierGoodsApi }).filter(
  ([, { access }]) => access !== 'member',
)

describe('every call of the module', () => {
  it.each(guarded)('%s asks for its own permission', async (key, { access }) => {
    const permissions = allPermissions.filter((permission) => permission !== access)
    const { token } = await app.given.member({ permissions })
    const body = new FormData()
    body.set('mode', 'preview')
    body.set('file', new Blob(['x']), 'x.csv')
    const answered = await app.client(key.replace('{id}', '1'), {
      token,
      ...(key.endsWith('/import') ? { body } : !key.startsWith('GET') && { body: {} }),
    })
    expect(answered.body.code).toBe('403')
  })
})

describe('another company', () => {
  it('may have the same model and brand, finds none of ours, and cannot ask, price or attach with them', async () => {
    const ours = await app.given.member()
    const theirs = await app.given.member()
    const product = await givenProduct(app, ours, { model: 'LM358' })
    const supplier = await givenSupplier(app, ours)
    await givenProduct(app, theirs, { model: 'LM358', name: 'theirs' })
    const own = await givenSupplier(app, theirs)
    const call = (key: string, body?: unknown) =>
      app.client(key, { token: theirs.token, ...(body !== undefined && { body }) })
    const { body: found } = await call('GET base/online/product/options?keyword=lm358')
    expect(found.data).toMatchObject([{ model: 'LM358', name: 'theirs' }])
    expect((await call('POST base/online/productRequest/save', { productIds: [product.id] })).body.code).toBe(
      404,
    )
    const price = { price: '1', currency: 'USD', pricedOn: '2026-01-05' }
    for (const pair of [
      { supplierId: own.id, productId: product.id },
      { supplierId: supplier.id, productId: product.id },
    ]) {
      expect((await call('POST base/online/supplierGoods/save', { ...pair, ...price })).body.code).toBe(404)
    }
    const file = await givenFile(app, ours)
    const stolen = await call(
      'POST base/online/product/save',
      productForm({ attachments: { other: [file] } }),
    )
    expect(stolen.body.code).toBe(404)
  })

  it('cannot accept our answer', async () => {
    const ours = await app.given.member()
    const theirs = await app.given.member()
    const { id } = await givenRequest(app, ours)
    await answer(app, id)
    for (const key of [`${id}/accept`, 'batchDecide']) {
      const body = key === 'batchDecide' ? { ids: [id], step: 'accept' } : {}
      const refused = await app.client(`POST base/online/productRequest/${key}`, {
        token: theirs.token,
        body,
      })
      expect(refused.body.code).toBe(404)
    }
  })
})
