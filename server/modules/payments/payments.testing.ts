import { ageAccount, type GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { lineForm } from '../orders/orders.testing.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'
import { givenAccount, givenSupplier } from '../partners/partners.testing.ts'

/** The bank's rate of the worked example, from long before any test's day. */
const usdRate = '7.106967'

export const givenRate = (app: TestApp, currency = 'USD', selling = usdRate) =>
  app.platform.staff.transaction([], (tx) =>
    tx
      .insertInto('rate')
      .values({ source: 'boc', currency, day: '2026-01-02', middle: selling, selling })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )

/** An account that was added so long ago that no text message is asked for. */
export async function givenOldAccount(
  app: TestApp,
  member: GivenMember,
  supplierId: string,
  values: Record<string, unknown> = {},
): Promise<string> {
  const { id } = await givenAccount(app, member, supplierId, {
    currency: 'USD',
    bankCountry: 'US',
    bankAddress: '3003 Tasman Drive, Santa Clara',
    swiftCode: 'SVBKUS6S',
    ...values,
  })
  await app.platform.staff.transaction([], (tx) => ageAccount(tx, id))
  return id
}

/** An order of USD 10,000.00 that can be paid for, its overseas supplier and the supplier's account. */
export async function givenPayable(
  app: TestApp,
  member: GivenMember,
  { steps = ['auditPass'], ...values }: Record<string, unknown> & { steps?: readonly string[] } = {},
) {
  await givenRate(app)
  const supplier = await givenSupplier(app, member, { isOverseas: 1 })
  const accountId = await givenOldAccount(app, member, supplier.id)
  const lines = [lineForm({ qty: '1000', price: '10' })]
  const order = await givenSubmitted(app, member, { supplierId: supplier.id, lines, ...values }, steps)
  return { orderId: order.id, orderNo: order.orderNo, supplierId: supplier.id, accountId }
}
export type Payable = Awaited<ReturnType<typeof givenPayable>>

export const applicationForm = (payable: Payable, values: Record<string, unknown> = {}) => ({
  orders: [{ orderId: payable.orderId, amount: '10000.00' }],
  supplierId: payable.supplierId,
  accountId: payable.accountId,
  paymentMethod: 'TT',
  bankFeeBearer: 0,
  ...values,
})

export const apply = (app: TestApp, { token }: { token: string }, body: unknown): Promise<TestAnswer> =>
  app.client('POST finance/online/paymentApplication/save', { token, body })

/** An application for a new order, or for the given one. */
export async function givenApplication(
  app: TestApp,
  member: GivenMember,
  values: Record<string, unknown> = {},
  payable?: Payable,
): Promise<Payable & { id: string; number: string }> {
  const of = payable ?? (await givenPayable(app, member))
  const answer = await apply(app, member, applicationForm(of, values))
  if (answer.body?.code !== 200) throw new Error(`not applied: ${answer.text}`)
  return { ...of, ...answer.body.data }
}

/** A step of the provider's staff at the office's door. */
export const officeStep = (
  app: TestApp,
  { token }: { token: string },
  path: string,
  body: object = {},
): Promise<TestAnswer> => app.office(`POST finance/online/${path}`, { token, body })
