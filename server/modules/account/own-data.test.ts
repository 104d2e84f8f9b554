import { expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { accountsOf } from './account.testing.ts'

const app = await testApp()
const accounts = accountsOf(app)
const exported = async (token: string) =>
  (await app.client('GET system/online/user/profile/exportData', { token })).body.data

it('the export of one’s own data names the person’s other companies, and nothing of other persons in them', async () => {
  const first = await accounts.member()
  const boss = await accounts.member()
  const second = await app.given.member({
    companyId: boss.companyId,
    personId: first.personId,
    isAdministrator: false,
    permissions: ['home-notice-list'],
  })
  await app.client('PUT system/online/user/profile/updateCustomerAccount', {
    token: second.token,
    body: { name: '兼职记账' },
  })
  await app.client('PUT system/online/user/profile/updateCustomerAccount', {
    token: boss.token,
    body: { name: 'Ms Other' },
  })
  const inviting = await accounts.member()
  await app.client('POST base/online/member/save', {
    token: inviting.token,
    body: { name: '赵敏', mobile: first.mobile, permissionSet: 'finance' },
  })
  const data = await exported(first.token)
  expect(data.otherCompanies).toMatchObject([
    {
      userName: '兼职记账',
      isAdministrator: false,
      isInvited: false,
      sessions: [{ endedAt: null }],
      actions: [{ action: 'PUT system/online/user/profile/updateCustomerAccount' }],
    },
    { isInvited: true, permissionSet: 'finance', sessions: [], actions: [] },
  ])
  expect(JSON.stringify(data)).not.toContain('Ms Other')
  expect(JSON.stringify(data)).not.toContain(boss.mobile)
  // From the other company the same person reads the same, the other way round.
  const [other] = (await exported(second.token)).otherCompanies
  expect(other).toMatchObject({ isAdministrator: true, isInvited: false })
  expect((await exported(boss.token)).otherCompanies).toEqual([])
})
