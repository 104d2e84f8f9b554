import { describe, expect, it } from 'vitest'
import { givenOrder, storedModel } from '../../modules/orders/orders.testing.ts'
import { givenLots, givenSubmitted } from '../../modules/orders/provider-steps.testing.ts'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const operations = await app.given.staff({ roles: ['operations'] })
const reviewer = await app.given.staff({ roles: ['reviewer'] })
const member = await app.given.member()

type Hit = { kind: string; id: string; number: string; model: string | null; companyName: string }
const search = async (keyword: string, token = operations.token): Promise<Hit[]> =>
  (await app.office('GET office/online/search', { token, query: { keyword } })).body.rows

const orderOf = async (id: string): Promise<{ number: string; model: string }> => {
  const { body } = await app.client(`GET business/online/order/${id}`, { token: member.token })
  return { number: body.data.orderNo, model: body.data.lines[0].model }
}

describe('the search of the back office', () => {
  it('finds an order by a part of its number, and by the beginning of a part number', async () => {
    const { id } = await givenSubmitted(app, member)
    const { number, model } = await orderOf(id)
    expect(await search(number.slice(2))).toContainEqual(
      expect.objectContaining({ kind: 'order', id, number, model: null }),
    )
    expect(await search(` ${model.slice(0, 5).toLowerCase()}`)).toContainEqual(
      expect.objectContaining({ kind: 'order', id, model }),
    )
  })

  it('finds a customer by name once, without the records of the customer', async () => {
    await app.given.company({ certification: 'PASSED', name: 'Quince & Söhne 100%' })
    const hits = await search('söhne 100%')
    expect(hits.map(({ kind }) => kind)).toEqual(['company'])
  })

  it('leaves out drafts, which are the customer’s own', async () => {
    const { id } = await givenOrder(app, member)
    const { number } = await orderOf(id)
    expect((await search(number)).map((hit) => hit.id)).not.toContain(id)
  })

  it('finds stock for those who may list it', async () => {
    await givenLots(app, member, 'SEARCH-LOT')
    const hits = await search(storedModel.slice(0, 6))
    const lot = hits.find(({ kind }) => kind === 'lot')
    expect(lot?.model).toBe(storedModel)
    const others = await search(storedModel.slice(0, 6), reviewer.token)
    expect(others.map(({ kind }) => kind)).not.toContain('lot')
  })

  it('answers no more than five of a kind', async () => {
    for (let at = 0; at < 6; at++) await app.given.company({ certification: 'PASSED', name: `Sextet ${at}` })
    expect(await search('Sextet')).toHaveLength(5)
  })
})
