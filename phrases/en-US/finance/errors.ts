import type { financeRefusals } from '@quayside/contract/finance/finance.refusals.ts'
import type { Nested } from '../../nested.ts'

export const financeErrors = {
  finance: {
    secondPerson: 'Above this amount someone else must release it. Ask a colleague who did not enter it.',
    depositTooSmall: 'Only {free} of the deposit is free. Enter a smaller amount.',
    exceedsOutstanding: 'Only {outstanding} is outstanding. Enter a smaller amount.',
    currencyDiffers: 'The currencies differ. Choose a record in the same currency.',
    alreadyUndone: 'This settlement has been undone already.',
    notReversible:
      'This entry cannot be reversed by itself. Use an exchange difference or correct its document.',
    alreadyReversed: 'This entry has been reversed already.',
    depositInUse: 'This money is used or kept for an application. Undo that first.',
    orderUnknown: 'There is no such order. Check the order number.',
    otherCompany: 'This belongs to another customer. Choose again.',
    bankReferenceUsed: 'This bank reference is booked already.',
    voucherRepeated:
      '{number} already has {amount} of this customer on {day}; please confirm that this is other money',
    otherPayer: 'The payer “{payer}” is not the customer {customer}; please confirm whose money it is',
    itemOfOtherKind:
      'Only an exchange difference lowers a debt by itself; enter the receipt, then settle the debt with it',
    contactWithoutEmail: 'This contact has no email address. Add one or choose another contact.',
    termsTwice: 'Terms from this day exist already. Choose another day.',
    itemInvoiced: '{number} is on an invoice; void or reverse the invoice first',
  },
  bankLine: {
    decided: 'The line has been dealt with already; refresh and look again',
    fraction: 'Row {row} has {currency} {amount}, but amounts in {currency} have no decimals.',
    currencyUnknown: 'Row {row} is in “{value}”, which is none of the currencies that are booked.',
    notExact: 'No single match of exactly this amount. Someone has to look at this line.',
  },
  fee: {
    notCharged: 'The fee is not charged or was reversed, so it cannot be disputed.',
    agencyTwice: 'This order has an agency fee already. Reverse it first.',
    kindUnknown: 'Unknown kind of fee. Choose one from the list.',
  },
  feeDispute: {
    open: 'A dispute about this fee is open. Add to its thread instead.',
    notLower: 'The corrected amount must be below {amount}.',
  },
  transfer: { alreadyReceived: 'This transfer has arrived and can no longer be canceled.' },
} as const satisfies Nested<keyof typeof financeRefusals>
