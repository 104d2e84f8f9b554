import * as z from 'zod/mini'

const days = z.int().check(z.gte(1, 'field.number'), z.lte(730, 'field.number'))

/** Days ahead that the near-expiry list and the reminder look at, in any order; a company that says nothing has the usual. */
export const ExpirySetting = z.strictObject({
  days: z.array(days).check(z.minLength(1, 'field.required'), z.maxLength(5)),
})
export type ExpirySetting = z.infer<typeof ExpirySetting>
