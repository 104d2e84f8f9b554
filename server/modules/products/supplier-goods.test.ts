import { describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { fieldsOf, saved } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenSupplier } from '../partners/partners.testing.ts'
import { givenProduct } from './products.testing.ts'
import { recordPurchasePrice } from './record-purchase-price.ts'

const app = await testApp({ clock: testClock('2026-11-15T03:00:00Z') })

const path = 'base/online/supplierGoods'
const save = (token: string, body: unknown) => app.client(`POST ${path}/save`, { token, body })
const list = (token: string, query: Record<string, string | number> = {}) =>
  app.client(`GET ${path}/list`, { token, query })
const detail = async (token: string, id: string) =>
  (await app.client(`GET ${path}/${id}`, { token })).body.data

const price = { price: '1.25', currency: 'USD', pricedOn: '2026-11-10' }
async function givenPair(member: GivenMember, names: { supplier?: string; model?: string } = {}) {
  const supplier = await givenSupplier(app, member, names.supplier ? { name: names.supplier } : {})
  const product = await givenProduct(app, member, names.model ? { model: names.model } : {})
  return { supplierId: supplier.id, productId: product.id }
}

describe('goods of a supplier', () => {
  it('come on the list with their first price, and keep every later one as history', async () => {
    const member = await app.given.member()
    const pair = await givenPair(member)
    const { id } = saved(await save(member.token, { ...pair, ...price }))
    saved(
      await save(member.token, {
        ...pair,
        id,
        version: 1,
        price: '1.3',
        currency: 'USD',
        pricedOn: '2026-11-12',
      }),
    )
    const record = await detail(member.token, id)
    expect(record).toMatchObject({
      lastPrice: '1.300000',
      currency: 'USD',
      pricedOn: '2026-11-12',
      orderNumber: '',
      priceCount: 2,
      version: 2,
      prices: [
        { price: '1.250000', pricedOn: '2026-11-10' },
        { price: '1.300000', pricedOn: '2026-11-12' },
      ],
      timeline: [{ transition: 'save' }, { transition: 'create' }],
    })
  })

  it('keep the newest day’s price as the last one, whatever is entered later', async () => {
    const member = await app.given.member()
    const pair = await givenPair(member)
    const { id } = saved(await save(member.token, { ...pair, ...price }))
    saved(await save(member.token, { ...pair, ...price, id, version: 1, price: '9', pricedOn: '2025-01-02' }))
    const record = await detail(member.token, id)
    expect(record).toMatchObject({ lastPrice: '1.250000', pricedOn: '2026-11-10', priceCount: 2 })
    expect(record.prices[0]).toMatchObject({ price: '9.000000', pricedOn: '2025-01-02' })
  })

  it('take the price of an order, with its number', async () => {
    const member = await app.given.member()
    const pair = await givenPair(member)
    const acting = { actor: 'customer', id: member.memberId, name: 'Wang Wei' } as const
    await app.platform.staff.transaction([], (tx) =>
      recordPurchasePrice(tx, acting, member.companyId, {
        ...pair,
        price: '2.5',
        currency: 'HKD',
        pricedOn: '2026-11-14',
        orderNumber: 'IM261114-0007',
      }),
    )
    expect((await list(member.token)).body.rows).toMatchObject([
      { ...pair, lastPrice: '2.500000', currency: 'HKD', orderNumber: 'IM261114-0007' },
    ])
  })

  it('lose no price when ten orders record one at once', async () => {
    const member = await app.given.member()
    const pair = await givenPair(member)
    const acting = { actor: 'system', id: null, name: '' } as const
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        app.platform.staff.transaction([], (tx) =>
          recordPurchasePrice(tx, acting, member.companyId, { ...pair, ...price, price: String(n + 1) }),
        ),
      ),
    )
    expect((await list(member.token)).body).toMatchObject({ total: 1, rows: [{ priceCount: 10 }] })
  })

  it('are refused twice for one supplier and product, with a stale version, or for another pair', async () => {
    const member = await app.given.member()
    const pair = await givenPair(member)
    const other = await givenPair(member)
    const { id } = saved(await save(member.token, { ...pair, ...price }))
    expect((await save(member.token, { ...pair, ...price })).body).toMatchObject({
      code: 409,
      msg: /already on the list/,
    })
    saved(await save(member.token, { ...pair, ...price, id, version: 1 }))
    expect((await save(member.token, { ...pair, ...price, id, version: 1 })).body).toMatchObject({
      code: 409,
      data: { current: { version: 2 } },
    })
    expect((await save(member.token, { ...other, ...price, id, version: 2 })).body.code).toBe(404)
  })

  it.each([
    ['price', { price: '0' }],
    ['price', { price: '1.2345678' }],
    ['currency', { currency: 'AUD' }],
    ['pricedOn', { pricedOn: '2026-02-30' }],
    ['pricedOn', { pricedOn: '2026-11-16' }],
    ['supplierId', { supplierId: '' }],
    ['productId', { productId: '' }],
  ])('are refused with a wrong %s: %o', async (field, values) => {
    const member = await app.given.member()
    const pair = await givenPair(member)
    const answer = await save(member.token, { ...pair, ...price, ...values })
    expect(answer.body.code).toBe(400)
    expect(fieldsOf(answer)).toMatchObject([{ path: field }])
  })

  it('are not entered for a supplier that is being voided', async () => {
    const member = await app.given.member()
    const pair = await givenPair(member)
    saved(
      await app.client(`POST base/online/supplier/${pair.supplierId}/requestVoid`, {
        token: member.token,
        body: {},
      }),
    )
    expect(fieldsOf(await save(member.token, { ...pair, ...price }))).toMatchObject([{ path: 'supplierId' }])
  })

  it('are searched, filtered, sorted and removed', async () => {
    const member = await app.given.member()
    const { token } = member
    const first = await givenPair(member, { supplier: '深圳海通科技', model: 'LM358' })
    const second = await givenPair(member, { supplier: '广州远航', model: 'NE555' })
    const { id } = saved(await save(token, { ...first, ...price }))
    saved(await save(token, { ...second, price: '0.4', currency: 'RMB', pricedOn: '2026-10-01' }))
    const hits = async (query: Record<string, string | number>) =>
      (await list(token, query)).body.rows.map(({ model }: { model: string }) => model)
    expect(await hits({ keyword: 'szht' })).toEqual(['LM358'])
    expect(await hits({ keyword: 'lm3' })).toEqual(['LM358'])
    expect(await hits({ keyword: 'haitong 358' })).toEqual(['LM358'])
    expect(await hits({ supplierId: second.supplierId })).toEqual(['NE555'])
    expect(await hits({ productId: first.productId })).toEqual(['LM358'])
    expect(await hits({ currency: 'RMB' })).toEqual(['NE555'])
    expect(await hits({ pricedOnBegin: '2026-11-01', pricedOnEnd: '2026-11-30' })).toEqual(['LM358'])
    expect(await hits({ orderByColumn: 'lastPrice' })).toEqual(['NE555', 'LM358'])
    const remove = () => app.client(`DELETE ${path}/batchRemove`, { token, body: { ids: [id] } })
    expect((await remove()).body.data).toEqual({ count: 1 })
    expect((await remove()).body.code).toBe(404)
    expect((await list(token)).body.total).toBe(1)
    saved(await save(token, { ...first, ...price }))
  })
})

