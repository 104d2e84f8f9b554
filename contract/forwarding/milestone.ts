import * as z from 'zod/mini'
import type { Finding } from '../kernel/refusal.ts'
import { code, instant, optionalText } from '../kernel/schema.ts'
import { at } from '../refusals.ts'
import { type FreightMilestoneKey, freightMilestone } from './forwarding.codes.ts'

// Without a default: a time that is left out stays as it is.
const time = z.optional(z.nullable(instant))

export const MilestoneEntry = z.strictObject({
  kind: code(freightMilestone),
  /** What is given replaces what stood there; null takes it back. */
  plannedAt: time,
  actualAt: time,
  note: optionalText(200),
})
export type MilestoneEntry = z.infer<typeof MilestoneEntry>
export const milestoneEntries = z
  .array(MilestoneEntry)
  .check(z.minLength(1, 'freight.noMilestone'), z.maxLength(20))

export const Milestone = z.object({
  kind: z.string(),
  plannedAt: z.nullable(instant),
  actualAt: z.nullable(instant),
  note: z.string(),
})
export type Milestone = z.infer<typeof Milestone>

/** Reached after its time, or not reached although its time is over. */
export const isLate = (
  { plannedAt, actualAt }: Pick<Milestone, 'plannedAt' | 'actualAt'>,
  now: string,
): boolean => plannedAt !== null && Date.parse(actualAt ?? now) > Date.parse(plannedAt)

/** Each once; what has happened lies in the past. */
export function checkMilestones(path: string, entries: readonly MilestoneEntry[], now: string): Finding[] {
  const seen = new Set<string>()
  return entries.flatMap(({ kind, actualAt }, place): Finding[] => {
    if (seen.has(kind)) return [at(`${path}.${place}.kind`, 'freight.milestoneTwice')]
    seen.add(kind)
    return actualAt && Date.parse(actualAt) > Date.parse(now)
      ? [at(`${path}.${place}.actualAt`, 'freight.milestoneFuture')]
      : []
  })
}

/** The stop that a step of the order's machine reaches. */
const milestonesOfSteps: Readonly<Record<string, FreightMilestoneKey>> = {
  confirmGoods: 'cargoReady',
  bookWarehouse: 'booked',
  deliver: 'handedOver',
  arrive: 'arrived',
  complete: 'delivered',
}
export const milestoneOf = (step: string): FreightMilestoneKey | undefined => milestonesOfSteps[step]
