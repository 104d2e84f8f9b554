import { expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenOrder } from '../orders/orders.testing.ts'
import { givenInbound } from '../warehouse/warehouse.testing.ts'
import { givenLink, links, visit } from './links.testing.ts'

const app = await testApp()

it('links are listed, with their openings, to members who may see the record', async () => {
  const maker = await app.given.member()
  const { companyId } = maker
  const made = {
    import: await givenLink(app, maker, 'order', (await givenOrder(app, maker)).id),
    export: await givenLink(app, maker, 'order', (await givenOrder(app, maker, { modelType: 1 })).id),
    inbound: await givenLink(app, maker, 'inbound', (await givenInbound(app, maker)).id),
  }
  await visit(app, made.export.path)
  const seenWith = async (...permissions: ('order-import-list' | 'logistics-inbound-list')[]) => {
    const { token } = await app.given.member({ companyId, permissions: ['hub-link-list', ...permissions] })
    const rows = (await links(app, { token })) as { id: string }[]
    const openings = await Promise.all(
      Object.values(made).map(({ id }) =>
        app.client(`GET base/online/shareLink/${id}/openings`, { token }).then(({ body }) => body.code),
      ),
    )
    return { ids: rows.map(({ id }) => id), openings }
  }
  expect(await seenWith()).toEqual({ ids: [], openings: [404, 404, 404] })
  expect(await seenWith('order-import-list')).toEqual({ ids: [made.import.id], openings: [200, 404, 404] })
  expect(await seenWith('logistics-inbound-list')).toEqual({
    ids: [made.inbound.id],
    openings: [404, 404, 200],
  })
  expect((await links(app, maker)).length).toBe(3)
})
