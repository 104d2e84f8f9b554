import type { CodeList, CodeValue } from '../kernel/codes.ts'
import { isYes } from '../kernel/record.codes.ts'
import type { Tone } from '../kernel/tone.ts'
import type { Order } from './order.ts'
import { contractState, contractStateTone, isContractSignable } from './order-contract.codes.ts'
import { paymentState, paymentStateTone } from './order-money.codes.ts'
import { isOwed, isPayable } from './order-reminders.ts'
import { type SideState, sideStates } from './side-states.ts'

/** What a reader asks about an order: what is to be done now, where its money is, where its goods are. */
const groups = {
  now: ['auditStatus', 'contract', 'priceAudit', 'commodityState', 'archiveState'],
  money: ['paymentState', 'fxPaymentState', 'writeOffState', 'invoicingState'],
  goods: ['receivingState', 'declarationState', 'shippingState', 'signState'],
} as const satisfies Record<string, readonly (SideState | 'contract' | 'paymentState')[]>

type StateGroup = keyof typeof groups
type Shown = (typeof groups)[StateGroup][number]

type StateFact = {
  readonly name: Shown
  readonly list: CodeList
  /** Null: nothing was decided yet. */
  readonly value: CodeValue | null
  readonly tone: Tone
}

type Facts = Pick<Order, SideState | 'state' | 'paymentState' | 'isContractSigned'>

/** The states of an order besides its own; an order that cannot be paid or signed yet does not wait for that. */
export function stateGroups(order: Facts): Readonly<Record<StateGroup, readonly StateFact[]>> {
  const of = (group: StateGroup): readonly StateFact[] => groups[group].map((name) => factOf(order, name))
  return { now: of('now'), money: of('money'), goods: of('goods') }
}

function factOf(order: Facts, name: Shown): StateFact {
  if (name === 'contract') {
    const key = isYes(order.isContractSigned) ? 'signed' : 'unsigned'
    const tone = key === 'signed' || isContractSignable(order.state) ? contractStateTone[key] : 'draft'
    return { name, list: contractState, value: contractState.codes[key], tone }
  }
  if (name === 'paymentState' || name === 'fxPaymentState') {
    const { list, tones } =
      name === 'paymentState' ? { list: paymentState, tones: paymentStateTone } : sideStates[name]
    const value = isOwed(order) ? order[name] : null
    const tone = toneOf(list, tones, value)
    return { name, list, value, tone: tone === 'waitsForYou' && !isPayable(order) ? 'draft' : tone }
  }
  const { list, tones } = sideStates[name]
  return { name, list, value: order[name], tone: toneOf(list, tones, order[name]) }
}

function toneOf(
  list: CodeList,
  tones: Readonly<Partial<Record<string, Tone>>>,
  value: CodeValue | null,
): Tone {
  const key = value === null ? undefined : list.keyOf(value)
  return (key !== undefined && tones[key]) || 'draft'
}
