import { customerLevel, supplierLocation, supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { classificationStatus } from '@quayside/contract/products/product.codes.ts'
import { expect, it } from 'vitest'
import { answering, eachWithSession } from '../../../lib/session/client.testing.ts'
import { factsOf } from './record-facts.ts'

eachWithSession()

const one = (data: unknown) => ({ body: { code: 200, msg: 'ok', data } })
const listed = (rows: unknown, total: number) => ({ body: { code: 200, msg: 'ok', rows, total } })
const all = (): boolean => true

it('of a supplier the preview says its state, where it is, and the orders with it', async () => {
  const data = { status: 1, isOverseas: 1, contact: 'Sato' }
  const rows = [{ orderNo: 'IM261118-0042', orderDate: '2026-11-18' }]
  answering(one(data), listed(rows, 3))
  const found = await factsOf(
    { href: '/supplierInfo?id=7' },
    (permission) => permission !== 'order-export-list',
  )
  expect(found?.facts).toEqual([
    ['state', { list: supplierStatus, value: 1 }],
    ['location', { list: supplierLocation, value: 1 }],
    ['contact', 'Sato'],
    // Three of each of the three kinds that this member sees.
    ['orders', { orders: 9 }],
    ['latestOrder', 'IM261118-0042'],
    ['orderDate', '2026-11-18'],
  ])
})

it('of a product it says how it is classified, and its latest price where the member sees prices', async () => {
  const data = { classificationStatus: 3, hsCode: '8532241000', tariffRate: '7.5', originName: 'Japan' }
  const rows = [{ currency: 'USD', lastPrice: '0.1825', supplierName: 'Sakura Parts' }]
  const replies = [one(data), listed(rows, 1)]
  const classified = [
    ['classification', { list: classificationStatus, value: 3 }],
    ['hsCode', '8532241000'],
    ['tariffRate', '7.5%'],
    ['origin', 'Japan'],
  ]
  answering(...replies)
  expect((await factsOf({ href: '/myGoods?record=7' }, all))?.facts).toEqual([
    ...classified,
    ['lastPrice', 'USD 0.182500'],
    ['party', 'Sakura Parts'],
  ])
  const calls = answering(...replies)
  const mayNot = (permission: string): boolean => permission !== 'product-supplierGoods-list'
  expect((await factsOf({ href: '/myGoods?record=7' }, mayNot))?.facts).toEqual(classified)
  expect(calls).toHaveLength(1)
})

it('of a customer it says the level and the orders', async () => {
  answering(one({ level: 1, phone: '' }), listed([], 0))
  expect((await factsOf({ href: '/distributor?record=7' }, all))?.facts).toEqual([
    ['level', { list: customerLevel, value: 1 }],
    ['orders', { orders: 0 }],
  ])
})

it('asks nothing of pages, and of records that the member does not see', async () => {
  const calls = answering(one({}))
  expect(await factsOf({ href: '/supplierList' }, all)).toBeUndefined()
  expect(await factsOf({ href: '/supplierInfo?id=7' }, () => false)).toBeUndefined()
  expect(calls).toEqual([])
})
