import { describe, expect, it } from 'vitest'
import { destinationOf } from './paths.ts'

describe('the guard (§2)', () => {
  it.each(['/', '/login', '/agreement'])('leaves %s open to everybody', (path) => {
    expect(destinationOf(path, false)).toMatchObject({ kind: 'public', path })
  })
  it('leaves the shell at /home open', () => {
    expect(destinationOf('/home', false).kind).toBe('portal')
  })
  it.each(['/supplierList', '/SupplierAddress', '/information', '/members'])(
    'turns away from %s without a token',
    (path) => {
      expect(destinationOf(path, false).kind).toBe('turnedAway')
      expect(destinationOf(path, true).kind).not.toBe('turnedAway')
    },
  )
  it('shows the landing page for an unknown path, signed in or not', () => {
    expect(destinationOf('/nothing-here', false).kind).toBe('landing')
    expect(destinationOf('/nothing-here', true).kind).toBe('landing')
  })
  it('keeps the letter case of the specification', () => {
    expect(destinationOf('/supplieraddress', true).kind).toBe('landing')
  })
  it('forgives a slash at the end', () => {
    expect(destinationOf('/supplierList/', true)).toMatchObject({ kind: 'portal', path: '/supplierList' })
  })
})
