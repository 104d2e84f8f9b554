import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { flag } from '../kernel/record.ts'
import { id, idList, instant, requiredText, text, version } from '../kernel/schema.ts'

const bulletinText = z.strictObject({ title: requiredText(200), content: requiredText(20_000) })
/** At least simplified Chinese, which readers of the other languages get where theirs is missing. */
const BulletinTexts = z.strictObject({
  'zh-CN': bulletinText,
  'zh-TW': z.optional(bulletinText),
  'en-US': z.optional(bulletinText),
})
export const OfficeBulletin = z.object({
  id,
  texts: BulletinTexts,
  isPinned: z.boolean(),
  publishedAt: instant,
  withdrawnAt: z.nullable(instant),
  version: z.number(),
})
export type OfficeBulletin = z.infer<typeof OfficeBulletin>
export const OfficeBulletinQuery = listQuery({
  filters: { keyword: z.optional(text(100)), isWithdrawn: z.optional(flag) },
  sortable: ['publishedAt'],
})
export type OfficeBulletinQuery = z.infer<typeof OfficeBulletinQuery>
export const BulletinSave = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  texts: BulletinTexts,
  isPinned: z._default(flag, 0),
  /** Customers see a new bulletin from then on; at once where nothing is given. */
  publishAt: z.optional(instant),
})
export type BulletinSave = z.infer<typeof BulletinSave>

/** The message goes to every certified company where `companyIds` is absent. */
export const MessageSend = z.strictObject({
  companyIds: z.optional(idList),
  title: requiredText(200),
  content: requiredText(5_000),
})
export type MessageSend = z.infer<typeof MessageSend>
