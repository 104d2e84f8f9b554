import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common, stateNames } from '../kernel/shared.ts'

const forwarderOrderState = {
  ...stateNames('cancelled'),
  ...common('draft', 'submitted', 'quoted', 'quoteConfirmed', 'completed'),
  goodsReady: 'Goods confirmed or space booked',
  delivered: 'Delivered to carrier',
  arrived: 'Arrived',
  materialAdded: 'Shipping instructions added',
}

export const forwardingCodes = {
  forwarderEnquiryState: {
    ...stateNames('cancelled'),
    ...common('draft', 'quoted', 'quoteConfirmed'),
    submitted: 'Submitted, awaiting quote',
    orderGenerated: 'Order created',
  },
  forwarderOrderState,
  forwarderOrderStateLabel: {
    ...forwarderOrderState,
    goodsConfirmed: 'Goods confirmed',
    warehouseBooked: 'Space booked',
  },
  freightDirection: stateNames('import', 'export'),
  freightMode: {
    seaFull: 'Sea FCL',
    seaShared: 'Sea LCL',
    ...common('air', 'rail'),
    truck: 'Truck',
  },
  chargeBasis: {
    shipment: 'Per shipment',
    container: 'Per container',
    kilogram: 'Per kg',
    cubicMetre: 'Per m³',
    revenueTon: 'Per revenue ton',
    piece: 'Per piece',
  },
  chargeSection: { freight: 'Main carriage', origin: 'Origin', destination: 'Destination' },
  forwarderQuotationState: {
    offered: 'To be confirmed',
    confirmed: 'Accepted',
    closed: 'Closed',
    ...common('withdrawn', 'expired'),
  },
  counterOfferState: { open: 'Pending', ...common('accepted', 'lapsed'), refused: 'Declined' },
  freightMilestone: {
    cargoReady: 'Cargo ready',
    booked: 'Space booked',
    handedOver: 'Handed to carrier',
    departed: 'Departed',
    transshipped: 'Transshipped',
    arrived: 'Arrived',
    cleared: 'Customs cleared',
    delivered: 'Delivered',
  },
} as const satisfies Partial<CodeTexts>
