import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'

const app = await sharedApp()
const base = 'system/online/savedView'
const view = { filters: { state: '5', createdAtPeriod: 'last30' }, orderByColumn: 'createdAt', isAsc: 'desc' }

type Token = { readonly token: string }
const save = ({ token }: Token, more: object = {}) =>
  app.client(`POST ${base}/save`, { token, body: { list: 'orders.import', name: 'Unpaid', view, ...more } })
const list = async ({ token }: Token, name = 'orders.import') =>
  (await app.client(`GET ${base}/list`, { token, query: { list: name } })).body.data
const remove = ({ token }: Token, id: string) =>
  app.client(`DELETE ${base}/batchRemove`, { token, body: { ids: [id] } })

describe('a saved view', () => {
  it('keeps filters and sorting of one list for its member', async () => {
    const member = await app.given.member()
    const colleague = await app.given.member({ companyId: member.companyId })
    await save(member)
    expect(await list(member)).toMatchObject([{ name: 'Unpaid', view, isShared: 0, isMine: true }])
    expect(await list(member, 'suppliers')).toEqual([])
    expect(await list(colleague)).toEqual([])
  })

  it('is seen by colleagues where it is shared, and changed by its member alone', async () => {
    const member = await app.given.member()
    const colleague = await app.given.member({ companyId: member.companyId })
    const { id, version } = (await save(member, { isShared: 1 })).body.data
    expect(await list(colleague)).toMatchObject([{ id, isShared: 1, isMine: false }])
    expect((await save(colleague, { id, version, name: 'Taken' })).body.code).toBe(409)
    expect((await remove(colleague, id)).body.code).toBe(409)
    expect((await save(member, { id, version, isShared: 0 })).body.code).toBe(200)
    expect((await save(colleague, { id, version: version + 1, name: 'Taken' })).body.code).toBe(404)
    expect((await remove(member, id)).body.data.count).toBe(1)
    expect(await list(member)).toEqual([])
  })

  it('has a name once for each list, in any letter case', async () => {
    const member = await app.given.member()
    await save(member)
    expect((await save(member, { name: 'UNPAID' })).body.code).toBe(409)
    expect((await save(member, { list: 'suppliers' })).body.code).toBe(200)
  })

  it('takes forty filters at most, by names of parameters', async () => {
    const member = await app.given.member()
    const many = Object.fromEntries(Array.from({ length: 41 }, (_unused, place) => [`filter${place}`, '1']))
    for (const filters of [many, { 'not a name': '1' }, { keyword: 'x'.repeat(201) }])
      expect((await save(member, { view: { filters } })).body.code).toBe(400)
  })
})
