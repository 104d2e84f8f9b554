import { addDays } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { lineForm } from '../../modules/orders/orders.testing.ts'
import { givenSubmitted } from '../../modules/orders/provider-steps.testing.ts'
import {
  applicationForm,
  apply,
  givenApplication,
  givenPayable,
  givenRate,
  officeStep,
} from '../../modules/payments/payments.testing.ts'
import { pathsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const desk = await app.given.staff()
const member = await app.given.member()
const { companyId } = member
const step = (path: string, body: object) => officeStep(app, desk, path, body)
const tomorrow = addDays(app.clock.today(), 1)
const inApril = { validFrom: '2026-04-01', agencyRate: '0.008', paymentDays: 30 }

describe('an amount or a day that cannot be is refused at its field', () => {
  it.each([
    ['terms/save', { companyId, ...inApril, agencyRate: '-0.008' }, 'agencyRate'],
    ['terms/save', { companyId, ...inApril, agencyRate: '8' }, 'agencyRate'],
    ['terms/save', { companyId, ...inApril, minimumFee: '-200' }, 'minimumFee'],
    ['terms/save', { companyId, ...inApril, creditLimit: '-1' }, 'creditLimit'],
    ['terms/save', { companyId, ...inApril, validFrom: '1926-04-01' }, 'validFrom'],
    ['cashVoucher/save', { kind: 'received', companyId, amount: '1', occurredOn: tomorrow }, 'occurredOn'],
    [
      'cashVoucher/save',
      { kind: 'received', companyId, amount: '1', occurredOn: '0206-11-16' },
      'occurredOn',
    ],
    ['cashVoucher/save', { kind: 'fxSettled', companyId, currency: 'USD', amount: '1', rate: '0' }, 'rate'],
    ['cashVoucher/save', { kind: 'fxSettled', companyId, currency: 'USD', amount: '1', rate: '-7' }, 'rate'],
    [
      'cashVoucher/save',
      { kind: 'fxSettled', companyId, currency: 'JPY', amount: '1', rate: '0.0004' },
      'amount',
    ],
  ])('%s %o', async (path, body, field) => {
    expect(pathsOf(await step(path, body))).toEqual([field])
  })

  it.each([
    [{ quantity: '-2', unitPrice: '-3' }, ['fees.0.quantity', 'fees.0.unitPrice']],
    [{ unitPrice: '3', chargedOn: tomorrow }, ['fees.0.chargedOn']],
  ])('a fee of %o', async (values, fields) => {
    const fee = { companyId, kind: 'other', ...values }
    expect(pathsOf(await step('cost/chargeMany', { fees: [fee] }))).toEqual(fields)
  })

  it('a payment', async () => {
    const { id } = await givenApplication(app, member)
    await step(`paymentApplication/${id}/arrange`, {})
    const pay = (body: object) => step(`paymentApplication/${id}/pay`, body)
    expect(pathsOf(await pay({ bankCharge: '-25' }))).toEqual(['bankCharge'])
    expect(pathsOf(await pay({ paidOn: tomorrow }))).toEqual(['paidOn'])
  })

  it('a fee that an objection leads to', async () => {
    const fees = [{ companyId, kind: 'other', unitPrice: '10' }]
    const [fee] = (await step('cost/chargeMany', { fees })).body.data
    const raised = await app.client(`POST finance/online/cost/${fee.id}/dispute`, {
      token: member.token,
      body: { reason: 'Charged twice' },
    })
    const uphold = await step(`dispute/${raised.body.data.id}/uphold`, { amount: '-5' })
    expect(pathsOf(uphold)).toEqual(['amount'])
  })

  it('a company’s own limit', async () => {
    const answer = await app.client('POST finance/online/approvalRule/save', {
      token: member.token,
      body: { paymentsAbove: '-1', ordersAbove: null },
    })
    expect(pathsOf(answer)).toEqual(['paymentsAbove'])
  })

  it('a product that no column holds is refused in words', async () => {
    const fees = [{ companyId, kind: 'other', quantity: '999999999999', unitPrice: '999999999999' }]
    const answer = await step('cost/chargeMany', { fees })
    expect([answer.status, answer.body.code]).toEqual([200, 400])
  })
})

describe('yen of which some come to less than a cent', () => {
  it('are applied for from a cent on, and their shares are booked to the cent', async () => {
    await givenRate(app, 'JPY', '0.000400')
    const payable = await givenPayable(app, member)
    const order = async () => {
      const { supplierId } = payable
      const lines = [lineForm({ qty: '1', price: '13' })]
      return (await givenSubmitted(app, member, { supplierId, currency: 'JPY', lines }, ['auditPass'])).id
    }
    const ids = [await order(), await order(), await order(), await order()]
    const form = (amount: string) =>
      applicationForm(payable, { orders: ids.map((orderId) => ({ orderId, amount })) })
    const least = await apply(app, member, form('3'))
    expect(least.body.data.fields).toMatchObject([{ path: 'orders.0.amount', params: { min: '13.00' } }])
    const { id } = (await apply(app, member, form('13'))).body.data
    await step(`paymentApplication/${id}/arrange`, {})
    expect((await step(`paymentApplication/${id}/pay`, {})).body.code).toBe(200)
    const query = { currency: 'RMB', keyword: '' }
    const debts = await app.client('GET finance/online/debt/list', { token: member.token, query })
    const booked = debts.body.rows.filter(({ documentId }: { documentId: string }) => documentId === id)
    expect(booked.map(({ amount }: { amount: string }) => amount)).toEqual(['0.01', '0.01'])
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})
