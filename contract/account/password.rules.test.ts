import { expect, it } from 'vitest'
import { checkAgreement, checkConfirmation } from './password.rules.ts'

it('§5: password and confirmation match', () => {
  expect(checkConfirmation('harbour-2026', 'harbour-2026')).toEqual([])
  expect(checkConfirmation('harbour-2026', 'harbour-2027')).toEqual([
    { path: 'confirmPassword', code: 'password.mismatch' },
  ])
})

it('§5: the agreement box is ticked', () => {
  expect(checkAgreement(true)).toEqual([])
  for (const agree of [false, undefined])
    expect(checkAgreement(agree)).toEqual([{ path: 'agree', code: 'agreement.notTicked' }])
})
