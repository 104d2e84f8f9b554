import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { permissionsOf, type StaffRole, staffRoles } from '@quayside/contract/office/staff-roles.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { isWhole, shareOf, turnOf } from '../platform/testing/turn.ts'
import { officeRoutes } from './routes.ts'

const app = await testApp()
const tokens = new Map<StaffRole, string>()
beforeAll(async () => {
  for (const role of staffRoles) tokens.set(role, (await app.given.staff({ roles: [role] })).token)
})

const guarded = officeRoutes.filter(({ endpoint }) => endpoint.access !== 'open')
/** All of them in a whole run, otherwise the one whose turn it is. */
const inTurn = <T>(name: string, choices: readonly T[]): readonly T[] =>
  isWhole ? choices : [turnOf(name, choices)]
const shaped = (key: string) => `${methodOf(key)} ${pathOf(key).replaceAll(/\{\w+\}/g, '999999')}`
const called = (key: string, token?: string) =>
  app.office(shaped(key), {
    ...(token && { token }),
    ...(methodOf(key) === 'GET' ? {} : { body: { nonsense: 1 } }),
  })

describe('the back office', () => {
  it('is open for logging in and for nothing else, and has each route once', () => {
    expect(officeRoutes.filter(({ endpoint }) => endpoint.access === 'open').map(({ key }) => key)).toEqual([
      'POST auth/passkey/ask',
      'POST auth/token',
      'POST auth/login/secondFactor',
      'POST auth/login/passkey',
    ])
    expect(new Set(officeRoutes.map(({ key }) => key)).size).toBe(officeRoutes.length)
  })

  it('answers 401 without a token, to a wrong token and to a customer, on every route in turn', async () => {
    const { token } = await app.given.member()
    for (const { key } of guarded) {
      for (const wrong of inTurn(`${key} wrong`, [undefined, 'A'.repeat(43), token])) {
        const answer = await called(key, wrong)
        expect([key, answer.status, answer.body?.code]).toEqual([key, 401, 401])
      }
    }
  })

  it('gives out no token that the customers’ interface takes', async () => {
    const { token } = await app.given.staff()
    for (const { key, endpoint } of routes) {
      if (endpoint.access === 'open') continue
      const answer = await app.client(shaped(key), { token, ...(methodOf(key) !== 'GET' && { body: {} }) })
      expect([key, answer.status]).toEqual([key, 401])
    }
  })

  // Logging out ends the session that the other rows of the matrix need.
  const matrix = guarded.filter(({ key }) => key !== 'DELETE auth/token')
  it.each(staffRoles)('lets the role %s call what the table grants and nothing else', async (role) => {
    const granted = new Set<string>(permissionsOf([role]))
    for (const { key, endpoint } of shareOf(role, matrix, 3)) {
      const isAllowed =
        endpoint.access === 'staff' || endpoint.access === 'enrolment' || granted.has(endpoint.access)
      const { body } = await called(key, tokens.get(role))
      expect([role, key, body?.code !== '403']).toEqual([role, key, isAllowed])
      expect(body?.code).not.toBe(500)
    }
  })

  it('has somebody for every permission besides the administrator, but for its own running', () => {
    const workers = new Set<string>(permissionsOf(['reviewer', 'operations', 'finance']))
    const onlyAdministrator = permissionsOf(['administrator']).filter(
      (permission) => !workers.has(permission),
    )
    expect(onlyAdministrator).toEqual([
      'setting-list',
      'setting-edit',
      'gateway-list',
      'gateway-edit',
      'system-list',
      'system-repair',
      'staff-list',
      'staff-edit',
      'audit-list',
    ])
  })
})
