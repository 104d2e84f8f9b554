import { expect, it } from 'vitest'
import { auditStatus } from '../kernel/record.codes.ts'
import { auditStatusOf, statesOfAuditStatus } from './audit-status.ts'
import { type OrderStateKey, orderState } from './order.codes.ts'

it.each<[OrderStateKey, string]>([
  ['draft', 'N0'],
  ['cancelled', 'N0'],
  ['auditFailed', 'PASS'],
  ['audited', 'Y'],
  ['storedAwaitingBinding', 'Y'],
  ['completed', 'Y'],
])('the audit status of %s is %s', (state, code) => {
  expect(auditStatus.codes[auditStatusOf(state)]).toBe(code)
})

it('is another code than these three while the order is in review', () => {
  expect(['Y', 'N0', 'PASS']).not.toContain(auditStatus.codes[auditStatusOf('submitted')])
})

it('belongs each state to one status', () => {
  const states = auditStatus.values.flatMap((code) => statesOfAuditStatus(code))
  expect(states.toSorted((a, b) => a - b)).toEqual(orderState.values.toSorted((a, b) => a - b))
})
