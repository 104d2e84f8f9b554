import { exportReceiptDays } from '../kernel/commercial-terms.ts'
import { nearDays } from './order-deadlines.ts'

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * The last day of export whose 60 days are over by `day`. Lists count by it without the calendar: an order whose
 * deadline is moved over rest days stands among the near ones some days earlier than its own deadline says.
 */
const lastExportDueBy = (day: string): string => dayAfter(day, -exportReceiptDays)

/** For lists: exports up to these days have a deadline that is near, or one that has passed. */
export const exportsDue = (today: string): { readonly near: string; readonly late: string } => ({
  near: lastExportDueBy(dayAfter(today, nearDays)),
  late: lastExportDueBy(dayAfter(today, -1)),
})
