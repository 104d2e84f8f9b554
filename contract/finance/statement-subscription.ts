import * as z from 'zod/mini'
import { flag } from '../kernel/record.ts'
import { id } from '../kernel/schema.ts'

export const lastSendDay = 10

/** Who gets the statement of the month before on the first days of a month; off until it is switched on. */
export const StatementSubscriptionSave = z.strictObject({
  isEnabled: flag,
  /** The day of the month from which it is sent. */
  day: z._default(z.int().check(z.gte(1), z.lte(lastSendDay)), 1),
  /** The company's contacts with an e-mail address. */
  contactIds: z._default(z.array(id).check(z.maxLength(20)), []),
})
export type StatementSubscriptionSave = z.infer<typeof StatementSubscriptionSave>

export const StatementSubscription = z.object({
  isEnabled: flag,
  day: z.number(),
  contactIds: z.array(id),
  /** The company's contacts who have an e-mail address, which is masked. */
  contacts: z.array(z.object({ id, name: z.string(), email: z.string() })),
  /** False: the server cannot send e-mail, so that the statement comes as a message only. */
  isMailConfigured: z.boolean(),
})
export type StatementSubscription = z.infer<typeof StatementSubscription>
