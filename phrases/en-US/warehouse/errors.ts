import type { AnyWarehouseRefusal } from '@quayside/contract/warehouse/warehouse.refusals.ts'
import type { Nested } from '../../nested.ts'

export const warehouseErrors = {
  warehouseIn: {
    alreadySubmitted: 'This inbound order has already been submitted. Refresh to see its latest status.',
    notPickedUp: 'The goods have not been picked up. Record the pickup first.',
    goodsFetched:
      'The goods have been picked up and are on their way. Receive and store them; they leave by an outbound order.',
    lineTwice: 'A line can be counted only once.',
    linesMissing: '{count} lines are missing. Enter what was received of each line.',
    moreThanReceived: 'More is damaged or wrong than was received ({received}).',
    differenceReason: 'Say why the received goods differ.',
    notAllPutAway: 'What is put away must be what was received ({received}).',
    putTooMuch: 'More is put away than was received ({received}).',
    nothingReceived: 'Nothing was received. Cancel the inbound order instead.',
    expired: 'These goods expired on {day}. Expired goods cannot be announced; check the date.',
    expiredNote: 'Goods of {count} lines are expired. Say in the note why they are taken in.',
    moreThanOrdered:
      'At most {left} of this line of order {orderNo} can still be announced; the rest has come in or is announced. Enter additional goods in a line of their own.',
    orderNotReceivable:
      'Goods of order {orderNo} cannot be received now: it must be approved and not fully received. Remove this line, or submit after the approval.',
  },
  outbound: {
    alreadySubmitted: 'This outbound order has already been submitted. Refresh to see its latest status.',
    alreadyShipped: 'The goods have left the warehouse. Contact the provider if they must come back.',
    notInspected:
      'The customer asked for an inspection. Record it, or waive it with a reason, before the goods leave.',
    notAvailable: 'Not enough is available: {missing} missing.',
    onlyExpired:
      'Not enough is available: {missing} missing. Another {expired} is expired and leaves only where its lot is picked with a reason.',
    moreThanReserved: 'At most {left} is reserved.',
  },
  goodsPickup: {
    alreadySubmitted: 'This pickup has already been submitted. Refresh to see its latest status.',
    inboundNotAudited: 'The inbound order is not approved yet. Approve it before the goods are picked up.',
    inboundNotStored:
      'The inbound order is not stored yet. Receive, inspect and store it; the pickup is completed with it.',
  },
  warehouse: {
    code: 'Use capital letters, digits and hyphens, at most 20',
    codeTaken: 'Another warehouse has this code',
    degrees: 'Latitude is at most 90, longitude at most 180',
  },
  stock: {
    notThere: 'There is no such lot. Check the number.',
    locationUnknown: 'This warehouse has no such location.',
    otherWarehouse: 'This lot lies in another warehouse.',
    tooMuch: 'At most {left} can be taken.',
    belowReserved: '{least} is reserved or blocked. Release it first.',
    lotTwice: 'A lot can be named only once.',
    noLots: 'There is no stock for this.',
    expiredReason: 'Lot {lot} expired on {day}. Say why it is used nevertheless.',
  },
  storage: {
    monthNotOver: 'The month is not over: it can be previewed and charged next month.',
    noTariff:
      'These warehouses have no tariff. Add one first, with a rate of 0 where storage is free: {warehouses}',
  },
  location: { codeTaken: 'This warehouse already has a location with this code.' },
  tariff: { dayTaken: 'There is already a tariff from this day.' },
} as const satisfies Nested<AnyWarehouseRefusal>
