import Big from 'big.js'
import { bigOf } from '../kernel/big-of.ts'
import { validate } from '../kernel/findings.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at, finding } from '../refusals.ts'
import { handledOf } from './announced-goods.ts'
import type { OrderStateKey } from './order.codes.ts'
import type { OrderDetail } from './order.ts'
import {
  type ChangeField,
  type ChangeItem,
  changeSchemas,
  isLineField,
  type OrderChangeSave,
  valueOf,
} from './order-change.ts'
import { auditPassedStates } from './order-tabs.ts'

/** Past the audit and not completed. Before the audit the customer changes the order itself. */
export const isChangeRequestable = (state: OrderStateKey): boolean =>
  state !== 'completed' && (auditPassedStates as readonly OrderStateKey[]).includes(state)

const beforeDeclaration = ['audited', 'storedAwaitingBinding', 'received'] as const
const beforeDelivery = [...beforeDeclaration, 'bound', 'declared', 'cleared', 'departed', 'arrived'] as const

/**
 * The states in which an accepted change is written into the order. Figures are fixed by the declaration or by the lots
 * that were bound for them; what the customs declaration quotes is fixed by it; where the goods go, by their leaving.
 */
const appliedIn: Readonly<Record<'line' | 'document' | 'delivery', readonly OrderStateKey[]>> = {
  line: beforeDeclaration,
  document: [...beforeDeclaration, 'bound'],
  delivery: beforeDelivery,
}
const groupOf = (field: ChangeField): keyof typeof appliedIn => {
  if (isLineField(field)) return 'line'
  return field.startsWith('delivery.') || field === 'remarks' ? 'delivery' : 'document'
}

export const isApplicable = (field: ChangeField, state: OrderStateKey): boolean =>
  appliedIn[groupOf(field)].includes(state)

/** Whether nothing is left to do for the staff once the request is accepted. */
export const isAppliedAtOnce = (
  change: { readonly request: string; readonly items: readonly Pick<ChangeItem, 'field'>[] },
  state: OrderStateKey,
): boolean => change.request === '' && change.items.every(({ field }) => isApplicable(field, state))

type Order = Parameters<typeof valueOf>[0]

/** What a request must be: something, of fields that are there, once each, well formed and different from now. */
export function checkOrderChange(order: Order, { items, request }: OrderChangeSave): Finding[] {
  if (items.length === 0 && request === '') return [finding('orderChange.nothing')]
  const seen = new Set<string>()
  return items.flatMap((item, place): Finding[] => {
    const path = `items.${place}.after`
    const before = valueOf(order, item)
    if (before === undefined) return [at(`items.${place}.lineId`, 'orderLine.unknown')]
    const key = `${item.field} ${item.lineId ?? ''}`
    if (seen.has(key)) return [at(path, 'orderChange.twice')]
    seen.add(key)
    const { findings } = validate(changeSchemas[item.field], item.after)
    if (findings.length > 0) return findings.map((each) => ({ ...each, path }))
    return isLineField(item.field) ? checkFigure(order, item, path) : checkText(before, item.after, path)
  })
}

const checkText = (before: string, after: string, path: string): Finding[] =>
  before === after.trim() ? [at(path, 'orderChange.same')] : []

function checkFigure(order: Order, item: OrderChangeSave['items'][number], path: string): Finding[] {
  const { after } = item
  if (after === '') return [at(path, 'field.required')]
  if (!new Big(after).gt(0)) return [at(path, 'orderLine.notPositive')]
  if (new Big(after).eq(bigOf(valueOf(order, item)))) return [at(path, 'orderChange.same')]
  const line = order.lines.find((each) => each.id === item.lineId)
  return item.field === 'line.qty' && line ? checkHandled(line, after, path) : []
}

/** Goods that came in, are announced, or left stay part of the order. */
function checkHandled(line: OrderDetail['lines'][number], after: string, path: string): Finding[] {
  const handled = handledOf(line)
  return new Big(after).lt(handled) ? [at(path, 'orderLine.belowReceived', { received: handled })] : []
}
