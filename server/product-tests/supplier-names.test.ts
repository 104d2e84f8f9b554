import { describe, expect, it } from 'vitest'
import { givenOrder } from '../modules/orders/orders.testing.ts'
import { givenAddress } from '../modules/partners/partners.testing.ts'
import { givenApplication } from '../modules/payments/payments.testing.ts'
import { givenInbound } from '../modules/warehouse/warehouse.testing.ts'
import type { GivenMember } from '../platform/testing/given.ts'
import { sharedApp } from '../platform/testing/test-app.ts'

const app = await sharedApp()

const registered = '蓝礁电子有限公司'
const english = 'Blue Reef Electronics Inc.'

/** Every answer of the portal that names a supplier. */
async function answersOf(member: GivenMember, locale: string): Promise<Record<string, string>> {
  const { token } = member
  const get = async (path: string) => (await app.client(`GET ${path}`, { token, locale })).body
  const orders = await get('business/online/order/list?modelType=0')
  const order = await get(`business/online/order/${orders.rows[0].id}`)
  const contracts = await get('business/online/orderContract/list')
  const accounts = await get('base/online/supplierAccount/list')
  const addresses = await get('base/online/supplierAddress/list')
  const options = await get('base/online/supplier/options')
  const scores = await get('report/online/supplierScore/list')
  const applications = await get('finance/online/paymentQuery/list')
  const application = await get(`finance/online/paymentApplication/${applications.rows[0].id}`)
  const inbounds = await get('warehouse/online/inbound/list')
  const warehouse = await get('warehouse/online/order/list')
  const facts = await get(`finance/online/paymentApplication/formFacts?orderIds=${orders.rows[0].id}`)
  return {
    orders: orders.rows[0].supplierName,
    order: order.data.supplierName,
    contracts: contracts.rows[0].partnerName,
    accounts: accounts.rows[0].supplierName,
    addresses: addresses.rows[0].supplierName,
    options: options.data[0].name,
    scores: scores.rows[0].name,
    applications: applications.rows[0].supplierName,
    application: application.data.supplierName,
    inbounds: inbounds.rows[0].supplierName,
    warehouse: warehouse.rows[0].partner,
    payable: facts.data.orders[0].supplierName,
  }
}

async function givenRecords(names: { name: string; englishName: string }): Promise<GivenMember> {
  const member = await app.given.member()
  const { supplierId } = await givenApplication(app, member)
  await givenAddress(app, member, supplierId)
  await givenOrder(app, member, { supplierId })
  await givenInbound(app, member, { supplierId })
  await app.platform.staff.transaction([], (tx) =>
    tx
      .updateTable('supplier')
      .set({ name: names.name, english_name: names.englishName })
      .where('id', '=', supplierId)
      .execute(),
  )
  return member
}

const whole = (name: string, answers: Record<string, string>) =>
  Object.fromEntries(Object.keys(answers).map((key) => [key, name]))

describe('the name of a supplier', () => {
  it('is the English one wherever a reader of English meets it', async () => {
    const member = await givenRecords({ name: registered, englishName: english })
    const answers = await answersOf(member, 'en-US')
    // What an application kept of the day it was made stands beside the English name of today.
    expect(answers).toEqual(whole(english, answers))
  })

  it('is the registered one in Chinese', async () => {
    const member = await givenRecords({ name: registered, englishName: english })
    for (const locale of ['zh-CN', 'zh-TW']) {
      const { applications, application, ...answers } = await answersOf(member, locale)
      expect(answers).toEqual(whole(registered, answers))
      expect(applications).toMatch(/^Maker of parts/)
      expect(application).toBe(applications)
    }
  })

  it('stays as it is kept where there is no English one', async () => {
    const member = await givenRecords({ name: registered, englishName: '' })
    const { applications: _list, application: _record, ...answers } = await answersOf(member, 'en-US')
    expect(answers).toEqual(whole(registered, answers))
  })
})
