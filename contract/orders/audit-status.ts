import type { KeyOf } from '../kernel/codes.ts'
import { auditStatus } from '../kernel/record.codes.ts'
import { type OrderStateKey, orderState } from './order.codes.ts'
import { auditPassedStates } from './order-tabs.ts'

type AuditStatusKey = KeyOf<typeof auditStatus>

/** §4: how the provider's audit of an order stands; a returned order and one that was cancelled have none that counts. */
export function auditStatusOf(state: OrderStateKey): AuditStatusKey {
  if (state === 'auditFailed') return 'failed'
  if (state === 'submitted') return 'inReview'
  return (auditPassedStates as readonly OrderStateKey[]).includes(state) ? 'audited' : 'unaudited'
}

/** As numbers, because the list's filter is written as SQL from them. */
export const statesOfAuditStatus = (status: string): number[] =>
  orderState.keys
    .filter((state) => auditStatus.codes[auditStatusOf(state)] === status)
    .map((state) => orderState.codes[state])
