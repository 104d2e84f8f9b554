import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { testClock } from '../../platform/clock.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { read } from '../orders/orders.testing.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'
import { givenApplication, givenRate, officeStep } from '../payments/payments.testing.ts'

// In a year whose calendar of working days is published.
const app = await testApp({ clock: testClock('2026-11-16T02:00:00Z') })
const owner = await app.owner()
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['finance'], name: 'Shen' })
const cashier = await app.given.staff({ roles: ['finance'], name: 'Luo' })
const { companyId } = member

const post = (path: string, body: object = {}, by = desk) => officeStep(app, by, path, body)
const ok = (answer: TestAnswer) => {
  expect(answer.text.slice(0, 600)).toContain('"code":200')
  return answer.body.data
}
/** Some of the same money again, on purpose. */
const voucher = (values: object, by = desk) =>
  post('cashVoucher/save', { companyId, confirmed: ['finance.voucherRepeated'], ...values }, by)
const get = async (path: string, query: Record<string, string> = {}) => {
  const { body } = await app.client(`GET finance/online/${path}`, { token: member.token, query })
  return body.data ?? body.rows
}

describe('an entry of the ledger', () => {
  it('is in a currency that is traded, and so is everything that leads to one', async () => {
    const { rows } =
      await owner.query(`select conrelid::regclass::text as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where conname like '%\\_booked\\_currency' order by 1`)
    expect(rows.map(({ name }) => name)).toEqual([
      'announced_transfer',
      'bank_format',
      'bank_line',
      'cash_voucher',
      'deposit',
      'fee',
      'ledger_month',
      'ledger_posting',
      'ledger_sum',
      'payment_application',
      'receivable_item',
    ])
    for (const { definition } of rows)
      expect([...String(definition).matchAll(/'([A-Z]{3})'/g)].map(([, code]) => code)).toEqual(
        currency.values,
      )
    ok(await voucher({ kind: 'received', amount: '1.00' }))
    await expect(owner.query("update cash_voucher set currency = 'CHF'")).rejects.toThrow('booked_currency')
  })

  it.each(['quayside_app', 'quayside_staff', undefined])(
    'is neither changed nor deleted, by role %s',
    async (role) => {
      ok(await voucher({ kind: 'received', amount: '1.00' }))
      for (const table of ['ledger_entry', 'ledger_posting'])
        for (const change of [
          `update ${table} set company_id = company_id`,
          `delete from ${table}`,
          `truncate ${table} cascade`,
        ]) {
          await owner.query('begin')
          if (role) await owner.query(`set local role ${role}`)
          await expect(owner.query(change), `${role}: ${change}`).rejects.toThrow(
            /permission denied|append-only/,
          )
          await owner.query('rollback')
        }
    },
  )

  it('that does not balance is refused when the transaction ends', async () => {
    await owner.query('begin')
    await owner.query(
      `with entry as (
        insert into ledger_entry (company_id, event, document_kind, document_id, document_no, occurred_on, actor)
        values ($1, 'received', 'cashVoucher', 1, 'RC1', app.business_day(), 'system') returning id
      )
      insert into ledger_posting (company_id, entry_id, account, currency, debit, credit, occurred_on, is_stated)
      select $1, id, unnest(array['bank', 'deposit']), 'RMB', unnest(array[10, 0]), unnest(array[0, 9]), app.business_day(), false
      from entry`,
      [companyId],
    )
    await expect(owner.query('commit')).rejects.toThrow(/does not balance/)
  })
})

describe('above the amount of the settings', () => {
  const large = '250000.00'

  it('what one person arranges another one pays', async () => {
    const { id } = await givenApplication(app, member)
    ok(await post(`paymentApplication/${id}/arrange`))
    const { token } = await app.given.staff()
    const { settings, version } = ok(await app.office('GET finance/online/financeSetting', { token }))
    expect({ settings, version }).toEqual({
      settings: { secondPersonAbove: '200000.00', isAgencyFeeCharged: false },
      version: 0,
    })
    const set = (secondPersonAbove: string) =>
      app.office('POST finance/online/financeSetting/save', {
        token,
        body: { settings: { ...settings, secondPersonAbove }, version },
      })
    expect((await set('-1')).body.data.fields).toMatchObject([{ path: 'settings.secondPersonAbove' }])
    expect(ok(await set('50000.00')).version).toBe(1)
    expect((await set('60000.00')).body.code).toBe(409)
    expect((await post(`paymentApplication/${id}/pay`)).body).toMatchObject({ code: 409 })
    ok(await post(`paymentApplication/${id}/pay`, {}, cashier))
  })

  it('what one person enters another one releases, and a reversal is made by another one', async () => {
    ok(await voucher({ kind: 'received', amount: large }))
    const payout = ok(await voucher({ kind: 'paidOut', amount: '60000.00' }))
    expect(payout.state).toBe(0)
    expect((await post(`cashVoucher/${payout.id}/release`)).body.code).toBe(409)
    ok(await post(`cashVoucher/${payout.id}/release`, {}, cashier))
    const own = await post(`cashVoucher/${payout.id}/reverse`, { reason: 'wrong' }, cashier)
    expect(own.body.code).toBe(409)
    ok(await post(`cashVoucher/${payout.id}/reverse`, { reason: 'wrong' }))
    expect((await post(`cashVoucher/${payout.id}/reverse`, { reason: 'again' })).body.code).toBe(409)
  })
})

