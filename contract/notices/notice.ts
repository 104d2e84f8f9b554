import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { code, id, idList, instant } from '../kernel/schema.ts'
import { readState } from './notice.codes.ts'
import { noticeType } from './notice-type.codes.ts'

export const Notice = z.object({
  id,
  sType: z.number(),
  title: z.string(),
  content: z.string(),
  /** The name of the product's message; null for one that the provider typed. */
  event: z.nullable(z.string()),
  /** How many records the message is about. */
  count: z.number(),
  /** The record it is about, for the link; without an id it is about several. */
  entity: z.nullable(z.string()),
  entityId: z.nullable(id),
  /** The order that the message names; of several orders the first one. */
  orderNo: z.nullable(z.string()),
  isRead: z.number(),
  createdAt: instant,
  readAt: z.nullable(instant),
})
export type Notice = z.infer<typeof Notice>

export const NoticeQuery = listQuery({
  filters: { isRead: z.optional(code(readState)), sType: z.optional(code(noticeType)) },
  sortable: ['createdAt'],
})
export type NoticeQuery = z.infer<typeof NoticeQuery>

/** Some messages by id, or all that are unread. */
export const NoticesRead = z.strictObject({ ids: z.optional(idList), all: z.optional(z.literal(true)) })
