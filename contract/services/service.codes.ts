import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'
import { modelType, orderState } from '../orders/order.codes.ts'

/** The extended model types whose orders are services; the others have lists of their own. */
export const serviceType = codeList('modelType', {
  valueAddedService: modelType.codes.valueAddedService,
  transport: modelType.codes.transport,
})

/** The states of the general order that a service has. */
export const serviceOrderState = codeList('serviceOrderState', {
  cancelled: orderState.codes.cancelled,
  draft: orderState.codes.draft,
  submitted: orderState.codes.submitted,
  auditFailed: orderState.codes.auditFailed,
  audited: orderState.codes.audited,
  dispatched: orderState.codes.dispatched,
  signed: orderState.codes.signed,
  completed: orderState.codes.completed,
})
export const serviceOrderStateTone: Record<KeyOf<typeof serviceOrderState>, Tone> = {
  cancelled: 'draft',
  draft: 'draft',
  submitted: 'underway',
  auditFailed: 'refused',
  audited: 'underway',
  dispatched: 'waitsForYou',
  signed: 'underway',
  completed: 'done',
}
