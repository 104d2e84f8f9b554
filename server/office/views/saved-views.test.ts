import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'

const app = await sharedApp()
const base = 'office/online/savedView'
const view = { filters: { state: '5' }, orderByColumn: 'createdAt', isAsc: 'desc' }

type Token = { readonly token: string }
const save = ({ token }: Token, more: object = {}) =>
  app.office(`POST ${base}/save`, { token, body: { list: 'office.order', name: 'Late', view, ...more } })
const list = async ({ token }: Token, name = 'office.order') =>
  (await app.office(`GET ${base}/list`, { token, query: { list: name } })).body.data
const remove = ({ token }: Token, id: string) =>
  app.office(`DELETE ${base}/batchRemove`, { token, body: { ids: [id] } })
const twoOfStaff = async () => [await app.given.staff({}), await app.given.staff({})] as const

describe('a saved view of the back office', () => {
  it('keeps filters and sorting of one list for its owner', async () => {
    const [owner, colleague] = await twoOfStaff()
    await save(owner)
    expect(await list(owner)).toMatchObject([{ name: 'Late', view, isShared: 0, isMine: true }])
    expect(await list(owner, 'office.fee')).toEqual([])
    expect(await list(colleague)).toEqual([])
  })

  it('is seen by colleagues where it is shared, and changed by its owner alone', async () => {
    const [owner, colleague] = await twoOfStaff()
    const { id, version } = (await save(owner, { name: 'Shared', isShared: 1 })).body.data
    expect(await list(colleague)).toContainEqual(expect.objectContaining({ id, isShared: 1, isMine: false }))
    expect((await save(colleague, { id, version, name: 'Taken' })).body.code).toBe(409)
    expect((await remove(colleague, id)).body.code).toBe(409)
    expect((await save(owner, { id, version, name: 'Shared', isShared: 0 })).body.code).toBe(200)
    expect((await save(colleague, { id, version: version + 1, name: 'Taken' })).body.code).toBe(404)
    expect((await remove(colleague, id)).body.code).toBe(404)
    expect((await save(owner, { id, version, name: 'Late save' })).body.code).toBe(409)
    expect((await remove(owner, id)).body.data.count).toBe(1)
    expect(await list(owner)).toEqual([])
  })

  it('has a name once for each list, in any letter case', async () => {
    const [owner] = await twoOfStaff()
    await save(owner)
    expect((await save(owner, { name: 'LATE' })).body.code).toBe(409)
    expect((await save(owner, { list: 'office.fee' })).body.code).toBe(200)
  })
})
