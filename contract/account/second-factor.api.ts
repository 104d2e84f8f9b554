import type { ApiTable } from '../kernel/api.ts'
import {
  AuthenticatorCode,
  AuthenticatorSecret,
  PasskeyRequest,
  PasskeySave,
  Reauthentication,
  RecoveryCodes,
  SecondFactors,
} from './second-factor.ts'

/** Served at both doors: to members of the customers' companies and to the provider's staff. */
export const secondFactorApi = {
  'POST auth/passkey/ask': {
    access: 'open',
    summary: 'Begins a log-in with a passkey alone: the challenge that it has to sign.',
    data: PasskeyRequest,
  },
  'GET auth/secondFactor': {
    access: 'enrolment',
    summary: 'The caller’s own second factors.',
    data: SecondFactors,
  },
  'POST auth/authenticator/begin': {
    access: 'enrolment',
    summary: 'Makes a secret for an authenticator; it counts once a code of it was confirmed.',
    body: Reauthentication,
    data: AuthenticatorSecret,
  },
  'POST auth/authenticator/confirm': {
    access: 'enrolment',
    summary: 'Switches the authenticator on, and answers recovery codes with the first second factor.',
    body: AuthenticatorCode,
    data: RecoveryCodes,
  },
  'POST auth/authenticator/remove': {
    access: 'enrolment',
    summary: 'Switches the authenticator off.',
    body: Reauthentication,
  },
  'POST auth/passkey/begin': {
    access: 'enrolment',
    summary: 'Begins to add a passkey: what the browser needs to make one.',
    body: Reauthentication,
    data: PasskeyRequest,
  },
  'POST auth/passkey/save': {
    access: 'enrolment',
    summary: 'Adds the passkey, and answers recovery codes with the first second factor.',
    body: PasskeySave,
    data: RecoveryCodes,
  },
  'POST auth/passkey/{id}/remove': {
    access: 'enrolment',
    summary: 'Removes a passkey.',
    body: Reauthentication,
  },
  'POST auth/recoveryCode/renew': {
    access: 'enrolment',
    summary: 'Makes new recovery codes; the former ones are void.',
    body: Reauthentication,
    data: RecoveryCodes,
  },
} as const satisfies ApiTable<'open' | 'enrolment'>
