import { expect } from 'vitest'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { lineForm } from '../orders/orders.testing.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'
import { officeStep } from '../payments/payments.testing.ts'

type Staff = { readonly token: string }

export const ok = (answer: TestAnswer) => {
  expect(answer.text.slice(0, 800)).toContain('"code":200')
  return answer.body.data
}

export const office = (app: TestApp, staff: Staff, key: string, body?: unknown): Promise<TestAnswer> =>
  app.office(`POST tax/online/${key}`, { token: staff.token, body })

export const titleForm = (values: Record<string, unknown> = {}) => ({
  title: 'Anchor Electronics Ltd',
  taxNo: '91440300MA5QUAY204',
  bankName: 'Bank of Shenzhen',
  accountNumber: '4000021209200123456',
  address: '1 Harbour Road, Shenzhen',
  phone: '0755-12345678',
  ...values,
})
export const givenTitle = async (
  app: TestApp,
  { token }: GivenMember,
  values: Record<string, unknown> = {},
): Promise<string> =>
  ok(await app.client('POST tax/online/invoicingInfo/save', { token, body: titleForm(values) })).id

/** A fee on an order of the company, and money that paid so much of it. */
export async function givenPaidFee(
  app: TestApp,
  member: GivenMember,
  desk: Staff,
  { amount, paid = amount, on = '2026-11-02' }: { amount: string; paid?: string; on?: string },
) {
  const { companyId } = member
  const order = await givenSubmitted(app, member, {}, ['auditPass'])
  const fee = { orderId: order.id, kind: 'storage', unitPrice: amount, chargedOn: on }
  const [charged] = ok(await officeStep(app, desk, 'cost/chargeMany', { fees: [fee] }))
  const receipt = ok(
    await officeStep(app, desk, 'cashVoucher/save', {
      kind: 'received',
      companyId,
      amount: paid,
      occurredOn: on,
      // A test may pay the same fee several times a day.
      confirmed: ['finance.voucherRepeated'],
    }),
  )
  const { rows } = (
    await app.client('GET finance/online/debt/list', {
      token: member.token,
      query: { keyword: charged.number },
    })
  ).body
  const itemId: string = rows[0].id
  ok(await officeStep(app, desk, `cashVoucher/${receipt.id}/writeOff`, { parts: [{ itemId, amount: paid }] }))
  return { order, itemId, receiptId: receipt.id as string, receiptNo: receipt.number as string }
}

export const requestForm = (titleId: string, items: { itemId: string; amount: string }[]) => ({
  titleId,
  kind: 'special',
  items,
})
export const request = (app: TestApp, { token }: { token: string }, body: unknown): Promise<TestAnswer> =>
  app.client('POST tax/online/salesInvoice/save', { token, body })

let running = 0
/** A number of twenty digits that no other invoice has. */
export const digitalNo = (): string => {
  running += 1
  return String(25_4432_0000_000n + BigInt(running)).padStart(20, '2')
}

/** An export that was declared, with one line of so many pieces. */
export const givenExport = (app: TestApp, member: GivenMember, qty = '1000', model = 'RC0402FR-0710KL') =>
  givenSubmitted(
    app,
    member,
    { modelType: 1, lines: [lineForm({ model, name: 'Resistor', qty, price: '1' })] },
    ['auditPass', 'declare'],
  )

export const inputLine = (values: Record<string, unknown> = {}) => ({
  key: 'a',
  name: '*Electronic component*Resistor',
  specification: 'RC0402FR-0710KL',
  unit: 'pcs',
  qty: '1000',
  price: '5',
  amount: '5000.00',
  rate: 13,
  tax: '650.00',
  ...values,
})
export const inputForm = (values: Record<string, unknown> = {}) => ({
  invoiceNo: digitalNo(),
  sellerName: 'Harbour Resistors Ltd',
  sellerTaxNo: '91440300MA5QUAY204',
  issuedOn: '2026-11-03',
  amount: '5650.00',
  lines: [inputLine()],
  ...values,
})
export const enter = (app: TestApp, { token }: { token: string }, body: unknown): Promise<TestAnswer> =>
  app.client('POST tax/online/inputInvoice/save', { token, body })
