import { describe, expect, it } from 'vitest'
import { checkLogin, emptyLogin, type LoginValues } from './login-form.ts'
import { wantedPage } from './login-mode.ts'

const codesOf = (mode: Parameters<typeof checkLogin>[0], some: Partial<LoginValues> = {}) =>
  checkLogin(mode, { ...emptyLogin, ...some }).map(({ path, code }) => `${path}: ${code}`)

const registration = {
  mobile: '13800138000',
  code: '123456',
  password: 'harbour-2026',
  confirmPassword: 'harbour-2026',
  agree: true,
}

describe('the log-in page (§5)', () => {
  it('asks for account and password', () => {
    expect(codesOf('account')).toEqual(['account: login.missing', 'loginPassword: login.missing'])
    expect(codesOf('account', { account: ' ', loginPassword: 'x' })).toEqual(['account: login.missing'])
    expect(codesOf('account', { account: 'a', loginPassword: 'b' })).toEqual([])
  })

  it('refuses a wrong phone number and a code that is not six digits', () => {
    expect(codesOf('sms', { mobile: '12345', code: '12' })).toEqual([
      'mobile: format.mobile',
      'code: format.smsCode',
    ])
    expect(codesOf('forgot', { mobile: '13800138000', code: '123456' })).toEqual([])
  })

  it('says which of them is missing, not that nothing is in the wrong form', () => {
    expect(codesOf('register')).toEqual([
      'mobile: field.required',
      'code: field.required',
      'password: field.required',
      'agree: agreement.notTicked',
    ])
  })

  it('lets a complete registration through', () => {
    expect(codesOf('register', registration)).toEqual([])
  })

  it('refuses passwords that are weak or inconsistent', () => {
    expect(codesOf('register', { ...registration, password: 'harbour', confirmPassword: 'harbour' })).toEqual(
      ['password: password.weak'],
    )
    expect(codesOf('register', { ...registration, confirmPassword: 'other' })).toEqual([
      'confirmPassword: password.mismatch',
    ])
  })

  it('refuses a registration without consent', () => {
    expect(codesOf('register', { ...registration, agree: false })).toEqual(['agree: agreement.notTicked'])
  })

  it('leads back only to pages of our own', () => {
    const wantedFrom = (search: string) => {
      history.replaceState(null, '', `/login${search}`)
      return wantedPage()
    }
    expect(wantedFrom('?from=/supplierList%3FpageNum%3D2')).toBe('/supplierList?pageNum=2')
    expect(wantedFrom('?from=//evil.example')).toBeUndefined()
    expect(wantedFrom('?from=/%5Cevil.example')).toBeUndefined()
    expect(wantedFrom('?from=https://evil.example')).toBeUndefined()
    expect(wantedFrom('?from=/login')).toBeUndefined()
    expect(wantedFrom('')).toBeUndefined()
  })
})
