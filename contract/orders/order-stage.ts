import { codeList, type KeyOf } from '../kernel/codes.ts'
import { type OrderStateKey, orderState } from './order.codes.ts'

/** Where the goods of an order are, however its kind names the step. */
export const orderStage = codeList('orderStage', {
  receiving: 'receiving',
  clearing: 'clearing',
  inTransit: 'inTransit',
  arrived: 'arrived',
  underway: 'underway',
})
type OrderStageKey = KeyOf<typeof orderStage>

const single = {
  receiving: ['audited', 'storedAwaitingBinding', 'bound', 'received'],
  clearing: ['declared'],
  inTransit: ['cleared', 'departed', 'dispatched'],
  arrived: ['arrived'],
} as const satisfies Record<string, readonly OrderStateKey[]>

const stageStates: Readonly<Record<OrderStageKey, readonly OrderStateKey[]>> = {
  ...single,
  /** All of them. */
  underway: Object.values(single).flat(),
}

/** As numbers, because the list's filter and the counts are written as SQL from them. */
export const statesOfStage = (stage: OrderStageKey): number[] =>
  stageStates[stage].map((state) => orderState.codes[state])
