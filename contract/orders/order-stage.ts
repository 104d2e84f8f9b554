import { codeList, type KeyOf } from '../kernel/codes.ts'
import { type OrderStateKey, orderState } from './order.codes.ts'

/** Where the goods of an order are, however its kind names the step. */
export const orderStage = codeList('orderStage', [
  'receiving',
  'clearing',
  'inTransit',
  'arrived',
  'underway',
  'placed',
])
type OrderStageKey = KeyOf<typeof orderStage>

const single = {
  receiving: ['audited', 'storedAwaitingBinding', 'bound', 'received'],
  clearing: ['declared'],
  inTransit: ['cleared', 'departed', 'dispatched'],
  arrived: ['arrived'],
} as const satisfies Record<string, readonly OrderStateKey[]>

const notPlaced: ReadonlySet<OrderStateKey> = new Set(['cancelled', 'draft', 'auditFailed'])

const stageStates: Readonly<Record<OrderStageKey, readonly OrderStateKey[]>> = {
  ...single,
  /** All of them. */
  underway: Object.values(single).flat(),
  /** What home and reports count: handed over to the provider, and neither returned nor given up. */
  placed: orderState.keys.filter((state) => !notPlaced.has(state)),
}

/** As numbers, because the list's filter and the counts are written as SQL from them. */
export const statesOfStage = (stage: OrderStageKey): number[] =>
  stageStates[stage].map((state) => orderState.codes[state])