describe('money that came in', () => {
  it('is kept for an application and pays it; what is kept is not free', async () => {
    const { id, orderId } = await givenApplication(app, member)
    const receipt = ok(await voucher({ kind: 'received', amount: '80000.00' }))
    expect(ok(await post(`cashVoucher/${receipt.id}/earmark`, { applicationId: id }))).toEqual({
      earmarked: '71069.67',
      isFull: true,
    })
    const most = await post(`cashVoucher/${receipt.id}/writeOffProposal`)
    expect(ok(most).free).toBe('8930.33')
    expect((await get(`paymentApplication/${id}`)).payBy).not.toBeNull()
    ok(await post(`paymentApplication/${id}/arrange`))
    ok(await post(`paymentApplication/${id}/pay`, {}, cashier))
    expect(await read(app, member, orderId)).toMatchObject({
      paymentState: 2,
      fxPaymentState: 2,
      writeOffState: 2,
    })
  })

  it('as foreign exchange is settled and paid out, each no more than there is', async () => {
    const exporter = await app.given.member()
    await givenRate(app)
    const { id: orderId } = await givenSubmitted(app, exporter, { modelType: 1 }, ['auditPass'])
    const book = (values: object) => voucher({ companyId: exporter.companyId, ...values })
    const inUsd = { currency: 'USD', orderId }
    const settling = { kind: 'fxSettled', amount: '123.46', rate: '7.1', ...inUsd }
    const paymentState = async () => (await read(app, exporter, orderId)).paymentState
    const deposits = async () =>
      (await app.client('GET finance/online/debt/summary', { token: exporter.token })).body.data.deposits
    expect((await book(settling)).body.code).toBe(409)
    ok(await book({ kind: 'fxReceived', amount: '100.00', ...inUsd }))
    expect(await paymentState()).toBe(1)
    ok(await book({ kind: 'fxReceived', amount: '23.46', ...inUsd }))
    expect(await paymentState()).toBe(2)
    const settled = ok(await book(settling))
    expect(await deposits()).toEqual([{ currency: 'RMB', free: '876.57', earmarked: '0.00' }])
    expect((await book({ kind: 'paidOut', amount: '876.58' })).body.code).toBe(409)
    // Nothing of it was used, so it can be taken back; the foreign exchange is there again.
    ok(await post(`cashVoucher/${settled.id}/reverse`, { reason: 'another rate' }))
    expect(await deposits()).toEqual([{ currency: 'USD', free: '123.46', earmarked: '0.00' }])
    const again = ok(await book(settling))
    ok(await book({ kind: 'paidOut', amount: '876.57', orderId }))
    expect((await post(`cashVoucher/${again.id}/reverse`, { reason: 'too late' })).body.code).toBe(409)
    expect(await deposits()).toEqual([])
  })
})

describe('a difference of exchange', () => {
  it('in the company’s favour lowers a debt, by no more than is open, until it is taken back', async () => {
    const fees = [{ companyId, kind: 'storage', unitPrice: '40' }]
    const [fee] = ok(await post('cost/chargeMany', { fees }))
    const debt = (await get('debt/list', { keyword: fee.number }))[0]
    const favour = { kind: 'exchangeDifference', itemId: debt.id }
    expect((await voucher({ ...favour, amount: '40.01' })).body.code).toBe(400)
    const { id } = ok(await voucher({ ...favour, amount: '15.00' }))
    const open = async () => (await get('debt/list', { keyword: fee.number }))[0].outstanding
    expect(await open()).toBe('25.00')
    ok(await post(`cashVoucher/${id}/reverse`, { reason: 'wrong' }, cashier))
    expect(await open()).toBe('40.00')
  })

  it('leaves books in which all agrees', async () => {
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})
