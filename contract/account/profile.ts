import * as z from 'zod/mini'
import { AgreementAccepted, AgreementToAccept } from '../kernel/agreement.ts'
import { email, id, instant, mobile, password, requiredText, smsCode } from '../kernel/schema.ts'
import { UserInfo } from './login.ts'

const typedPassword = z.string().check(z.maxLength(200))

export const Registration = z.strictObject({
  mobile,
  code: smsCode,
  password,
  confirmPassword: typedPassword,
  agree: z.optional(z.boolean()),
})
export type Registration = z.infer<typeof Registration>

/** The forgotten password, and the first one of an invited member. */
export const PasswordReset = z.strictObject({
  mobile,
  code: smsCode,
  password,
  confirmPassword: typedPassword,
  agree: z.optional(z.boolean()),
})
export type PasswordReset = z.infer<typeof PasswordReset>

export const ResetCode = z.pick(PasswordReset, { mobile: true, code: true })
export type ResetCode = z.infer<typeof ResetCode>

/** One's own details: here the mobile number and the email stand whole. */
export const Profile = z.extend(UserInfo, {
  email: z.nullable(z.string()),
  permissionSet: z.string(),
  lastLoginAt: z.nullable(instant),
  createdAt: instant,
  /** The version of the service agreement in force, where the person has accepted an older one. */
  agreement: z.optional(AgreementToAccept),
})
export type Profile = z.infer<typeof Profile>

/** The email is an account name: the password shows that it is the member who asks. */
export const EmailChange = z.strictObject({ email, password: typedPassword })
export type EmailChange = z.infer<typeof EmailChange>

/** The code was sent to the new number; the password shows that it is the member who asks. */
export const PhoneChange = z.strictObject({ mobile, code: smsCode, password: typedPassword })
export type PhoneChange = z.infer<typeof PhoneChange>

export const PasswordChange = z.strictObject({
  oldPassword: typedPassword,
  newPassword: password,
  confirmPassword: typedPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>

export const ProfileChange = z.strictObject({ name: requiredText(50) })
export type ProfileChange = z.infer<typeof ProfileChange>

export const Erasure = z.strictObject({ password: typedPassword })
export type Erasure = z.infer<typeof Erasure>

const ownSessions = z.array(
  z.object({
    address: z.string(),
    userAgent: z.string(),
    createdAt: instant,
    endedAt: z.nullable(instant),
  }),
)
/** What the member did, newest first. */
const ownActions = z.array(z.object({ action: z.string(), address: z.string(), at: instant }))
export const OwnData = z.object({
  profile: Profile,
  consent: z.object({ version: z.nullable(z.string()), at: z.nullable(instant) }),
  /** Each version of the service agreement that the person accepted, newest first. */
  acceptances: z.array(AgreementAccepted),
  sessions: ownSessions,
  passkeys: z.array(z.object({ name: z.string(), createdAt: instant })),
  actions: ownActions,
  notices: z.array(z.object({ id, title: z.string(), content: z.string(), createdAt: instant })),
  /** The person in other companies, with those that ask to join. Their messages are read there: they are about business. */
  otherCompanies: z.array(
    z.object({
      companyName: z.string(),
      userName: z.string(),
      permissionSet: z.string(),
      isAdministrator: z.boolean(),
      isEnabled: z.boolean(),
      isInvited: z.boolean(),
      joinedAt: instant,
      lastLoginAt: z.nullable(instant),
      sessions: ownSessions,
      actions: ownActions,
      noticeCount: z.number(),
    }),
  ),
})
export type OwnData = z.infer<typeof OwnData>
