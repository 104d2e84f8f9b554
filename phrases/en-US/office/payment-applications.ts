import type { Wording } from '../../wording.ts'
import type { paymentApplications as source } from '../../zh-CN/office/payment-applications.ts'
import { common } from '../kernel/shared.ts'

export const paymentApplications: Wording<typeof source> = {
  marks: 'Marks',
  recent: 'Account changed recently',
  overLimit: 'Above credit limit',
  recentTitle: 'The account was added or changed within 7 days before the application',
  recentText:
    'The customer confirmed it by a text message. Call the customer at a known number before paying.',
  ...common('field', 'orderAmount', 'remaining', 'paidOfOrder'),
  before: 'Account before',
  after: 'Account of this payment',
  noBefore: 'The supplier was never paid before, so there is no earlier account to compare',
  overLimitText:
    'Above the credit limit by {amount}. The limit is {limit}; debts and open applications less deposits are {exposure}.',
  overLimitPlain: 'Above the credit limit by {amount} when it was made.',
  money: 'Amount and rate',
  rateFrom: '{rate}, {source} {date}',
  earmarked: 'Customer money kept for it',
  payBy: 'Pay by',
  calendarMissing: 'Calendar not published',
  beneficiary: 'Beneficiary',
  orders: 'Orders',
  otherApplied: 'Other applications',
  thisTime: 'This payment',
  payment: 'Payment',
  arrangedBy: 'Arranged by',
  secondPerson: 'Above the review amount: another person than the one who arranges it must enter the payment',
  pay: {
    ...common('slip'),
    chargeHint: 'What the bank took; booked to the customer as “{bearer}”',
    effect:
      'The customer’s debts rise by {debt}, of which {charge} is the bank charge. The {earmarked} kept for it settles them at once.',
    save: 'Enter payment of {sum}',
  },
  isChargeKept: 'The bank kept its charge: the charge stays booked',
}
