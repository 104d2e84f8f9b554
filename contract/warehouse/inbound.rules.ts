import { checkRequired, isGrossBelowNet, withUnreadable } from '../kernel/lines/line.rules.ts'
import { checkDay } from '../kernel/plausible-day.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { checkGoodsDays, checkGoodsOrder, checkNotExpired, expiryOfLine } from './goods-days.ts'
import type { InboundDraft } from './inbound.ts'
import { type InboundLineDraft, inboundLines } from './inbound-line.ts'

type Required = readonly [path: string, value: string | number | null]
const missing = (fields: readonly Required[]): Finding[] =>
  fields.flatMap(([path, value]) => (value === '' || value === null ? [at(path, 'field.required')] : []))

/** §5: supplier, order time, arrival mode, warehouse, pickup address and time, and per line what a lot needs. */
export function checkInbound(draft: InboundDraft, today: string): Finding[] {
  return [
    ...missing([
      ['supplierId', draft.supplierId],
      ['orderedOn', draft.orderedOn],
      ['arrivalMode', draft.arrivalMode],
      ['warehouseId', draft.warehouseId],
      ['pickupAddress', draft.pickupAddress],
      ['pickupTime', draft.pickupTime],
    ]),
    ...(draft.lines.length === 0 ? [at('lines', 'order.noLines')] : []),
    ...draft.lines.flatMap((line, place) => [
      ...checkInboundLine(line, place),
      ...checkInboundLineDays(line, place, today),
    ]),
  ]
}

/** §5: model, name, brand, origin, pallet number, quantity and pallet type. */
export function checkInboundLine(line: InboundLineDraft, place: number): Finding[] {
  const findings = checkRequired(inboundLines.columns, line, place)
  findings.push(...checkGoodsOrder(daysOfLine(line), (name) => `lines.${place}.${name}`))
  if (isGrossBelowNet(line)) findings.push(at(`lines.${place}.grossWeight`, 'orderLine.grossBelowNet'))
  return withUnreadable(line, place, findings)
}

const daysOfLine = (line: InboundLineDraft) => ({
  producedOn: line.producedOn,
  expiresOn: expiryOfLine(line),
})

/** The days of a line against today: what cannot be meant, and goods that would arrive expired. */
export function checkInboundLineDays(line: InboundLineDraft, place: number, today: string): Finding[] {
  const path = (name: string): string => `lines.${place}.${name}`
  const days = daysOfLine(line)
  return [...checkGoodsDays(days, today, path), ...checkNotExpired(days, today, path)]
}

/** Days that cannot be meant, in a draft too. */
export const checkInboundDays = (
  draft: Pick<InboundDraft, 'orderedOn' | 'pickupTime'>,
  today: string,
): Finding[] => [
  ...checkDay('orderedOn', draft.orderedOn ?? '', { kind: 'planned', today }),
  ...checkDay('pickupTime', draft.pickupTime, { kind: 'planned', today }),
]
