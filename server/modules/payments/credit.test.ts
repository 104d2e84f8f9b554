import { expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenApplication, givenPayable, officeStep } from './payments.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const { companyId, token } = member
const desk = await app.given.staff({ roles: ['administrator'] })

const agree = async (validFrom: string, more: object): Promise<void> => {
  const terms = { companyId, validFrom, agencyRate: '0.008', paymentDays: 30, ...more }
  expect((await officeStep(app, desk, 'terms/save', terms)).text).toContain('"code":200')
}
const charge = async (chargedOn: string) => {
  const fees = [{ companyId, kind: 'storage', unitPrice: '10', chargedOn }]
  const [fee] = (await officeStep(app, desk, 'cost/chargeMany', { fees })).body.data
  return (await app.client(`GET finance/online/cost/${fee.id}`, { token })).body.data
}

it('an application above the agreed credit limit says so to the customer, and is marked for the provider', async () => {
  await agree('2026-01-01', { creditLimit: '100000.00' })
  const first = await givenApplication(app, member)
  const own = async (id: string) =>
    (await app.client(`GET finance/online/paymentApplication/${id}`, { token })).body.data
  expect(await own(first.id)).toMatchObject({ rmbAmount: '71069.67', overLimitBy: '0.00' })

  const payable = await givenPayable(app, member)
  const facts = await app.client('GET finance/online/paymentApplication/formFacts', {
    token,
    query: { orderIds: payable.orderId },
  })
  expect(facts.body.data.credit).toEqual({ limit: '100000.00', exposure: '71069.67' })
  const { id } = await givenApplication(app, member, {}, payable)
  expect(await own(id)).toMatchObject({ overLimitBy: '42139.34' })
  const seen = await app.office(`GET finance/online/paymentApplication/${id}`, { token: desk.token })
  expect(seen.body.data).toMatchObject({ overLimitBy: '42139.34', credit: { limit: '100000.00' } })
})

it('a document is due by the terms of its day and keeps them when others are agreed', async () => {
  await agree('2026-10-01', { paymentDays: 10 })
  const [before, after] = [await charge('2026-09-15'), await charge('2026-10-15')]
  expect([before.dueOn, after.dueOn]).toEqual(['2026-10-15', '2026-10-25'])
  await agree('2026-10-10', { paymentDays: 60 })
  const again = await app.client(`GET finance/online/cost/${after.id}`, { token })
  expect(again.body.data.dueOn).toBe('2026-10-25')
})
