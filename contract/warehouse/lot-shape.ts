import * as z from 'zod/mini'
import { date, id } from '../kernel/schema.ts'

/** How a lot is recognised wherever lots are chosen or were reserved. */
export const lotShape = {
  lotId: id,
  number: z.string(),
  lotNumber: z.string(),
  batchNumber: z.string(),
  dateCode: z.string(),
  expiresOn: z.nullable(date),
}
