import * as z from 'zod/mini'
import { flag } from '../kernel/record.ts'
import { id } from '../kernel/schema.ts'

/** Who gets the statement of the month before on the first days of a month; off until it is switched on. */
export const StatementSubscriptionSave = z.strictObject({
  isEnabled: flag,
  /** The company's contacts with an e-mail address. */
  contactIds: z._default(z.array(id).check(z.maxLength(20)), []),
})
export type StatementSubscriptionSave = z.infer<typeof StatementSubscriptionSave>

export const StatementSubscription = z.object({
  isEnabled: flag,
  contactIds: z.array(id),
  /** False: the server cannot send e-mail, so that the statement comes as a message only. */
  isMailConfigured: z.boolean(),
})
export type StatementSubscription = z.infer<typeof StatementSubscription>
