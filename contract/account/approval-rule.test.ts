import { expect, it } from 'vitest'
import { amount } from '../kernel/money.ts'
import { isReleaseNeeded } from './approval-rule.ts'

it.each([
  ['no limit', null, amount('9.00'), false],
  ['an amount below the limit', '10.00', amount('9.99'), false],
  ['an amount equal to the limit', '10.00', amount('10.00'), false],
  ['an amount above the limit', '10.00', amount('10.01'), true],
  ['an amount without a rate', '10.00', undefined, true],
  ['no limit and no rate', null, undefined, false],
])('%s asks for a release: %s', (_what, above, rmbAmount, isNeeded) => {
  expect(isReleaseNeeded(above, rmbAmount)).toBe(isNeeded)
})
