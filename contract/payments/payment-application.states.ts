import { machine } from '../kernel/machine.ts'
import { paymentApplicationState } from './payment.codes.ts'
import type { paymentApplicationRefusals } from './payment-application.refusals.ts'

type PaymentApplicationFacts = {
  /** All its orders have passed the provider's audit. */
  readonly areOrdersApproved: boolean
}

/**
 * Applying reserves the amount of the orders at once, so an application has no draft and cannot be modified: the
 * customer cancels it and applies again. Where the company asks for no second member it begins as unreviewed. An arranged payment is not paid out yet and can still be rejected.
 * A payment that the bank returned is reversed: the application is arranged again.
 */
export const paymentApplicationMachine = machine<
  PaymentApplicationFacts,
  keyof typeof paymentApplicationRefusals
>()({
  name: 'paymentApplication',
  states: paymentApplicationState,
  initial: 'toRelease',
  transitions: [
    // A company may ask for a second member above an amount of its own; the provider sees the application afterwards.
    { name: 'release', from: ['toRelease'], to: 'unreviewed', actor: 'customer' },
    { name: 'refuse', from: ['toRelease'], to: 'cancelled', actor: 'customer', needs: ['reason'] },
    {
      name: 'cancel',
      from: ['toRelease', 'unreviewed'],
      to: 'cancelled',
      actor: 'customer',
      elsewhere: [
        { in: ['arranged'], refusal: 'paymentApplication.alreadyArranged' },
        { in: ['paid'], refusal: 'paymentApplication.alreadyPaid' },
      ],
    },
    {
      // §4: submitted orders may stand in an application, but nothing is paid for unapproved ones.
      name: 'arrange',
      from: ['unreviewed'],
      to: 'arranged',
      actor: 'provider',
      when: (application) =>
        application.areOrdersApproved ? undefined : 'paymentApplication.ordersNotApproved',
    },
    {
      name: 'reject',
      from: ['unreviewed', 'arranged'],
      to: 'rejected',
      actor: 'provider',
      needs: ['reason'],
      elsewhere: [{ in: ['paid'], refusal: 'paymentApplication.alreadyPaid' }],
    },
    {
      name: 'pay',
      from: ['arranged'],
      to: 'paid',
      actor: 'provider',
      elsewhere: [{ in: ['paid'], refusal: 'paymentApplication.alreadyPaid' }],
    },
    { name: 'reverse', from: ['paid'], to: 'arranged', actor: 'provider', needs: ['reason'] },
  ],
})
