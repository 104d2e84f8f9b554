import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { describe, expect, it } from 'vitest'
import { happened } from '../../platform/records/happened.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenOrder, submit } from '../orders/orders.testing.ts'

const app = await testApp()
const orderLists = orderKind.values.map((kind) => orderPermission(kind, 'list'))
const tell = (
  companyId: string,
  entity: 'order' | 'fee' | 'supplier',
  id: string,
  transition: string,
  to = 'x',
) =>
  app.platform.staff.transaction([], (tx) =>
    happened(
      tx,
      { actor: 'provider', id: null, name: 'Staff' },
      { companyId, entity, ids: [id] },
      { transition, to, note: 'a note' },
    ),
  )

describe('events after a position', () => {
  const ask = (token: string, after?: string) =>
    app.client('GET base/online/systemEvent/list', { token, query: after === undefined ? {} : { after } })

  it('are those of the company, in order, by a key that may receive them', async () => {
    const [mine, rival] = [await app.given.member(), await app.given.member()]
    const made = await app.client('POST base/online/systemKey/save', {
      token: mine.token,
      body: { name: 'Kingdee', days: 90, scopes: ['hub-event-receive', ...orderLists, 'finance-fee-list'] },
    })
    const { key } = made.body.data
    const { cursor } = (await ask(key)).body.data
    await tell(mine.companyId, 'order', '1', 'first')
    await tell(rival.companyId, 'order', '1', 'theirs')
    await tell(mine.companyId, 'fee', '1', 'create', 'proposed')
    await tell(mine.companyId, 'order', '1', 'second')
    const { data } = (await ask(key, cursor)).body
    expect(data.events.map(({ event }: { event: string }) => event)).toEqual(['first', 'second'])
    expect(data.hasMore).toBe(false)
    expect((await ask(key, data.cursor)).body.data.events).toEqual([])
    expect((await ask(key, '999999999999999999')).body.data.events).toEqual([])
    expect((await ask(key, 'x')).body).toMatchObject({ code: 400 })
  })

  it('are of records that the key may read, of orders by their kind', async () => {
    const mine = await app.given.member()
    const made = await app.client('POST base/online/systemKey/save', {
      token: mine.token,
      body: { name: 'Kingdee', days: 90, scopes: ['hub-event-receive', 'order-import-list'] },
    })
    const { key } = made.body.data
    const { cursor } = (await ask(key)).body.data
    const own = await givenOrder(app, mine)
    const other = await givenOrder(app, mine, { modelType: 1 })
    for (const { id } of [own, other]) await submit(app, mine, id)
    await tell(mine.companyId, 'fee', '1', 'create', 'charged')
    await tell(mine.companyId, 'supplier', '1', 'audit')
    const { events } = (await ask(key, cursor)).body.data
    expect([...new Set(events.map(({ number }: { number: string }) => number))]).toEqual([own.orderNo])
  })
})
