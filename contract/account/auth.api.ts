import type { ApiTable } from '../kernel/api.ts'
import { CodeRequest, SmsLogin, Token, TokenRequest } from './login.ts'
import { PasskeyLogin, SecondStepAnswer } from './second-factor.ts'

export const authApi = {
  'POST auth/oauth/token': {
    access: 'open',
    summary: 'Logs in with account and password, or renews a session with its refresh token.',
    form: true,
    body: TokenRequest,
    bare: Token,
  },
  'POST auth/mobile/code': {
    access: 'open',
    summary: 'Sends a six-digit code to a mobile number, valid for ten minutes.',
    body: CodeRequest,
  },
  'POST auth/mobile/token/sms': {
    access: 'open',
    summary: 'Logs in with a code; mobile and code in the query or in the body.',
    form: true,
    query: SmsLogin,
    body: SmsLogin,
    bare: Token,
  },
  'POST auth/login/secondFactor': {
    access: 'open',
    summary: 'The second step of a log-in: a code of the authenticator, a passkey or a recovery code.',
    body: SecondStepAnswer,
    bare: Token,
  },
  'POST auth/login/passkey': {
    access: 'open',
    summary: 'Logs in with a passkey alone.',
    body: PasskeyLogin,
    bare: Token,
  },
  'DELETE auth/token/logout': {
    // A client logs out when its token has expired, too: that must not fail.
    access: 'open',
    summary: 'Ends the session of the token. A token that is not valid any more is answered with success.',
  },
} as const satisfies ApiTable
