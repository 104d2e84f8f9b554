import { describe, expect, it } from 'vitest'
import { permissionSets } from '../permission-sets.ts'
import { allPermissions } from '../permissions.ts'
import { checkPermissions, isBeyond, permissionsOf } from './member.rules.ts'

describe('what a member may do', () => {
  it('is the ready set and the single permissions together, each once', () => {
    const permissions = permissionsOf({
      permissionSet: 'readOnly',
      permissions: ['home-notice-read', 'home-notice-list'],
    })
    expect(permissions).toEqual([...new Set([...permissionSets.readOnly, 'home-notice-read'])].toSorted())
    expect(permissionsOf({ permissionSet: 'custom', permissions: [] })).toEqual([])
  })

  it('comes from the catalogue only', () => {
    const granted = {
      permissionSet: 'custom' as const,
      permissions: ['home-notice-list', 'home', 'HOME-NOTICE-LIST'],
    }
    expect(checkPermissions(granted)).toMatchObject([
      { path: 'permissions.1', params: { name: 'home' } },
      { path: 'permissions.2', params: { name: 'HOME-NOTICE-LIST' } },
    ])
  })
})

describe('granting', () => {
  const clerk = { isAdministrator: false, permissions: new Set(['home-notice-list']) }
  const administrator = { isAdministrator: true, permissions: new Set<string>() }

  it('ends where the grantor’s own permissions end', () => {
    expect(isBeyond(clerk, { isAdministrator: false, permissions: ['home-notice-list'] })).toBe(false)
    expect(isBeyond(clerk, { isAdministrator: false, permissions: ['home-notice-read'] })).toBe(true)
  })

  it('makes an administrator only by an administrator', () => {
    const granted = { isAdministrator: true, permissions: allPermissions }
    expect(isBeyond({ ...clerk, permissions: new Set(allPermissions) }, granted)).toBe(true)
    expect(isBeyond(administrator, granted)).toBe(false)
  })
})

it('one permission that the grantor lacks refuses a set, whatever else is in it', () => {
  const clerk = { isAdministrator: false, permissions: new Set(['home-notice-list', 'order-import-list']) }
  const beyond = (...permissions: string[]) => isBeyond(clerk, { isAdministrator: false, permissions })
  expect(beyond('home-notice-list', 'order-import-list')).toBe(false)
  expect(beyond('home-notice-list', 'order-import-submit')).toBe(true)
  expect(beyond()).toBe(false)
})
