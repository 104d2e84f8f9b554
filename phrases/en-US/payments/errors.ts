import type { paymentApplicationRefusals } from '@quayside/contract/payments/payment-application.refusals.ts'
import type { Nested } from '../../nested.ts'

export const paymentErrors = {
  paymentApplication: {
    ordersNotApproved:
      'Some orders in this application are not approved yet. Approve them before arranging payment.',
    alreadyArranged: 'The payment is already arranged. Contact the provider if it must be stopped.',
    alreadyPaid:
      'The payment has been made and cannot be changed. Contact the provider if something is wrong.',
  },
} as const satisfies Nested<keyof typeof paymentApplicationRefusals>
