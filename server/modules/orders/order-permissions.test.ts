import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenOrder, read, save } from './orders.testing.ts'

const app = await sharedApp()

describe('permissions', () => {
  it('are of one kind each: all permissions for exports give none for imports', async () => {
    const owner = await app.given.member()
    const { id } = await givenOrder(app, owner)
    const exporter = await app.given.member({
      companyId: owner.companyId,
      permissions: ['list', 'save', 'submit', 'cancel', 'sign', 'remove', 'export'].map(
        (action) => `order-export-${action}`,
      ),
    })
    const { token } = exporter
    const lots = [{ lotNumber: '1', qty: '1' }]
    const calls: [string, object][] = [
      ['GET business/online/order/list', { query: { modelType: 0 } }],
      ['GET business/online/order/tabCounts', { query: { modelType: 0 } }],
      ['GET business/online/order/export', { query: { modelType: 0 } }],
      ['POST business/online/order/save', { body: { modelType: 0 } }],
      ['POST business/online/order/facts', { body: { modelType: 0, models: [] } }],
      [`GET business/online/order/${id}`, {}],
      [`GET business/online/order/${id}/print`, {}],
      [`GET business/online/order/${id}/exportLines`, {}],
      [`POST business/online/order/${id}/copy`, { body: {} }],
      [`POST business/online/order/${id}/submit`, { body: {} }],
      [`POST business/online/order/${id}/cancel`, { body: {} }],
      [`POST business/online/order/${id}/sign`, { body: {} }],
      [`POST business/online/order/${id}/bind`, { body: { lots } }],
      ['DELETE business/online/order/batchRemove', { body: { ids: [id] } }],
    ]
    for (const [key, options] of calls) {
      const answer = await app.client(key, { token, ...options })
      expect(answer.body.code, key).toBe('403')
    }
    expect((await save(app, exporter, { modelType: 1 })).body.code).toBe(200)
    const reader = await app.given.member({
      companyId: owner.companyId,
      permissions: ['order-import-list'],
    })
    expect((await read(app, reader, id)).nextSteps).toEqual([])
    expect(
      (await app.client(`POST business/online/order/${id}/submit`, { token: reader.token, body: {} })).body
        .code,
    ).toBe('403')
  })
})
