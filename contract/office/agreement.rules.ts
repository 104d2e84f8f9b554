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
