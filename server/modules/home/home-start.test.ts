import { describe, expect, it } from 'vitest'
import { dataOf } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenOrder, submit } from '../orders/orders.testing.ts'
import { accountForm, givenSupplier } from '../partners/partners.testing.ts'
import { givenProduct } from '../products/products.testing.ts'

const app = await sharedApp()

type Home = {
  start: Record<string, Record<string, unknown> | null> | null
  layout: { main: string[]; side: string[]; hidden: string[] }
}
const home = async ({ token }: Pick<GivenMember, 'token'>): Promise<Home> =>
  dataOf(await app.client('GET system/online/home', { token }))

describe('the way to the first order', () => {
  it('begins empty after the review', async () => {
    const member = await app.given.member()
    expect((await home(member)).start).toMatchObject({
      company: { certification: 'PASSED' },
      supplier: { count: 0, nearest: null },
      product: { count: 0, classified: 0, requested: 0 },
      order: { drafts: 0, newest: null },
    })
  })

  it('names the supplier that lacks least, what it lacks, the products and the newest draft', async () => {
    const member = await app.given.member()
    const { token } = member
    await givenSupplier(app, member)
    const complete = await givenSupplier(app, member)
    const nearest = async () => (await home(member)).start?.['supplier']
    expect(await nearest()).toMatchObject({ count: 2, nearest: { missingDocuments: [], hasAccount: false } })
    const account = await app.client('POST base/online/supplierAccount/save', {
      token,
      body: accountForm(complete.id),
    })
    expect(account.body.code).toBe(200)
    expect(await nearest()).toMatchObject({ count: 2, nearest: { id: complete.id, hasAccount: true } })

    await givenProduct(app, member)
    await givenOrder(app, member)
    const draft = await givenOrder(app, member)
    const { start } = await home(member)
    expect(start).toMatchObject({
      product: { count: 1, classified: 0, requested: 0 },
      order: { drafts: 2, newest: { id: draft.id, orderNo: draft.orderNo, modelType: 0 } },
    })
  })

  it('ends with the first order that is placed', async () => {
    const member = await app.given.member()
    const { id } = await givenOrder(app, member)
    expect((await home(member)).start).not.toBeNull()
    expect((await submit(app, member, id)).body.code).toBe(200)
    expect((await home(member)).start).toBeNull()
  })

  it('says nothing of what a member may not see, and counts no other company', async () => {
    const member = await app.given.member()
    await givenSupplier(app, member)
    const { companyId } = member
    const clerk = await app.given.member({ companyId, permissions: ['finance-debt-list'] })
    expect((await home(clerk)).start).toMatchObject({ supplier: null, product: null, order: null })
    const stranger = await app.given.member()
    expect((await home(stranger)).start).toMatchObject({ supplier: { count: 0, nearest: null } })
  })

  it('is hidden by each member alone', async () => {
    const member = await app.given.member()
    const { layout } = await home(member)
    const body = { ...layout, hidden: ['start'] }
    const savedLayout = await app.client('POST system/online/home/layout/save', { token: member.token, body })
    expect(savedLayout.body.data.hidden).toEqual(['start'])
    const colleague = await app.given.member({ companyId: member.companyId })
    expect((await home(member)).layout.hidden).toEqual(['start'])
    expect((await home(colleague)).layout.hidden).toEqual([])
  })
})
