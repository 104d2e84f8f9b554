import { agreementNoticeDays } from '../kernel/agreement.ts'
import { addDays, daysBetween } from '../kernel/days.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'

/**
 * A version is valid from today or later, and not before the one that was published last: the later one replaces it.
 */
export function checkAgreementDay(
  effectiveOn: string,
  { today, last }: { today: string; last: string },
): Finding[] {
  if (effectiveOn < today) return [at('effectiveOn', 'agreement.dayPast')]
  if (effectiveOn < last) return [at('effectiveOn', 'agreement.dayBeforeLast', { day: last })]
  return []
}

/** The day that a new version is proposed for: its readers are told as many days before as is usual. */
export const usualAgreementDay = ({ today, last }: { today: string; last: string }): string => {
  const usual = addDays(today, agreementNoticeDays)
  return usual < last ? last : usual
}

/** When readers are told of a version that is published today, and how many days they have until it is valid. */
export function agreementNoticeOf(effectiveOn: string, today: string): { on: string; days: number } {
  const usual = addDays(effectiveOn, -agreementNoticeDays)
  const on = usual < today ? today : usual
  return { on, days: daysBetween(on, effectiveOn) }
}
