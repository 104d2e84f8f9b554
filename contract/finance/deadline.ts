import * as z from 'zod/mini'
import { date, id } from '../kernel/schema.ts'
import type { RemindedName } from './reminders.ts'

const deadlineNames = [
  'exportReceipt',
  'debt',
  'supplierPayment',
  'payout',
  'vatInvoice',
] as const satisfies readonly RemindedName[]
export type DeadlineName = (typeof deadlineNames)[number]

/** An open deadline that is near or has gone by, and where it leads. */
export const Deadline = z.object({
  name: z.enum(deadlineNames),
  dueOn: date,
  /** Below zero: the day has gone by. */
  daysLeft: z.number(),
  currency: z.string(),
  amount: z.string(),
  /** The number of the order, the application or the receipt; empty for the debts of one day. */
  number: z.string(),
  /** The id of the order or the application; null where it is neither. */
  recordId: z.nullable(id),
})
export type Deadline = z.infer<typeof Deadline>
