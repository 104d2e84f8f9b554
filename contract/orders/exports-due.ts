import { addDays } from '../kernel/days.ts'
import { nearDays } from './order-deadlines.ts'

/** For lists: a deadline up to these days is near, or has passed. */
export const exportsDue = (today: string): { readonly near: string; readonly late: string } => ({
  near: addDays(today, nearDays),
  late: addDays(today, -1),
})
