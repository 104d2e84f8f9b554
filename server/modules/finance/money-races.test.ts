import { feeState } from '@quayside/contract/finance/finance.codes.ts'
import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { tell } from '../../faults/seed.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import {
  applicationForm,
  apply,
  givenApplication,
  givenPayable,
  officeStep,
} from '../payments/payments.testing.ts'

/** The fault run meets 200 times, with 200 write-offs and 500 applications at once. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 6)
const isFaultRun = process.env['FAULT_ROUNDS'] !== undefined
const atOnce = isFaultRun ? 200 : 24

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['finance'], name: 'Shen' })
const cashier = await app.given.staff({ roles: ['finance'], name: 'Luo' })
const { companyId, token } = member

const post = (path: string, body: object = {}, by = desk) => officeStep(app, by, path, body)
const ok = (answer: TestAnswer) => {
  expect(answer.text.slice(0, 600)).toContain('"code":200')
  return answer.body.data
}
/** A machine with too much to do says so and is asked again, as a browser does. */
const patiently = async (call: () => Promise<TestAnswer>): Promise<TestAnswer> => {
  for (;;) {
    const answer = await call()
    if (answer.status !== 503) return answer
  }
}
/** As many receipts of one amount as a test needs. */
const confirmed = ['finance.voucherRepeated']
const received = async (amount: string): Promise<string> =>
  ok(await patiently(() => post('cashVoucher/save', { kind: 'received', companyId, amount, confirmed }))).id
const charged = async (unitPrice: string): Promise<{ id: string; number: string }> =>
  ok(await patiently(() => post('cost/chargeMany', { fees: [{ companyId, kind: 'storage', unitPrice }] })))[0]
const debtOf = async (number: string) => {
  const query = { keyword: number }
  const answer = await patiently(() => app.client('GET finance/online/debt/list', { token, query }))
  return answer.body.rows[0]
}
const done = (answers: readonly TestAnswer[]): number => {
  for (const { status, body, text } of answers) {
    expect(status, text).toBe(200)
    expect([200, 400, 409], text).toContain(body.code)
  }
  return answers.filter(({ body }) => body.code === 200).length
}

describe('write-offs that meet', () => {
  it(`settle one debt no further than it goes, ${atOnce} at once from as many receipts`, async () => {
    const fee = await charged(String(atOnce / 2))
    const { id: itemId } = await debtOf(fee.number)
    const receipts = await Promise.all(Array.from({ length: atOnce }, () => received('1.00')))
    const parts = [{ itemId, amount: '1.00' }]
    const answers = await Promise.all(
      receipts.map((id) => patiently(() => post(`cashVoucher/${id}/writeOff`, { parts }))),
    )
    expect(done(answers)).toBe(atOnce / 2)
    expect(await debtOf(fee.number)).toBeUndefined()
    tell(`${atOnce} write-offs of one debt at once: ${atOnce / 2} done, nothing above it`)
  })

  it('use one receipt no further than it goes', async () => {
    const fees = await Promise.all(Array.from({ length: atOnce }, () => charged('2')))
    const items = await Promise.all(fees.map(({ number }) => debtOf(number)))
    const receipt = await received(`${atOnce / 2}.00`)
    const answers = await Promise.all(
      items.map(({ id: itemId }) =>
        patiently(() => post(`cashVoucher/${receipt}/writeOff`, { parts: [{ itemId, amount: '2.00' }] })),
      ),
    )
    expect(done(answers)).toBe(atOnce / 4)
  })
})

describe('applications that meet', () => {
  it('never exceed the order, and are free again after every cancel is sent twice', async () => {
    const order = await givenPayable(app, member)
    const orders = [{ orderId: order.orderId, amount: '700.00' }]
    const form = applicationForm(order, { orders })
    const count = isFaultRun ? 500 : 20
    const answers = await Promise.all(
      Array.from({ length: count }, () => patiently(() => apply(app, member, form))),
    )
    expect(done(answers)).toBe(14)
    const ids: string[] = answers.flatMap(({ body }) => (body.code === 200 ? [body.data.id] : []))
    const cancel = (id: string) =>
      patiently(() => app.client(`POST finance/online/paymentApplication/${id}/cancel`, { token, body: {} }))
    expect(done(await Promise.all([...ids, ...ids].map(cancel)))).toBe(ids.length)
    tell(`${count} applications of 7 % of an order at once: 14 done; every cancel sent twice done once`)
  })

  it(`with a payment, a rejection and a cancel end in one of them, ${rounds} times`, async () => {
    const counts = new Map<string, number>()
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await givenApplication(app, member)
      const isArranged = round % 2 === 0
      if (isArranged) ok(await post(`paymentApplication/${id}/arrange`))
      const answers = await Promise.all([
        post(`paymentApplication/${id}/pay`, {}, cashier),
        post(`paymentApplication/${id}/reject`, { reason: 'The account is closed' }),
        app.client(`POST finance/online/paymentApplication/${id}/cancel`, { token, body: {} }),
      ])
      expect(done(answers)).toBe(1)
      const winner = ['pay', 'reject', 'cancel'][answers.findIndex(({ body }) => body.code === 200)] ?? ''
      expect(isArranged ? ['pay', 'reject'] : ['reject', 'cancel']).toContain(winner)
      counts.set(winner, (counts.get(winner) ?? 0) + 1)
    }
    tell(`pay, reject and cancel: ${rounds} rounds, ${JSON.stringify(Object.fromEntries(counts))}`)
  })
})

describe('a fee', () => {
  it(`that is disputed, settled and reversed at once ends in a legal state, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const fee = await charged('10')
      const { id: itemId } = await debtOf(fee.number)
      const receipt = await received('10.00')
      const [dispute, reversal, settled] = await Promise.all([
        app.client(`POST finance/online/cost/${fee.id}/dispute`, { token, body: { reason: 'Why?' } }),
        post(`cost/${fee.id}/reverse`, { reason: 'Charged twice' }, cashier),
        post(`cashVoucher/${receipt}/writeOff`, { parts: [{ itemId, amount: '10.00' }] }),
      ])
      done([dispute, reversal, settled])
      // The reversal takes back what was settled before it, and refuses nothing.
      expect(reversal.body.code, reversal.text).toBe(200)
      const { body } = await app.client(`GET finance/online/cost/${fee.id}`, { token })
      expect(body.data).toMatchObject({
        state: feeState.codes.reversed,
        settled: '0.00',
        outstanding: '0.00',
      })
      if (dispute.body.code !== 200) continue
      // A dispute that came first can still be dismissed, not upheld: there is nothing left to correct.
      const { id } = dispute.body.data
      expect((await post(`dispute/${id}/uphold`, { amount: '1.00' })).body.code).toBe(409)
      ok(await post(`dispute/${id}/dismiss`, { reason: 'It was taken back' }))
    }
  })

  it('leaves books in which all agrees', async () => {
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})
