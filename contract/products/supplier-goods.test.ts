import { expect, it } from 'vitest'
import { checkPriceDay } from './supplier-goods.rules.ts'
import { SupplierGoodsSave } from './supplier-goods.ts'

it('a purchase price is above zero and has six decimals at most', () => {
  const goods = { supplierId: '1', productId: '2', currency: 'USD', pricedOn: '2026-11-19' }
  const isTaken = (price: string) => SupplierGoodsSave.safeParse({ ...goods, price }).success
  expect(['0.000001', '12.5'].every(isTaken)).toBe(true)
  expect(['0', '-1', '0.0000001', 'cheap', ''].some(isTaken)).toBe(false)
})

it('a price is known on its day at the earliest', () => {
  const today = '2026-11-19'
  expect(checkPriceDay({ pricedOn: today }, today)).toEqual([])
  expect(checkPriceDay({ pricedOn: '2026-11-20' }, today)).toEqual([
    { path: 'pricedOn', code: 'supplierGoods.dateInFuture' },
  ])
})
