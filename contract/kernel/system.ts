import * as z from 'zod/mini'
import { LandingContent } from './landing.ts'
import { ShownSection } from './landing-sections.ts'
import { publicEmail, publicLine, publicPhone } from './public-text.ts'
import { id, idList, instant, requiredText, text } from './schema.ts'

export const SupportContact = z.object({ phone: z.string(), email: z.string(), hours: z.string() })
/** What a save may hold: number and address become links. */
export const SupportSave = z.object({ phone: publicPhone, email: publicEmail, hours: publicLine(100) })

/** All that a front end needs before anybody has logged in, in the caller's language. */
export const SystemInfo = z.object({
  /** §1: the page title. */
  ymbTitle: z.string(),
  productName: z.string(),
  /** Address of a picture; null where the product draws its own. */
  logo: z.nullable(z.string()),
  /** The same for dark grounds; null where one picture serves both. */
  logoDark: z.nullable(z.string()),
  locales: z.array(z.string()),
  defaultLocale: z.string(),
  agreement: z.object({ version: z.string(), date: z.string() }),
  support: SupportContact,
  /** The website's record with the ministry; empty: none. */
  icpNumber: z.string(),
  landing: LandingContent,
  /** The sections that the landing page shows, in their order. */
  landingSections: z.array(ShownSection),
})
export type SystemInfo = z.infer<typeof SystemInfo>

export const Setting = z.object({ key: z.string(), value: z.unknown(), updatedAt: instant })
export type Setting = z.infer<typeof Setting>

/** `keys=title,support`: only those; without it all that are public. */
export const SettingQuery = z.strictObject({ keys: z.optional(text(1000)) })
export type SettingQuery = z.infer<typeof SettingQuery>

/** A rule that forms check while one types; the server checks the same one again. */
export const PublicCheck = z.object({
  code: z.string(),
  /** A regular expression for the whole text, to be read with the flag `u`. */
  pattern: z.string(),
  /** A match alone does not decide: the server verifies a check digit too. */
  hasCheckDigit: z.boolean(),
  message: z.string(),
  example: z.string(),
})
export type PublicCheck = z.infer<typeof PublicCheck>

export const CommitAudit = z.strictObject({ tableName: requiredText(60), ids: idList })
export type CommitAudit = z.infer<typeof CommitAudit>

/** What became of one draft: `code` and `msg` are those of an answer about this record alone. */
export const SubmitResult = z.object({
  id,
  ok: z.boolean(),
  code: z.union([z.number(), z.string()]),
  msg: z.string(),
  /** A second member of the company releases it before the provider gets it. */
  isToRelease: z.optional(z.boolean()),
  /** Each reason at its field, where there are any. */
  fields: z.optional(z.array(z.object({ path: z.string(), code: z.string(), msg: z.string() }))),
})
export type SubmitResult = z.infer<typeof SubmitResult>
