import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { dataOf, pathsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'
import { officeStep } from '../payments/payments.testing.ts'

const app = await testApp()
const desk = await app.given.staff({ roles: ['finance'] })
const today = app.clock.today()
const save = (companyId: string, values: object = {}) =>
  officeStep(app, desk, 'cashVoucher/save', {
    kind: 'received',
    companyId,
    amount: '5000.00',
    occurredOn: today,
    ...values,
  })
const repeated = 'finance.voucherRepeated'
const codesOf = ({ body }: TestAnswer): string[] =>
  (body?.data?.fields ?? []).map(({ code }: { code: string }) => code)
const debtsOf = async (token: string): Promise<{ id: string; outstanding: string }[]> =>
  (await app.client('GET finance/online/debt/list', { token })).body.rows

describe('a voucher that may be booked already', () => {
  it('is asked about: same customer, amount, currency and day, unless two references differ', async () => {
    const { companyId } = await app.given.member()
    const { number } = dataOf(await save(companyId))
    const asked = await save(companyId)
    expect(codesOf(asked)).toEqual([repeated])
    expect(asked.body.data.fields).toMatchObject([
      { path: 'confirmed', params: { number, day: today, amount: 'RMB 5,000.00' } },
    ])
    expect(codesOf(await save(companyId, { bankReference: 'B-1' }))).toEqual([repeated])
    dataOf(await save(companyId, { bankReference: 'B-1', confirmed: [repeated] }))
    dataOf(await save(companyId, { amount: '5000.01' }))
    dataOf(await save(companyId, { currency: 'USD' }))
    dataOf(await save((await app.given.member()).companyId))
  })

  it('is not asked about after the first was reversed, nor of two payments with their own references', async () => {
    const { companyId } = await app.given.member()
    const other = await app.given.staff({ roles: ['finance'] })
    const first = dataOf(await save(companyId, { bankReference: 'R-1' }))
    dataOf(await save(companyId, { bankReference: 'R-2' }))
    dataOf(await officeStep(app, other, `cashVoucher/${first.id}/reverse`, { reason: 'x' }))
    expect(codesOf(await save(companyId, { bankReference: 'R-2', bank: 'X' }))).toEqual([repeated])
    dataOf(await save(companyId, { bankReference: 'R-1' }))
  })

  it('is booked once when it is sent twice at the same moment', async () => {
    const { companyId } = await app.given.member()
    const answers = await Promise.all([save(companyId), save(companyId)])
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
    expect(answers.flatMap(codesOf)).toEqual([repeated])
  })
})

it('equal references of two banks are two payments', async () => {
  const { companyId } = await app.given.member()
  const reference = { bankReference: 'T-77', amount: '10.00' }
  dataOf(await save(companyId, { ...reference, bank: 'ICBC 1' }))
  expect(pathsOf(await save(companyId, { ...reference, bank: 'ICBC 1', amount: '11.00' }))).toEqual([
    'bankReference',
  ])
  dataOf(await save(companyId, { ...reference, bank: 'CMB 2', amount: '11.00' }))
})

describe('a voucher that names a debt', () => {
  it('is refused unless it is an exchange difference: the ledger and the debts agree', async () => {
    const member = await app.given.member()
    const order = await givenSubmitted(app, member, {}, ['auditPass'])
    const fees = [{ orderId: order.id, kind: 'storage', unitPrice: '70' }]
    dataOf(await officeStep(app, desk, 'cost/chargeMany', { fees }))
    const [debt] = await debtsOf(member.token)
    const itemId = debt?.id
    for (const kind of ['received', 'paidOut'])
      expect(pathsOf(await save(member.companyId, { kind, amount: '20.00', itemId }))).toEqual(['itemId'])
    expect((await debtsOf(member.token))[0]?.outstanding).toBe('70.00')
    dataOf(await save(member.companyId, { kind: 'exchangeDifference', amount: '20.00', itemId }))
    expect((await debtsOf(member.token))[0]?.outstanding).toBe('50.00')
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})
