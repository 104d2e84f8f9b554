import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'
import {
  type ForwarderOrderStateKey,
  type FreightDirectionKey,
  forwarderOrderState,
  forwarderOrderStateTone,
} from './forwarding.codes.ts'

const labelsOfStates = Object.fromEntries(forwarderOrderState.keys.map((key) => [key, key])) as {
  [K in ForwarderOrderStateKey]: K
}

export const forwarderOrderStateLabels = codeList('forwarderOrderStateLabel', {
  ...labelsOfStates,
  goodsConfirmed: 'goodsConfirmed',
  warehouseBooked: 'warehouseBooked',
})
type ForwarderOrderStateLabel = KeyOf<typeof forwarderOrderStateLabels>

export const forwarderOrderStateLabelTone: Record<ForwarderOrderStateLabel, Tone> = {
  ...forwarderOrderStateTone,
  goodsConfirmed: 'underway',
  warehouseBooked: 'underway',
}

/** §4: code 4 reads 'goods confirmed' for an import and 'warehouse booked' for an export. */
export function forwarderOrderStateLabel(
  state: ForwarderOrderStateKey,
  direction: FreightDirectionKey,
): ForwarderOrderStateLabel {
  if (state !== 'goodsReady') return state
  return direction === 'import' ? 'goodsConfirmed' : 'warehouseBooked'
}
