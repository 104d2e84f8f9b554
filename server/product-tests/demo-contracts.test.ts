import { demoCompanies } from '@quayside/db/seeds/demo/companies.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { layoutFaults } from '../platform/pdf/pdf-layout.testing.ts'
import { closePdf } from '../platform/pdf/render-pdf.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { seedDemo } from '../seeding/seed-demo.ts'

const path = 'business/online/orderContract'

const app = await testApp()
afterAll(closePdf)
beforeAll(() => seedDemo(app.platform, routes), 240_000)

/** Each company's orders, as a member who may see them all. */
async function contractsOf(companyId: string): Promise<{ token: string; ids: string[] }> {
  const { token } = await app.given.member({ companyId })
  const ids: string[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const { body } = await app.client(`GET ${path}/list`, { token, query: { pageNum, pageSize: 200 } })
    ids.push(...body.rows.map((row: { id: string }) => row.id))
    if (ids.length >= body.total) return { token, ids }
  }
}

it('every contract of the demo companies stands inside its pages', async () => {
  const names = demoCompanies.filter(({ review }) => review === 'passed').map(({ name }) => name)
  const companies = await app.platform.staff.transaction([], (tx) =>
    tx.selectFrom('company').select(['id', 'name']).where('name', 'in', names).execute(),
  )
  expect(companies).toHaveLength(names.length)
  let read = 0
  for (const { id: companyId } of companies) {
    const { token, ids } = await contractsOf(companyId)
    for (const id of ids) {
      const answer = await fetch(`${app.address}/api/${path}/${id}/pdf`, {
        headers: { authorization: `bearer ${token}` },
      })
      expect(await layoutFaults(Buffer.from(await answer.arrayBuffer())), `order ${id}`).toEqual([])
      read += 1
    }
  }
  expect(read).toBeGreaterThan(100)
}, 240_000)
