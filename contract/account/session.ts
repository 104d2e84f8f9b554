import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { id, idList, instant } from '../kernel/schema.ts'

/** Where one is logged in. */
export const Session = z.object({
  id,
  isCurrent: z.boolean(),
  address: z.string(),
  userAgent: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
})
export type Session = z.infer<typeof Session>

export const SessionQuery = listQuery({ filters: {}, sortable: ['lastSeenAt'] })
export type SessionQuery = z.infer<typeof SessionQuery>

/** A batch delete names its records in the query or in the body. */
export const SelectedIds = z.strictObject({ ids: z.optional(idList) })
export type SelectedIds = z.infer<typeof SelectedIds>
