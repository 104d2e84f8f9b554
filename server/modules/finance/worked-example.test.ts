import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { read } from '../orders/orders.testing.ts'
import { givenApplication, officeStep, type Payable } from '../payments/payments.testing.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['finance'], name: 'Shen' })
const cashier = await app.given.staff({ roles: ['finance'], name: 'Luo' })
let order: Payable & { id: string; number: string }

const ok = (answer: TestAnswer) => {
  expect(answer.text.slice(0, 600)).toContain('"code":200')
  return answer.body.data
}
const get = async (key: string, query: Record<string, string> = {}) => {
  const answer = await app.client(`GET finance/online/${key}`, { token: member.token, query })
  expect(answer.text.slice(0, 600)).toContain('"code":200')
  return answer.body
}
const period = { dateBegin: '2026-01-01', dateEnd: '2099-12-31' }
const statement = async () => (await get('transaction/summary', period)).data.currencies[0]
const debts = async () => (await get('debt/list', { pageSize: '50' })).rows
const states = async () => {
  const { paymentState, fxPaymentState, writeOffState } = await read(app, member, order.orderId)
  return { paymentState, fxPaymentState, writeOffState }
}
const tax = (taxKind: string, amount: string, occurredOn = '2026-11-13') =>
  officeStep(app, desk, 'cashVoucher/save', {
    kind: 'taxPaid',
    companyId: member.companyId,
    orderId: order.orderId,
    taxKind,
    amount,
    occurredOn,
  })

