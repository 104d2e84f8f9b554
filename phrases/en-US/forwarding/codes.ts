import type { CodeTexts } from '@quayside/contract/all-codes.ts'

const forwarderOrderState = {
  cancelled: 'Canceled',
  draft: 'Draft',
  submitted: 'Submitted',
  quoted: 'Quoted',
  quoteConfirmed: 'Quote accepted',
  goodsReady: 'Goods confirmed or space booked',
  delivered: 'Delivered to carrier',
  arrived: 'Arrived',
  materialAdded: 'Shipping instructions added',
  completed: 'Completed',
}

export const forwardingCodes = {
  forwarderEnquiryState: {
    cancelled: 'Canceled',
    draft: 'Draft',
    submitted: 'Submitted, awaiting quote',
    quoted: 'Quoted',
    quoteConfirmed: 'Quote accepted',
    orderGenerated: 'Order created',
  },
  forwarderOrderState,
  forwarderOrderStateLabel: {
    ...forwarderOrderState,
    goodsConfirmed: 'Goods confirmed',
    warehouseBooked: 'Space booked',
  },
  freightDirection: { import: 'Import', export: 'Export' },
  freightMode: {
    seaFull: 'Sea FCL',
    seaShared: 'Sea LCL',
    air: 'Air',
    truck: 'Truck',
    rail: 'Rail',
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
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  counterOfferState: { open: 'Pending', accepted: 'Accepted', refused: 'Declined', lapsed: 'Lapsed' },
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
