import { expect, it } from 'vitest'
import { givenSubmitted } from '../../modules/orders/provider-steps.testing.ts'
import { givenApplication } from '../../modules/payments/payments.testing.ts'
import { givenInbound, inboundStep } from '../../modules/warehouse/warehouse.testing.ts'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const staff = await app.given.staff({ roles: ['operations', 'finance', 'reviewer'] })
const member = await app.given.member()
const english = `Harbour Parts ${Date.now()}`

const rowsOf = async (key: string, locale: string, query: Record<string, string> = {}) =>
  (await app.office(`GET ${key}`, { token: staff.token, locale, query })).body.rows

it('lists, the work queue and the search name suppliers in English to readers of English, and find them by either name', async () => {
  const application = await givenApplication(app, member)
  const { supplierId } = application
  const { name } = (await app.client(`GET base/online/supplier/${supplierId}`, { token: member.token })).body
    .data
  await app.platform.staff.transaction([], (tx) =>
    tx.updateTable('supplier').set({ english_name: english }).where('id', '=', supplierId).execute(),
  )
  const inbound = await givenInbound(app, member, { supplierId })
  await inboundStep(app, member, inbound.id, 'submit')
  const order = await givenSubmitted(app, member, { supplierId })

  const lists = [
    ['finance/online/paymentApplication/list', application.id, 'supplierName'],
    ['warehouse/online/inbound/list', inbound.id, 'supplierName'],
    ['business/online/order/list', order.id, 'supplierName'],
    ['base/online/supplier/list', supplierId, 'title'],
  ] as const
  for (const [key, id, field] of lists)
    for (const [locale, shown] of [
      ['en-US', english],
      ['zh-CN', name],
      ['zh-TW', name],
    ])
      for (const keyword of [english, name])
        expect(await rowsOf(key, locale, { keyword })).toContainEqual(
          expect.objectContaining({ id, [field]: shown }),
        )

  for (const key of ['office/online/task/list', 'office/online/search']) {
    const rows: { kind: string; title: string }[] = await rowsOf(key, 'en-US', { keyword: english })
    expect(rows.filter(({ kind }) => kind === 'inbound').map(({ title }) => title)).toEqual([
      expect.stringContaining(english),
    ])
  }
})
