import type { accountRefusals } from '@quayside/contract/account/account.refusals.ts'
import type { companyRefusals } from '@quayside/contract/account/company.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from '../kernel/shared.ts'

export const accountErrors = {
  login: {
    missing: 'Please enter your account number and password',
    wrong: 'The account or password is wrong. Check both and try again.',
    notReviewed: 'Account has not been reviewed, temporarily unable to log in',
    locked: 'Too many attempts. Try again in {minutes} minutes.',
    grant: 'This way of logging in is not supported',
    refreshInvalid: 'Your session has ended. Please log in again.',
    secondFactor: 'Complete two-step verification',
    passkeyUnknown:
      'No account was found for this passkey. Log in with your password and add it under security.',
  },
  secondFactor: {
    expired: 'The verification has expired. Please log in again.',
    codeWrong: 'The code is wrong or was used before. Wait for the next one and try again.',
    passkeyWrong: 'The passkey was not accepted. Try again or choose another way.',
    recoveryCodeWrong: 'The recovery code is wrong or was used before. Enter another one.',
    on: 'An authenticator is already set up. Remove it before adding another one.',
    notBegun: 'Create the key first, then enter a code to confirm it',
    required: 'Your account needs two-step verification. Add another way before removing this one.',
    none: 'Two-step verification is not set up',
    tooMany: 'An account can have 10 passkeys. Remove one that is no longer used.',
    missing: 'Your account needs two-step verification first. Log in again and set it up.',
  },
  register: { mobileTaken: 'This mobile number is already registered. Please log in.' },
  agreement: {
    notTicked: 'Read the service agreement and check the box to accept it',
    notInForce: 'Version {version} of the service agreement is in force. Read that version, then accept it.',
    unknown: 'There is no version {version} of the service agreement',
    noClause: 'Enter at least one clause',
    tooMany: 'These are too many clauses. Merge some of them, then publish.',
    dayPast: 'The agreement cannot take effect before today',
    dayBeforeLast: 'The agreement cannot take effect before the last version, which is valid from {day}',
  },
  password: {
    mismatch: 'Two passwords are inconsistent',
    weak: 'The password needs more than 6 characters with letters, digits and symbols',
    common: 'This password is too common and easy to guess. Choose another one.',
    wrong: 'The current password is wrong. Enter it again.',
    none: 'You have no password yet. Set one with “Forgot password” on the login page.',
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
    alreadySubmitted: 'The company details are already in review. Please wait for the result.',
    alreadyCertified: 'The company is certified. There is nothing left to submit.',
    ...common('licenceMissing'),
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
    severalCompanies:
      'This member also belongs to other companies and manages mobile number, email and two-step verification themselves. If needed, contact your provider.',
    notAccepted: 'The invitation has not been accepted yet. Accepting it enables the member.',
    permissionUnknown: 'Unknown permission: {name}',
  },
  membership: {
    disabled: 'Your account in this company is disabled. Please contact its administrator.',
    logInAgain:
      'This company requires two-step verification. Log out, log in with verification, and then switch.',
  },
} as const satisfies Nested<keyof typeof accountRefusals | keyof typeof companyRefusals>
