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
} as const satisfies Partial<CodeTexts>
