import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestHouse, type TestHouse } from '../../platform/testing/test-house.ts'
import { givenOrder, read, save } from './orders.testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

describe('permissions', () => {
  it('are of one kind each: nothing of an import for whoever may do everything with exports', async () => {
    const owner = await house.given.member()
    const { id } = await givenOrder(house, owner)
    const exporter = await house.given.member({
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
      const answer = await house.client(key, { token, ...options })
      expect(answer.body.code, key).toBe('403')
    }
    expect((await save(house, exporter, { modelType: 1 })).body.code).toBe(200)
    const reader = await house.given.member({
      companyId: owner.companyId,
      permissions: ['order-import-list'],
    })
    expect((await read(house, reader, id)).nextSteps).toEqual([])
    expect(
      (await house.client(`POST business/online/order/${id}/submit`, { token: reader.token, body: {} })).body
        .code,
    ).toBe('403')
  })
})
