import { describe, expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const token = (await app.given.staff()).token

const asked = (key: string, body?: object) => app.office(key, { token, ...(body && { body }) })

describe('the ERP’s keys in the back office', () => {
  it('are shown once, open the gateway, and are refused once revoked', async () => {
    const made = await asked('POST office/online/apiKey/save', { name: 'ERP', scopes: ['companies:read'] })
    const { id, key, hint } = made.body.data
    expect(key.startsWith(hint)).toBe(true)
    const listed = await asked('GET office/online/apiKey/list')
    expect(listed.body.rows).toMatchObject([{ id, name: 'ERP', scopes: ['companies:read'] }])
    expect(listed.text).not.toContain(key)
    const gateway = () =>
      fetch(`${app.address}/erp/v1/companies`, { headers: { authorization: `Bearer ${key}` } })
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
