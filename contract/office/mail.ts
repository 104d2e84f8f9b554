import * as z from 'zod/mini'
import { id, instant } from '../kernel/schema.ts'

/** An e-mail that its address did not take for ten days. */
export const GivenUpMail = z.object({
  id,
  /** Empty for an e-mail to one of the provider's staff. */
  companyName: z.string(),
  address: z.string(),
  /** The text is in the reader's language. */
  subject: z.string(),
  attempts: z.number(),
  lastError: z.string(),
  createdAt: instant,
  givenUpAt: instant,
})
export type GivenUpMail = z.infer<typeof GivenUpMail>
