import { writeOffState } from '@quayside/contract/orders/order-money.codes.ts'
import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { read } from '../../modules/orders/orders.testing.ts'
import {
  givenApplication,
  givenOldAccount,
  givenPayable,
  officeStep,
} from '../../modules/payments/payments.testing.ts'
import { workbook } from '../../platform/excel/sheet.testing.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'

const app = await testApp()
const desk = await app.given.staff({ roles: ['finance'], name: 'Shen' })
const cashier = await app.given.staff({ roles: ['finance'], name: 'Luo' })

const ok = (answer: TestAnswer) => {
  expect(answer.text.slice(0, 600)).toContain('"code":200')
  return answer.body.data
}
const step = (path: string, body: object = {}, by = desk) => officeStep(app, by, path, body)
const record = async (path: string, by = desk) =>
  ok(await app.office(`GET finance/online/${path}`, { token: by.token }))
const names = (steps: readonly { name: string }[]) => steps.map(({ name }) => name)

async function paid(charge = '25.00') {
  const member = await app.given.member()
  const application = await givenApplication(app, member)
  ok(await step(`paymentApplication/${application.id}/arrange`))
  const payment = { paidOn: '2026-11-13', bankCharge: charge, bankReference: 'BOC-7741' }
  ok(await step(`paymentApplication/${application.id}/pay`, payment, cashier))
  return { ...application, member }
}
const debtsOf = async (companyId: string) =>
  (await app.office('GET finance/online/debt/list', { token: desk.token, query: { companyId } })).body.rows
const receive = async (companyId: string, amount: string, more: object = {}) =>
  ok(await step('cashVoucher/save', { kind: 'received', companyId, amount, ...more }))

