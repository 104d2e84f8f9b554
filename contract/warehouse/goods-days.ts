import { checkDayOrder, dayOrders } from '../kernel/day-order.ts'
import { addDays, daysBetween } from '../kernel/days.ts'
import { checkDay } from '../kernel/plausible-day.ts'
import type { Finding } from '../kernel/refusal.ts'
import { shelfLifeAtMost } from '../products/shelf-life.ts'
import { at } from '../refusals.ts'

/** Food and cosmetics have a day on which they were made and a last day on which they are good. Unknown days are '' or null. */
type Day = string | null
export type GoodsDays = { readonly producedOn: Day; readonly expiresOn: Day }

/** Days ahead of a company that sets none of its own; the first is the closest. */
export const usualExpiryDays: readonly number[] = [30, 60, 90]
/** Goods within the widest of the days are near their expiry. */
export const nearExpiryDays = (days: readonly number[]): number => Math.max(...days)

/** Goods are good on the day of their expiry itself. */
export const isExpired = (expiresOn: Day, today: string): boolean =>
  expiresOn !== null && expiresOn !== '' && expiresOn < today

/** Negative once the goods are expired; null without a day. */
export const daysLeft = (expiresOn: Day, today: string): number | null =>
  expiresOn ? daysBetween(today, expiresOn) : null

/** How many days ahead a lot is reminded of now, 0 once it is expired; undefined while it keeps longer. */
export function expiryReminderDays(
  expiresOn: string,
  today: string,
  ahead: readonly number[],
): number | undefined {
  const left = daysBetween(today, expiresOn)
  return left < 0 ? 0 : ahead.toSorted((a, b) => a - b).find((days) => left <= days)
}

/** The day that follows from a shelf life, or '' where either is unknown or no number that can be meant. */
export function expiryAfter(producedOn: Day, shelfLifeDays: string | number | null): string {
  const days = Number(shelfLifeDays ?? 0)
  return producedOn && days > 0 && days <= shelfLifeAtMost ? addDays(producedOn, days) : ''
}

/** The day of expiry of a line: as it is given, otherwise as its shelf life says. */
export const expiryOfLine = (line: GoodsDays & { readonly shelfLifeDays: string }): string =>
  line.expiresOn || expiryAfter(line.producedOn, line.shelfLifeDays)

type Path = (name: keyof GoodsDays) => string
const itself: Path = (name) => name

/** Goods do not expire before they are made. */
export const checkGoodsOrder = (days: GoodsDays, path: Path = itself): Finding[] =>
  checkDayOrder('goods', days, 'expiresOn', path('expiresOn'))

/** Days that cannot be meant: made after today or generations ago, or good for generations. */
export const checkGoodsDays = (days: GoodsDays, today: string, path: Path = itself): Finding[] =>
  dayOrders.goods.flatMap((name) =>
    checkDay(path(name), days[name] ?? '', { kind: name === 'producedOn' ? 'made' : 'expires', today }),
  )

/** Goods that would arrive expired are not announced: the day is a mistake. */
export const checkNotExpired = (days: GoodsDays, today: string, path: Path = itself): Finding[] =>
  isExpired(days.expiresOn, today)
    ? [at(path('expiresOn'), 'warehouseIn.expired', { day: days.expiresOn ?? '' })]
    : []
