import * as z from 'zod/mini'
import { requiredPublicLine } from './public-text.ts'
import { date, instant, requiredText, text } from './schema.ts'

/** As long as an agreement may be that somebody reads. */
const agreementLimits = { title: 100, heading: 200, text: 8000, clauses: 60, changes: 500 } as const

/**
 * So many days before a version is valid its readers are told, as is usual for terms of service. A provider may publish
 * for an earlier day, where a law leaves no time: then they are told at once.
 */
export const agreementNoticeDays = 15

/** A clause: plain text, each line a paragraph. */
const Clause = z.strictObject({
  title: requiredPublicLine(agreementLimits.heading),
  text: requiredText(agreementLimits.text),
})

/** The agreement in one language, with a line on what differs from the version before. */
export const AgreementText = z.strictObject({
  title: requiredPublicLine(agreementLimits.title),
  clauses: z
    .array(Clause)
    .check(z.minLength(1, 'agreement.noClause'), z.maxLength(agreementLimits.clauses, 'agreement.tooMany')),
  changes: requiredText(agreementLimits.changes),
})
export type AgreementText = z.infer<typeof AgreementText>

export const AgreementTexts = z.strictObject({
  'zh-CN': AgreementText,
  'zh-TW': AgreementText,
  'en-US': AgreementText,
})
export type AgreementTexts = z.infer<typeof AgreementTexts>

export const paragraphsOf = (clauseText: string): string[] =>
  clauseText
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const AgreementHead = z.object({ version: z.string(), date, isInForce: z.boolean() })
export type AgreementHead = z.infer<typeof AgreementHead>

/** A version in the caller's language, and which others there are, newest first. */
export const Agreement = z.extend(AgreementHead, {
  /** Null for the version that the product ships: its text stands on the page `/agreement`. */
  text: z.nullable(AgreementText),
  versions: z.array(AgreementHead),
})
export type Agreement = z.infer<typeof Agreement>

/** The version in force answers where none is named. */
export const AgreementQuery = z.strictObject({ version: z.optional(text(20)) })
export type AgreementQuery = z.infer<typeof AgreementQuery>

/** What a member is asked to accept, with what changed since the version that was accepted, newest first. */
export const AgreementToAccept = z.object({ version: z.string(), date, changes: z.array(z.string()) })
export type AgreementToAccept = z.infer<typeof AgreementToAccept>

export const AgreementAcceptance = z.strictObject({
  version: requiredText(20),
  agree: z.optional(z.boolean()),
})
export type AgreementAcceptance = z.infer<typeof AgreementAcceptance>

export const AgreementAccepted = z.object({ version: z.string(), acceptedAt: instant })
export type AgreementAccepted = z.infer<typeof AgreementAccepted>

/** The back office: the newest texts to start from, and what was published. Version counts what was published. */
export const AgreementSetting = z.object({
  texts: AgreementTexts,
  /** From which day the newest version is valid. */
  effectiveOn: date,
  published: z.array(z.extend(AgreementHead, { publishedAt: z.nullable(instant) })),
  version: z.number(),
})
export type AgreementSetting = z.infer<typeof AgreementSetting>

export const AgreementPublication = z.strictObject({
  effectiveOn: date,
  texts: AgreementTexts,
  version: z.number().check(z.int(), z.gte(0)),
})
export type AgreementPublication = z.infer<typeof AgreementPublication>
