import { addDays } from '@quayside/contract/kernel/days.ts'
import { allPermissions } from '@quayside/contract/permissions.ts'
import { describe, expect, it } from 'vitest'
import { dataOf, pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'
import { givenFile } from '../partners/partners.testing.ts'
import { officeStep } from '../payments/payments.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['finance'] })
const { token, companyId } = member
const base = 'tax/online/capitalAppointment'
const order = await givenSubmitted(app, member, {}, ['auditPass'])

const form = (values: Record<string, unknown> = {}) => ({
  currency: 'RMB',
  amount: '5000.00',
  transferOn: addDays(app.clock.today(), 14),
  payerName: 'Test Electronics',
  purpose: 'prepayment',
  orderIds: [order.id],
  ...values,
})
const announce = (body: object, by = token) => app.client(`POST ${base}/save`, { token: by, body })
const given = async (values: Record<string, unknown> = {}): Promise<string> =>
  dataOf(await announce(form(values))).id
const one = async (id: string) => dataOf(await app.client(`GET ${base}/${id}`, { token }))
const confirm = (id: string, body: object = {}, by = desk.token) =>
  app.office(`POST ${base}/${id}/confirm`, { token: by, body })
const cancel = (id: string) => app.client(`POST ${base}/${id}/cancel`, { token, body: {} })
const stepsOf = ({ nextSteps }: { nextSteps: { name: string }[] }) => nextSteps.map(({ name }) => name)

describe('an appointment of funds', () => {
  it('names the orders that the money is for, with its slip', async () => {
    const fileId = await givenFile(app, member)
    const id = await given({ attachments: { 'bank-slip': [fileId] } })
    expect(await one(id)).toMatchObject({
      state: 0,
      purpose: 'prepayment',
      orderIds: [order.id],
      orderNos: [order.orderNo],
      attachments: [{ fileId }],
      isLate: 0,
      confirmedOn: null,
    })
    expect(stepsOf(await one(id))).toEqual(['change', 'cancel'])
    const { rows } = (await app.client(`GET ${base}/list`, { token, query: { keyword: 'Test Elec' } })).body
    expect(rows[0]).toMatchObject({ id, orderNos: [order.orderNo] })
  })

  it.each([
    ['no amount', { amount: '0.00' }, 'amount'],
    ['a currency that does not exist', { currency: 'XXX' }, 'currency'],
    ['a day that is too far away', { transferOn: '2099-01-01' }, 'transferOn'],
    ['a purpose that does not exist', { purpose: 'gift' }, 'purpose'],
    ['a debt that is not there', { itemIds: ['999999999'] }, 'itemIds.0'],
    ['an order that is not there', { orderIds: ['999999999'] }, 'orderIds.0'],
    ['an application that is not there', { applicationId: '999999999' }, 'applicationId'],
  ])('is refused with %s', async (_what, values, path) => {
    expect(pathsOf(await announce(form(values)))).toEqual([path])
  })

  it('is refused with an order of another company and a debt of another currency', async () => {
    const other = await app.given.member()
    const theirs = await givenSubmitted(app, other, {}, ['auditPass'])
    expect(pathsOf(await announce(form({ orderIds: [order.id, theirs.id] })))).toEqual(['orderIds.1'])
    const fee = { orderId: order.id, kind: 'storage', unitPrice: '70' }
    dataOf(await officeStep(app, desk, 'cost/chargeMany', { fees: [fee] }))
    const { rows } = (await app.client('GET finance/online/debt/list', { token })).body
    const itemIds = [rows[0].id]
    expect(pathsOf(await announce(form({ currency: 'USD', itemIds })))).toEqual(['itemIds.0'])
    dataOf(await announce(form({ itemIds })))
  })

  it('is for debts that are found by the day on which they are due', async () => {
    const fee = { orderId: order.id, kind: 'storage', unitPrice: '71' }
    dataOf(await officeStep(app, desk, 'cost/chargeMany', { fees: [fee] }))
    const due = async (query: Record<string, string>) =>
      (await app.client('GET finance/online/debt/list', { token, query })).body.rows
    const { id: debtId, dueOn } = (await due({}))[0]
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
    expect(idsOf(await due({ dueOnBegin: dueOn, dueOnEnd: dueOn }))).toContain(debtId)
    expect(idsOf(await due({ dueOnBegin: addDays(dueOn, 1) }))).not.toContain(debtId)
    expect(idsOf(await due({ dueOnEnd: addDays(dueOn, -1) }))).not.toContain(debtId)
  })

  it('is confirmed by the provider once, who tells the company', async () => {
    const id = await given()
    dataOf(await confirm(id))
    expect(await one(id)).toMatchObject({ state: 2, confirmedOn: expect.any(String) })
    expect((await confirm(id)).body.code).toBe(409)
    const notices = (await app.client('GET system/online/sysMsg', { token })).body.rows
    expect(notices[0]).toMatchObject({ entity: 'announcedTransfer', entityId: id })
  })

  it('is changed until the money has come, and then confirmed again', async () => {
    const id = await given()
    const first = await one(id)
    dataOf(await confirm(id))
    const stale = await announce(form({ id, version: first.version, amount: '6000.00' }))
    expect(stale.text).toContain('Someone else has changed this record')
    const { version } = await one(id)
    dataOf(await announce(form({ id, version, amount: '6000.00', orderIds: [] })))
    expect(await one(id)).toMatchObject({ state: 0, amount: '6000.00', orderNos: [], confirmedOn: null })
    dataOf(await confirm(id))
    const receipt = {
      kind: 'received',
      companyId,
      amount: '6000.00',
      occurredOn: '2026-11-10',
      announcedTransferId: id,
    }
    dataOf(await officeStep(app, desk, 'cashVoucher/save', receipt))
    const received = await one(id)
    expect(received).toMatchObject({ receivedOn: '2026-11-10', isLate: 0, nextSteps: [] })
    const after = await announce(form({ id, version: received.version }))
    expect(after.body.code).toBe(409)
    expect((await cancel(id)).body.code).toBe(409)
    expect((await confirm(id)).body.code).toBe(409)
    expect(await one(id)).toMatchObject({ amount: '6000.00' })
  })

  it('is cancelled before and after the confirmation, and is over then', async () => {
    const [plain, confirmed] = [await given(), await given()]
    dataOf(await confirm(confirmed))
    for (const id of [plain, confirmed]) {
      dataOf(await cancel(id))
      expect(await one(id)).toMatchObject({ nextSteps: [], isLate: 0 })
      expect((await cancel(id)).body.code).toBe(409)
      expect((await confirm(id)).body.code).toBe(409)
    }
  })

  it('is late when its day has gone by without the money, until it is cancelled', async () => {
    const id = await given({ transferOn: '2026-01-05' })
    expect(await one(id)).toMatchObject({ isLate: 1 })
    const late = async () =>
      (await app.client(`GET ${base}/list`, { token, query: { isLate: 1 } })).body.rows.map(
        (row: { id: string }) => row.id,
      )
    expect(await late()).toEqual([id])
    dataOf(await cancel(id))
    expect(await late()).toEqual([])
  })

  it('is announced by those who may, and confirmed by those who enter money', async () => {
    const without = async (permission: string) =>
      (
        await app.given.member({
          companyId,
          isAdministrator: false,
          permissions: allPermissions.filter((each) => each !== permission),
        })
      ).token
    expect((await announce(form(), await without('finance-transfer-announce'))).body.code).toBe('403')
    const blind = await without('finance-transfer-list')
    expect((await app.client(`GET ${base}/list`, { token: blind })).body.code).toBe('403')
    const id = await given()
    const operations = await app.given.staff({ roles: ['operations'] })
    expect((await confirm(id, {}, operations.token)).body.code).toBe('403')
    expect(await one(id)).toMatchObject({ state: 0 })
    const other = await app.given.member()
    expect((await app.client(`GET ${base}/${id}`, { token: other.token })).body.code).toBe(404)
  })
})
