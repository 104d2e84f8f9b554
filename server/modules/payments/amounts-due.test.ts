import { addDays } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { dataOf, pathsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenApplication, officeStep } from './payments.testing.ts'

const app = await testApp()
const desk = await app.given.staff({ roles: ['finance'] })
const admin = await app.given.staff({ roles: ['administrator'] })
type Due = { amount: string; currency: string; reference: string; applicationId: string | null }

const dueOf = async ({ token }: { token: string }, query: Record<string, string> = {}) =>
  dataOf(await app.client('GET finance/online/amountDue', { token, query }))
const short = ({ dues }: { dues: Due[] }) =>
  dues.map(({ currency, amount, reference }) => [currency, amount, reference])
const receive = async (companyId: string, amount: string, applicationId?: string): Promise<string> => {
  const body = { kind: 'received', companyId, amount, occurredOn: app.clock.today(), applicationId }
  return dataOf(await officeStep(app, desk, 'cashVoucher/save', body)).id
}

describe('what the company still has to pay', () => {
  it('is what an application lacks, from the moment it is with the provider until its money has come', async () => {
    const member = await app.given.member()
    const { id, number, orderId } = await givenApplication(app, member)
    const whole = [['RMB', '71069.67', number]]
    expect(short(await dueOf(member))).toEqual(whole)
    expect(short(await dueOf(member, { applicationId: id }))).toEqual(whole)
    expect(short(await dueOf(member, { orderId }))).toEqual(whole)
    dataOf(await officeStep(app, desk, `paymentApplication/${id}/arrange`))
    const first = await receive(member.companyId, '30000.00')
    dataOf(await officeStep(app, desk, `cashVoucher/${first}/earmark`, { applicationId: id }))
    expect(short(await dueOf(member))).toEqual([['RMB', '41069.67', number]])
    const second = await receive(member.companyId, '41069.67')
    dataOf(await officeStep(app, desk, `cashVoucher/${second}/earmark`, { applicationId: id }))
    expect(short(await dueOf(member))).toEqual([])
  })

  it('is on the home page and among the to-dos, which lead to the applications that wait', async () => {
    const member = await app.given.member()
    const { number } = await givenApplication(app, member)
    const home = dataOf(await app.client('GET system/online/home', { token: member.token }))
    expect(short(home)).toEqual([['RMB', '71069.67', number]])
    expect(home.todos).toContainEqual({ name: 'paymentsToFund', count: 1, modelType: null })
    const query = { isAwaitingMoney: '1' }
    const { rows } = (
      await app.client('GET finance/online/paymentQuery/list', { token: member.token, query })
    ).body
    expect(rows.map((row: { number: string }) => row.number)).toEqual([number])
  })

  it('is one amount of debts for each currency, with the order’s number where they are of one order', async () => {
    const member = await app.given.member()
    const { id, number, orderId, orderNo } = await givenApplication(app, member)
    const fee = (more: object) =>
      officeStep(app, desk, 'cost/chargeMany', { fees: [{ kind: 'storage', ...more }] })
    dataOf(await fee({ orderId, unitPrice: '70' }))
    dataOf(await fee({ orderId, unitPrice: '30.5' }))
    expect(short(await dueOf(member, { orderId }))).toEqual([
      ['RMB', '71069.67', number],
      ['RMB', '100.50', orderNo],
    ])
    dataOf(await fee({ companyId: member.companyId, unitPrice: '9', currency: 'USD' }))
    dataOf(await fee({ companyId: member.companyId, unitPrice: '1' }))
    const { dues } = await dueOf(member)
    expect(short({ dues }).slice(1)).toEqual([
      ['RMB', '101.50', ''],
      ['USD', '9.00', expect.stringMatching(/\d/)],
    ])
    expect(dues.map((due: { debts: number }) => due.debts)).toEqual([0, 3, 1])
    expect(short(await dueOf(member, { applicationId: id }))).toEqual([['RMB', '71069.67', number]])
  })

  it('says what of it is announced, which is still due until it has come', async () => {
    const member = await app.given.member()
    const { id } = await givenApplication(app, member)
    const body = {
      currency: 'RMB',
      amount: '71069.67',
      transferOn: addDays(app.clock.today(), 1),
      purpose: 'prepayment',
      applicationId: id,
    }
    dataOf(await app.client('POST tax/online/capitalAppointment/save', { token: member.token, body }))
    expect((await dueOf(member)).dues).toMatchObject([{ amount: '71069.67', announced: '71069.67' }])
  })

  it('is nothing of an application that was rejected or is another company’s', async () => {
    const member = await app.given.member()
    const other = await app.given.member()
    const { id } = await givenApplication(app, member)
    const query = { applicationId: id }
    const asked = await app.client('GET finance/online/amountDue', { token: other.token, query })
    expect(asked.body.code).toBe(404)
    dataOf(await officeStep(app, desk, `paymentApplication/${id}/reject`, { reason: 'x' }))
    expect(short(await dueOf(member))).toEqual([])
  })
})

describe('the accounts that the company pays to', () => {
  const read = async () => dataOf(await app.office('GET finance/online/payTo', { token: admin.token }))
  const account = {
    currency: 'USD',
    accountName: 'Quayside (Hong Kong) Limited',
    bankName: 'Bank of China (Hong Kong)',
    bankAddress: '1 Garden Road',
    accountNumber: '012-875-1-204418-8',
    swiftCode: 'BKCHHKHH',
  }
  const save = async (values: object, by = admin) =>
    app.office('POST finance/online/payTo/save', {
      token: by.token,
      body: { ...account, version: (await read()).version, ...values },
    })

  it('are published by the provider, one for each currency, and answered where something is due in it', async () => {
    const member = await app.given.member()
    dataOf(await save({}))
    const fees = [{ companyId: member.companyId, kind: 'storage', unitPrice: '9', currency: 'USD' }]
    expect((await dueOf(member)).accounts).toEqual([])
    dataOf(await officeStep(app, desk, 'cost/chargeMany', { fees }))
    expect((await dueOf(member)).accounts).toEqual([account])
    dataOf(await save({ accountNumber: '999' }))
    expect((await dueOf(member)).accounts).toMatchObject([{ currency: 'USD', accountNumber: '999' }])
    const all = dataOf(await app.client('GET tax/online/capitalAppointment/payTo', { token: member.token }))
    expect(all.map((each: { currency: string }) => each.currency)).toEqual(['RMB', 'USD'])
    const empty = { accountName: '', bankName: '', bankAddress: '', accountNumber: '', swiftCode: '' }
    dataOf(await save(empty))
    expect((await dueOf(member)).accounts).toEqual([])
  })

  it.each([
    ['without its number', { accountNumber: '' }, 'accountNumber'],
    ['in a foreign currency without SWIFT code', { swiftCode: '' }, 'swiftCode'],
    ['with a SWIFT code that is none', { swiftCode: 'BKCH' }, 'swiftCode'],
    ['in a currency that nothing is booked in', { currency: 'CHF' }, 'currency'],
  ])('are refused %s', async (_what, values, path) => {
    expect(pathsOf(await save(values))).toEqual([path])
  })

  it('are changed only by who may change settings, and not over another change', async () => {
    expect((await save({}, desk)).body.code).toBe('403')
    expect((await save({ version: 0 })).body.code).toBe(409)
  })
})
