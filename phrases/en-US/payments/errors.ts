import type { PaymentRefusal } from '@quayside/contract/payments/payment-application.refusals.ts'
import type { Nested } from '../../nested.ts'

export const paymentErrors = {
  paymentApplication: {
    ordersNotApproved:
      'Some orders in this application are not approved yet. Approve them before arranging payment.',
    alreadyArranged: 'The payment is already arranged. Contact the provider if it must be stopped.',
    alreadyPaid:
      'The payment has been made and cannot be changed. Contact the provider if something is wrong.',
    orderMissing: 'Choose the orders to pay for.',
    orderTwice: 'This order is listed twice. Remove one of the lines.',
    orderNotPayable: 'Only submitted or approved orders can be paid for.',
    currencyDiffers: 'All orders must have the same currency. Apply for this one separately.',
    exceedsUnpaid:
      'The payment amount exceeds the unpaid amount: order {total}, applied for {applied}, {remaining} still open.',
    otherSupplier: 'The supplier to be paid is not the supplier of the orders; please say why',
    bankMissing: 'Enter the bank.',
    accountMissing: 'Choose or enter the account number.',
    bankAddressMissing: 'Enter the bank’s address. Complete the account first if it is a saved one.',
    methodMissing: 'Choose a payment method.',
    rateMissing: 'There is no bank rate for {currency}. Try again later or contact the provider.',
    rateChanged: 'The bank’s rate is now {rate}. Check the amount and submit again.',
    codeMissing: 'This account was added or changed within 7 days. Enter the code from the text message.',
  },
  approval: { ownRelease: 'A colleague must release what you submitted yourself.' },
} as const satisfies Nested<PaymentRefusal>
