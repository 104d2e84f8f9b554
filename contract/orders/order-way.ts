import type { GeneralModelType, OrderStateKey } from './order.codes.ts'

/**
 * The stages of an order, for display only; the machine decides which steps are allowed. Goods of a warehouse-type
 * order are bound instead of received.
 */
const shared = ['draft', 'submitted', 'audited'] as const satisfies OrderStateKey[]
const ends = ['signed', 'completed'] as const satisfies OrderStateKey[]
const ways: Readonly<Record<GeneralModelType, readonly OrderStateKey[]>> = {
  import: [...shared, 'declared', 'cleared', 'arrived', ...ends],
  export: [...shared, 'declared', 'cleared', 'arrived', ...ends],
  transit: [...shared, 'received', 'departed', 'arrived', ...ends],
  domestic: [...shared, 'received', 'dispatched', ...ends],
}

/** States shown at the stage of another state. */
const standsAt: Partial<Record<OrderStateKey, OrderStateKey>> = {
  auditFailed: 'submitted',
  storedAwaitingBinding: 'audited',
  bound: 'audited',
}

type OrderStop = {
  readonly state: OrderStateKey
  readonly is: 'passed' | 'here' | 'ahead'
}

/** Undefined for a cancelled order. */
export function orderWay(order: {
  readonly modelType: GeneralModelType
  readonly state: OrderStateKey
}): OrderStop[] | undefined {
  const way = ways[order.modelType]
  const here = way.indexOf(standsAt[order.state] ?? order.state)
  if (here === -1) return undefined
  const stopAt = (place: number): OrderStop['is'] => {
    if (place === here) return 'here'
    return place < here ? 'passed' : 'ahead'
  }
  return way.map((state, place) => ({ state, is: stopAt(place) }))
}
