import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestHouse, type TestHouse } from '../../platform/testing/test-house.ts'

let house: TestHouse
let token: string
beforeAll(async () => {
  house = await openTestHouse()
  token = (await house.given.staff()).token
})
afterAll(() => house.close())

const asked = (key: string, body?: object) => house.office(key, { token, ...(body && { body }) })

describe('the ERP’s keys in the back office', () => {
  it('are shown once, open the gateway, and are dead once revoked', async () => {
    const made = await asked('POST office/online/apiKey/save', { name: 'ERP', scopes: ['companies:read'] })
    const { id, key, hint } = made.body.data
    expect(key.startsWith(hint)).toBe(true)
    const listed = await asked('GET office/online/apiKey/list')
    expect(listed.body.rows).toMatchObject([{ id, name: 'ERP', scopes: ['companies:read'] }])
    expect(listed.text).not.toContain(key)
    const gateway = () =>
      fetch(`${house.address}/erp/v1/companies`, { headers: { authorization: `Bearer ${key}` } })
    expect((await gateway()).status).toBe(200)
    expect((await asked(`POST office/online/apiKey/${id}/revoke`, {})).body.code).toBe(200)
    expect((await gateway()).status).toBe(401)
    expect((await asked(`POST office/online/apiKey/${id}/revoke`, {})).body.code).toBe(409)
    const wrong = await asked('POST office/online/apiKey/save', { name: 'x', scopes: ['ships:sail'] })
    expect(wrong.body.data.fields[0].path).toBe('scopes.0')
  })

  it('finds no dead letter where there is none, and sends none again', async () => {
    expect((await asked('GET office/online/deadLetter/list')).body).toMatchObject({ rows: [], total: 0 })
    expect((await asked('POST office/online/deadLetter/retry', { ids: ['1'] })).body.code).toBe(409)
    expect((await asked('POST office/online/deadLetter/drop', { ids: ['1'] })).body.code).toBe(409)
  })
})
