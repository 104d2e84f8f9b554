import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'
import { type OrderStateKey, orderState } from './order.codes.ts'
import { auditPassedStates } from './order-tabs.ts'

/** `broken`: the order was changed after its contract was signed, so that the signature no longer covers it. */
export const contractState = codeList('contractState', { unsigned: 0, signed: 1, broken: 2 })
type ContractStateKey = KeyOf<typeof contractState>

export const contractStateTone: Record<ContractStateKey, Tone> = {
  unsigned: 'waitsForYou',
  signed: 'done',
  broken: 'refused',
}

/** What is printed across the pages, if anything; a draft's contract can be read and not signed. */
export type ContractWatermark = 'draft' | 'cancelled' | 'broken'

const signable: ReadonlySet<OrderStateKey> = new Set(['submitted', ...auditPassedStates])

export const isContractSignable = (state: number): boolean => {
  const key = orderState.keyOf(state)
  return key !== undefined && signable.has(key)
}

export function contractWatermark(order: {
  readonly state: number
  readonly contractState: number
}): ContractWatermark | undefined {
  if (order.state === orderState.codes.cancelled) return 'cancelled'
  if (order.contractState === contractState.codes.broken) return 'broken'
  return isContractSignable(order.state) ? undefined : 'draft'
}
