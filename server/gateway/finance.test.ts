import { describe, expect, it } from 'vitest'
import { reconcile } from '../faults/reconcile.ts'
import { read } from '../modules/orders/orders.testing.ts'
import { givenApplication, type Payable } from '../modules/payments/payments.testing.ts'
import type { GivenMember } from '../platform/testing/given.ts'
import { testApp } from '../platform/testing/test-app.ts'
import type { TestAnswer } from '../platform/testing/test-client.ts'
import { erpClient, givenKey } from './gateway.testing.ts'

const app = await testApp()
const erp = erpClient(app, (await givenKey(app)).key)
const reader = erpClient(app, (await givenKey(app, { scopes: ['bank-lines:read'] })).key)

const ok = (answer: TestAnswer) => {
  expect([answer.status, answer.text.slice(0, 400)]).toEqual([200, expect.anything()])
  return answer.body
}
const post = async (path: string, body: object = {}) => ok(await erp(`POST ${path}`, { body }))
const mine = async ({ token }: GivenMember, path: string, query: Record<string, string> = {}) =>
  (await app.client(`GET finance/online/${path}`, { token, query })).body
const owed = async (member: GivenMember): Promise<[string, string][]> =>
  (await mine(member, 'debt/list', { pageSize: '50' })).rows.map(
    ({ kind, outstanding }: { kind: string; outstanding: string }) => [kind, outstanding],
  )
const period = { dateBegin: '2026-01-01', dateEnd: '2099-12-31' }

