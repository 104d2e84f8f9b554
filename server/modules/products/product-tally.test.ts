import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { saved } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { answer, givenProduct, givenRequest, productForm } from './products.testing.ts'

const app = await testApp()
const owner = await app.owner()

const states =
  'classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source'

/** Combinations where the tally and the rows disagree. */
async function differences(companyId: string): Promise<unknown[]> {
  const { rows } = await owner.query(
    `select ${states}, sum(n) from (
       select ${states}, products as n from product_tally where company_id = $1
       union all select ${states}, -1 from product where company_id = $1 and deleted_at is null) x
     group by ${states} having sum(n) <> 0`,
    [companyId],
  )
  return rows
}

async function live(member: GivenMember): Promise<void> {
  const { token } = member
  const { id } = await givenProduct(app, member, { category: 1 })
  const gone = await givenProduct(app, member)
  saved(
    await app.client('POST base/online/product/save', {
      token,
      body: productForm({ id, version: 1, category: 2 }),
    }),
  )
  await app.client('DELETE base/online/product/batchRemove', { token, body: { ids: [gone.id] } })
  const request = await givenRequest(app, member)
  await answer(app, request.id)
  saved(await app.client(`POST base/online/productRequest/${request.id}/accept`, { token, body: {} }))
}

describe('the tally of products', () => {
  it('is what counting would say, after every change and after it is put together', async () => {
    const member = await app.given.member()
    await live(member)
    await Promise.all(Array.from({ length: 5 }, () => live(member)))
    expect(await differences(member.companyId)).toEqual([])
    const before = await owner.query('select count(*)::int as n from product_tally')
    await owner.query('select app.gather_product_tally($1)', [member.companyId])
    const after = await owner.query('select count(*)::int as n from product_tally')
    expect(after.rows[0].n).toBeLessThan(before.rows[0].n)
    expect(await differences(member.companyId)).toEqual([])
    const list = (query: Record<string, number>) =>
      app.client('GET base/online/product/list', { token: member.token, query })
    expect((await list({})).body.total).toBe(12)
    expect((await list({ category: 2 })).body.total).toBe(6)
    expect((await list({ isClassified: 1, cccStatus: 0 })).body.total).toBe(6)
  })

  it('loses nothing while it is put together by several and changed by others', async () => {
    const member = await app.given.member()
    await Promise.all([
      ...Array.from({ length: 20 }, () => givenProduct(app, member)),
      ...Array.from({ length: 10 }, () =>
        app.platform.staff.transaction([], async (tx) => {
          await raw`select app.gather_product_tally(${member.companyId})`.execute(tx)
        }),
      ),
    ])
    expect(await differences(member.companyId)).toEqual([])
  })
})