describe('the worked example, over HTTP', () => {
  it('begins with an application for all of the order at the bank’s rate', async () => {
    order = await givenApplication(app, member)
    const application = (await get(`paymentApplication/${order.id}`)).data
    expect(application).toMatchObject({
      amount: '10000.00',
      rate: '7.106967',
      rmbAmount: '71069.67',
      state: 0,
    })
    expect(await states()).toEqual({ paymentState: 0, fxPaymentState: 0, writeOffState: 0 })
  })

  it('is arranged and paid, with the bank’s charge borne by the customer', async () => {
    ok(await officeStep(app, desk, `paymentApplication/${order.id}/arrange`))
    const paid = { paidOn: '2026-11-13', bankCharge: '25.00' }
    ok(await officeStep(app, cashier, `paymentApplication/${order.id}/pay`, paid))
    expect(
      (await debts()).map((row: { kind: string; outstanding: string }) => [row.kind, row.outstanding]),
    ).toEqual([
      ['supplierPayment', '71069.67'],
      ['bankCharge', '177.67'],
    ])
    expect(await states()).toEqual({ paymentState: 2, fxPaymentState: 2, writeOffState: 0 })
  })

  it('owes duty, VAT and the agency fee', async () => {
    ok(await tax('duty', '5338.49'))
    ok(await tax('vat', '9947.39'))
    const fee = {
      orderId: order.orderId,
      kind: 'agency',
      quantity: '71069.67',
      unitPrice: '0.008',
      chargedOn: '2026-11-14',
    }
    const [charged] = ok(await officeStep(app, desk, 'cost/chargeMany', { fees: [fee] }))
    expect((await get(`cost/${charged.id}`)).data).toMatchObject({
      amount: '568.56',
      quantity: '71069.67',
      unitPrice: '0.008',
      dueOn: '2026-12-14',
      outstanding: '568.56',
    })
  })

  it('receives RMB 80,000.00, written off oldest first', async () => {
    const receipt = ok(
      await officeStep(app, desk, 'cashVoucher/save', {
        kind: 'received',
        companyId: member.companyId,
        amount: '80000.00',
        occurredOn: '2026-11-16',
        bankReference: '20261116085712004417',
      }),
    )
    const written = ok(await officeStep(app, desk, `cashVoucher/${receipt.id}/writeOff`))
    expect(written.parts.map((part: { amount: string }) => part.amount)).toEqual([
      '71069.67',
      '177.67',
      '5338.49',
      '3414.17',
    ])
    expect(written.left).toBe('0.00')
  })

  it('then owes RMB 7,101.78, and every screen says so', async () => {
    expect(
      (await debts()).map((row: { kind: string; outstanding: string }) => [row.kind, row.outstanding]),
    ).toEqual([
      ['vat', '6533.22'],
      ['fee', '568.56'],
    ])
    expect((await get('debt/summary')).data).toMatchObject({
      inRmb: { total: '7101.78' },
      counts: { all: 2 },
      deposits: [],
    })
    expect(await statement()).toMatchObject({
      currency: 'RMB',
      opening: '0.00',
      debit: '87101.78',
      debitCount: 5,
      credit: '80000.00',
      creditCount: 1,
      closing: '7101.78',
    })
    const lines = await get('transaction/list', { ...period, pageSize: '50' })
    expect(lines.rows.map((line: { event: string; balance: string }) => [line.event, line.balance])).toEqual([
      ['supplierPaid', '71069.67'],
      ['bankCharge', '71247.34'],
      ['taxPaid', '76585.83'],
      ['taxPaid', '86533.22'],
      ['feeCharged', '87101.78'],
      ['received', '7101.78'],
    ])
    expect(lines.total).toBe(6)
    const groups = async (by: string) =>
      (await get('transaction/groups', { ...period, by })).data.map((group: Record<string, string>) => [
        group['orderNo'] || group['feeKind'] || group['itemKind'] || group['event'],
        group['debit'],
        group['credit'],
      ])
    expect(await groups('order')).toEqual([
      [(await read(app, member, order.orderId)).orderNo, '87101.78', '0.00'],
      ['', '0.00', '80000.00'],
    ])
    expect(await groups('contract')).toHaveLength(1)
    expect(await groups('kind')).toEqual([
      ['received', '0.00', '80000.00'],
      ['supplierPayment', '71069.67', '0.00'],
      ['vat', '9947.39', '0.00'],
      ['duty', '5338.49', '0.00'],
      ['agency', '568.56', '0.00'],
      ['bankCharge', '177.67', '0.00'],
    ])
    expect(await states()).toEqual({ paymentState: 2, fxPaymentState: 2, writeOffState: 1 })
    expect((await get(`orderMoney/${order.orderId}`)).data).toMatchObject({
      sums: [{ currency: 'RMB', amount: '87101.78', settled: '80000.00', outstanding: '7101.78' }],
      receipts: [{ amount: '80000.00', unused: '0.00', event: 'received' }],
      applications: [{ number: order.number, appliedHere: '10000.00' }],
    })
    const [received] = (await get('paymentRecord/list', { direction: 'in' })).rows
    expect(
      received.uses.map((use: { itemKind: string; amount: string }) => [use.itemKind, use.amount]),
    ).toEqual([
      ['supplierPayment', '71069.67'],
      ['bankCharge', '177.67'],
      ['duty', '5338.49'],
      ['vat', '3414.17'],
    ])
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('has its agency fee disputed and upheld to RMB 500.00; nothing else moves', async () => {
    const [fee] = (await get('cost/list')).rows
    const dispute = ok(
      await app.client(`POST finance/online/cost/${fee.id}/dispute`, {
        token: member.token,
        body: { reason: 'At most RMB 500.00 by our agreement' },
      }),
    )
    expect((await get('debt/summary')).data.counts.disputed).toBe(1)
    const upheld = { amount: '500.00', answer: 'Agreed' }
    ok(await officeStep(app, desk, `dispute/${dispute.id}/uphold`, upheld))
    expect((await get('debt/summary')).data.inRmb.total).toBe('7033.22')
    const lines = (await get('transaction/list', { ...period, pageSize: '50' })).rows
    const added = lines
      .slice(-2)
      .map((line: Record<string, string>) => [line['event'], line['debit'], line['credit']])
    expect(lines).toHaveLength(8)
    expect(added).toEqual([
      ['reversal', '0.00', '568.56'],
      ['feeCharged', '500.00', '0.00'],
    ])
    expect(lines.at(-2)).toMatchObject({ reversedEvent: 'feeCharged', reversedDocumentNo: fee.number })
    expect((await statement()).closing).toBe('7033.22')
    expect(await states()).toEqual({ paymentState: 2, fxPaymentState: 2, writeOffState: 1 })
    const detail = (await get(`cost/${fee.id}`)).data
    expect(detail).toMatchObject({ state: 2, disputes: [{ state: 1, answer: 'Agreed' }] })
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})