describe('the worked example, over the gateway', () => {
  let member: GivenMember
  let order: Payable & { id: string; number: string }
  let receiptId = ''
  const states = async () => {
    const { paymentState, fxPaymentState, writeOffState } = await read(app, member, order.orderId)
    return { paymentState, fxPaymentState, writeOffState }
  }
  const closing = async () => (await mine(member, 'transaction/summary', period)).data.currencies[0]

  it('is applied for, arranged and paid with the bank’s charge', async () => {
    member = await app.given.member()
    order = await givenApplication(app, member)
    expect(ok(await erp(`GET payment-applications/${order.id}`))).toMatchObject({
      amount: '10000.00',
      rate: '7.106967',
      rmbAmount: '71069.67',
      state: 0,
    })
    await post(`payment-applications/${order.id}/arrange`)
    await post(`payment-applications/${order.id}/pay`, { paidOn: '2026-11-13', bankCharge: '25.00' })
    expect(await owed(member)).toEqual([
      ['supplierPayment', '71069.67'],
      ['bankCharge', '177.67'],
    ])
    expect(await states()).toEqual({ paymentState: 2, fxPaymentState: 2, writeOffState: 0 })
  })

  it('owes duty, VAT and the agency fee', async () => {
    const { companyId } = member
    const tax = { kind: 'taxPaid', companyId, orderId: order.orderId, occurredOn: '2026-11-13' }
    await post('cash-vouchers', { reference: 'T-1', ...tax, taxKind: 'duty', amount: '5338.49' })
    await post('cash-vouchers', { reference: 'T-2', ...tax, taxKind: 'vat', amount: '9947.39' })
    const fee = { orderId: order.orderId, kind: 'agency', quantity: '71069.67', unitPrice: '0.008' }
    const { id } = await post('fees', { reference: 'F-1', ...fee, chargedOn: '2026-11-14' })
    expect(ok(await erp(`GET fees/${id}`))).toMatchObject({ amount: '568.56' })
  })

  it('receives RMB 80,000.00, written off oldest first', async () => {
    const receipt = { kind: 'received', companyId: member.companyId, amount: '80000.00' }
    receiptId = (await post('cash-vouchers', { reference: 'R-1', ...receipt, occurredOn: '2026-11-16' })).id
    await post(`cash-vouchers/${receiptId}/writeOff`)
    const { free, uses } = ok(await erp(`GET cash-vouchers/${receiptId}`))
    expect(free).toBe('0.00')
    expect(
      uses.map(({ itemKind, amount }: { itemKind: string; amount: string }) => [itemKind, amount]),
    ).toEqual([
      ['supplierPayment', '71069.67'],
      ['bankCharge', '177.67'],
      ['duty', '5338.49'],
      ['vat', '3414.17'],
    ])
    expect(await owed(member)).toEqual([
      ['vat', '6533.22'],
      ['fee', '568.56'],
    ])
    expect(await closing()).toMatchObject({ debit: '87101.78', credit: '80000.00', closing: '7101.78' })
    expect(await states()).toEqual({ paymentState: 2, fxPaymentState: 2, writeOffState: 1 })
  })

  it('takes a write-off back, of this receipt alone and with a reason, and writes it off again', async () => {
    const { uses } = ok(await erp(`GET cash-vouchers/${receiptId}`))
    const useId = uses.at(-1).id
    const undo = (id: string, body: object) => erp(`POST cash-vouchers/${id}/undoWriteOff`, { body })
    expect((await undo(receiptId, { useId })).status).toBe(400)
    const other = { kind: 'received', companyId: member.companyId, amount: '1.00' }
    const { id: otherId } = await post('cash-vouchers', { reference: 'R-2', ...other })
    expect((await undo(otherId, { useId, reason: 'x' })).status).toBe(404)
    expect(ok(await erp(`GET cash-vouchers/${receiptId}`)).uses).toHaveLength(4)
    await post(`cash-vouchers/${otherId}/reverse`, { reason: 'Entered twice' })
    ok(await undo(receiptId, { useId, reason: 'The customer wants the VAT paid later' }))
    expect(await owed(member)).toContainEqual(['vat', '9947.39'])
    expect(ok(await erp(`GET cash-vouchers/${receiptId}`)).free).toBe('3414.17')
    await post(`cash-vouchers/${receiptId}/writeOff`, {})
    expect(await owed(member)).toContainEqual(['vat', '6533.22'])
  })

  it('has its agency fee disputed and upheld to RMB 500.00', async () => {
    const [fee] = (await mine(member, 'cost/list')).rows
    const disputed = await app.client(`POST finance/online/cost/${fee.id}/dispute`, {
      token: member.token,
      body: { reason: 'At most RMB 500.00 by our agreement' },
    })
    await post(`fee-disputes/${disputed.body.data.id}/uphold`, { amount: '500.00', answer: 'Agreed' })
    expect((await mine(member, 'debt/summary')).data.inRmb.total).toBe('7033.22')
    expect(await closing()).toMatchObject({ closing: '7033.22' })
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})

describe('bank lines', () => {
  const line = (reference: string, values: object = {}) => ({
    bank: 'Bank of China 8821',
    bankReference: reference,
    occurredOn: '2026-11-16',
    amount: '300.00',
    ...values,
  })
  /** A company that owes RMB 300.00 under a name of its own. */
  async function debtor(reference: string) {
    const member = await app.given.member()
    const name = `Gateway Trading ${reference}`
    await app.platform.staff.transaction([], (tx) =>
      tx.updateTable('company').set({ name }).where('id', '=', member.companyId).execute(),
    )
    await post('fees', { reference, companyId: member.companyId, kind: 'storage', unitPrice: '300' })
    return { ...member, name }
  }

  it('come once, are matched with reasons, and booked as the office books them', async () => {
    const member = await debtor('B-1')
    const { id } = await post('bank-lines', line('G-1', { payerName: member.name }))
    expect((await post('bank-lines', line('G-1', { payerName: member.name }))).id).toBe(id)
    const proposal = ok(await erp(`GET bank-lines/${id}/proposal`))
    expect(proposal).toMatchObject({ verdict: 'exact', candidates: [{ companyId: member.companyId }] })
    expect(proposal.candidates[0].reasons.length).toBeGreaterThan(0)
    const booked = await post(`bank-lines/${id}/confirmExact`)
    expect(booked.left).toBe('0.00')
    expect(await owed(member)).toEqual([])
    expect(ok(await erp(`GET bank-lines/${id}`))).toMatchObject({ state: 1, voucherId: booked.voucherId })
    expect((await erp(`POST bank-lines/${id}/confirmExact`, { body: {} })).status).toBe(409)
    await post(`bank-lines/${id}/reopen`, { reason: 'Another customer’s money' })
    expect(await owed(member)).toEqual([['fee', '300.00']])
  })

  it('without an exact match are booked for a given company, or set aside', async () => {
    const member = await debtor('B-2')
    const { id } = await post('bank-lines', line('G-2', { amount: '120.00', payerName: 'Somebody' }))
    const refused = await erp(`POST bank-lines/${id}/confirmExact`, { body: {} })
    expect([refused.status, refused.body.code]).toEqual([409, 'bankLine.notExact'])
    const asked = { query: { companyId: member.companyId } }
    const [first] = ok(await erp(`GET bank-lines/${id}/proposal`, asked)).candidates
    const { companyId, parts } = first
    const unasked = await erp(`POST bank-lines/${id}/confirm`, { body: { companyId, parts } })
    expect([unasked.status, unasked.body.errors?.[0]?.code ?? unasked.body.code]).toEqual([
      409,
      'finance.otherPayer',
    ])
    await post(`bank-lines/${id}/confirm`, { companyId, parts, confirmed: ['finance.otherPayer'] })
    expect(await owed(member)).toEqual([['fee', '180.00']])
    const { id: ours } = await post('bank-lines', line('G-3', { remark: 'Interest' }))
    await post(`bank-lines/${ours}/setAside`)
    const waiting = ok(await erp('GET bank-lines', { query: { state: 0, limit: 1000 } })).rows
    expect(waiting.map(({ bankReference }: { bankReference: string }) => bankReference)).toEqual(['G-1'])
  })

  it('are not written by a key that may only read', async () => {
    expect((await reader('GET bank-lines')).status).toBe(200)
    expect((await reader('POST bank-lines', { body: line('G-4') })).status).toBe(403)
    expect((await reader('POST bank-lines/1/setAside', { body: {} })).status).toBe(403)
    expect((await erp('POST bank-lines/x/setAside', { body: {} })).status).toBe(404)
  })
})

it('terms are agreed once under their reference, and one a day', async () => {
  const { companyId } = await app.given.member()
  const terms = { companyId, validFrom: '2026-10-01', agencyRate: '0.008', paymentDays: 45 }
  const { id } = await post('company-terms', { reference: 'A-1', ...terms })
  expect((await post('company-terms', { reference: 'A-1', ...terms })).id).toBe(id)
  const twice = await erp('POST company-terms', { body: { reference: 'A-2', ...terms } })
  expect([twice.status, twice.body.errors]).toMatchObject([409, [{ code: 'finance.termsTwice' }]])
  expect(ok(await erp('GET company-terms', { query: { companyId } })).rows).toMatchObject([
    { id, validFrom: '2026-10-01', paymentDays: 45, creditLimit: null },
  ])
})
