import Big from 'big.js'
import { checkDayOrder, dayOrders } from '../kernel/day-order.ts'
import { checkDay } from '../kernel/plausible-day.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { freightMode } from './forwarding.codes.ts'
import type { ShipmentSize } from './shipment.ts'

/** What the rules look at; an enquiry and an order have it. */
export type ShipmentDraft = {
  readonly direction: number | null
  readonly mode: number | null
  readonly originPort: string
  readonly destinationPort: string
  readonly goodsName: string
  readonly goodsValue: string | null
  readonly currency: string
  readonly quantity: string | null
  readonly volume: string | null
  readonly grossWeight: string | null
  readonly containerType: string
  readonly containerCount: number | null
  readonly sizes: readonly ShipmentSize[]
}

const cubicMillimetres = new Big('1000000000')
const measureDecimals = 4

const isBlank = ({ length, width, height, pieces }: ShipmentSize): boolean =>
  length === '' && width === '' && height === '' && pieces === ''
const isWhole = (size: ShipmentSize): boolean =>
  [size.length, size.width, size.height, size.pieces].every((value) => Number(value) > 0)

/** Cubic metres of all pieces, rounded up to four decimals; nothing while no size is complete. */
export function volumeOf(sizes: readonly ShipmentSize[]): string | undefined {
  const whole = sizes.filter(isWhole)
  if (whole.length === 0) return undefined
  let sum = new Big(0)
  for (const { length, width, height, pieces } of whole)
    sum = sum.plus(new Big(length).times(width).times(height).times(pieces))
  return sum.div(cubicMillimetres).round(measureDecimals, Big.roundUp).toFixed()
}

/** A typed volume that differs from the sizes by more than one part in a hundred is a slip, or one of the two is. */
export function volumeDiffers(volume: string | null, sizes: readonly ShipmentSize[]): string | undefined {
  const computed = volumeOf(sizes)
  if (computed === undefined || volume === null || volume === '') return undefined
  const difference = new Big(volume).minus(computed).abs()
  return difference.gt(new Big(computed).times('0.01')) ? computed : undefined
}

/** IATA: 6,000 cubic centimetres count as a kilogram. */
const cubicCentimetresPerKilogram = 6000
/** A revenue ton: one cubic metre or 1,000 kilograms. */
const kilogramsPerTon = 1000

type Chargeable = {
  readonly unit: 'kilogram' | 'revenueTon'
  readonly amount: string
  /** Which of the two counts. */
  readonly by: 'weight' | 'volume'
  readonly volumetric: string
}

/** What the carrier charges by: kilograms in the air, tons of weight or measure otherwise; none for full containers. */
export function chargeableOf(
  mode: number | null,
  volume: string | null,
  grossWeight: string | null,
): Chargeable | undefined {
  if (mode === null || mode === freightMode.codes.seaFull || !volume || !grossWeight) return undefined
  if (mode === freightMode.codes.air) {
    const volumetric = new Big(volume).times(1_000_000).div(cubicCentimetresPerKilogram)
    return larger('kilogram', volumetric, new Big(grossWeight))
  }
  return larger('revenueTon', new Big(volume), new Big(grossWeight).div(kilogramsPerTon))
}

/** Airlines round up to the next half kilogram; tons are said with three decimals. */
function larger(unit: Chargeable['unit'], byVolume: Big, byWeight: Big): Chargeable {
  const by = byVolume.gt(byWeight) ? 'volume' : 'weight'
  const most = by === 'volume' ? byVolume : byWeight
  const amount =
    unit === 'kilogram'
      ? most.times(2).round(0, Big.roundUp).div(2).toFixed()
      : most.round(3, Big.roundUp).toFixed()
  return { unit, amount, by, volumetric: byVolume.round(3, Big.roundUp).toFixed() }
}

type Required = readonly [path: string, value: string | number | null]
const missing = (fields: readonly Required[]): Finding[] =>
  fields.flatMap(([path, value]) => (value === '' || value === null ? [at(path, 'field.required')] : []))

/** §5: goods name, value, ports, quantity, volume and gross weight; besides direction, mode and currency. */
export function checkShipment(draft: ShipmentDraft): Finding[] {
  const findings = missing([
    ['direction', draft.direction],
    ['mode', draft.mode],
    ['originPort', draft.originPort],
    ['destinationPort', draft.destinationPort],
    ['goodsName', draft.goodsName],
    ['goodsValue', draft.goodsValue],
    ['currency', draft.currency],
    ['quantity', draft.quantity],
    ['volume', draft.volume],
    ['grossWeight', draft.grossWeight],
  ])
  for (const field of ['goodsValue', 'quantity', 'volume', 'grossWeight'] as const) {
    const value = draft[field]
    if (value !== null && value !== '' && !new Big(value).gt(0))
      findings.push(at(field, 'orderLine.notPositive'))
  }
  if (draft.originPort !== '' && draft.originPort === draft.destinationPort)
    findings.push(at('destinationPort', 'freight.samePort'))
  if (draft.mode === freightMode.codes.seaFull) {
    if (draft.containerType === '') findings.push(at('containerType', 'freight.containersMissing'))
    if (draft.containerCount === null) findings.push(at('containerCount', 'freight.containersMissing'))
  }
  return [
    ...findings,
    ...draft.sizes.flatMap((size, place) =>
      isBlank(size) || isWhole(size) ? [] : [at(`sizes.${place}`, 'freight.sizeIncomplete')],
    ),
  ]
}

/** Days that cannot be meant, in a draft too. */
export const checkShipmentDays = (
  draft: {
    readonly readyOn: string | null
    readonly departBy: string | null
    readonly arriveBy: string | null
  },
  today: string,
): Finding[] => {
  const implausible = dayOrders.shipment.flatMap((field) =>
    checkDay(field, draft[field] ?? '', { kind: 'planned', today }),
  )
  if (implausible.length > 0) return implausible
  return dayOrders.shipment.flatMap((field) => checkDayOrder('shipment', draft, field))
}
