import { describe, expect, it } from 'vitest'
import { dataOf, pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenOrder, lineForm } from '../orders/orders.testing.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'
import { givenAccount, givenSupplier } from '../partners/partners.testing.ts'
import {
  applicationForm,
  apply,
  givenApplication,
  givenOldAccount,
  givenPayable,
  givenRate,
} from './payments.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const payable = await givenPayable(app, member)

const part = (amount: string) => ({ orders: [{ orderId: payable.orderId, amount }] })

describe('a payment application is refused at its field', () => {
  const refused = async (values: Record<string, unknown>) =>
    pathsOf(await apply(app, member, applicationForm(payable, values)))

  it('without an order, without supplier and account, without a payment method', async () => {
    expect(await refused({ orders: [] })).toEqual(['orders'])
    expect(await refused({ supplierId: null, accountId: null })).toEqual(['supplierId'])
    expect(await refused({ accountId: null })).toEqual(['accountId'])
    expect(await refused({ paymentMethod: '' })).toEqual(['paymentMethod'])
  })

  it('with an order twice, with a draft, with an order in another currency', async () => {
    const once = { orderId: payable.orderId, amount: '1.00' }
    expect(await refused({ orders: [once, once] })).toEqual(['orders.1.orderId'])
    const lines = [lineForm({ qty: '10', price: '10' })]
    const draft = await givenOrder(app, member, { supplierId: payable.supplierId, lines })
    expect(await refused({ orders: [{ orderId: draft.id, amount: '1.00' }] })).toEqual(['orders.0.orderId'])
    await givenRate(app, 'HKD', '0.913')
    const other = await givenSubmitted(app, member, {
      supplierId: payable.supplierId,
      currency: 'HKD',
      lines,
    })
    expect(await refused({ orders: [once, { orderId: other.id, amount: '1.00' }] })).toEqual([
      'orders.1.orderId',
    ])
  })

  it('with an amount above what is unpaid, of nothing, or that is no amount', async () => {
    for (const amount of ['10000.01', '0.00', '-1.00', '', 'ten'])
      expect(await refused(part(amount))).toEqual(['orders.0.amount'])
  })

  it('with an account of an overseas bank that has no SWIFT code, and a new one that lacks bank and address', async () => {
    const account = {
      accountName: 'Blue Reef Electronics Inc.',
      accountNumber: '3301847562',
      bankName: '',
      bankAddress: '',
      bankCountry: 'US',
      swiftCode: '',
      currency: 'USD',
    }
    const paths = (values: object) => refused({ accountId: null, account: { ...account, ...values } })
    expect(await paths({})).toEqual(['account.bankName'])
    expect(await paths({ bankName: 'Silicon Harbor Bank' })).toEqual([
      'account.bankAddress',
      'account.swiftCode',
    ])
  })

  it('to another supplier than the order’s without a reason, which the provider reads', async () => {
    const own = await givenPayable(app, member)
    const other = await givenSupplier(app, member, { isOverseas: 1 })
    const accountId = await givenOldAccount(app, member, other.id)
    const values = { supplierId: other.id, accountId }
    const send = (more: object) => apply(app, member, applicationForm(own, { ...values, ...more }))
    expect(pathsOf(await send({}))).toEqual(['otherSupplierReason'])
    const otherSupplierReason = 'Its affiliate collects the money'
    const { id } = dataOf(await send({ otherSupplierReason }))
    const desk = await app.given.staff({ roles: ['finance'] })
    const path = `GET finance/online/paymentApplication/${id}`
    for (const seen of [
      await app.office(path, { token: desk.token }),
      await app.client(path, { token: member.token }),
    ])
      expect(dataOf(seen)).toMatchObject({ otherSupplierReason })
    const theirs = await givenPayable(app, member)
    const usual = await apply(app, member, applicationForm(theirs, { otherSupplierReason }))
    const same = await app.client(`GET finance/online/paymentApplication/${dataOf(usual).id}`, {
      token: member.token,
    })
    expect(dataOf(same)).toMatchObject({ otherSupplierReason: '' })
  })

  it('with a stored account that lacks the bank’s address, and links to that account', async () => {
    const own = await givenPayable(app, member)
    await app.platform.staff.transaction([], (tx) =>
      tx.updateTable('supplier_account').set({ bank_address: '' }).where('id', '=', own.accountId).execute(),
    )
    const { body } = await apply(app, member, applicationForm(own))
    expect(body.data.fields).toMatchObject([
      {
        path: 'accountId',
        code: 'paymentApplication.bankAddressMissing',
        heals: { accountId: own.accountId },
      },
    ])
  })

  it('with another company’s order, supplier or account', async () => {
    const rival = await app.given.member()
    const theirs = await givenPayable(app, rival)
    expect((await refused({ orders: [{ orderId: theirs.orderId, amount: '1.00' }] }))[0]).toMatch(/^orders/)
    expect((await refused({ supplierId: theirs.supplierId }))[0]).toBe('supplierId')
    expect((await refused({ accountId: theirs.accountId }))[0]).toBe('accountId')
  })

  it('with an account that was added this week, until a text message confirms it', async () => {
    const supplier = await givenSupplier(app, member, { isOverseas: 1 })
    const { id } = await givenAccount(app, member, supplier.id, {
      currency: 'USD',
      bankCountry: 'HK',
      bankAddress: '8 Connaught Road Central',
    })
    const otherSupplierReason = 'A new supplier'
    const values = { supplierId: supplier.id, accountId: id, otherSupplierReason, ...part('1.00') }
    expect(await refused(values)).toEqual(['code'])
    expect(await refused({ ...values, code: '000000' })).toEqual(['code'])
    const old = await givenOldAccount(app, member, supplier.id, { accountNumber: '998877' })
    expect(
      (await apply(app, member, applicationForm(payable, { ...values, accountId: old }))).body.code,
    ).toBe(200)
  })
})

it('an application says of each order what the others ask for, what is left and what was paid', async () => {
  const of = await givenPayable(app, member)
  const asked = (amount: string) =>
    givenApplication(app, member, { orders: [{ orderId: of.orderId, amount }] }, of)
  const lineOf = async ({ id }: { id: string }) =>
    dataOf(await app.client(`GET finance/online/paymentApplication/${id}`, { token: member.token })).lines[0]
  const first = await asked('3000.00')
  const second = await asked('2500.00')
  const line = { orderAmount: '10000.00', remaining: '4500.00', paidAmount: '0.00' }
  expect(await lineOf(first)).toMatchObject({ ...line, amount: '3000.00', otherApplied: '2500.00' })
  expect(await lineOf(second)).toMatchObject({ ...line, amount: '2500.00', otherApplied: '3000.00' })
  const cancel = `POST finance/online/paymentApplication/${first.id}/cancel`
  dataOf(await app.client(cancel, { token: member.token, body: {} }))
  expect(await lineOf(first)).toMatchObject({ otherApplied: '2500.00', remaining: '7500.00' })
  expect(await lineOf(second)).toMatchObject({ otherApplied: '0.00', remaining: '7500.00' })
})
