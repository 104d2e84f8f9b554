import type { serverTexts as source } from '../../zh-CN/kernel/server.ts'
import { messages } from './shared.ts'

export const serverTexts: typeof source = {
  ...messages('done'),
  /** Texts of a call for several records. */
  partlyDone: '{done} of {count} done, {refused} refused. The first refused one ({id}): {reason}',
  status: {
    400: 'The request could not be understood. Reload the page and try again.',
    404: 'Resource not found',
    408: 'The request took too long. Please try again.',
    413: 'Too large. Reduce the size and try again.',
    415: 'This type of content is not supported',
    429: 'Too many requests. Please try again later.',
    500: 'Unknown system error, please report it to the administrator (reference {reference})',
    503: 'The system is busy or under maintenance. Please try again shortly.',
  },
  unavailable: {
    database: 'The system is busy or under maintenance. Please try again later.',
    disk: 'The server has no disk space left: records can be read but not saved. What you entered is still on the page; please try again later.',
    storage:
      'The file storage cannot be reached at the moment. Everything else works; please try again later.',
  },
  title: 'Quayside Supply Chain',
  sms: {
    login:
      'Your {product} login code is {code}, valid for 10 minutes. If you did not request it, ignore this message.',
    register:
      'Your {product} registration code is {code}, valid for 10 minutes. If you did not request it, ignore this message.',
    reset:
      'Your {product} password reset code is {code}, valid for 10 minutes. If you did not request it, change your password.',
    phone:
      'Your code to change your {product} mobile number is {code}, valid for 10 minutes. If you did not request it, change your password.',
    secondFactorReset:
      'An administrator reset the two-step verification of your {product} account and logged out all your devices. If you did not ask for this, tell your administrator.',
    emailChanged:
      'The email of your {product} account was changed. If this was not you, change your password and tell your administrator.',
    mobileChanged:
      'The mobile number of your {product} account was changed; this number no longer logs in. If this was not you, tell your administrator.',
    pay: 'Code {code} to apply for a payment to a new or changed account, valid for 10 minutes. Do not share it.',
    sign: 'Your code to sign the contract is {code}, valid for 10 minutes. Do not share it.',
  },
  /** The archive of contracts. */
  mail: {
    open: 'Open {product}',
    help: 'Help: {ways}',
    footer: '{product} sent this email by itself. Please do not reply to it.',
    invitation: {
      subject: '{company} invites you to {product}',
      content:
        '{inviter} opened a {product} account of {company} for you. You log in with the mobile number {mobile}.',
      how: 'Before you log in for the first time, choose “Forgot password” on the login page and set a password with a code by text message.',
    },
    passwordReset: {
      subject: 'The password of your {product} account was reset',
      content:
        'A new password was set for your {product} account just now with a code by text message. You are logged out on all devices.',
      warning: 'If this was not you, set another password at once and tell your company’s administrator.',
    },
    emailChanged: {
      subject: 'The email of your {product} account was changed',
      former:
        'The email of your {product} account was changed to another address just now. You can no longer log in with this one, and it gets no more notifications.',
      current:
        'You can log in to {product} with this email from now on. It gets the notifications that you choose.',
      warning: 'If this was not you, change your password at once and tell your company’s administrator.',
    },
  },
  contracts: 'Contracts',
  /** The sheet of rows that an import did not take. */
  import: { errors: 'Errors', rejected: 'not imported' },
}
