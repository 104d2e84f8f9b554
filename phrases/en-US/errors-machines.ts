import type { MachineRefusal } from '@quayside/contract/all-machines.ts'
import type { Nested } from '../nested.ts'

export const machineErrors = {
  company: {
    alreadySubmitted: 'The company details are already in review. Please wait for the result.',
    alreadyCertified: 'The company is certified. There is nothing left to submit.',
  },
  order: {
    alreadySubmitted: 'This order has already been submitted. Refresh to see its latest status.',
    notModifiable:
      'Only drafts and orders that failed review or price review can be changed. Ask the provider to return the order.',
    notRemovable: 'Only drafts and orders that failed review can be deleted. Cancel a submitted order first.',
    notCancellable: 'Work on this order has begun, so it can no longer be canceled. Contact the provider.',
    priceAuditBlocks:
      'The price is abnormal or was rejected. Settle the price review before approving the order.',
    inPaymentApplication: 'This order is in a payment application. Cancel or reject that application first.',
    alreadyReceived: 'All goods of this order are in storage. There is nothing left to receive.',
    goodsAreHere: 'Goods of this order are in storage already. Ask your service representative to settle it.',
  },
  paymentApplication: {
    ordersNotApproved:
      'Some orders in this application are not approved yet. Approve them before arranging payment.',
    alreadyArranged: 'The payment is already arranged. Contact the provider if it must be stopped.',
    alreadyPaid:
      'The payment has been made and cannot be changed. Contact the provider if something is wrong.',
  },
  supplier: {
    notModifiable: 'This supplier is voided. Request to enable it before you change it.',
    requestPending: 'A request for this supplier is pending. Please wait for the provider’s decision.',
  },
  classificationRequest: {
    alreadySubmitted: 'This request has already been submitted. Please wait for the classification.',
  },
  warehouseIn: {
    alreadySubmitted: 'This inbound order has already been submitted. Refresh to see its latest status.',
  },
  outbound: {
    alreadySubmitted: 'This outbound order has already been submitted. Refresh to see its latest status.',
    alreadyShipped: 'The goods have left the warehouse. Contact the provider if they must come back.',
  },
  goodsPickup: {
    alreadySubmitted: 'This pickup has already been submitted. Refresh to see its latest status.',
  },
  forwarderEnquiry: {
    alreadySubmitted: 'This inquiry has already been submitted. Please wait for the quote.',
    noQuotation: 'Enter a quote before you send it.',
  },
  forwarderOrder: {
    alreadySubmitted: 'This freight order has already been submitted. Refresh to see its latest status.',
    noQuotation: 'Enter a quote before you send it.',
  },
  labelOrder: {
    alreadySubmitted: 'This label order has already been submitted. Refresh to see its latest status.',
  },
  approvalOrder: {
    alreadySubmitted: 'This approval order has already been submitted. Refresh to see its latest status.',
  },
} as const satisfies Nested<MachineRefusal>
