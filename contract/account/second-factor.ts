import * as z from 'zod/mini'
import { id, instant, requiredText, smsCode } from '../kernel/schema.ts'

const typedPassword = z.string().check(z.maxLength(200))

/** How the second step of a log-in can be answered. */
const secondFactorWays = ['authenticator', 'passkey', 'recoveryCode'] as const
export type SecondFactorWay = (typeof secondFactorWays)[number]

/** WebAuthn's JSON forms of what a browser answers; the server checks the signature and every part of it. */
const encoded = z.string().check(z.maxLength(20_000))
const publicKeyCredential = { id: encoded, rawId: encoded, type: z.literal('public-key') }
export const AuthenticationAnswer = z.object({
  ...publicKeyCredential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.optional(z.nullable(encoded)),
  }),
})
export type AuthenticationAnswer = z.infer<typeof AuthenticationAnswer>
export const RegistrationAnswer = z.object({
  ...publicKeyCredential,
  response: z.object({ clientDataJSON: encoded, attestationObject: encoded }),
})
export type RegistrationAnswer = z.infer<typeof RegistrationAnswer>

/** What the refusal of a right password carries for somebody with a second factor. */
export const SecondStep = z.object({
  ticket: z.string(),
  ways: z.array(z.enum(secondFactorWays)),
  /** WebAuthn's request options, where there is a passkey. */
  passkeyOptions: z.nullable(z.looseObject({})),
})
export type SecondStep = z.infer<typeof SecondStep>

/** One of the three. */
export const SecondStepAnswer = z.strictObject({
  ticket: z.string().check(z.maxLength(200)),
  code: z.optional(z.string().check(z.maxLength(20), z.trim())),
  recoveryCode: z.optional(z.string().check(z.maxLength(60), z.trim())),
  passkey: z.optional(AuthenticationAnswer),
})
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>

/** What a browser needs to make a passkey or to sign with one, and the ticket that goes with the answer. */
export const PasskeyRequest = z.object({ ticket: z.string(), options: z.looseObject({}) })

/** A log-in with a passkey alone: the device asks for its own second factor. */
export const PasskeyLogin = z.strictObject({
  ticket: z.string().check(z.maxLength(200)),
  passkey: AuthenticationAnswer,
})
export type PasskeyLogin = z.infer<typeof PasskeyLogin>

/** The password again; a session that has just logged in to set up a second factor is not asked for it. */
export const Reauthentication = z.strictObject({ password: z.optional(typedPassword) })
export type Reauthentication = z.infer<typeof Reauthentication>

export const Passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})
export type Passkey = z.infer<typeof Passkey>

/** The second factors of the person who asks. */
export const SecondFactors = z.object({
  authenticator: z.nullable(z.object({ createdAt: instant, lastUsedAt: z.nullable(instant) })),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.number(),
  /** The last one cannot be removed. */
  isRequired: z.boolean(),
  /** The session opens nothing else until a second factor is set up. */
  isEnrolling: z.boolean(),
})
export type SecondFactors = z.infer<typeof SecondFactors>

/** What an authenticator reads: the address as a QR code, or the secret typed manually. */
export const AuthenticatorSecret = z.object({ secret: z.string(), address: z.string() })
export type AuthenticatorSecret = z.infer<typeof AuthenticatorSecret>
export const AuthenticatorCode = z.strictObject({ code: smsCode })

/** Shown this once; empty where the person has codes already. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const PasskeySave = z.strictObject({
  ticket: z.string().check(z.maxLength(200)),
  name: requiredText(50),
  passkey: RegistrationAnswer,
})
export type PasskeySave = z.infer<typeof PasskeySave>

/** A company's rule for its members. */
export const LoginRule = z.object({
  isSecondFactorRequired: z.boolean(),
  /** The provider asks all customers for it, whatever the company's own rule says. */
  isRequiredByProvider: z.boolean(),
  version: z.number(),
})
export type LoginRule = z.infer<typeof LoginRule>
export const LoginRuleSave = z.strictObject({
  isSecondFactorRequired: z.boolean(),
  version: z.number().check(z.int(), z.gte(0)),
})
export type LoginRuleSave = z.infer<typeof LoginRuleSave>

/** Whom the provider asks for a second factor; version 0 where it has set nothing. */
export const LoginSettings = z.strictObject({
  isStaffFactorRequired: z.boolean(),
  isCustomerFactorRequired: z.boolean(),
})
export type LoginSettings = z.infer<typeof LoginSettings>
export const LoginSettingsSave = z.strictObject({
  settings: LoginSettings,
  version: LoginRuleSave.shape.version,
})
export type LoginSettingsSave = z.infer<typeof LoginSettingsSave>
