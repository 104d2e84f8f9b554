import { describe, expect, it } from 'vitest'
import { allScopes, isScope, scopesByGroup } from './office/scopes.ts'
import { permissionsOf, rolesWith, staffRoles } from './office/staff-roles.ts'
import { permissionSets } from './permission-sets.ts'
import { permissionsLeft } from './permissions-by-area.ts'

describe('a ready set of permissions', () => {
  it('that only reads changes nothing', () => {
    const actions = new Set(permissionSets.readOnly.map((permission) => permission.split('-')[2]))
    expect(actions).toEqual(new Set(['list', 'view', 'export', 'print']))
    expect(permissionSets.readOnly).toContain('finance-application-list')
    expect(permissionSets.readOnly.some((permission) => permission.startsWith('systems-'))).toBe(false)
  })

  it('of finance has all of the financial centre but the rule who releases', () => {
    expect(permissionSets.finance).toContain('finance-application-apply')
    expect(permissionSets.finance).not.toContain('finance-approval-edit')
    expect(permissionSets.administrator).toContain('finance-approval-edit')
  })

  it('of the warehouse places no orders and sees no money', () => {
    const areas = new Set(permissionSets.warehouse.map((permission) => permission.split('-')[0]))
    expect(areas.has('finance')).toBe(false)
    expect(permissionSets.warehouse).toContain('order-import-list')
    expect(permissionSets.warehouse).not.toContain('order-import-submit')
  })
})

it('permissions are shown by area and page, without those that have none left', () => {
  const wanted = new Set(['finance-application-list', 'finance-application-apply', 'tax-inputInvoice-list'])
  expect(permissionsLeft((permission) => wanted.has(permission))).toEqual([
    { area: 'finance', pages: [{ page: 'application', actions: ['list', 'apply'] }] },
    { area: 'tax', pages: [{ page: 'inputInvoice', actions: ['list'] }] },
  ])
})

describe('staff', () => {
  it('may do what one of their roles may', () => {
    const both = permissionsOf(['finance', 'finance'])
    expect(new Set(both).size).toBe(both.length)
    expect(permissionsOf([])).toEqual([])
  })

  it('are named for a piece of work by their roles, the administrator only where no other may do it', () => {
    expect(rolesWith('application-pay')).toEqual(['finance'])
    const onlyAdministrator = permissionsOf(['administrator']).filter(
      (permission) =>
        !permissionsOf(staffRoles.filter((role) => role !== 'administrator')).includes(permission),
    )
    expect(onlyAdministrator.length).toBeGreaterThan(0)
    for (const permission of onlyAdministrator) expect(rolesWith(permission)).toEqual(['administrator'])
  })
})

describe('the scopes of an ERP’s key', () => {
  it('read events and write what the ERP publishes, and nothing else of them', () => {
    expect(['events:read', 'rates:write', 'stock-lots:read'].every(isScope)).toBe(true)
    expect(['events:write', 'rates:read', 'stock-lots:write', 'orders:delete'].some(isScope)).toBe(false)
    expect(new Set(allScopes).size).toBe(allScopes.length)
  })

  it('are shown by group and entity, without those that the key does not reach', () => {
    expect(scopesByGroup(['rates:write', 'fees:read', 'fees:write'])).toEqual([
      { group: 'finance', entities: [{ entity: 'fees', rights: ['read', 'write'] }] },
      { group: 'publishing', entities: [{ entity: 'rates', rights: ['write'] }] },
    ])
  })
})
