import { type Access, methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { isPermission } from '@quayside/contract/permissions.ts'
import { describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { testApp } from '../platform/testing/test-app.ts'

/** Everything the world may call without a token. A line more here is a decision. */
const open = [
  'DELETE auth/token/logout',
  'GET system/online/agreement',
  'GET system/online/sysConfig/getSysInfo',
  'GET system/sysPublicCheck/list',
  'POST auth/login/passkey',
  'POST auth/login/secondFactor',
  'POST auth/mobile/code',
  'POST auth/mobile/token/sms',
  'POST auth/oauth/token',
  'POST auth/passkey/ask',
  'POST freight/open/quoteLink/answer',
  'POST freight/open/quoteLink/read',
  'POST system/online/sysConfig/getSysInfo',
  'POST system/online/user/profile/checkResetCode',
  'PUT system/online/user/profile/register',
  'PUT system/online/user/profile/resetPwd',
]

const choosing = 'a form that names one picks it, also without the right to read the list'
const own = 'the caller’s own'
const seeing = 'asks whether the member may see the record (teamwork.test.ts)'
/** What every full session may call, without a permission; a line more here is a decision. */
const forEveryMember: Readonly<Record<string, string>> = {
  'GET base/online/address/options': choosing,
  'GET base/online/bankAccount/options': choosing,
  'GET base/online/contact/options': choosing,
  'GET base/online/customer/options': choosing,
  'GET base/online/hsCode/options': choosing,
  'GET base/online/product/options': choosing,
  'GET base/online/supplier/options': choosing,
  'GET base/online/warehouse/options': choosing,
  'GET base/online/company/manager': 'the provider’s account manager and hours, for all of the company',
  'GET system/online/home': 'each part asks for its own permission',
  'POST system/online/home/layout/save': own,
  'GET system/sysConfig': 'public settings',
  'PUT system/online/user/profile/updateCustomerAccount': own,
  'POST system/online/user/profile/updateEmail': own,
  'POST system/online/user/profile/updatePhone': own,
  'PUT system/online/user/profile/updatePwd': own,
  'DELETE system/online/user/profile/erase': own,
  'GET system/online/user/session/list': own,
  'DELETE system/online/user/session/batchRemove': own,
  'GET system/online/savedView/list': 'filters without rows: what they find is asked for by the list',
  'POST system/online/savedView/save': own,
  'DELETE system/online/savedView/batchRemove': own,
  'POST system/online/paper/read': 'asks for a permission that saves a record with files',
  'GET system/online/paper/{id}': 'asks for the permission of a record that the file is attached to',
  'GET system/online/teamwork/record': seeing,
  'POST system/online/teamwork/follow': seeing,
  'POST system/online/recordNote/save': seeing,
  'DELETE system/online/recordNote/batchRemove': own,
  'GET system/online/recordTask/list': own,
  'POST system/online/recordTask/save': seeing,
  'POST system/online/recordTask/{id}/done': own,
  'DELETE system/online/recordTask/batchRemove': own,
}
/** The same for accounts that are not reviewed yet. */
const forEveryToken: Readonly<Record<string, string>> = {
  'GET base/online/company/current': 'the company itself, masked without hub-company-view',
  'POST base/online/company/save': 'asks for hub-company-edit, also of an account under review',
  'POST base/online/company/{id}/submit': 'asks for hub-company-edit, also of an account under review',
  'POST base/online/company/{id}/identity':
    'asks for hub-company-view or hub-company-edit, also of an account under review',
  'GET base/online/bDict/queryDictListByCode': 'reference data',
  'GET base/online/region/list': 'reference data',
  'GET system/online/user/profile/getInfo': own,
  'GET system/online/user/profile/exportData': own,
  'GET system/online/user/company/list': own,
  'POST system/online/user/company/{id}/open': own,
  'POST system/online/user/company/register': own,
  'POST system/online/user/agreement/accept': own,
  'POST system/online/user/company/{id}/accept': own,
  'POST system/online/user/company/{id}/refuse': own,
  'POST system/online/user/company/{id}/leave': own,
  'POST system/online/file/upload': 'asks for a permission that saves a record with files',
  'GET system/online/file/{id}': 'asks for the permission of a record that the file is attached to',
  'GET system/online/file/{id}/thumbnail': 'asks for the permission of a record that the file is attached to',
  'PUT system/online/sysTableLevelStep/commitAudit':
    'server/submitters.ts names the permission of each table',
}

/** The set-up of a second factor: also for a session that has to set one up before it opens anything else. */
const forEnrolment = [
  'GET auth/secondFactor',
  'POST auth/authenticator/begin',
  'POST auth/authenticator/confirm',
  'POST auth/authenticator/remove',
  'POST auth/passkey/begin',
  'POST auth/passkey/save',
  'POST auth/passkey/{id}/remove',
  'POST auth/recoveryCode/renew',
]

const app = await testApp()
// Each for many refused calls, which end no session.
const { token: notReviewed } = await app.given.member({ scope: 'onboarding' })
const { token: enrolling } = await app.given.member({ scope: 'enrolment' })
const { token: withoutPermission } = await app.given.member({ permissions: [] })

/** Every permission that the table names for a route. */
const permissionsOf = (access: Access): readonly string[] => {
  if (typeof access === 'object')
    return [...Object.values(access.permissions), ...(access.also ? [access.also] : [])]
  return ['open', 'enrolment', 'onboarding', 'member'].includes(access) ? [] : [access]
}

const guarded = routes.filter(({ endpoint }) => endpoint.access !== 'open')
/** A call of the route's shape: refused for who calls, before anything of the input is looked at. */
const called = (key: string, token?: string) =>
  app.client(`${methodOf(key)} ${pathOf(key).replaceAll(/\{\w+\}/g, '1')}`, {
    ...(token && { token }),
    ...(methodOf(key) === 'GET' ? {} : { body: {} }),
  })

describe('every route', () => {
  it('declares its access, and is open only if it is on the list', () => {
    const declared = routes.filter(({ endpoint }) => endpoint.access === 'open').map(({ key }) => key)
    expect(declared.toSorted()).toEqual(open)
    const keysOf = (access: string) =>
      routes.filter(({ endpoint }) => endpoint.access === access).map(({ key }) => key)
    expect(keysOf('member').toSorted()).toEqual(Object.keys(forEveryMember).toSorted())
    expect(keysOf('onboarding').toSorted()).toEqual(Object.keys(forEveryToken).toSorted())
    expect(keysOf('enrolment').toSorted()).toEqual(forEnrolment)
    const others = guarded.filter(({ key }) => !(key in forEveryMember) && !(key in forEveryToken))
    for (const { endpoint } of others)
      for (const permission of permissionsOf(endpoint.access)) expect(isPermission(permission)).toBe(true)
  })

  it('stands once', () => {
    expect(new Set(routes.map(({ key }) => key)).size).toBe(routes.length)
  })

  it.each(guarded.map(({ key }) => key))(
    '%s answers 401 without a token and with a wrong one',
    async (key) => {
      for (const token of [undefined, 'A'.repeat(43)]) {
        const answer = await called(key, token)
        expect([answer.status, answer.body?.code]).toEqual([401, 401])
      }
    },
  )

  const beyondEnrolment = guarded.filter(({ endpoint }) => endpoint.access !== 'enrolment')
  it.each(beyondEnrolment.map(({ key }) => key))(
    '%s is closed to a session that has to set up a second factor first',
    async (key) => {
      expect((await called(key, enrolling)).body?.code).toBe('403')
    },
  )

  const beyondReview = beyondEnrolment.filter(({ endpoint }) => endpoint.access !== 'onboarding')
  it.each(beyondReview.map(({ key }) => key))(
    '%s is closed to an account that is not reviewed yet',
    async (key) => {
      expect((await called(key, notReviewed)).body?.code).toBe('403')
    },
  )

  const asking = guarded.filter(({ endpoint }) => permissionsOf(endpoint.access).length > 0)
  it.each(asking.map(({ key }) => key))('%s is closed to a member without its permission', async (key) => {
    const answer = await called(key, withoutPermission)
    expect([answer.status, answer.body?.code]).toEqual([200, '403'])
  })
})
