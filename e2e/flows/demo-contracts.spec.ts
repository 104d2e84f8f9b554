import { expect, test } from '@playwright/test'
import { demoCompanies } from '@quayside/db/seeds/demo/companies.ts'
import { layoutFaults } from '@quayside/server/platform/pdf/pdf-layout.testing.ts'
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

test('every contract of the demo companies stands inside its pages', async () => {
  test.slow()
  let read = 0
  for (const { administrator } of demoCompanies.filter(({ review }) => review === 'passed')) {
    const { access_token: token } = await tokenOf(administrator.mobile)
    for (const id of await ordersOf(token)) {
      const answer = await fetch(`${address}/api/${path}/${id}/pdf`, {
        headers: { authorization: `bearer ${token}` },
      })
      expect(await layoutFaults(Buffer.from(await answer.arrayBuffer())), `order ${id}`).toEqual([])
      read += 1
    }
  }
  expect(read).toBeGreaterThan(100)
})
