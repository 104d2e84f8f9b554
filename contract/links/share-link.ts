import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { flag, flagCode } from '../kernel/record.ts'
import { code, id, instant, optionalText, requiredText } from '../kernel/schema.ts'
import { linkKind, linkReplyKind, linkReplyState, linkState } from './link.codes.ts'
import { linkDays, linkedEntities, linkFilesAtMost } from './link.rules.ts'

const record = { entity: z.enum(linkedEntities), recordId: id }

/** A link as its company lists it; its secret is known to nobody but those who have it. */
export const ShareLink = z.object({
  id,
  version: z.number(),
  kind: z.number(),
  ...record,
  recordNumber: z.string(),
  recipient: z.string(),
  showsPrices: flagCode,
  fileCount: z.number(),
  createdBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  state: z.number(),
  revokedBy: z.string(),
  revokedAt: z.nullable(instant),
  openings: z.number(),
  lastOpenedAt: z.nullable(instant),
})
export type ShareLink = z.infer<typeof ShareLink>

export const ShareLinkQuery = listQuery({
  filters: {
    entity: z.optional(z.enum(linkedEntities)),
    recordId: z.optional(id),
    kind: z.optional(code(linkKind)),
    state: z.optional(code(linkState)),
  },
  sortable: ['createdAt', 'expiresAt'],
})
export type ShareLinkQuery = z.infer<typeof ShareLinkQuery>

export const ShareLinkSave = z.strictObject({
  ...record,
  kind: code(linkKind),
  recipient: requiredText(100),
  days: code(linkDays),
  showsPrices: z._default(flag, 0),
  /** Files of the record that its reader may download. */
  fileIds: z._default(z.array(id).check(z.maxLength(linkFilesAtMost)), []),
})
export type ShareLinkSave = z.infer<typeof ShareLinkSave>

/** `path` has the secret: this is the only time that it is answered. */
export const MadeLink = z.object({ id, version: z.number(), path: z.string(), expiresAt: instant })
export type MadeLink = z.infer<typeof MadeLink>

export const LinkOpening = z.object({ id, at: instant, address: z.string(), agent: z.string() })
export type LinkOpening = z.infer<typeof LinkOpening>

export const LinkReply = z.object({
  id,
  linkId: id,
  kind: z.number(),
  state: z.number(),
  sender: z.string(),
  file: z.nullable(
    z.object({ id, name: z.string(), mime: z.string(), bytes: z.number(), hasThumbnail: z.boolean() }),
  ),
  /** `2026-11-20 14:30`, where another time is proposed. */
  time: z.string(),
  note: z.string(),
  createdAt: instant,
  decidedBy: z.string(),
  decidedAt: z.nullable(instant),
  decisionNote: z.string(),
})
export type LinkReply = z.infer<typeof LinkReply>

export const LinkReplyQuery = listQuery({
  filters: { ...record, kind: z.optional(code(linkReplyKind)), state: z.optional(code(linkReplyState)) },
  sortable: ['createdAt'],
})
export type LinkReplyQuery = z.infer<typeof LinkReplyQuery>

export const LinkReplyDecision = z.strictObject({ note: optionalText(300) })
export type LinkReplyDecision = z.infer<typeof LinkReplyDecision>
