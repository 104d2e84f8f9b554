import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { id, instant, text } from '../kernel/schema.ts'

export const Bulletin = z.object({
  id,
  title: z.string(),
  content: z.string(),
  isPinned: z.boolean(),
  publishedAt: instant,
})
export type Bulletin = z.infer<typeof Bulletin>

export const BulletinQuery = listQuery({
  filters: { title: z.optional(text(100)) },
  sortable: ['publishedAt'],
})
export type BulletinQuery = z.infer<typeof BulletinQuery>
