import { settlementChanges } from '@quayside/contract/office/bank-settlement.ts'
import { paymentState, writeOffState } from '@quayside/contract/orders/order-money.codes.ts'
import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { read } from '../../modules/orders/orders.testing.ts'
import { givenSubmitted } from '../../modules/orders/provider-steps.testing.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenBankDesk, ok, statement } from './bank-lines.testing.ts'

const app = await testApp()
const { desk, operations, get, step, send, debtor, owed, lineOf } = await givenBankDesk(app)

describe('lines of a bank statement', () => {
  it('are booked where they are exact, and the debts fall', async () => {
    const [one, two] = [await debtor('120.00', '35.00'), await debtor('250.00')]
    ok(
      await send(
        'take',
        statement([
          `2026-11-16,120.00,,${one.name},11,,E-1`,
          `2026-11-16,250.00,,${two.name},12,,E-2`,
          '2026-11-16,9.00,,Nobody,13,,E-3',
        ]),
      ),
    )
    expect((await lineOf('E-1')).verdict).toBe('exact')
    expect((await lineOf('E-3')).verdict).toBe('none')
    const waiting = async (by: typeof desk) =>
      ok(await app.office('GET office/online/task/counts', { token: by.token })).bankLines
    expect((await waiting(desk)).count).toBeGreaterThanOrEqual(3)
    expect((await waiting(desk)).oldest).toMatch(/^\d{4}-/)
    expect(await waiting(operations)).toBeNull()
    expect(ok(await step('bankLine/confirmExact'))).toMatchObject({ booked: 2, skipped: 0 })
    expect(await owed(one.companyId)).toEqual(['35.00'])
    expect(await owed(two.companyId)).toEqual([])
    expect(ok(await step('bankLine/confirmExact'))).toMatchObject({ booked: 0 })
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('settle the debts of an order', async () => {
    const { name, companyId, ...member } = await debtor('1.00')
    const order = await givenSubmitted(app, { companyId, ...member }, {}, ['auditPass'])
    ok(await step('cost/chargeMany', { fees: [{ orderId: order.id, kind: 'storage', unitPrice: '77' }] }))
    ok(await send('take', statement([`2026-11-16,77.00,,${name},18,,O-1`])))
    expect(ok(await step('bankLine/confirmExact'))).toMatchObject({ booked: 1, skipped: 0 })
    expect(await owed(companyId)).toEqual(['1.00'])
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('settle an order as far as the proposal says', async () => {
    const { name, companyId, ...member } = await debtor('1.00')
    const order = await givenSubmitted(app, { companyId, ...member }, {}, ['auditPass'])
    const fee = { orderId: order.id, kind: 'storage', unitPrice: '78' }
    ok(await step('cost/chargeMany', { fees: [fee, { ...fee, currency: 'USD' }] }))
    for (const [currency, reference, state] of [
      ['RMB', '181', 'partial'],
      ['USD', '182', 'full'],
    ] as const) {
      const form = statement([`2026-11-16,78.00,,${name},18,,${reference}`])
      form.set('currency', currency)
      ok(await send('take', form))
      const { id } = await lineOf(reference)
      const [candidate] = (await get(`bankLine/${id}/proposal`)).candidates
      const parts = candidate.items
        .filter(({ orderId }: { orderId: string }) => orderId === order.id)
        .map((item: { id: string }) => ({ itemId: item.id, amount: '78.00' }))
      const to = writeOffState.codes[state]
      expect(settlementChanges(candidate.orders, candidate.items, parts)).toMatchObject([
        { to, orders: [{ id: order.id }] },
      ])
      ok(await step(`bankLine/${id}/confirm`, { companyId, parts }))
      expect((await read(app, member, order.id)).writeOffState).toBe(to)
    }
  })

  it('of a payer who is not the customer are booked only after the question is confirmed', async () => {
    const { companyId, name } = await debtor('40.00')
    ok(await send('take', statement([`2026-11-16,40.00,,王建国,991,代${name}付货款,P-1`])))
    const line = await lineOf('P-1')
    const confirm = (body: object) => step(`bankLine/${line.id}/confirm`, { companyId, ...body })
    const asked = await confirm({})
    expect(asked.body.data.fields).toMatchObject([
      { path: 'confirmed', code: 'finance.otherPayer', params: { payer: '王建国', customer: name } },
    ])
    expect((await lineOf('P-1')).state).toBe(0)
    ok(await confirm({ confirmed: ['finance.otherPayer'] }))
    // The account is known from then on.
    ok(await send('take', statement([`2026-11-17,41.00,,王建国,991,货款,P-2`])))
    ok(await step(`bankLine/${(await lineOf('P-2')).id}/confirm`, { companyId }))
  })

  it('with one reference at two banks are both booked, also for one customer', async () => {
    const { companyId, name } = await debtor('90.00')
    const at = (bank: string, amount: string) => {
      const form = statement([`2026-11-16,${amount},,${name},17,,SAME-1`])
      form.set('bank', bank)
      return form
    }
    ok(await send('take', at('Bank A', '30.00')))
    ok(await step(`bankLine/${(await lineOf('SAME-1')).id}/confirm`, { companyId }))
    ok(await send('take', at('Bank B', '31.00')))
    ok(await step(`bankLine/${(await lineOf('SAME-1')).id}/confirm`, { companyId }))
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('in foreign exchange are the proceeds of the export that their remark names, and the company’s own otherwise', async () => {
    const member = await debtor('1.00')
    const order = await givenSubmitted(app, member, { modelType: 1 }, ['auditPass'])
    const { orderNo, orderAmount } = await read(app, member, order.id)
    const rows = [
      `2026-11-16,${orderAmount},,Overseas,21,payment ${orderNo.toLowerCase()},X-1`,
      '2026-11-16,5.00,,Overseas,21,no number,X-2',
    ]
    const form = statement(rows)
    form.set('currency', 'USD')
    ok(await send('take', form))
    for (const [reference, kind] of [
      ['X-1', 'fxReceived'],
      ['X-2', 'received'],
    ] as const) {
      const { id } = await lineOf(reference)
      const { voucherId } = ok(
        await step(`bankLine/${id}/confirm`, {
          companyId: member.companyId,
          // The second is of a payer whom nothing connects with the company.
          confirmed: ['finance.otherPayer'],
        }),
      )
      const voucher = await get(`cashVoucher/${voucherId}`)
      expect([voucher.kind, voucher.orderId]).toEqual([kind, kind === 'received' ? null : order.id])
    }
    expect((await read(app, member, order.id)).paymentState).toBe(paymentState.codes.paid)
  })

  it('are booked once, also by two at the same moment', async () => {
    const { name, companyId } = await debtor('61.00')
    ok(await send('take', statement([`2026-11-16,61.00,,${name},14,,T-1`])))
    const { id } = await lineOf('T-1')
    const { candidates } = await get(`bankLine/${id}/proposal`)
    const body = { companyId, parts: candidates[0].parts }
    const answers = await Promise.all(Array.from({ length: 6 }, () => step(`bankLine/${id}/confirm`, body)))
    expect(answers.filter((answer) => answer.body.code === 200)).toHaveLength(1)
    expect(await owed(companyId)).toEqual([])
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('end the transfer that was announced, and are taken back as a whole', async () => {
    const { name, companyId, token } = await debtor('75.00')
    const announced = { currency: 'RMB', amount: '75.00', transferOn: '2026-11-16', payerName: 'A Colleague' }
    const transfer = ok(
      await app.client('POST tax/online/capitalAppointment/save', { token, body: announced }),
    )
    ok(await send('take', statement(['2026-11-16,75.00,,A Colleague,15,,U-1'])))
    const { id } = await lineOf('U-1')
    const { verdict, candidates } = await get(`bankLine/${id}/proposal`)
    expect([verdict, candidates[0].companyName, candidates[0].transferId]).toEqual([
      'exact',
      name,
      transfer.id,
    ])
    const { parts, transferId } = candidates[0]
    ok(await step(`bankLine/${id}/confirm`, { companyId, transferId, parts }))
    expect(await owed(companyId)).toEqual([])
    expect((await step(`bankLine/${id}/reopen`)).body.code).not.toBe(200)
    ok(await step(`bankLine/${id}/reopen`, { reason: 'Wrong customer' }))
    expect(await owed(companyId)).toEqual(['75.00'])
    expect((await lineOf('U-1')).state).toBe(0)
    const { rows } = (await app.client('GET tax/online/capitalAppointment/list', { token })).body
    expect(rows[0].state).toBe(0)
    ok(await step(`bankLine/${id}/confirm`, { companyId, parts }))
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('refuse more than is outstanding, and wait no longer when they are set aside', async () => {
    const { companyId } = await debtor('10.00')
    ok(await send('take', statement(['2026-11-16,99.00,,Nobody,16,,S-1'])))
    const { id } = await lineOf('S-1')
    const { candidates } = await get(`bankLine/${id}/proposal?companyId=${companyId}`)
    const [part] = candidates[0].parts
    const confirmed = ['finance.otherPayer']
    const tooMuch = { companyId, parts: [{ ...part, amount: '11.00' }], confirmed }
    expect((await step(`bankLine/${id}/confirm`, tooMuch)).body.data.fields[0].path).toBe('parts.0.amount')
    expect((await lineOf('S-1')).state).toBe(0)
    ok(await step(`bankLine/${id}/setAside`))
    expect((await step(`bankLine/${id}/confirm`, { companyId })).body.code).not.toBe(200)
    ok(await step(`bankLine/${id}/reopen`, { reason: 'Found' }))
    expect((await lineOf('S-1')).state).toBe(0)
  })
})
