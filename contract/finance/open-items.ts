import { addDays, daysBetween } from '../kernel/days.ts'
import { type Amount, exceeds, isPositive, minus } from '../kernel/money.ts'
import type { AgeingBucketKey } from './finance.codes.ts'

/** Where nothing was agreed with the company. */
export const usualPaymentDays = 30

/** The document's day and the company's payment term. */
export const dueOn = (day: string, paymentDays: number = usualPaymentDays): string =>
  addDays(day, paymentDays)

/** The last day past due of each bucket. */
export const ageingUpTo = { upTo30: 30, upTo60: 60, upTo90: 90 } as const satisfies Partial<
  Record<AgeingBucketKey, number>
>

/** A debt that is due today is not past due yet. */
export function ageingOf(due: string, today: string): AgeingBucketKey {
  const days = daysBetween(due, today)
  if (days <= 0) return 'notDue'
  if (days <= ageingUpTo.upTo30) return 'upTo30'
  if (days <= ageingUpTo.upTo60) return 'upTo60'
  return days <= ageingUpTo.upTo90 ? 'upTo90' : 'over90'
}

export type OpenItem = {
  readonly id: string
  readonly currency: string
  readonly outstanding: Amount
  readonly incurredOn: string
}
export type WriteOffPart = { readonly itemId: string; readonly amount: Amount }

const smaller = (a: Amount, b: Amount): Amount => (exceeds(a, b) ? b : a)

/** Oldest item first, by its day and then by the order it was booked in. */
const oldestFirst = (items: readonly OpenItem[]): OpenItem[] =>
  items.toSorted((a, b) => a.incurredOn.localeCompare(b.incurredOn) || Number(a.id) - Number(b.id))

/** What received money settles: as many items as it reaches, the last one perhaps in part; the rest stays deposit. */
export function proposeWriteOff(
  money: { readonly currency: string; readonly amount: Amount },
  items: readonly OpenItem[],
): { parts: WriteOffPart[]; left: Amount } {
  let left = money.amount
  const parts: WriteOffPart[] = []
  for (const item of oldestFirst(items)) {
    if (item.currency !== money.currency || !isPositive(item.outstanding)) continue
    const amount = smaller(left, item.outstanding)
    if (!isPositive(amount)) break
    parts.push({ itemId: item.id, amount })
    left = minus(left, amount)
  }
  return { parts, left }
}
