import { daysBetween } from '../kernel/days.ts'

/** How many days before its day a deadline is first reminded of: an answer from abroad takes longer than a transfer. */
export const reminderLead = {
  exportReceipt: 10,
  debt: 3,
  supplierPayment: 1,
  payout: 1,
  vatInvoice: 3,
} as const
export type RemindedName = keyof typeof reminderLead
type ReminderMoment = 'before' | 'on' | 'after'

/** Which of a deadline's three reminders is due today, if any. One whose day went by unnoticed is not sent late. */
export function momentOf(name: RemindedName, dueOn: string, today: string): ReminderMoment | undefined {
  const daysLeft = -daysBetween(dueOn, today)
  if (daysLeft < 0) return 'after'
  if (daysLeft === 0) return 'on'
  return daysLeft <= reminderLead[name] ? 'before' : undefined
}
