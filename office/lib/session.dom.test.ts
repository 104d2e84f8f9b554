import type { StaffSelf } from '@quayside/contract/office/staff.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSession, keepSelf, session } from './session.ts'
import { returnAddress, sessionEnded } from './session-ended.ts'

const self = { id: '1', permissions: ['order:audit'] } as unknown as StaffSelf
const assign = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  assign.mockReset()
  vi.spyOn(location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  forgetSession()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

describe('an ended session', () => {
  it('leads to the log-in page, which knows the page to return to', () => {
    history.replaceState(null, '', '/office/order?id=3')
    sessionEnded()
    const [address] = assign.mock.calls[0] as [string]
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    expect([pathname, searchParams.get('back'), searchParams.get('ended')]).toEqual([
      '/office/login',
      '/office/order?id=3',
      '1',
    ])
  })

  it('does not load the log-in page again', () => {
    history.replaceState(null, '', '/office/login?back=%2Foffice')
    sessionEnded()
    expect(assign).not.toHaveBeenCalled()
  })

  it("removes its own values only: the portal's session has the same origin", () => {
    sessionStorage.setItem('access_token', 'of the portal')
    keepSelf('secret', self)
    history.replaceState(null, '', '/office')
    sessionEnded()
    expect(session.get()).toBeUndefined()
    expect(Object.keys(sessionStorage)).toEqual(['access_token'])
  })
})

describe('the address to return to', () => {
  it.each(['/office', '/office?tab=mine', '/office/order?id=3'])('may be %s', (address) => {
    expect(returnAddress(address)).toBe(address)
  })

  it.each([
    undefined,
    '',
    'https://evil.example/office',
    '//evil.example/office',
    '/officer',
    '/home',
    '/office/login?back=%2Foffice',
  ])('is the work queue instead of %s', (address) => {
    expect(returnAddress(address)).toBe('/office')
  })
})
