import type { MachineRefusal } from '@quayside/contract/all-machines.ts'
import type { Nested } from '../nested.ts'

export const machineErrors = {
  company: {
    alreadySubmitted: 'The company details are already in review. Please wait for the result.',
    alreadyCertified: 'The company is certified. There is nothing left to submit.',
  },
  order: {
    alreadySubmitted: 'This order has already been submitted. Refresh to see its latest state.',
    notModifiable:
      'Only drafts and orders whose review or price review failed can be changed. Ask the provider to return the order.',
    notRemovable: 'Only drafts and orders that failed review can be deleted. Cancel a submitted order first.',
    notCancellable:
      'Work on this order has begun, so it cannot be canceled. Contact the provider if you need to.',
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
    alreadySubmitted: 'This inbound order has already been submitted. Refresh to see its latest state.',
  },
  outbound: {
    alreadySubmitted: 'This outbound order has already been submitted. Refresh to see its latest state.',
    alreadyShipped: 'The goods have left the warehouse. Contact the provider if they must come back.',
  },
  goodsPickup: {
    alreadySubmitted: 'This pickup has already been submitted. Refresh to see its latest state.',
  },
  forwarderEnquiry: {
    alreadySubmitted: 'This inquiry has already been submitted. Please wait for the quote.',
    noQuotation: 'Enter a quote before you send it.',
  },
  forwarderOrder: {
    alreadySubmitted: 'This freight order has already been submitted. Refresh to see its latest state.',
    noQuotation: 'Enter a quote before you send it.',
  },
  labelOrder: {
    alreadySubmitted: 'This label order has already been submitted. Refresh to see its latest state.',
  },
  approvalOrder: {
    alreadySubmitted: 'This approval order has already been submitted. Refresh to see its latest state.',
  },
} as const satisfies Nested<MachineRefusal>
