import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { checkPaymentApplication } from '@quayside/contract/payments/payment-application.rules.ts'
import { describe, expect, it } from 'vitest'
import { type Check, type CheckName, checksOf, saidFindings } from './application-checks.ts'
import { draftOf, emptyValues } from './application-form.values.ts'

const order = (id: string, more = {}) => ({
  id,
  state: orderState.codes.submitted as number,
  currency: 'USD',
  orderAmount: '100.00',
  appliedAmount: '40.00',
  supplierId: '7' as string | null,
  ...more,
})
const account = {
  accountNumber: '3301847562',
  bankName: 'Silicon Harbor Bank',
  bankAddress: '3003 Tasman Drive',
  bankCountry: 'US',
  swiftCode: 'SVBKUS6S',
}
const filled = {
  ...emptyValues,
  orders: [{ orderId: '1', amount: '60.00' }],
  supplierId: '7',
  accountId: '8',
  paymentMethod: 'TT',
}
const facts = { orders: [order('1'), order('2')], supplier: { isOverseas: true }, account }

const checked = (values: Partial<typeof filled>, known: Partial<typeof facts> = {}): Check[] => {
  const all = { ...filled, ...values }
  return checksOf(checkPaymentApplication(draftOf(all), { ...facts, ...known }), {
    hasOrders: all.orders.length > 0,
    hasAccount: true,
    needsCode: false,
  })
}
const open = (...given: Parameters<typeof checked>): [CheckName, string | undefined][] =>
  checked(...given).flatMap(({ name, path }) => (path === undefined ? [] : [[name, path]]))

describe('the checks beside the form name every rule of §5 at its field', () => {
  it('and find nothing in an application that is complete', () => {
    expect(open({})).toEqual([])
    expect(checked({}).map(({ name }) => name)).toEqual([
      'payable',
      'currency',
      'amounts',
      'beneficiary',
      'swift',
      'method',
    ])
  })

  it('an order is chosen, submitted or approved, of one currency, and there once', () => {
    expect(open({ orders: [] })).toEqual([['chosen', 'orders']])
    expect(open({}, { orders: [order('1', { state: orderState.codes.draft })] })).toEqual([
      ['payable', 'orders.0.orderId'],
    ])
    const two = [...filled.orders, { orderId: '2', amount: '1.00' }]
    expect(open({ orders: two }, { orders: [order('1'), order('2', { currency: 'HKD' })] })).toEqual([
      ['currency', 'orders.1.orderId'],
    ])
    expect(open({ orders: [...filled.orders, ...filled.orders] })).toEqual([['currency', 'orders.1.orderId']])
  })

  it('an amount is not above what is unpaid', () => {
    for (const amount of ['60.01', '', '0', 'ten'])
      expect(open({ orders: [{ orderId: '1', amount }] })).toEqual([['amounts', 'orders.0.amount']])
  })

  it('supplier, account, bank, bank address and payment method are there', () => {
    expect(open({ supplierId: '' })).toEqual([['beneficiary', 'supplierId']])
    expect(open({ accountId: '' })).toEqual([['beneficiary', 'accountId']])
    expect(open({}, { account: { ...account, bankAddress: '' } })).toEqual([['beneficiary', 'accountId']])
    expect(open({ isNewAccount: true })).toEqual([
      ['beneficiary', 'account.bankName'],
      ['swift', 'account.swiftCode'],
    ])
    expect(open({ paymentMethod: '' })).toEqual([['method', 'paymentMethod']])
  })

  it('SWIFT is there for an account outside Hong Kong of an overseas supplier', () => {
    const without = { ...account, swiftCode: '' }
    expect(open({}, { account: without })).toEqual([['swift', 'accountId']])
    expect(open({}, { account: { ...without, bankCountry: 'HK' } })).toEqual([])
    expect(open({}, { account: without, supplier: { isOverseas: false } })).toEqual([])
  })
})

describe('what the form says', () => {
  const findings = checkPaymentApplication(
    draftOf({ ...filled, orders: [{ orderId: '1', amount: '61.00' }], paymentMethod: '' }),
    facts,
  )
  const said = (isChecked: boolean, isOnItsWay: boolean) =>
    saidFindings(findings, { isChecked, isOnItsWay }).map(({ code }) => code)

  it('is at first what contradicts itself, and all once somebody tried to submit', () => {
    expect(said(false, false)).toEqual(['paymentApplication.exceedsUnpaid'])
    expect(said(true, false)).toEqual([
      'paymentApplication.exceedsUnpaid',
      'paymentApplication.methodMissing',
    ])
  })

  it('is nothing while an application is on its way, which may have taken the amounts already', () => {
    expect([said(true, true), said(false, true)]).toEqual([[], []])
  })
})

it('asks why another supplier than the orders’ is paid, and links what a stored account lacks to it', () => {
  const found = (values: Partial<typeof filled & { otherSupplierReason: string }>, known = {}) =>
    checkPaymentApplication(draftOf({ ...filled, ...values }), { ...facts, ...known })
  expect(found({ supplierId: '9' })).toMatchObject([
    { path: 'otherSupplierReason', code: 'paymentApplication.otherSupplier' },
  ])
  expect(found({ supplierId: '9', otherSupplierReason: 'Affiliate collects' })).toEqual([])
  expect(found({ supplierId: '9' }, { orders: [order('1', { supplierId: null }), order('2')] })).toEqual([])
  expect(found({}, { account: { ...account, bankAddress: '' } })).toMatchObject([
    { code: 'paymentApplication.bankAddressMissing', heals: { accountId: '8' } },
  ])
})
