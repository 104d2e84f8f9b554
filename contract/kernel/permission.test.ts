import { describe, expect, it } from 'vitest'
import { permissionSets } from '../permission-sets.ts'
import { allPermissions } from '../permissions.ts'
import { isGranted } from './permission.ts'

const granted = ['order-import-submit', 'order-import-list', 'finance-debt-list']

describe('the permission match of §6', () => {
  it('grants a key without dash or tilde by any entry that starts with it and a dash', () => {
    expect(isGranted('order', granted)).toBe(true)
    expect(isGranted('ord', granted)).toBe(false)
    expect(isGranted('debt', granted)).toBe(false)
  })
  it('grants a key with a tilde by any entry that contains its text', () => {
    expect(isGranted('~import', granted)).toBe(true)
    expect(isGranted('~export', granted)).toBe(false)
  })
  it('grants a key with a dash by the exact entry only', () => {
    expect(isGranted('order-import-submit', granted)).toBe(true)
    expect(isGranted('order-import', granted)).toBe(false)
  })
  it('grants nothing for an empty key or an empty list', () => {
    expect(isGranted('', granted)).toBe(false)
    expect(isGranted('~', granted)).toBe(false)
    expect(isGranted('order', [])).toBe(false)
  })
})

describe('the ready sets', () => {
  it('hold only permissions that exist, and the administrator holds all', () => {
    for (const set of Object.values(permissionSets))
      expect(allPermissions).toEqual(expect.arrayContaining([...set]))
    expect(permissionSets.administrator).toEqual(allPermissions)
  })
  it('let finance change nothing outside its own desk', () => {
    const changing = permissionSets.finance.filter(
      (each) => /-(edit|remove|void|import)$/.test(each) && !each.startsWith('tax-'),
    )
    expect(changing).toEqual(['report-landedCost-edit', 'hub-bankAccount-edit', 'hub-bankAccount-remove'])
  })
  it('let read-only change nothing at all', () => {
    expect(permissionSets.readOnly.filter((each) => !/-(list|view|export|print)$/.test(each))).toEqual([])
  })
})
