import type { GeneralModelType } from '@quayside/contract/orders/order.codes.ts'
import type { DemoOrderEnd } from '@quayside/db/seeds/demo/orders.ts'
import type { DemoOrder } from './demo-order-form.ts'

const wayOf: Record<GeneralModelType, readonly string[]> = {
  import: ['auditPass', 'receiveAll', 'declare', 'clear', 'arrive', 'shipAll', 'sign', 'complete'],
  export: ['auditPass', 'receiveAll', 'declare', 'clear', 'arrive', 'sign', 'complete'],
  transit: ['auditPass', 'receiveAll', 'depart', 'arrive', 'sign', 'complete'],
  domestic: ['auditPass', 'receiveAll', 'dispatch', 'sign', 'complete'],
}

/** The last step that leads to each demo state; states without an entry are handled separately below. */
const lastStep: Partial<Record<DemoOrderEnd, string>> = {
  audited: 'auditPass',
  stored: 'receiveAll',
  received: 'receiveAll',
  declared: 'declare',
  inspected: 'declare',
  cleared: 'clear',
  departed: 'depart',
  arrived: 'arrive',
  inShenzhen: 'shipAll',
  dispatched: 'dispatch',
  delivering: 'shipAll',
  signed: 'sign',
  completed: 'complete',
}

/** On which day after the order each of its steps was taken. */
export const daysOfSteps: Readonly<Record<string, number>> = {
  auditPass: 1,
  receiveAll: 4,
  declare: 5,
  depart: 5,
  dispatch: 5,
  clear: 6,
  arrive: 7,
  shipAll: 8,
  sign: 9,
  complete: 11,
}

export const stepsOf = ({ kind, end }: DemoOrder): readonly string[] => {
  const last = lastStep[end]
  return last === undefined ? [] : wayOf[kind].slice(0, wayOf[kind].indexOf(last) + 1)
}

/** The steps that an order has taken, each with its day. */
export const stepDays = (order: DemoOrder): Readonly<Record<string, number | undefined>> =>
  Object.fromEntries(stepsOf(order).map((name) => [name, daysOfSteps[name]]))
