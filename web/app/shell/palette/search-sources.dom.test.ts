import { entities } from '@quayside/contract/kernel/entities.ts'
import { allPermissions } from '@quayside/contract/permissions.ts'
import { expect, it } from 'vitest'
import { answering, eachWithSession } from '../../../lib/session/client.testing.ts'
import { searchSources } from './search-sources.ts'

eachWithSession()

const rows = [
  {
    id: '4711',
    number: 'X',
    carrier: 'Northern Star',
    goodsName: 'Chips',
    supplierName: 'S',
    currency: 'USD',
    amount: '5.00',
  },
]
const signal = new AbortController().signal
/** What a number finds, by the kinds that asked the server for it. */
async function hitsOf(keyword: string) {
  const calls = answering({ body: { code: 200, msg: 'ok', rows, total: 1 } })
  const hits = []
  for (const source of searchSources.filter(({ name }) => name !== 'orders')) {
    const before = calls.length
    const { hits: found } = await source.find(keyword, signal).catch(() => ({ hits: [] }))
    if (calls.length > before && /^[a-z]+s$/i.test(source.name) && found.length > 0)
      hits.push({ name: source.name, permission: source.permission, href: found[0]?.href })
  }
  return hits.filter(({ name }) => !['suppliers', 'customers', 'products'].includes(name))
}

it.each([
  ['PA', 'paymentApplication', 'finance-application-list'],
  ['WI', 'inbound', 'logistics-inbound-list'],
  ['WO', 'outbound', 'logistics-outbound-list'],
  ['FQ', 'forwarderEnquiry', 'logistics-enquiry-list'],
  ['QT', 'forwarderQuotation', 'logistics-quotation-list'],
  ['FF', 'forwarderOrder', 'logistics-freightOrder-list'],
] as const)(
  'a number that begins with %s finds one kind of record, with its permission and its page',
  async (prefix, entity, permission) => {
    const hits = await hitsOf(`${prefix.toLowerCase()}2611-0001`)
    expect(hits).toHaveLength(1)
    expect(allPermissions).toContain(permission)
    const { path, parameter } = entities[entity].page
    expect(hits[0]).toMatchObject({ permission, href: `${path}?${parameter}=4711` })
  },
)

it('a name asks for no numbered record', async () => {
  expect(await hitsOf('Northern')).toEqual([])
})

it('a name finds the orders with that party, a number those with that number', async () => {
  const ofImports = searchSources.find(({ permission }) => permission === 'order-import-list')
  const asked = async (keyword: string) => {
    const calls = answering({ body: { code: 200, msg: 'ok', rows: [], total: 0 } })
    const found = await ofImports?.find(keyword, signal)
    return { query: calls.map(({ address }) => address), all: found?.all }
  }
  expect((await asked('yinghua')).query).toEqual([expect.stringContaining('partner=yinghua')])
  expect((await asked('yinghua')).all).toContain('partner=yinghua')
  expect((await asked('im2611')).query).toEqual([expect.stringContaining('orderNo=im2611')])
  expect((await asked('ex2611')).query).toEqual([])
})
