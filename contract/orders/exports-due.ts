import { exportReceiptDays } from '../kernel/commercial-terms.ts'
import { nearDays } from './order-deadlines.ts'
import { receiptDueOn } from './order-estimates.ts'

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The last day of export whose foreign exchange is due by `day`. */
function lastExportDueBy(day: string): string {
  let exported = dayAfter(day, -exportReceiptDays)
  while (receiptDueOn(exported) > day) exported = dayAfter(exported, -1)
  while (receiptDueOn(dayAfter(exported, 1)) <= day) exported = dayAfter(exported, 1)
  return exported
}

/** For lists: exports up to these days have a deadline that is near, or one that has passed. */
export const exportsDue = (today: string): { readonly near: string; readonly late: string } => ({
  near: lastExportDueBy(dayAfter(today, nearDays)),
  late: lastExportDueBy(dayAfter(today, -1)),
})
