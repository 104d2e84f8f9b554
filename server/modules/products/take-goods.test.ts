import type { GoodsTaken } from '@quayside/contract/products/take-goods.ts'
import { describe, expect, it } from 'vitest'
import { dataOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { givenSupplier } from '../partners/partners.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const line = (values: Record<string, string> = {}) => ({
  model: 'HX-1',
  brand: 'Helvia',
  name: 'Capacitor',
  origin: '',
  unit: '',
  manufacturer: '',
  price: '',
  ...values,
})
/** With a supplier they become its goods. */
const send = (body: object, { token }: { token: string } = member): Promise<TestAnswer> =>
  app.client(`POST base/online/${'supplierId' in body ? 'supplierGoods' : 'product'}/takeLines`, {
    token,
    body,
  })
const taken = async (body: object): Promise<GoodsTaken> => dataOf(await send(body))
const statesOf = ({ lines }: GoodsTaken): string[] => lines.map(({ state }) => state)
const rowsOf = async (list: string, query: Record<string, string>, { token }: { token: string } = member) =>
  (await app.client(`GET base/online/${list}/list`, { token, query })).body.rows
let running = 0
const freshModel = (): string => `HX-${(running += 1)}-${Date.now()}`

describe('lines of a supplier’s document', () => {
  it('become products that are not there yet, and no one twice', async () => {
    const [first, second] = [freshModel(), freshModel()]
    await taken({ mode: 'take', lines: [line({ model: first })] })
    const lines = [
      line({ model: first.toLowerCase() }),
      line({ model: second, origin: 'DE', unit: '007' }),
      line({ model: ` ${second} ` }),
      line({ model: freshModel(), brand: '' }),
    ]
    const preview = await taken({ mode: 'preview', lines })
    expect(statesOf(preview)).toEqual(['known', 'new', 'repeated', 'incomplete'])
    expect(await rowsOf('product', { keyword: second })).toEqual([])
    expect(await taken({ mode: 'take', lines })).toEqual(preview)
    expect(await rowsOf('product', { keyword: second })).toMatchObject([
      { model: second, brand: 'Helvia', name: 'Capacitor', origin: 'DE', unit: '007' },
    ])
    expect(statesOf(await taken({ mode: 'take', lines }))).toEqual([
      'known',
      'known',
      'repeated',
      'incomplete',
    ])
    expect(await rowsOf('product', { keyword: second })).toHaveLength(1)
  })

  it('become a supplier’s goods with their prices, and the same price of a day is recorded once', async () => {
    const { id: supplierId } = await givenSupplier(app, member)
    const model = freshModel()
    const supplier = { supplierId, currency: 'USD', pricedOn: '2026-11-02' }
    const lines = [line({ model, price: '0.25' }), line({ model: freshModel() })]
    const first = await taken({ mode: 'take', lines, ...supplier })
    expect(first).toMatchObject({ added: 2, priced: 1, lines: [{ isPriced: true }, { isPriced: false }] })
    const again = await taken({ mode: 'take', lines, ...supplier })
    expect(again).toMatchObject({ added: 0, priced: 0 })
    const dearer = [line({ model, price: '0.30' })]
    expect(await taken({ mode: 'take', lines: dearer, ...supplier })).toMatchObject({ added: 0, priced: 1 })
    const goods = await rowsOf('supplierGoods', { supplierId })
    expect(goods).toMatchObject([{ model, lastPrice: '0.300000', currency: 'USD', priceCount: 2 }])
  })

  it.each<[string, () => Promise<object> | object, string]>([
    [
      'an origin that is no country',
      () => ({ lines: [line({ model: freshModel(), origin: 'ZZ' })] }),
      'product.originUnknown',
    ],
    [
      'a unit that is none',
      () => ({ lines: [line({ model: freshModel(), unit: '999' })] }),
      'product.unitUnknown',
    ],
    ['a price of nothing', () => ({ lines: [line({ price: '0' })] }), 'supplierGoods.price'],
    [
      'a day to come',
      async () => ({
        lines: [line()],
        supplierId: (await givenSupplier(app, member)).id,
        currency: 'USD',
        pricedOn: '2099-01-01',
      }),
      'supplierGoods.dateInFuture',
    ],
  ])('are refused with %s', async (_what, make, code) => {
    const answer = await send({ mode: 'take', ...(await make()) })
    expect(answer.body.data.fields[0].code).toBe(code)
  })

  it('are nothing of another company, nor priced by those who may not', async () => {
    const rival = await app.given.member()
    const { id: supplierId } = await givenSupplier(app, rival)
    const body = {
      mode: 'take',
      lines: [line({ model: freshModel(), price: '1' })],
      supplierId,
      currency: 'USD',
      pricedOn: '2026-11-02',
    }
    expect((await send(body)).body.data.fields[0]).toMatchObject({
      path: 'supplierId',
      code: 'record.notFound',
    })
    const clerk = await app.given.member({ companyId: rival.companyId, permissions: ['product-goods-edit'] })
    expect((await send(body, clerk)).body.code).toBe('403')
    const buyer = await app.given.member({
      companyId: rival.companyId,
      permissions: ['product-supplierGoods-edit'],
    })
    const found: GoodsTaken = dataOf(await send(body, buyer))
    expect(found).toEqual({ lines: [{ state: 'notAllowed', isPriced: false }], added: 0, priced: 0 })
  })
})