describe('prices from a sheet', () => {
  const upload = (token: string, mode: 'preview' | 'take', content: string) => {
    const body = new FormData()
    body.set('mode', mode)
    body.set('file', new Blob([content]), 'prices.csv')
    return app.client(`POST ${path}/import`, { token, body })
  }
  const header = '供应商名称,型号,品牌,最近单价,币种,价格日期,订单号'

  it('find supplier and product by their names, and reject what is unknown at its cell', async () => {
    const member = await app.given.member()
    await givenPair(member, { supplier: '海通', model: 'LM358' })
    const content = [
      header,
      '海通,lm 358,st,1.25,美元,2026-11-01,PO-1',
      '海通,LM358,ST,1.5,USD,2026-11-05,',
      '无此公司,LM358,ST,1,USD,2026-11-01,',
      '海通,XX,ST,0,USD,2026-11-01,',
      '海通,YY,ST,1,USD,2027-01-01,',
    ].join('\n')
    const { body: preview } = await upload(member.token, 'preview', content)
    expect(preview.data).toMatchObject({
      acceptedCount: 2,
      rejected: [
        { row: 4, errors: [{ path: 'supplierName' }] },
        { row: 5, errors: [{ path: 'lastPrice' }] },
        { row: 6, errors: [{ path: 'model' }, { path: 'pricedOn' }] },
      ],
    })
    expect((await list(member.token)).body.total).toBe(0)
    const { body } = await upload(member.token, 'take', content)
    expect(body.data).toMatchObject({
      acceptedCount: 2,
      rejectedCount: 3,
      rejectedFileId: expect.any(String),
    })
    expect((await list(member.token)).body.rows).toMatchObject([
      { model: 'LM358', lastPrice: '1.500000', pricedOn: '2026-11-05', priceCount: 2, orderNumber: '' },
    ])
  })

  it('go out again as a workbook', async () => {
    const member = await app.given.member()
    saved(await save(member.token, { ...(await givenPair(member)), ...price }))
    const file = await fetch(`${app.address}/api/${path}/export?columns=model,lastPrice`, {
      headers: { authorization: `bearer ${member.token}` },
    })
    expect(file.headers.get('content-type')).toContain('spreadsheetml')
    await file.arrayBuffer()
  })
})
