import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { tell } from '../../faults/seed.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { read } from '../orders/orders.testing.ts'
import { asProvider } from '../orders/provider-steps.testing.ts'
import {
  digitalNo,
  enter,
  givenExport,
  givenPaidFee,
  givenTitle,
  inputForm,
  inputLine,
  office,
  ok,
  request,
  requestForm,
} from './tax-invoices.testing.ts'

/** The fault run sends 200 at once and meets 200 times. */
const isFaultRun = process.env['FAULT_ROUNDS'] !== undefined
const atOnce = isFaultRun ? 200 : 24
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 4)

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff()
const titleId = await givenTitle(app, member)

const patiently = async (call: () => Promise<TestAnswer>): Promise<TestAnswer> => {
  for (;;) {
    const answer = await call()
    if (answer.status !== 503) return answer
  }
}
const done = (answers: readonly TestAnswer[]): number => {
  for (const { status, body, text } of answers) {
    expect(status, text).toBe(200)
    expect([200, 400, 409], text).toContain(body.code)
  }
  return answers.filter(({ body }) => body.code === 200).length
}
const itemOf = (itemId: string) =>
  asProvider(app, (tx) =>
    tx
      .selectFrom('receivable_item')
      .select(['settled', 'invoice_claimed', 'invoiced'])
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow(),
  )

describe('requests that meet', () => {
  it(`never ask for more than was paid, ${atOnce} at once`, async () => {
    const { itemId } = await givenPaidFee(app, member, desk, { amount: String(atOnce / 2) })
    const body = requestForm(titleId, [{ itemId, amount: '1.00' }])
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => patiently(() => request(app, member, body))),
    )
    expect(done(answers)).toBe(atOnce / 2)
    const { settled, invoice_claimed: claimed } = await itemOf(itemId)
    expect(claimed).toBe(settled)
    tell(`${atOnce} requests for one payment at once: ${atOnce / 2} done, nothing above it`)
  })

  it('and a request that is issued, withdrawn and refused at once ends in one way', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { itemId } = await givenPaidFee(app, member, desk, { amount: '10.00' })
      const { id } = ok(await request(app, member, requestForm(titleId, [{ itemId, amount: '10.00' }])))
      const answers = await Promise.all([
        patiently(() => office(app, desk, `salesInvoice/${id}/issue`, { invoiceNo: digitalNo() })),
        patiently(() => office(app, desk, `salesInvoice/${id}/refuse`, { reason: 'No' })),
        patiently(() =>
          app.client(`POST tax/online/salesInvoice/${id}/withdraw`, { token: member.token, body: {} }),
        ),
      ])
      expect(done(answers)).toBe(1)
      const isIssued = answers[0]?.body.code === 200
      const amount = isIssued ? '10.00' : '0.00'
      expect(await itemOf(itemId)).toMatchObject({ invoice_claimed: amount, invoiced: amount })
    }
    tell(`issue ∥ refuse ∥ withdraw ${rounds} times: one each`)
  })
})

describe('matches that meet', () => {
  it(`never exceed the order’s line, ${atOnce} invoices at once`, async () => {
    const order = await givenExport(app, member, String(atOnce / 2))
    const orderLineId = (await read(app, member, order.id)).lines[0].id
    const line = inputLine({ qty: '1', price: '5', amount: '5.00', tax: '0.65' })
    const invoices = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const { id } = ok(
          await patiently(() => enter(app, member, inputForm({ amount: '5.65', lines: [line] }))),
        )
        const { lines } = (
          await patiently(() => app.client(`GET tax/online/inputInvoice/${id}`, { token: member.token }))
        ).body.data
        return { id, lineId: lines[0].id }
      }),
    )
    const answers = await Promise.all(
      invoices.map(({ id, lineId }) =>
        patiently(() =>
          office(app, desk, `inputInvoice/${id}/match`, { matches: [{ lineId, orderLineId, qty: '1' }] }),
        ),
      ),
    )
    expect(done(answers)).toBe(atOnce / 2)
    const [counted] = await asProvider(app, (tx) =>
      tx
        .selectFrom('order_line as l')
        .select(['l.qty', 'l.matched_qty'])
        .where('l.id', '=', orderLineId)
        .execute(),
    )
    expect(counted?.matched_qty).toBe(counted?.qty)
    tell(`${atOnce} invoices for one line at once: ${atOnce / 2} matched, nothing above it`)
  })

  it('leave every sum as its rows say', async () => {
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})
