import { checkRequired, withUnreadable } from '../kernel/lines/line.rules.ts'
import { checkDay } from '../kernel/plausible-day.ts'
import type { Finding } from '../kernel/refusal.ts'
import { checkDelivery } from '../orders/handover.rules.ts'
import { at } from '../refusals.ts'
import { isExpired } from './goods-days.ts'
import type { Demand } from './lot-order.ts'
import type { OutboundDraft } from './outbound.ts'
import { type OutboundLineDraft, outboundLines } from './outbound-line.ts'

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

/** A picked lot says its model itself. */
const ofLot = outboundLines.columns.filter(({ key }) => key !== 'model')

export const checkOutboundLine = (line: OutboundLineDraft, place: number): Finding[] =>
  withUnreadable(line, place, checkRequired(line.lotId === null ? outboundLines.columns : ofLot, line, place))

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

type NamedLot = { readonly id: string; readonly number: string; readonly expiresOn: string | null }

/** An expired lot that a line names leaves only with a reason, which the line's remark says. */
export function checkExpiredPicks(
  lines: readonly Pick<OutboundLineDraft, 'lotId' | 'remark'>[],
  lots: readonly NamedLot[],
  today: string,
): Finding[] {
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  return lines.flatMap(({ lotId, remark }, place) => {
    const lot = byId.get(lotId ?? '')
    if (!lot || !isExpired(lot.expiresOn, today) || remark.trim() !== '') return []
    return [at(`lines.${place}.remark`, 'stock.expiredReason', { lot: lot.number, day: lot.expiresOn ?? '' })]
  })
}
