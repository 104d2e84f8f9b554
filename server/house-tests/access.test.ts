import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { isPermission } from '@quayside/contract/permissions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { openTestHouse, type TestHouse } from '../platform/testing/test-house.ts'

/** Everything the world may call without a token. A line more here is a decision. */
const open = [
  'GET system/online/sysConfig/getSysInfo',
  'GET system/sysPublicCheck/list',
  'POST auth/mobile/code',
  'POST auth/mobile/token/sms',
  'POST auth/oauth/token',
  'POST system/online/sysConfig/getSysInfo',
  'PUT system/online/user/profile/register',
  'PUT system/online/user/profile/resetPwd',
]

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const guarded = routes.filter(({ endpoint }) => endpoint.access !== 'open')
/** A call of the route's shape: refused for who calls, before anything of the input is looked at. */
const called = (key: string, token?: string) =>
  house.client(`${methodOf(key)} ${pathOf(key).replaceAll(/\{\w+\}/g, '1')}`, {
    ...(token && { token }),
    ...(methodOf(key) === 'GET' ? {} : { body: {} }),
  })

describe('every route', () => {
  it('declares its access, and is open only if it is on the list', () => {
    const declared = routes.filter(({ endpoint }) => endpoint.access === 'open').map(({ key }) => key)
    expect(declared.toSorted()).toEqual(open)
    for (const { endpoint } of guarded) {
      expect(
        endpoint.access === 'onboarding' || endpoint.access === 'member' || isPermission(endpoint.access),
      ).toBe(true)
    }
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

  it.each(guarded.filter(({ endpoint }) => endpoint.access !== 'onboarding').map(({ key }) => key))(
    '%s is closed to an account that is not reviewed yet',
    async (key) => {
      const { token } = await house.given.member({ scope: 'onboarding' })
      expect((await called(key, token)).body?.code).toBe('403')
    },
  )

  it.each(guarded.filter(({ endpoint }) => isPermission(endpoint.access)).map(({ key }) => key))(
    '%s is closed to a member without its permission',
    async (key) => {
      const { token } = await house.given.member({ permissions: [] })
      const answer = await called(key, token)
      expect([answer.status, answer.body?.code]).toEqual([200, '403'])
    },
  )
})
