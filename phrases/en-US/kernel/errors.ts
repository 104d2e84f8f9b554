import type { kernelRefusals } from '@quayside/contract/kernel/kernel.refusals.ts'
import type { Nested } from '../../nested.ts'

export const kernelErrors = {
  input: {
    invalid: 'Some entries need attention. Correct the marked fields and try again.',
    tooLarge: 'A number is too large to be kept. Check quantities, prices and amounts.',
  },
  field: {
    required: 'This field is required',
    missing: '{label} is required',
    type: 'The format is not right. Check it and try again.',
    unknown: 'Unknown field: {name}',
    tooLong: 'Too long: at most {max} characters',
    tooShort: 'Too short: at least {min} characters',
    tooMany: 'Too many: at most {max} entries',
    tooLarge: 'Too large: at most {max}',
    tooSmall: 'Too small: at least {min}',
    control: 'Contains control characters. Remove them and try again.',
    id: 'The record number is not valid. Reload the page and try again.',
    amount: 'Enter an amount with at most two decimals',
    positive: 'Enter an amount greater than zero with at most two decimals',
    minorUnit: 'Enter a whole number: amounts in {currency} have no decimals',
    rate: 'Enter a number with at most six decimals',
    number: 'Enter a whole number',
    time: 'Enter a time such as 22:00',
    date: 'Enter a valid date, such as 2026-11-15',
    dayRange: 'Enter a date between {from} and {to}',
    dayTooEarly:
      'This is before {event, select, orderDate {the order date} exportedOn {the export} shippedOn {the shipment} declaredOn {the declaration} acceptedOn {the acceptance} releasedOn {the release} closedOn {the closing} issuedOn {the issue} paidOn {the payment} readyOn {the goods are ready} departBy {the latest departure} arriveBy {the latest arrival} producedOn {the production} expiresOn {the expiry} other {a related day}} ({day})',
    dayTooLate:
      'This is after {event, select, orderDate {the order date} exportedOn {the export} shippedOn {the shipment} declaredOn {the declaration} acceptedOn {the acceptance} releasedOn {the release} closedOn {the closing} issuedOn {the issue} paidOn {the payment} readyOn {the goods are ready} departBy {the latest departure} arriveBy {the latest arrival} producedOn {the production} expiresOn {the expiry} other {a related day}} ({day})',
    code: 'Choose from the list',
  },
  format: {
    mobile:
      'Enter a valid 11-digit mainland China mobile number, or one with its country code: +852 9123 4567',
    phone: 'Enter a valid landline, mobile or international number',
    email: 'Enter a valid email address, such as name@company.com',
    creditCode: 'The unified social credit code is not valid. Check its 18 characters.',
    idCard: 'The ID card number is not valid. Check its 18 characters.',
    swift: 'The SWIFT code is not valid. It has 8 or 11 characters.',
    hsCode: 'The HS code is not valid. It has 10 or 13 digits.',
    smsCode: 'Enter the 6-digit code',
  },
  selection: {
    empty: 'Please select the data to be operated',
    nothingDone:
      '{count, plural, one {{reason}} other {None of the # records was changed. The first: {reason}}}',
  },
  export: { noData: 'No data, please check the query conditions' },
  access: {
    signIn: 'Authentication failed, cannot access system resources. Please log in again.',
    forbidden: 'You do not have permission for this. Ask your company’s administrator for it.',
  },
  record: {
    notFound: 'The record does not exist or has been deleted',
    stale: 'Someone else has changed this record. Review the latest version before you save.',
  },
  state: {
    notAllowed: 'This is not possible in the current status. Refresh to see the latest status.',
    notYours: 'The other side takes this step. There is nothing for you to do.',
  },
  idempotency: {
    otherBody: 'This request number was used with other content. Reload the page and try again.',
    underWay: 'The same request is being processed. Check the result in a moment.',
  },
  limit: {
    tooOften: 'Too many attempts. Try again in {seconds} seconds.',
    busy: 'The system is busy. Please try again shortly.',
  },
} as const satisfies Nested<keyof typeof kernelRefusals>
