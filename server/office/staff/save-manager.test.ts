import { expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()

const managerSeenBy = async (token: string) =>
  (await app.client('GET base/online/company/manager', { token })).body.data

it('names the account manager of a company, whom its members see and others do not', async () => {
  const { token: reviewer } = await app.given.staff({ roles: ['reviewer'] })
  const { id: staffId } = await app.given.staff({ roles: ['operations'] })
  const own = await app.given.member()
  const other = await app.given.member()
  const name = (given: string | null) =>
    app.office(`POST office/online/company/${own.companyId}/manager`, {
      token: reviewer,
      body: { staffId: given },
    })
  expect(await managerSeenBy(own.token)).toBeNull()
  expect((await name(staffId)).body.code).toBe(200)
  expect(await managerSeenBy(own.token)).toMatchObject({ phone: '', email: expect.stringContaining('@') })
  expect(await managerSeenBy(other.token)).toBeNull()
  const record = await app.office(`GET base/online/company/${own.companyId}`, {
    token: reviewer,
  })
  expect(record.body.data.manager.id).toBe(staffId)

  // Somebody who left is not named to customers any more.
  await app.platform.staff.transaction([], (tx) =>
    tx.updateTable('staff').set({ is_enabled: false }).where('id', '=', staffId).execute(),
  )
  expect(await managerSeenBy(own.token)).toBeNull()
  expect((await name(staffId)).body.code).toBe(404)
  expect((await name(null)).body.code).toBe(200)
})

it('leaves the naming to those who review companies', async () => {
  const { token } = await app.given.staff({ roles: ['finance'] })
  const { companyId } = await app.given.member()
  const { body } = await app.office(`POST office/online/company/${companyId}/manager`, {
    token,
    body: { staffId: null },
  })
  expect(body.code).toBe('403')
})
