import { checkRequired, isGrossBelowNet, withUnreadable } from '../kernel/lines/line.rules.ts'
import { checkDay } from '../kernel/plausible-day.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import type { InboundDraft } from './inbound.ts'
import { type InboundLineDraft, inboundLines } from './inbound-line.ts'

type Required = readonly [path: string, value: string | number | null]
const missing = (fields: readonly Required[]): Finding[] =>
  fields.flatMap(([path, value]) => (value === '' || value === null ? [at(path, 'field.required')] : []))

/** §5: supplier, order time, arrival mode, warehouse, pickup address and time, and per line what a lot needs. */
export function checkInbound(draft: InboundDraft): Finding[] {
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
    ...draft.lines.flatMap(checkInboundLine),
  ]
}

/** §5: model, name, brand, origin, pallet number, quantity and pallet type. */
export function checkInboundLine(line: InboundLineDraft, place: number): Finding[] {
  const findings = checkRequired(inboundLines.columns, line, place)
  if (isGrossBelowNet(line)) findings.push(at(`lines.${place}.grossWeight`, 'orderLine.grossBelowNet'))
  return withUnreadable(line, place, findings)
}

/** Days that cannot be meant, in a draft too. */
export const checkInboundDays = (
  draft: Pick<InboundDraft, 'orderedOn' | 'pickupTime'>,
  today: string,
): Finding[] => [
  ...checkDay('orderedOn', draft.orderedOn ?? '', { kind: 'planned', today }),
  ...checkDay('pickupTime', draft.pickupTime, { kind: 'planned', today }),
]
