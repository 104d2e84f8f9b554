import { paymentApplicationState as states } from '@quayside/contract/payments/payment.codes.ts'
import { describe, expect, it } from 'vitest'
import type { GivenMember } from '../../platform/testing/given.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenApplication, givenPayable, officeStep } from './payments.testing.ts'

const app = await sharedApp()
const applicant = await app.given.member()
const colleague = await app.given.member({ companyId: applicant.companyId })
const clerk = await app.given.member({
  companyId: applicant.companyId,
  isAdministrator: false,
  permissions: ['finance-application-list', 'finance-application-apply'],
})

const ask = async (key: string, { token }: GivenMember, more: object = {}) =>
  (await app.client(key, { token, ...more })).body
const countsOf = async (member: GivenMember) =>
  (await ask('GET finance/online/paymentQuery/tabCounts', member)).data
const recordOf = async (id: string, member: GivenMember) =>
  (await ask(`GET finance/online/paymentApplication/${id}`, member)).data
const step = (id: string, name: string, member: GivenMember, body: object = {}) =>
  ask(`POST finance/online/paymentApplication/${id}/${name}`, member, { body })
const namesOf = ({ nextSteps }: { nextSteps: { name: string }[] }) => nextSteps.map(({ name }) => name)

await ask('POST finance/online/approvalRule/save', applicant, {
  body: { paymentsAbove: '50000.00', ordersAbove: null },
})

describe('an application above the company’s own amount', () => {
  it('waits on the lists of both members, and who applied cannot release it', async () => {
    const { id } = await givenApplication(app, applicant)
    expect(await countsOf(applicant)).toMatchObject({ all: 1, toRelease: 1, ownToRelease: 1, waitsForMe: 0 })
    expect(await countsOf(colleague)).toMatchObject({ toRelease: 1, ownToRelease: 0, waitsForMe: 1 })
    expect(await countsOf(clerk)).toMatchObject({ toRelease: 1, waitsForMe: 0 })
    const mine = await recordOf(id, applicant)
    expect([mine.isMine, namesOf(mine)]).toEqual([1, ['cancel']])
    const theirs = await recordOf(id, colleague)
    expect([theirs.isMine, namesOf(theirs).toSorted()]).toEqual([0, ['cancel', 'refuse', 'release']])
    expect((await step(id, 'release', applicant)).code).toBe(409)
    expect((await step(id, 'release', clerk)).code).toBe('403')

    const listed = async (isMine: 0 | 1) => {
      const query = { state: String(states.codes.toRelease), isMine: String(isMine) }
      return (await ask('GET finance/online/paymentQuery/list', colleague, { query })).rows
    }
    expect(await listed(1)).toEqual([])
    expect(await listed(0)).toMatchObject([{ id, isMine: 0 }])
    expect((await step(id, 'release', colleague)).code).toBe(200)
    expect(await countsOf(colleague)).toMatchObject({ toRelease: 0, unreviewed: 1, waitsForMe: 0 })
  })

  it('is refused with a reason that the applicant reads, and gives the amount back', async () => {
    const payable = await givenPayable(app, applicant)
    const { id } = await givenApplication(app, applicant, {}, payable)
    expect((await step(id, 'refuse', colleague, { reason: '' })).code).toBe(400)
    expect((await step(id, 'refuse', colleague, { reason: 'Not what the contract says' })).code).toBe(200)
    expect(await recordOf(id, applicant)).toMatchObject({
      state: states.codes.cancelled,
      reason: 'Not what the contract says',
    })
    const query = { orderIds: payable.orderId }
    const { data } = await ask('GET finance/online/paymentApplication/formFacts', applicant, { query })
    expect(data.orders).toMatchObject([{ appliedAmount: '0.00', remaining: '10000.00' }])
  })
})

describe('the facts of the form', () => {
  it('name accounts with masked numbers, who may release, and the last charge in the currency', async () => {
    const payable = await givenPayable(app, applicant)
    const query = { orderIds: payable.orderId, supplierId: payable.supplierId, accountId: payable.accountId }
    const facts = async () =>
      (await ask('GET finance/online/paymentApplication/formFacts', applicant, { query })).data
    const first = await facts()
    expect(first.accounts).toMatchObject([{ id: payable.accountId, currency: 'USD' }])
    expect(first.accounts[0].accountNumber).toMatch(/^\*{4} \d{4}$/)
    expect(first.releasers).toHaveLength(1)
    expect(first.lastCharge).toBeNull()

    const { id } = await givenApplication(app, applicant, {}, payable)
    await step(id, 'release', colleague)
    const desk = await app.given.staff({ roles: ['finance'] })
    await officeStep(app, desk, `paymentApplication/${id}/arrange`)
    await officeStep(app, desk, `paymentApplication/${id}/pay`, { paidOn: '2026-11-13', bankCharge: '25.00' })
    expect((await facts()).lastCharge).toEqual({ on: '2026-11-13', currency: 'USD', amount: '25.00' })
  })
})
