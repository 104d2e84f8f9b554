import { nearDays } from './order-deadlines.ts'

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** For lists: a deadline up to these days is near, or has passed. */
export const exportsDue = (today: string): { readonly near: string; readonly late: string } => ({
  near: dayAfter(today, nearDays),
  late: dayAfter(today, -1),
})
