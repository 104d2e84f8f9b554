import { expect, test } from '@playwright/test'
import { demoCompanies } from '@quayside/db/seeds/demo/companies.ts'
import { layoutFaults } from '@quayside/server/platform/pdf/pdf-layout.testing.ts'
import { shareOf } from '@quayside/server/platform/testing/turn.ts'
import { call, tokenOf } from '../support/calls.ts'
import { address } from '../support/place.ts'

const path = 'business/online/orderContract'
type Page = { readonly rows: readonly { readonly id: string }[]; readonly total: number }

/** Every order of the company that has a contract. */
async function ordersOf(token: string): Promise<string[]> {
  const ids: string[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const { rows, total } = await call<Page>(`GET ${path}/list`, { token, query: { pageNum, pageSize: 200 } })
    ids.push(...rows.map(({ id }) => id))
    if (ids.length >= total) return ids
  }
}

test('contracts of the demo companies stand inside their pages, each in its turn', async () => {
  test.slow()
  let found = 0
  for (const { administrator } of demoCompanies.filter(({ review }) => review === 'passed')) {
    const { access_token: token } = await tokenOf(administrator.mobile)
    const orders = await ordersOf(token)
    found += orders.length
    for (const id of shareOf('contracts', orders, 8)) {
      const answer = await fetch(`${address}/api/${path}/${id}/pdf`, {
        headers: { authorization: `bearer ${token}` },
      })
      expect(await layoutFaults(Buffer.from(await answer.arrayBuffer())), `order ${id}`).toEqual([])
    }
  }
  expect(found).toBeGreaterThan(100)
})
