import * as z from 'zod/mini'
import { date } from '../kernel/schema.ts'

export const historyDays = 30

export const historyNames = ['running', 'backup', 'reconcile', 'jobs', 'mail', 'sms', 'webhooks'] as const
export type HistoryName = (typeof historyNames)[number]

/** The last thirty days, the oldest first. */
export const SystemHistory = z.object({
  days: z.array(date),
  rows: z.array(
    z.object({
      name: z.enum(historyNames),
      /** Of 'running' the minutes with and without a process that reached the database; null: nothing is kept of the day. */
      days: z.array(z.nullable(z.object({ done: z.number(), failed: z.number() }))),
    }),
  ),
})
export type SystemHistory = z.infer<typeof SystemHistory>

type Days = SystemHistory['rows'][number]['days']

/** What all days have together; nothing where no day is kept. */
export function historyTotal(days: Days): { done: number; failed: number } | null {
  const kept = days.filter((day) => day !== null)
  if (kept.length === 0) return null
  return {
    done: kept.reduce((total, { done }) => total + done, 0),
    failed: kept.reduce((total, { failed }) => total + failed, 0),
  }
}
