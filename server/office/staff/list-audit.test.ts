import { expect, it } from 'vitest'
import { givenOrder } from '../../modules/orders/orders.testing.ts'
import { givenSubmitted } from '../../modules/orders/provider-steps.testing.ts'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['administrator'], name: 'Luo' })

type Entry = {
  about: string
  action: string
  actorName: string
  record: { kind: string; id: string; name: string } | null
}
const audit = async (query: Record<string, string>): Promise<Entry[]> =>
  (await app.office('GET office/online/audit/list', { token: desk.token, query })).body.rows

it('names the record of what customers and staff did, and finds it by its number', async () => {
  const order = await givenSubmitted(app, member)
  const other = await givenSubmitted(app, member)
  for (const { id } of [order, other])
    await app.office(`POST business/online/order/${id}/auditPass`, { token: desk.token, body: {} })
  const rows = await audit({ record: order.orderNo })
  expect(rows.map(({ action }) => action.split('/').at(-1))).toEqual(['auditPass', 'submit', 'save'])
  for (const { record } of rows) expect(record).toEqual({ kind: 'order', id: order.id, name: order.orderNo })
})

it('does not name a draft, which is the customer’s own', async () => {
  const draft = await givenOrder(app, member)
  await app.client(`POST business/online/order/${draft.id}/copy`, { token: member.token, body: {} })
  const [copied] = await audit({ action: '/copy' })
  expect(copied).toMatchObject({ record: null })
  expect(await audit({ record: draft.orderNo })).toEqual([])
})

it('finds what one colleague did', async () => {
  const { id } = await givenSubmitted(app, member)
  const colleague = await app.given.staff({ roles: ['reviewer'], name: 'Liang' })
  await app.office(`POST business/online/order/${id}/auditPass`, { token: colleague.token, body: {} })
  expect((await audit({ staffId: colleague.id })).map(({ actorName }) => actorName)).toEqual(['Liang'])
})

it('names what is no record in words, and never by an id or a code', async () => {
  const made = await app.office('POST office/online/staff/save', {
    token: desk.token,
    body: {
      name: 'Ma',
      email: 'ma@quayside.test',
      password: 'Quay-side#2026',
      roles: ['reviewer'],
      isEnabled: 1,
    },
  })
  expect(made.body.code).toBe(200)
  const [saved] = await audit({ action: 'staff/save' })
  expect(saved).toMatchObject({ about: 'Ma', record: null })
  await app.office('POST auth/token', { body: { account: 'ma@quayside.test', password: 'wrong-one' } })
  const entries = await audit({ action: 'office login' })
  expect(entries.map(({ about }) => about)).not.toContain('login.wrong')
  for (const { about } of entries) expect(about).not.toMatch(/^[a-z]+\.[a-zA-Z]+$/)
})
