import { codeList, type KeyOf } from '../kernel/codes.ts'

/** What happened to the goods on their way, as the provider enters it. */
export const trackingKind = codeList('trackingKind', {
  pickedUp: 0,
  atWarehouse: 1,
  departed: 2,
  customs: 3,
  arrivedAtStop: 4,
  outForDelivery: 5,
  delivered: 6,
  exception: 7,
})
type TrackingKindKey = KeyOf<typeof trackingKind>

/** Those that the customer is told of; the others only stand on the order's page. */
export const toldKinds: ReadonlySet<TrackingKindKey> = new Set(['outForDelivery', 'delivered', 'exception'])
