import type { PasskeySave, Reauthentication } from '@quayside/contract/account/second-factor.ts'
import type { OpenCall } from '../../../platform/session/call.ts'
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticators.ts'
import { listSecondFactors } from './factors.ts'
import { askForPasskey } from './passkey-answer.ts'
import { beginPasskey, removePasskey, savePasskey } from './passkeys.ts'
import type { Person, PersonCall } from './person.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

type Given = { body: Reauthentication }

/** The handlers of `secondFactorApi` at one door, whose calls are turned into those of a person. */
export const secondFactorHandlers = <C>(kind: Person['kind'], personOf: (call: C) => PersonCall) => ({
  'POST auth/passkey/ask': (call: OpenCall) => askForPasskey(call, kind),
  'GET auth/secondFactor': (call: C) => listSecondFactors(personOf(call)),
  'POST auth/authenticator/begin': (call: C, input: Given) => beginAuthenticator(personOf(call), input),
  'POST auth/authenticator/confirm': (call: C, input: { body: { code: string } }) =>
    confirmAuthenticator(personOf(call), input),
  'POST auth/authenticator/remove': (call: C, input: Given) => removeAuthenticator(personOf(call), input),
  'POST auth/passkey/begin': (call: C, input: Given) => beginPasskey(personOf(call), input),
  'POST auth/passkey/save': (call: C, input: { body: PasskeySave }) => savePasskey(personOf(call), input),
  'POST auth/passkey/{id}/remove': (call: C, input: Given & { params: { id: string } }) =>
    removePasskey(personOf(call), input),
  'POST auth/recoveryCode/renew': (call: C, input: Given) => renewRecoveryCodes(personOf(call), input),
})
