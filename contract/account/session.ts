import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { id, instant } from '../kernel/schema.ts'

/** A log-in of the person, in one company or several. */
export const Session = z.object({
  id,
  isCurrent: z.boolean(),
  companies: z.array(z.string()),
  address: z.string(),
  userAgent: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
})
export type Session = z.infer<typeof Session>

export const SessionQuery = listQuery({ filters: {}, sortable: ['lastSeenAt'] })
export type SessionQuery = z.infer<typeof SessionQuery>
