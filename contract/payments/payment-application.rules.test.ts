import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { orderState } from '../orders/order.codes.ts'
import { paymentApplicationState } from './payment.codes.ts'
import {
  checkPaymentApplication,
  isApproved,
  isPayable,
  isRecentAccount,
  otherApplied,
  paysOtherSupplier,
  remainingOf,
  whyNotAdded,
} from './payment-application.rules.ts'

const order = {
  id: '1',
  state: orderState.codes.audited,
  currency: 'USD',
  orderAmount: '1000.00',
  appliedAmount: '400.00',
  supplierId: '7' as string | null,
}
const account = {
  accountNumber: '123456',
  bankName: 'First Bank',
  bankAddress: '1 Main Street',
  bankCountry: 'US',
  swiftCode: 'FIRSUS33',
}
const draft = {
  orders: [{ orderId: '1', amount: '600.00' }],
  supplierId: '7' as string | null,
  accountId: '9' as string | null,
  paymentMethod: 'tt',
  otherSupplierReason: '',
}
const facts = { orders: [order], supplier: { isOverseas: true }, account }
const found = (changes: Partial<typeof draft> = {}, other: Partial<typeof facts> = {}): string[] =>
  foundBy(checkPaymentApplication({ ...draft, ...changes }, { ...facts, ...other }))

describe('orders of a payment application', () => {
  it('are paid from submission on, and released only after the audit', () => {
    expect([orderState.codes.draft, orderState.codes.auditFailed].some(isPayable)).toBe(false)
    expect(isPayable(orderState.codes.submitted)).toBe(true)
    expect(isApproved(orderState.codes.submitted)).toBe(false)
    expect(isApproved(orderState.codes.audited)).toBe(true)
  })

  it('are taken up to what no other application asks for', () => {
    expect(remainingOf(order)).toBe('600.00')
    expect(found()).toEqual([])
    expect(found({ orders: [{ orderId: '1', amount: '600.01' }] })).toEqual([
      'orders.0.amount paymentApplication.exceedsUnpaid',
    ])
  })

  it.each([
    ['', 'field.required'],
    ['six', 'field.amount'],
    ['0.00', 'field.positive'],
  ])('are refused with the amount %o', (amount, code) => {
    expect(found({ orders: [{ orderId: '1', amount }] })).toEqual([`orders.0.amount ${code}`])
  })

  it('are refused at the field: none, unknown, twice, not payable, of another currency', () => {
    expect(found({ orders: [] })).toEqual(['orders paymentApplication.orderMissing'])
    const two = (orderId: string) => ({ orders: [...draft.orders, { orderId, amount: '1.00' }] })
    expect(found(two('2'))).toEqual(['orders.1.orderId record.notFound'])
    expect(found(two('1'))).toEqual(['orders.1.orderId paymentApplication.orderTwice'])
    const withSecond = (changes: Partial<typeof order>) => ({
      orders: [order, { ...order, ...changes, id: '2' }],
    })
    expect(found(two('2'), withSecond({ state: orderState.codes.draft }))).toEqual([
      'orders.1.orderId paymentApplication.orderNotPayable',
    ])
    expect(found(two('2'), withSecond({ currency: 'JPY' }))).toEqual([
      'orders.1.orderId paymentApplication.currencyDiffers',
    ])
    expect(found(two('2'), withSecond({}))).toEqual([])
  })

  it('say why they cannot be added', () => {
    expect(whyNotAdded({ ...order, state: orderState.codes.draft })).toBe('notPayable')
    expect(whyNotAdded({ ...order, appliedAmount: '1000.00' })).toBe('nothingLeft')
    expect(whyNotAdded(order, 'EUR')).toBe('otherCurrency')
    expect(whyNotAdded(order, 'USD')).toBeUndefined()
    expect(whyNotAdded(order)).toBeUndefined()
  })

  it('count what the others ask for, of a live application without its own amount', () => {
    const line = { appliedAmount: '400.00', amount: '150.00' }
    expect(otherApplied(line, paymentApplicationState.codes.unreviewed)).toBe('250.00')
    expect(otherApplied(line, paymentApplicationState.codes.cancelled)).toBe('400.00')
  })
})

describe('the supplier of a payment application', () => {
  it('is named, with the method', () => {
    expect(found({ supplierId: null, paymentMethod: '' })).toEqual([
      'supplierId supplier.notSelected',
      'paymentMethod paymentApplication.methodMissing',
    ])
    const unknown = checkPaymentApplication(draft, { orders: [order], supplier: undefined, account })
    expect(foundBy(unknown)).toEqual(['supplierId record.notFound'])
  })

  it('other than the orders’ needs a reason; an order without one fits any', () => {
    expect(found({ supplierId: '8' })).toEqual(['otherSupplierReason paymentApplication.otherSupplier'])
    expect(found({ supplierId: '8', otherSupplierReason: ' ' })).toHaveLength(1)
    expect(found({ supplierId: '8', otherSupplierReason: 'the group collects' })).toEqual([])
    expect(found({ supplierId: '8' }, { orders: [{ ...order, supplierId: null }] })).toEqual([])
    const beside = [order, { ...order, id: '2', supplierId: '8' }]
    expect(found({}, { orders: beside })).toEqual([])
  })

  it('has an account with bank, number, address, and SWIFT outside of Hong Kong', () => {
    const bare = { accountNumber: '', bankName: '', bankAddress: '', bankCountry: 'US', swiftCode: '' }
    const codes = [
      'paymentApplication.bankMissing',
      'paymentApplication.accountMissing',
      'paymentApplication.bankAddressMissing',
      'supplierAccount.swiftMissing',
    ]
    expect(found({}, { account: bare })).toEqual(codes.map((code) => `accountId ${code}`))
    const ofNew = checkPaymentApplication({ ...draft, accountId: null, account: bare }, facts)
    expect(foundBy(ofNew)).toEqual([
      `account.bankName ${codes[0]}`,
      `account.accountNumber ${codes[1]}`,
      `account.bankAddress ${codes[2]}`,
      `account.swiftCode ${codes[3]}`,
    ])
    expect(ofNew.every(({ heals }) => heals === undefined)).toBe(true)
    expect(found({}, { account: { ...account, swiftCode: '', bankCountry: 'HK' } })).toEqual([])
    expect(found({}, { account: { ...account, swiftCode: '' }, supplier: { isOverseas: false } })).toEqual([])
  })

  it('has the account that is named, or a new one', () => {
    expect(foundBy(checkPaymentApplication(draft, { ...facts, account: undefined }))).toEqual([
      'accountId record.notFound',
    ])
    expect(found({ accountId: null })).toEqual(['accountId paymentApplication.accountMissing'])
  })

  it('is confirmed by a text message where its account changed within seven days', () => {
    const changedAt = '2026-11-01T00:00:00Z'
    expect(isRecentAccount(changedAt, new Date('2026-11-07T23:59:59Z'))).toBe(true)
    expect(isRecentAccount(changedAt, new Date('2026-11-08T00:00:00Z'))).toBe(false)
  })
})

it('another supplier than that of one of the chosen orders is paid with a reason only', () => {
  const known = [
    { id: '1', supplierId: '7' },
    { id: '2', supplierId: '8' },
    { id: '3', supplierId: null },
  ]
  const pays = (supplierId: string | null, ...ids: string[]) =>
    paysOtherSupplier({ supplierId, orders: ids.map((orderId) => ({ orderId, amount: '1' })) }, known)
  expect([pays('7', '1'), pays('7', '1', '3'), pays('7', '1', '2'), pays('7', '2')]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect([pays(null, '1', '2'), pays('7')]).toEqual([false, false])
})
