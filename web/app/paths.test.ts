import { describe, expect, it } from 'vitest'
import { portalPaths } from '../lib/pages/pages.ts'
import { destinationOf, needsSession } from './paths.ts'

describe('the guard (§2)', () => {
  it.each(['/', '/login', '/agreement', '/forwarderQuote'])('leaves %s open to everybody', (path) => {
    expect(destinationOf(path, false)).toMatchObject({ kind: 'public', path })
  })
  it('leaves the shell at /home open', () => {
    expect(destinationOf('/home', false).kind).toBe('portal')
  })
  it.each([
    '/information',
    '/secondFactor',
    '/ImgPreview',
    ...portalPaths.filter((path) => path !== '/home'),
  ])('turns away from %s without a token', (path) => {
    expect(destinationOf(path, false).kind).toBe('turnedAway')
    expect(destinationOf(path, true).kind).not.toBe('turnedAway')
  })
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
  it('leads a company that is not reviewed from every page of the portal to its information', () => {
    for (const path of ['/home', '/homeindex', '/supplierList'])
      expect(destinationOf(path, true, { isOnboarding: true }).kind).toBe('onboarding')
    expect(destinationOf('/information', true, { isOnboarding: true })).toMatchObject({
      kind: 'public',
      path: '/information',
    })
    expect(destinationOf('/home', false).kind).toBe('portal')
  })
  it('leads a session that has to set up a second factor from every page to its set-up', () => {
    for (const path of ['/home', '/information', '/supplierList', '/ImgPreview'])
      expect(destinationOf(path, true, { isEnrolling: true }).kind).toBe('enrolment')
    for (const path of ['/login', '/secondFactor'])
      expect(destinationOf(path, true, { isEnrolling: true }).kind).toBe('public')
    expect(destinationOf('/secondFactor', false).kind).toBe('turnedAway')
  })
  it('asks other tabs for a session only where it matters', () => {
    for (const path of ['/home', '/supplierList', '/information', '/ImgPreview'])
      expect(needsSession(path)).toBe(true)
    for (const path of ['/', '/login', '/agreement', '/nothing-here']) expect(needsSession(path)).toBe(false)
  })
})
