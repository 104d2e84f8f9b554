import * as z from 'zod/mini'
import { id, mobile, smsCode, text } from '../kernel/schema.ts'
import { certificationStatus } from './company.codes.ts'

/**
 * §7: the password grant, and the refresh of what it gave. Nothing is required by the schema: a missing account
 * or password has its own sentence. Client id and secret are the specification's built-in pair and prove nothing.
 */
export const TokenRequest = z.strictObject({
  grant_type: z.optional(z.string().check(z.maxLength(50))),
  username: z.optional(text(200)),
  password: z.optional(z.string().check(z.maxLength(200))),
  refresh_token: z.optional(z.string().check(z.maxLength(200))),
  client_id: z.optional(z.string().check(z.maxLength(200))),
  client_secret: z.optional(z.string().check(z.maxLength(200))),
  scope: z.optional(z.string().check(z.maxLength(200))),
})
export type TokenRequest = z.infer<typeof TokenRequest>

/** What the front ends keep beside the token; the mobile number is masked because the browser stores it. */
export const UserInfo = z.object({
  /** The member: a person has one for each company. */
  userId: id,
  personId: id,
  userName: z.string(),
  mobile: z.string(),
  companyId: id,
  companyName: z.string(),
  certification: z.enum(certificationStatus.values),
  /** The permission strings that menus and buttons are matched against; empty before the review. */
  menuList: z.array(z.string()),
  isAdministrator: z.boolean(),
})
export type UserInfo = z.infer<typeof UserInfo>

const tokenScopes = ['full', 'onboarding', 'enrolment'] as const
export type TokenScope = (typeof tokenScopes)[number]

export const Token = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  refresh_token: z.string(),
  /** Seconds without a call after which the access token expires. */
  expires_in: z.number(),
  /**
   * `onboarding` gives access to the company's information only, until the company has passed its review; `enrolment` to the
   * set-up of a second factor only, where one is required.
   */
  scope: z.enum(tokenScopes),
  user_info: UserInfo,
})
export type Token = z.infer<typeof Token>

const smsScenes = ['login', 'register', 'reset', 'phone'] as const
export type SmsScene = (typeof smsScenes)[number]

export const CodeRequest = z.strictObject({ mobile, scene: z.enum(smsScenes) })
export type CodeRequest = z.infer<typeof CodeRequest>

/** §7 puts mobile and code in the query; the body is taken too, which keeps them out of addresses. */
export const SmsLogin = z.strictObject({ mobile: z.optional(mobile), code: z.optional(smsCode) })
export type SmsLogin = z.infer<typeof SmsLogin>
