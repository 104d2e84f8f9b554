import type { AuthenticationAnswer, RegistrationAnswer } from '@quayside/contract/account/second-factor.ts'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Passkeys belong to a name, not to a numeric address. */
const isNumeric = (host: string): boolean => /^[\d.]+$|:/.test(host)

/** Without it the buttons for passkeys are not shown. */
export const hasPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && !isNumeric(location.hostname)

/** The options are the server's, in the form of WebAuthn. */
type Options = Readonly<Record<string, unknown>>

/** Asks the device to make a passkey; rejects when the person cancels. */
export async function makePasskey(options: Options): Promise<RegistrationAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: options as PublicKeyCredentialCreationOptionsJSON & Options,
  })
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject } }
}

/** Asks the device to sign with a passkey; rejects when the person cancels. */
export async function signWithPasskey(options: Options): Promise<AuthenticationAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON & Options,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}
