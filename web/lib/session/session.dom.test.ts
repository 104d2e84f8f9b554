import { describe, expect, it } from 'vitest'
import { beginSession, clearSession, isSignedIn, keepActiveMenu, session } from './session.ts'

const token = {
  access_token: 'a',
  token_type: 'bearer',
  refresh_token: 'r',
  expires_in: 1800,
  scope: 'full',
  user_info: {
    userId: '1',
    personId: '1',
    userName: '陈晓敏',
    mobile: '138****8000',
    companyId: '2',
    companyName: 'x',
    certification: 'PASSED',
    menuList: ['home-notice-list'],
    isAdministrator: true,
  },
} as const

describe('the stored values (§3)', () => {
  it('keeps user info, access token, token type and active menu index in session storage', () => {
    beginSession(
      { ...token, user_info: { ...token.user_info, menuList: [...token.user_info.menuList] } },
      '13800138000',
    )
    keepActiveMenu(4)
    expect(sessionStorage.getItem('accessToken')).toBe('a')
    expect(sessionStorage.getItem('tokenType')).toBe('bearer')
    expect(sessionStorage.getItem('activeMenu')).toBe('4')
    expect(JSON.parse(sessionStorage.getItem('userInfo') ?? '{}').menuList).toEqual(['home-notice-list'])
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(isSignedIn()).toBe(true)
  })

  it('clears all of session storage when logging in again', () => {
    sessionStorage.setItem('openPages', '[]')
    clearSession()
    expect(sessionStorage.length).toBe(0)
    expect(session.get().accessToken).toBeUndefined()
  })
})
