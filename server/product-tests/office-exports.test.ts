import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { customsCalls, givenDeclarable, header, ok } from '../modules/customs/customs.testing.ts'
import { givenSubmitted } from '../modules/orders/provider-steps.testing.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
const member = await app.given.member()
const other = await app.given.member()
const desk = await app.given.staff()

/** The rows of a sheet that one of the doors answers. */
async function sheetOf(door: '/api' | '/office/api', path: string, token: string): Promise<unknown[][]> {
  const response = await fetch(`${app.address}${door}/${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en-US' },
  })
  expect(response.headers.get('content-type')).toContain('spreadsheet')
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  return sheets[0]?.rows ?? []
}

it('declarations are exported by the customer and by the back office, with words for codes', async () => {
  const { post } = customsCalls(app, member, desk)
  const { id: orderId } = await givenDeclarable(app, member)
  ok(await post('declaration/create', { orderId, ...header }))
  const own = await sheetOf('/api', `customs/online/declaration/export?orderId=${orderId}`, member.token)
  expect(own).toHaveLength(3)
  const [headings = [], first = []] = own
  expect(headings.slice(0, 3)).toEqual(['Number', 'Customs number', 'Status'])
  expect(String(first[2])).toMatch(/^[A-Z][a-z]/)
  const refused = await app.client('GET customs/online/declaration/export', { token: other.token })
  expect(refused.body.code).toBe(400)

  const all = await sheetOf('/office/api', `customs/online/declaration/export?orderId=${orderId}`, desk.token)
  expect(all).toHaveLength(3)
  expect(all[1]?.slice(1)).toEqual(own[1])
})

it('announced transfers are exported by the customer and by the back office, with their orders', async () => {
  const order = await givenSubmitted(app, member, {}, ['auditPass'])
  const body = {
    currency: 'RMB',
    amount: '5000.00',
    transferOn: app.clock.today(),
    payerName: 'Test Electronics',
    purpose: 'prepayment',
    orderIds: [order.id],
  }
  const saved = await app.client('POST tax/online/capitalAppointment/save', { token: member.token, body })
  expect(saved.body.code).toBe(200)
  const query = 'columns=number,state,amount,purpose,orderNos'
  const own = await sheetOf('/api', `tax/online/capitalAppointment/export?${query}`, member.token)
  expect(own).toHaveLength(2)
  expect(own[1]?.slice(2)).toEqual([5000, 'Prepayment for orders', order.orderNo])
  const all = await sheetOf('/office/api', 'tax/online/capitalAppointment/export', desk.token)
  expect(all).toHaveLength(2)
  expect(all[1]).toEqual(
    expect.arrayContaining([own[1]?.[0], own[1]?.[1], 5000, 'Prepayment for orders', order.orderNo]),
  )
})
