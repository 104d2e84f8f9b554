import type { orderRefusals, orderRuleRefusals } from '@quayside/contract/orders/order.refusals.ts'
import type { orderChangeRefusals } from '@quayside/contract/orders/order-change.refusals.ts'
import type { orderDeliveryRefusals } from '@quayside/contract/orders/order-delivery.refusals.ts'
import type { Nested } from '../../nested.ts'

export const orderErrors = {
  order: {
    alreadySubmitted: 'This order has already been submitted. Refresh to see its latest status.',
    notModifiable:
      'Only drafts and orders that failed review or price review can be changed. Ask the provider to return the order.',
    waitsForRelease: 'A colleague is asked to release this order. Withdraw it first to edit it.',
    notRemovable: 'Only drafts and orders that failed review can be deleted. Cancel a submitted order first.',
    notCancellable: 'Work on this order has begun, so it can no longer be canceled. Contact the provider.',
    priceAuditBlocks:
      'The price is unusual or was rejected. Settle the price review before approving the order.',
    inPaymentApplication: 'This order is in a payment application. Cancel or reject that application first.',
    alreadyPaid:
      'The supplier has been paid for this order. It can be canceled, returned or split only after the payment was reversed and its application rejected.',
    alreadyReceived: 'All goods of this order are in storage. There is nothing left to receive.',
    goodsAreHere: 'Goods of this order are in storage already. Ask your service representative to settle it.',
    alreadySigned: 'The goods of this order are already signed for.',
    notSigned: 'The goods are still being delivered. The order is completed once they are received.',
    notAnnounceable: 'Goods are announced once the order is approved and while some have not come in.',
    allAnnounced: 'All goods of this order have come in or are announced.',
    noLines: 'Enter at least one line of goods',
    kindFixed: 'An order’s type cannot be changed. Create a new order instead.',
    customerMissing: 'An export order needs an overseas customer',
    customerNotOverseas: 'This is not an overseas customer. Choose one that is.',
    amountMissing: 'An export order needs an amount. Enter quantities and unit prices.',
    raiseNeedsRelease:
      'The higher amount needs a colleague’s release. Ask the provider to return the order, then submit it again.',
    amountMismatch: 'The order amount does not match its lines, which add up to {total}',
    amountTooLarge: 'The amount is too large. Check the quantity and the unit price.',
    deliveryTypeMissing: 'Choose how the goods are delivered',
    chargeNotAsked:
      'Leave this empty: the price under these Incoterms already includes it, or orders of this type do not need it',
    identity: 'The identity number is not valid. It has 6 to 24 letters and digits.',
    appointment: 'Enter a valid time, such as 2026-11-20 14:30',
    supplierNotUsable: 'This supplier is voided, or a void is requested. Choose another one.',
    goodsHeld:
      'The goods of {count, plural, one {# line} other {# lines}} are blocked in the warehouse, and nothing else can leave. Settle the differences or unblock the goods first.',
    notShippable: 'The order cannot be shipped in its current status. Refresh to see its latest status.',
    lotTwice: 'This lot is already listed above. Add the quantity there.',
    splitAll: 'Leave at least some goods in this order',
    splitPaid: 'Payments have been recorded, so the order cannot be split',
    deliverySigned: 'This delivery has already been signed for',
    deliveryUnknown: 'The order has no such delivery. Refresh and try again.',
    noWarehouse: 'The order names no warehouse. Choose one in the order first.',
    tooManyMarks: 'More than {max} box marks. Print them by line instead.',
    lotUnknown: 'No goods in storage carry the lot {lot}. Check its number.',
    lotTooMuch: 'Only {left} of this lot can be bound',
    receiptOpen:
      'The goods of {count} lines are not all counted: enter what came, and why the rest does not come.',
    nothingReceived: 'Nothing of this order came. Cancel it instead of recording a receipt.',
    lotNotNeeded: 'The order needs only {needed} more of {model}.',
    numberUnknown: 'No order has this number. Check it and try again.',
  },
  orderLine: {
    quantity: 'Enter the quantity in plain digits, such as 12.5, without an exponent or separators',
    price: 'Enter the unit price in plain digits, such as 12.5, without an exponent or separators',
    money: 'Enter the amount in plain digits, such as 12.50, without an exponent or separators',
    measure: 'Enter the number in plain digits, such as 12.5, without an exponent or separators',
    count: 'Enter a whole number of at most 7 digits',
    negative: 'Must not be negative',
    tooLarge: 'Too large: at most {digits} digits before the decimal point',
    tooPrecise: 'Too many decimals: at most {decimals}',
    key: 'The line’s key is not valid. Reload the page and try again.',
    unreadable: '“{text}” cannot be read here. Correct it.',
    keyTwice: 'Two lines have the same key. Reload the page and try again.',
    notPositive: 'Must be greater than zero',
    grossBelowNet: 'The gross weight cannot be below the net weight',
    totalMismatch: 'The total is not quantity × unit price. It should be {total}.',
    unknown: 'The order has no such line. Refresh and try again.',
    belowReceived: '{received} have come in or are announced to the warehouse; the quantity cannot be less',
    receivedIsGone:
      '{received} of {model} have come in or are announced to the warehouse; the line cannot be removed',
    tooMuchReceived: 'More than is left to receive: at most {left}',
    announced:
      '{announced} are announced with an inbound order and are received there. At most {left} can be received here.',
    tooMuchSplit:
      'At most {left} can be moved: goods already received, announced or shipped stay in this order',
    splitCents:
      'With this quantity the two totals would differ from the original by a cent. Use {nearest} instead.',
    nothingReceived: 'Enter the quantity received',
    moreThanReceived: 'More than was received and has not left: at most {left}',
    datedInStore:
      'The goods of this order already lie in the warehouse. Change their dates and batch number in the stock.',
    gradedInStore:
      'The goods of this order lie in the warehouse already. Grade their lots in the stock list instead.',
  },
  orderChange: {
    open: 'A change request for this order is awaiting a reply. Wait for it, or withdraw it first.',
    notChangeable:
      'Changes can be requested for approved orders that are not completed. Orders before approval can be edited directly.',
    nothing: 'Enter at least one change',
    same: 'This is the current value. Enter a new one.',
    twice: 'This field is already listed above',
    belowPaid: 'The new order amount {amount} would be less than what was applied for or paid',
  },
} as const satisfies Nested<
  | keyof typeof orderRefusals
  | keyof typeof orderRuleRefusals
  | keyof typeof orderChangeRefusals
  | keyof typeof orderDeliveryRefusals
>
