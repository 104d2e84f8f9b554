import Big from 'big.js'
import * as z from 'zod/mini'
import {
  type Amount,
  compare,
  exceeds,
  isPositive,
  type Rate,
  roundAmount,
  roundRate,
} from '../kernel/money.ts'
import { savedKey } from '../kernel/record.ts'
import type { Finding } from '../kernel/refusal.ts'
import { code, date, id, instant, rateText } from '../kernel/schema.ts'
import { at } from '../refusals.ts'
import { foreignCurrency } from './rate.codes.ts'
import { isAbsurdJump } from './rate-change.ts'

/** Alerts watch the central parity, which the portal's bar shows as well. */
export const alertSource = 'safe'

export const RateAlertSave = z.strictObject({
  ...savedKey,
  currency: code(foreignCurrency),
  atOrBelow: rateText,
})
export type RateAlertSave = z.infer<typeof RateAlertSave>

export const RateAlert = z.object({
  id,
  version: z.number(),
  currency: z.string(),
  atOrBelow: z.string(),
  /** The member was notified, and the rate has not been above the figure since. */
  notifiedAt: z.nullable(instant),
  /** The central parity of now and the day it is published for; null where none is known. */
  rate: z.nullable(z.string()),
  day: z.nullable(date),
})
export type RateAlert = z.infer<typeof RateAlert>

/** A figure that is reached already would notify nobody of anything, and one a fifth away is a slip. */
export function checkRateAlert(
  { atOrBelow }: Pick<RateAlertSave, 'atOrBelow'>,
  rate: Rate | null,
): Finding[] {
  if (!isPositive(atOrBelow)) return [at('atOrBelow', 'rate.notPositive')]
  if (rate === null) return []
  if (!exceeds(rate, atOrBelow)) return [at('atOrBelow', 'rateAlert.reached', { rate: roundRate(rate) })]
  return isAbsurdJump(atOrBelow, rate) ? [at('atOrBelow', 'rateAlert.tooFar', { rate: roundRate(rate) })] : []
}

/** What a new rate does to an alert: it notifies once, and rests until the rate is above the figure again. */
export function alertStep(
  { atOrBelow, isResting }: { readonly atOrBelow: Rate; readonly isResting: boolean },
  rate: Rate,
): 'notify' | 'wake' | 'nothing' {
  const isReached = compare(rate, atOrBelow) <= 0
  if (isReached === isResting) return 'nothing'
  return isReached ? 'notify' : 'wake'
}

/** How far the rate is above the figure; zero where it is reached. */
export const alertDistance = (rate: Rate, atOrBelow: Rate): Rate =>
  exceeds(rate, atOrBelow) ? roundRate(new Big(rate).minus(atOrBelow)) : roundRate(0)

/** What an amount costs less in RMB at the figure than at the rate of now. */
export const alertSaving = (owed: Amount, rate: Rate, atOrBelow: Rate): Amount =>
  roundAmount(new Big(owed).times(alertDistance(rate, atOrBelow)))
