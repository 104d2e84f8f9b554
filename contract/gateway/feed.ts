import * as z from 'zod/mini'
import { eventShape } from '../kernel/record.ts'
import { id } from '../kernel/schema.ts'

const whole = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,18}$/, 'field.number')),
    z.pipe(z.transform(Number), z.number().check(z.gte(least), z.lte(most))),
  )

/** Where a list goes on: the cursor that the page before ended with. */
export const cursor = z._default(z.string().check(z.regex(/^\d{1,18}$/, 'field.number')), '0')
export const limit = z._default(whole(1, 1_000), 100)

export const EventsQuery = z.strictObject({ after: cursor, limit })

export const FeedEvent = z.object({
  /** Its place in the feed: 1, 2, 3 and so on, without gaps. */
  position: z.string(),
  companyId: id,
  entity: z.string(),
  entityId: id,
  ...eventShape,
})
export type FeedEvent = z.infer<typeof FeedEvent>

export const EventsPage = z.object({ events: z.array(FeedEvent), cursor: z.string(), hasMore: z.boolean() })
export type EventsPage = z.infer<typeof EventsPage>
