import { at } from '../refusals.ts'
import type { Finding } from './refusal.ts'

/** The days of each document in the order in which they happen; two of them may be the same day. */
export const dayOrders = {
  order: ['orderDate', 'exportedOn'],
  delivery: ['orderDate', 'shippedOn'],
  declaration: ['orderDate', 'declaredOn', 'acceptedOn', 'releasedOn', 'closedOn'],
  taxBill: ['declaredOn', 'issuedOn', 'paidOn'],
  shipment: ['readyOn', 'departBy', 'arriveBy'],
  goods: ['producedOn', 'expiresOn'],
} as const
type Document = keyof typeof dayOrders
type DayOf<D extends Document> = (typeof dayOrders)[D][number]
type DaysOf<D extends Document> = Partial<Record<DayOf<D>, string | null | undefined>>

/** The days that come after one of the document's days. */
export function daysAfter<D extends Document>(document: D, name: DayOf<D>): DayOf<D>[] {
  const order: readonly DayOf<D>[] = dayOrders[document]
  return order.slice(order.indexOf(name) + 1)
}

/** A day that is given must not be before the document's earlier days, nor after its later ones; unknown days are skipped. */
export function checkDayOrder<D extends Document>(
  document: D,
  days: DaysOf<D>,
  name: DayOf<D>,
  path: string = name,
): Finding[] {
  const given = days[name]
  if (!given) return []
  const order: readonly DayOf<D>[] = dayOrders[document]
  const place = order.indexOf(name)
  const known = order.flatMap((event, index) => {
    const day = days[event]
    return day ? [{ event, index, day }] : []
  })
  const earlier = known.findLast(({ index, day }) => index < place && day > given)
  if (earlier) return [at(path, 'field.dayTooEarly', { event: earlier.event, day: earlier.day })]
  const later = known.find(({ index, day }) => index > place && day < given)
  return later ? [at(path, 'field.dayTooLate', { event: later.event, day: later.day })] : []
}
