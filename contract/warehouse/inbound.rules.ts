import Big from 'big.js'
import { checkDay } from '../kernel/plausible-day.ts'
import type { Finding } from '../kernel/refusal.ts'
import { isGrossBelowNet } from '../orders/order.rules.ts'
import { at } from '../refusals.ts'
import type { InboundDraft } from './inbound.ts'
import type { InboundLineDraft } from './inbound-line.ts'

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
  const path = (field: string): string => `lines.${place}.${field}`
  const raw = Object.entries(line.rawCells).map(([field, text]) =>
    at(path(field), 'orderLine.unreadable', { text }),
  )
  const findings = missing([
    [path('model'), line.model],
    [path('name'), line.name],
    [path('brand'), line.brand],
    [path('origin'), line.origin],
    [path('palletNumber'), line.palletNumber],
    [path('palletType'), line.palletType],
    [path('qty'), line.qty],
  ])
  if (line.qty !== '' && !new Big(line.qty).gt(0)) findings.push(at(path('qty'), 'orderLine.notPositive'))
  if (isGrossBelowNet(line)) findings.push(at(path('grossWeight'), 'orderLine.grossBelowNet'))
  return [...raw, ...findings.filter((finding) => !raw.some(({ path: taken }) => taken === finding.path))]
}

/** Days that cannot be meant, in a draft too. */
export const checkInboundDays = (
  draft: Pick<InboundDraft, 'orderedOn' | 'pickupTime'>,
  today: string,
): Finding[] => [
  ...checkDay('orderedOn', draft.orderedOn ?? '', { kind: 'planned', today }),
  ...checkDay('pickupTime', draft.pickupTime, { kind: 'planned', today }),
]
