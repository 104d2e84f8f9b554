import { describe, expect, it } from 'vitest'
import { erpClient, givenKey } from '../../gateway/gateway.testing.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { freight, givenEnquiry } from './forwarding.testing.ts'

const app = await sharedApp()
const staff = await app.given.staff()
const office = (key: string, body: object = {}) => app.office(key, { ...staff, body })
const ask = async (id: string, forwarders: string[], more: object = {}) =>
  dataOf(await office(`POST freight/online/enquiry/${id}/askForwarders`, { forwarders, ...more }))
    .requests as {
    id: string
    forwarder: string
    token: string
  }[]
const reviewOf = async (id: string) => dataOf(await app.office(`GET freight/online/enquiry/${id}`, staff))
const open = (token: string) => app.client('POST freight/open/quoteLink/read', { body: { token } })

const terms = {
  carrier: 'Blue Line',
  transitDays: 30,
  validUntil: '2099-01-01',
  charges: [{ kind: 'OF', currency: 'USD', unitPrice: '1500' }],
}
const answer = (token: string, values: object = {}) =>
  app.client('POST freight/open/quoteLink/answer', { body: { token, ...terms, ...values } })

async function givenSubmittedEnquiry(member: Awaited<ReturnType<typeof app.given.member>>) {
  const made = await givenEnquiry(app, member)
  dataOf(await freight(app, member, `enquiry/${made.id}/submit`))
  return made
}

async function givenAsked(...forwarders: string[]) {
  const member = await app.given.member()
  const { id } = await givenSubmittedEnquiry(member)
  return { member, id, requests: await ask(id, forwarders) }
}

describe('forwarders that are asked', () => {
  it('get a link each, of which only the hash is stored', async () => {
    const { id, requests } = await givenAsked('Alpha', 'Beta')
    expect(requests.map(({ forwarder }) => forwarder)).toEqual(['Alpha', 'Beta'])
    for (const { token } of requests) expect(token).toMatch(/^[\w-]{22}$/)
    const owner = await app.owner()
    const { rows } = await owner.query('select token_hash from freight_request where enquiry_id = $1', [id])
    expect(rows.map(({ token_hash: hash }) => hash.length)).toEqual([32, 32])
    const { requests: shown } = await reviewOf(id)
    expect(shown).toMatchObject([
      { forwarder: 'Alpha', state: 'waiting' },
      { forwarder: 'Beta', state: 'waiting' },
    ])
    expect(JSON.stringify(shown)).not.toContain(requests[0]?.token)
  })

  it('read the goods and their way, and nothing of the customer or of each other', async () => {
    const { member, id, requests } = await givenAsked('Alpha', 'Beta')
    const [alpha, beta] = requests
    dataOf(await answer(alpha?.token ?? ''))
    const link = dataOf(await open(beta?.token ?? ''))
    expect(link).toMatchObject({ forwarder: 'Beta', quotation: null })
    expect(link.chargeKinds.length).toBeGreaterThan(3)
    for (const secret of ['orderId', 'goodsValue', 'Alpha', 'Blue Line', member.companyId])
      expect(Object.keys(link.shipment)).not.toContain(secret)
    expect(JSON.stringify(link)).not.toMatch(/Alpha|Blue Line/)
    expect((await reviewOf(id)).requests[1].openedAt).not.toBeNull()
  })

  it('enter a quotation that stands beside the others, and change their own', async () => {
    const { id, requests } = await givenAsked('Alpha', 'Beta')
    const [alpha, beta] = requests
    const first = dataOf(await answer(alpha?.token ?? ''))
    dataOf(await answer(beta?.token ?? '', { carrier: 'Red Line' }))
    const again = dataOf(await answer(alpha?.token ?? '', { transitDays: 28 }))
    expect(again.number).toBe(first.number)
    const review = await reviewOf(id)
    expect(review.quotations).toMatchObject([
      { carrier: 'Blue Line', transitDays: 28 },
      { carrier: 'Red Line', transitDays: 30 },
    ])
    expect(review.requests.map(({ state }: { state: string }) => state)).toEqual(['answered', 'answered'])
    expect(dataOf(await open(alpha?.token ?? '')).quotation).toMatchObject({ transitDays: 28 })
  })

  it('are refused what the provider would be refused, at its field', async () => {
    const { requests } = await givenAsked('Alpha')
    const token = requests[0]?.token ?? ''
    const wrong = await answer(token, { validUntil: '2020-01-01', charges: [] })
    expect(wrong.body.data.fields.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['validUntil']),
    )
  })

  it('find no link that is unknown, withdrawn or expired, or whose enquiry is over', async () => {
    const { member, id, requests } = await givenAsked('Alpha', 'Beta')
    const [alpha, beta] = requests
    expect((await open('A'.repeat(22))).body.code).toBe(404)
    expect((await open('short')).body.code).toBe(400)
    dataOf(await office('POST freight/online/enquiry/withdrawRequest', { id: alpha?.id }))
    expect((await open(alpha?.token ?? '')).body.code).toBe(404)
    expect((await answer(alpha?.token ?? '')).body.code).toBe(404)
    const owner = await app.owner()
    await owner.query('update freight_request set expires_at = now() where id = $1', [beta?.id])
    expect((await open(beta?.token ?? '')).body).toMatchObject({ code: 409 })
    const [again] = await ask(id, ['Alpha'])
    dataOf(await app.client(`POST freight/online/enquiry/${id}/cancel`, { token: member.token, body: {} }))
    expect((await answer(again?.token ?? '')).body.code).toBe(409)
    expect(
      (await office(`POST freight/online/enquiry/${id}/askForwarders`, { forwarders: ['Gamma'] })).body.code,
    ).toBe(409)
  })

  it('are asked and withdrawn by the ERP too, by the scope of enquiries', async () => {
    const { id } = await givenSubmittedEnquiry(await app.given.member())
    const erp = erpClient(app, (await givenKey(app)).key)
    const asked = await erp(`POST freight-enquiries/${id}/askForwarders`, { body: { forwarders: ['Delta'] } })
    expect(asked.status).toBe(200)
    const [request] = asked.body.requests
    expect(dataOf(await open(request.token))).toMatchObject({ forwarder: 'Delta' })
    const body = { requestId: request.id }
    expect((await erp(`POST freight-enquiries/${id}/withdrawRequest`, { body })).body).toEqual({
      id: request.id,
    })
    expect((await open(request.token)).body.code).toBe(404)
  })

  it('are asked once for an enquiry', async () => {
    const { id } = await givenAsked('Alpha')
    const twice = await office(`POST freight/online/enquiry/${id}/askForwarders`, { forwarders: ['alpha'] })
    expect(twice.body).toMatchObject({ code: 409, data: { fields: [{ path: 'forwarders' }] } })
  })
})
