import type { RefusalCode } from '@quayside/contract/refusals.ts'
import type { Nested } from '../nested.ts'
import { contractErrors } from './errors-contracts.ts'
import { customsErrors } from './errors-customs.ts'
import { excelErrors } from './errors-excel.ts'
import { gatewayErrors } from './errors-gateway.ts'
import { hubErrors } from './errors-hub.ts'
import { machineErrors } from './errors-machines.ts'
import { officeErrors } from './errors-office.ts'
import { orderErrors } from './errors-orders.ts'
import { partnerErrors } from './errors-partners.ts'
import { platformErrors } from './errors-platform.ts'
import { productErrors } from './errors-products.ts'

export const errors = {
  ...machineErrors,
  input: { invalid: 'Some entries need attention. Correct the marked fields and try again.' },
  field: {
    required: 'This field is required',
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
    rate: 'Enter a number with at most six decimals',
    number: 'Enter a whole number',
    date: 'Enter a valid date, such as 2026-11-15',
    code: 'Choose from the list',
  },
  format: {
    mobile: 'Enter a valid 11-digit mainland China mobile number',
    phone: 'Enter a valid landline, mobile or international number',
    email: 'Enter a valid email address, such as name@company.com',
    creditCode: 'The unified social credit code is not valid. Check its 18 characters.',
    idCard: 'The ID card number is not valid. Check its 18 characters.',
    swift: 'The SWIFT code is not valid. It has 8 or 11 characters.',
    hsCode: 'The HS code is not valid. It has 10 or 13 digits.',
    smsCode: 'Enter the 6-digit code',
  },
  selection: { empty: 'Please select the data to be operated' },
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
  ...platformErrors,
  ...gatewayErrors,
  login: {
    missing: 'Please enter your account number and password',
    wrong: 'The account or password is wrong. Check both and try again.',
    notReviewed: 'Account has not been reviewed, temporarily unable to log in',
    locked: 'Too many attempts. Try again in {minutes} minutes.',
    grant: 'This way of logging in is not supported',
    refreshInvalid: 'Your session has ended. Please log in again.',
  },
  register: { mobileTaken: 'This mobile number is already registered. Please log in.' },
  agreement: { notTicked: 'Read the service agreement and check the box to accept it' },
  password: {
    mismatch: 'Two passwords are inconsistent',
    weak: 'The password needs more than 6 characters with letters, digits and symbols',
    common: 'This password is too common and easy to guess. Choose another one.',
    wrong: 'The current password is wrong. Enter it again.',
    same: 'The new password must differ from the current one',
  },
  sms: {
    wrongCode: 'The code is wrong or has expired. Request a new one.',
    waitBeforeNext: 'You can request another code in {seconds} seconds',
    dailyLimit: 'You have reached today’s limit for codes. Try again tomorrow.',
    notSent: 'The verification code could not be sent. Please try again later.',
  },
  email: { taken: 'This email address is used by another account. Enter another one.' },
  company: {
    ...machineErrors.company,
    licenceMissing: 'Upload the business license',
    notEditable: 'The company information is in review and cannot be changed now. Wait for the result.',
    creditCodeTaken:
      'A company with this unified social credit code is already approved. Ask its administrator to invite you.',
    consentMissing: 'Read the service agreement and check the box to accept it',
  },
  member: {
    mobileTaken: 'This mobile number is already in use. Enter another one.',
    lastAdministrator: 'A company needs at least one administrator. Appoint another one first.',
    yourself: 'You cannot disable yourself or reduce your own permissions. Ask another administrator.',
    beyondYours:
      'You can grant only permissions you have yourself, and only an administrator can make or change one',
    mobileFixed:
      'This member already uses the account. Only the member can change the mobile number, under My information.',
    permissionUnknown: 'Unknown permission: {name}',
  },
  ...excelErrors,
  ...hubErrors,
  ...officeErrors,
  ...orderErrors,
  ...contractErrors,
  ...partnerErrors,
  ...productErrors,
  ...customsErrors,
} as const satisfies Nested<RefusalCode>