describe('a payment in the back office', () => {
  it('keeps the bank’s reference, which customer, provider and the list of payments read', async () => {
    const { id, member } = await paid()
    expect(await record(`paymentApplication/${id}`)).toMatchObject({
      bankReference: 'BOC-7741',
      arrangedBy: 'Shen',
      needsSecondPerson: false,
      previousAccount: null,
      credit: null,
    })
    const { token } = member
    const seen = await app.client('GET finance/online/paymentRecord/list', {
      token,
      query: { direction: 'out' },
    })
    expect(seen.body.rows[0]).toMatchObject({ bankReference: 'BOC-7741' })
  })

  it('is taken back by counter-entries that open everything again, and can be paid once more', async () => {
    const { id, orderId, member } = await paid()
    const { id: receipt } = await receive(member.companyId, '80000.00')
    ok(await step(`cashVoucher/${receipt}/writeOff`))
    expect((await record(`cashVoucher/${receipt}`)).free).toBe('8752.66')
    ok(await step(`paymentApplication/${id}/reverse`, { reason: 'Returned by the bank' }))
    expect(await record(`paymentApplication/${id}`)).toMatchObject({
      state: 1,
      paidOn: null,
      bankCharge: null,
      bankReference: '',
    })
    expect(await debtsOf(member.companyId)).toEqual([])
    expect((await record(`cashVoucher/${receipt}`)).free).toBe('80000.00')
    expect(await read(app, member, orderId)).toMatchObject({ paymentState: 0, fxPaymentState: 0 })
    expect(await reconcile(app.platform.staff)).toEqual([])
    ok(await step(`paymentApplication/${id}/pay`, {}, cashier))
    expect((await debtsOf(member.companyId)).length).toBe(1)
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('leaves the bank’s charge booked where the bank kept it', async () => {
    const { id, member } = await paid()
    ok(await step(`paymentApplication/${id}/reverse`, { reason: 'Returned', isChargeKept: true }))
    const debts = await debtsOf(member.companyId)
    expect(debts).toMatchObject([{ kind: 'bankCharge', outstanding: '177.67' }])
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('refuses a reversal without a reason, and of what is not paid', async () => {
    const { id } = await paid()
    expect((await step(`paymentApplication/${id}/reverse`)).body.code).not.toBe(200)
    ok(await step(`paymentApplication/${id}/reverse`, { reason: 'Returned' }))
    expect((await step(`paymentApplication/${id}/reverse`, { reason: 'Again' })).body.code).not.toBe(200)
  })

  it('shows the account that stood in place of a recent one', async () => {
    const member = await app.given.member()
    const payable = await givenPayable(app, member)
    const first = await givenApplication(
      app,
      member,
      { orders: [{ orderId: payable.orderId, amount: '1000.00' }] },
      payable,
    )
    ok(await step(`paymentApplication/${first.id}/arrange`))
    ok(await step(`paymentApplication/${first.id}/pay`, {}, cashier))
    const accountId = await givenOldAccount(app, member, payable.supplierId, {
      bankName: 'Another Bank',
      accountNumber: '998877665544',
    })
    const second = await givenApplication(
      app,
      member,
      { orders: [{ orderId: payable.orderId, amount: '2000.00' }], accountId },
      payable,
    )
    await app.platform.staff.transaction([], (tx) =>
      tx
        .updateTable('payment_application')
        .set({ is_account_recent: true })
        .where('id', '=', second.id)
        .execute(),
    )
    const shown = await record(`paymentApplication/${second.id}`)
    expect(shown.bankName).toBe('Another Bank')
    expect(shown.previousAccount).not.toBeNull()
    expect(shown.previousAccount.bankName).not.toBe('Another Bank')
  })

  it('names a second person before the click, where the amount needs one', async () => {
    const member = await app.given.member()
    const large = { kind: 'paidOut', companyId: member.companyId, amount: '300000.00' }
    await receive(member.companyId, '300000.00')
    const { id, state } = ok(await step('cashVoucher/save', large))
    expect(state).toBe(0)
    const own = await record(`cashVoucher/${id}`)
    expect(names(own.nextSteps)).toEqual(['withdraw'])
    expect(own.blockedSteps).toMatchObject([{ name: 'release', reason: expect.stringContaining('') }])
    expect((await step(`cashVoucher/${id}/release`)).body.code).not.toBe(200)
    expect(names((await record(`cashVoucher/${id}`, cashier)).nextSteps)).toContain('release')
    ok(await step(`cashVoucher/${id}/release`, {}, cashier))
  })
})

describe('received money', () => {
  it('keeps the reason of an undone write-off in its timeline and at the counter-entry', async () => {
    const { member } = await paid('0')
    const { id } = await receive(member.companyId, '1000.00')
    ok(await step(`cashVoucher/${id}/writeOff`))
    const [use] = (await record(`cashVoucher/${id}`)).uses
    ok(await step(`depositUse/${use.id}/undo`, { reason: 'Wrong customer' }))
    const after = await record(`cashVoucher/${id}`)
    expect(after).toMatchObject({ uses: [], free: '1000.00' })
    expect(after.timeline[0]).toMatchObject({
      transition: 'undoWriteOff',
      note: expect.stringContaining('Wrong customer'),
    })
    const { rows } = await app.platform.staff.transaction([], (tx) =>
      tx
        .selectFrom('ledger_entry')
        .select('basis')
        .where('event', '=', 'reversal')
        .where('document_id', '=', id)
        .execute()
        .then((found) => ({ rows: found })),
    )
    expect(rows).toEqual([{ basis: 'Wrong customer' }])
    expect((await step(`depositUse/${use.id}/undo`, { reason: 'Twice' })).body.code).not.toBe(200)
  })

  it('is booked once by the bank’s reference, and again after it was taken back', async () => {
    const { companyId } = await app.given.member()
    const draft = { bankReference: '20261116085712004417' }
    const { id } = await receive(companyId, '500.00', draft)
    const again = { kind: 'received', companyId, amount: '500.00', ...draft }
    expect((await step('cashVoucher/save', again)).body.data.fields[0].path).toBe('bankReference')
    ok(await step(`cashVoucher/${id}/reverse`, { reason: 'Wrong customer' }))
    ok(await step('cashVoucher/save', again))
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('of a difference sets the states of the debt’s order, with no order given and with another one', async () => {
    const member = await app.given.member()
    const [first, other] = [await givenPayable(app, member), await givenPayable(app, member)]
    const fee = { orderId: first.orderId, kind: 'storage', quantity: '1', unitPrice: '100.00' }
    ok(await step('cost/chargeMany', { fees: [fee] }))
    const [{ id: itemId }] = await debtsOf(member.companyId)
    const receipt = await receive(member.companyId, '60.00')
    ok(await step(`cashVoucher/${receipt.id}/writeOff`, { parts: [{ itemId, amount: '60.00' }] }))
    const stateOf = async (id: string) => (await read(app, member, id)).writeOffState
    expect(await stateOf(first.orderId)).toBe(writeOffState.codes.partial)
    const difference = { kind: 'exchangeDifference', companyId: member.companyId, itemId }
    for (const orderId of [undefined, other.orderId]) {
      const { id } = ok(await step('cashVoucher/save', { ...difference, amount: '40.00', orderId }))
      expect(await stateOf(first.orderId)).toBe(writeOffState.codes.full)
      ok(await step(`cashVoucher/${id}/reverse`, { reason: 'Not agreed' }))
      expect(await stateOf(first.orderId)).toBe(writeOffState.codes.partial)
    }
    expect(await stateOf(other.orderId)).toBe(writeOffState.codes.none)
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('raises a debt again when a difference in the company’s favour is taken back', async () => {
    const { member } = await paid('0')
    const [{ id: itemId }] = await debtsOf(member.companyId)
    const difference = { kind: 'exchangeDifference', companyId: member.companyId, amount: '69.67', itemId }
    const { id } = ok(await step('cashVoucher/save', difference))
    expect((await debtsOf(member.companyId))[0].outstanding).toBe('71000.00')
    ok(await step(`cashVoucher/${id}/reverse`, { reason: 'Not agreed' }))
    expect((await debtsOf(member.companyId))[0].outstanding).toBe('71069.67')
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})

describe('fees in the back office', () => {
  const sheetOf = async (rows: string[][]): Promise<FormData> => {
    const bytes = await workbook([
      ['Order number', 'Kind of fee', 'Quantity', 'Price or rate', 'Note'],
      ...rows,
    ])
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), 'fees.xlsx')
    return form
  }
  const importing = async (rows: string[][], mode: string) => {
    const body = await sheetOf(rows)
    body.set('mode', mode)
    return ok(await app.office('POST finance/online/cost/import', { token: desk.token, body }))
  }

  it('come from a sheet: a preview with what is wrong, the wrong rows back, the good ones charged', async () => {
    const member = await app.given.member()
    const { orderNo } = await givenPayable(app, member)
    const rows = [
      [orderNo, 'Storage', '8', '6.5', 'November'],
      [orderNo, 'agency', '1', '200', ''],
      [orderNo, 'agency', '1', '300', ''],
      ['IM000000-0000', 'Storage', '1', '1', ''],
      [orderNo, 'Bribe', '1', '1', ''],
    ]
    const seen = await importing(rows, 'preview')
    expect(seen).toMatchObject({ acceptedCount: 2, rejectedCount: 3 })
    expect(seen.rejected.map(({ errors }: { errors: { path: string }[] }) => errors[0]?.path)).toEqual([
      'kind',
      'orderNo',
      'kind',
    ])
    const back = await app.office('POST finance/online/cost/importRejected', {
      token: desk.token,
      body: await sheetOf(rows),
    })
    expect(back.status).toBe(200)
    expect(await importing(rows, 'take')).toMatchObject({ acceptedCount: 2 })
    expect((await debtsOf(member.companyId)).map(({ amount }: { amount: string }) => amount)).toEqual([
      '52.00',
      '200.00',
    ])
    const listed = await app.office('GET finance/online/cost/list', {
      token: desk.token,
      query: { companyId: member.companyId, kind: 'agency' },
    })
    expect(listed.body.rows).toMatchObject([
      { orderNo, amount: '200.00', outstanding: '200.00', state: 'charged' },
    ])
  })

  it('have disputes with a thread in which finance answers before it decides', async () => {
    const member = await app.given.member()
    const { orderId } = await givenPayable(app, member)
    const fees = [{ orderId, kind: 'storage', quantity: '2', unitPrice: '50' }]
    const [fee] = ok(await step('cost/chargeMany', { fees }))
    const { token } = member
    const raised = ok(
      await app.client(`POST finance/online/cost/${fee.id}/dispute`, {
        token,
        body: { reason: 'One day only' },
      }),
    )
    ok(await step(`dispute/${raised.id}/answer`, { message: 'We look into it' }))
    const seen = await record(`dispute/${raised.id}`)
    expect(seen.messages.map(({ message }: { message: string }) => message)).toEqual([
      'One day only',
      'We look into it',
    ])
    const high = await step(`dispute/${raised.id}/uphold`, { amount: '100.00' })
    expect(high.body.data.fields[0].path).toBe('amount')
    ok(await step(`dispute/${raised.id}/uphold`, { amount: '50.00', answer: 'One day' }))
    const listed = await app.office('GET finance/online/dispute/list', {
      token: desk.token,
      query: { companyId: member.companyId },
    })
    expect(listed.body.rows).toMatchObject([{ feeId: fee.id, state: 'upheld', amount: '100.00' }])
    expect((await debtsOf(member.companyId))[0].outstanding).toBe('50.00')
  })
})
