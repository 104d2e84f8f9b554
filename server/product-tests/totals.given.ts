import { expect } from 'vitest'
import { customsCalls, declarationNo, givenDeclarable, header } from '../modules/customs/customs.testing.ts'
import { givenOrder } from '../modules/orders/orders.testing.ts'
import { givenSubmitted, provide } from '../modules/orders/provider-steps.testing.ts'
import { givenApplication, officeStep } from '../modules/payments/payments.testing.ts'
import { enter, givenTitle, inputForm } from '../modules/tax-invoices/tax-invoices.testing.ts'
import { givenStored } from '../modules/warehouse/warehouse.testing.ts'
import type { GivenMember } from '../platform/testing/given.ts'
import type { TestApp } from '../platform/testing/test-app.ts'
import type { TestAnswer } from '../platform/testing/test-client.ts'

const ok = (answer: TestAnswer) => {
  expect(answer.text.slice(0, 600)).toContain('"code":200')
  return answer.body.data
}

/** Each kind whose totals are shown has at least two records that count and, where there is such a state, one that does not. */
export async function givenTotals(app: TestApp, member: GivenMember): Promise<void> {
  const finance = await app.given.staff({ roles: ['finance'] })
  const keptOrder = await givenSubmitted(app, member, {}, ['auditPass'])
  const given = await givenSubmitted(app, member)
  await provide(app, given.id, 'cancel', { reason: 'x' })
  await givenOrder(app, member)
  await givenMoney(app, member, finance, keptOrder.id)
  await givenTaxBills(app, member)
  await givenInvoices(app, member)
  const { lots } = await givenStored(app, member, { lines: [{ qty: '1000' }, { qty: '250.5' }] })
  const owner = await app.owner()
  await owner.query(`update stock_lot set stored_on = stored_on - 40 where id = $1`, [lots[0]?.id])
}

/** Fees of which one is reversed, money in advance, and applications of which one is rejected. */
async function givenMoney(
  app: TestApp,
  member: GivenMember,
  finance: { token: string },
  orderId: string,
): Promise<void> {
  const post = async (path: string, body: object) => ok(await officeStep(app, finance, path, body))
  for (const unitPrice of ['600.00', '765.21', '31.50'])
    await post('cost/chargeMany', { fees: [{ orderId, kind: 'storage', unitPrice }] })
  const { rows } = (await app.client('GET finance/online/cost/list', { token: member.token })).body
  const wrong = rows.find(({ amount }: { amount: string }) => amount === '765.21')
  await post(`cost/${wrong.id}/reverse`, { reason: 'Charged twice' })
  await post('cashVoucher/save', { kind: 'received', companyId: member.companyId, amount: '250.00' })
  const applications = [
    await givenApplication(app, member),
    await givenApplication(app, member),
    await givenApplication(app, member),
  ]
  await post(`paymentApplication/${applications[0]?.id}/reject`, { reason: 'x' })
}

/** One is open, one is late, one is cancelled. */
async function givenTaxBills(app: TestApp, member: GivenMember): Promise<void> {
  const operations = await app.given.staff({ roles: ['operations'] })
  const { id: orderId } = await givenDeclarable(app, member)
  const { post } = customsCalls(app, member, operations)
  const [first] = ok(await post('declaration/create', { orderId, ...header }))
  ok(await post(`declaration/${first.id}/declare`, { declarationNo: declarationNo(1) }))
  const bill = async (amount: string, kind: string) =>
    ok(
      await post('taxBill/save', {
        declarationId: first.id,
        kind,
        amount,
        issuedOn: app.clock.today(),
        differenceReason: 'Part of the tax',
      }),
    )
  await bill('100.00', 'vat')
  const late = await bill('17.30', 'consumptionTax')
  const { id } = await bill('40.00', 'duty')
  ok(await post(`taxBill/${id}/cancel`, { reason: 'x' }))
  const owner = await app.owner()
  await owner.query(
    `update tax_bill set issued_on = app.business_day() - 40, due_on = app.business_day() - 20 where id = $1`,
    [late.id],
  )
}

/** Sales invoices that are asked for, issued and voided, as they stand; input invoices through the API. */
async function givenInvoices(app: TestApp, member: GivenMember): Promise<void> {
  const titleId = await givenTitle(app, member)
  const owner = await app.owner()
  for (const [state, net, tax, number] of [
    [0, '100.00', '6.00', ''],
    [1, '200.00', '12.00', '25442000000000000901'],
    [3, '50.00', '3.00', '25442000000000000902'],
  ])
    await owner.query(
      `insert into sales_invoice (company_id, kind, title_id, state, net, tax, amount, line_count, invoice_no, issued_on)
       values ($1, 'general', $2, $3::int, $4::numeric, $5::numeric, $4::numeric + $5::numeric, 1, $6::text,
         case when $3::int > 0 then app.business_day() end)`,
      [member.companyId, titleId, state, net, tax, number],
    )
  ok(await enter(app, member, inputForm()))
  ok(await enter(app, member, inputForm()))
}
