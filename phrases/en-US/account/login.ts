import type { Wording } from '../../wording.ts'
import type { login as source } from '../../zh-CN/account/login.ts'
import { common } from '../kernel/shared.ts'

export const login: Wording<typeof source> = {
  titles: {
    account: 'Log in to your company account',
    sms: 'Log in with a text message',
    ...common('register'),
    forgot: 'Forgot your password?',
    reset: 'Set a new password',
  },
  leads: {
    account: 'Use your mobile number or email to see orders, payments and tax invoices',
    sms: 'We send a code to the mobile number you registered with',
    register:
      'For legal entities only. Complete your company information after registering; you can log in once it is approved',
    forgot: 'Verify your mobile number first, then set a new password',
    reset: 'Saving the new password ends your sessions on other devices at once',
  },
  ways: { label: 'Ways to log in', account: 'Password', sms: 'Text message' },
  fields: {
    ...common('account', 'password', 'code'),
    accountHint: 'Mobile number or email',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    mobile: 'Mobile number',
    mobileHint: 'Mainland China number, or any other with its country code: +852 9123 4567',
    codeHint: '6 digits, valid for 10 minutes',
  },
  actions: {
    ...common('logIn'),
    register: 'Register and add company information',
    next: 'Next: set a new password',
    savePassword: 'Save new password',
    toRegister: 'Register your company',
    toForgot: 'Forgot password?',
    toLogin: 'Back to login',
    changeMobile: 'Change mobile number or code',
    completeInformation: 'Complete company information and see the review',
  },
  code: {
    ...common('send'),
    wait: 'New code in {seconds} s',
    sent: 'A code was sent to {mobile}',
    failed: 'Could not send the code: {reason}',
  },
  password: {
    show: 'Show password',
    hide: 'Hide password',
    rule: 'Password requirements',
    length: 'More than 6 characters',
    letters: 'A letter',
    digits: 'A digit',
    symbols: 'A symbol',
    met: 'met',
    unmet: 'not met',
  },
  agreement: {
    before: 'I have read and accept the ',
    link: 'service agreement',
    after: ' and am authorized to register this company',
  },
  noAccount: 'No account yet?',
  hasAccount: 'Already registered?',
  expired: 'Your session has expired. Log in again and you will return to where you were',
  needed: 'Please log in first; the page you asked for will open after that',
  notReviewed: {
    title: 'Account has not been reviewed, temporarily unable to log in',
    text: 'You can complete your company information, or see how the review stands and why it was not approved. You can log in once it is approved',
  },
  resetDone: 'The new password is saved. Log in with it now',
  panel: {
    title: { first: 'Every shipment', second: 'and every payment', third: 'accounted for' },
    points: {
      first: 'Orders, customs, payments and invoices on one timeline',
      second: 'Every fee shows its basis and can be disputed',
      third: 'Reminders before export proceeds and invoice deadlines',
    },
  },
  drawing: 'A harbor at dawn: ship, crane and containers',
}
