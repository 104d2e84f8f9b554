import Big from 'big.js'
import { checkDay } from '../kernel/plausible-day.ts'
import type { Finding } from '../kernel/refusal.ts'
import { checkDelivery } from '../orders/handover.rules.ts'
import { at } from '../refusals.ts'
import type { Demand } from './lot-order.ts'
import type { OutboundDraft } from './outbound.ts'
import type { OutboundLineDraft } from './outbound-line.ts'

/** §5: strategy, type, date, delivery type and warehouse; then the delivery's own fields, as an order asks for them. */
export function checkOutbound(draft: OutboundDraft): Finding[] {
  const required = [
    ['strategy', draft.strategy],
    ['outboundType', draft.outboundType],
    ['outboundOn', draft.outboundOn],
    ['delivery.type', draft.delivery.type],
    ['warehouseId', draft.warehouseId],
  ] as const
  return [
    ...required.flatMap(([path, value]) => (value === null ? [at(path, 'field.required')] : [])),
    ...checkDelivery(draft.delivery),
    ...(draft.lines.length === 0 ? [at('lines', 'order.noLines')] : []),
    ...draft.lines.flatMap(checkOutboundLine),
  ]
}

export function checkOutboundLine(line: OutboundLineDraft, place: number): Finding[] {
  const path = (field: string): string => `lines.${place}.${field}`
  const raw = Object.entries(line.rawCells).map(([field, text]) =>
    at(path(field), 'orderLine.unreadable', { text }),
  )
  const findings: Finding[] = []
  if (line.lotId === null && line.model === '') findings.push(at(path('model'), 'field.required'))
  if (line.qty === '') findings.push(at(path('qty'), 'field.required'))
  else if (!new Big(line.qty).gt(0)) findings.push(at(path('qty'), 'orderLine.notPositive'))
  // An unreadable cell is empty in its column; that is not what is wrong with it.
  return [...raw, ...findings.filter((finding) => !raw.some(({ path: taken }) => taken === finding.path))]
}

export const checkOutboundDays = (draft: Pick<OutboundDraft, 'outboundOn'>, today: string): Finding[] =>
  checkDay('outboundOn', draft.outboundOn ?? '', { kind: 'planned', today })

export const demandOf = (line: OutboundLineDraft): Demand => ({
  model: line.model,
  brand: line.brand,
  qty: line.qty === '' ? '0' : line.qty,
  lotId: line.lotId,
  lotNumbers: line.lotNumbers,
  packQty: line.packQty,
})
