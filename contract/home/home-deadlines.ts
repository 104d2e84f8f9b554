import type { Deadline } from '../finance/deadline.ts'
import type { NearDeadline, OrderOverview } from '../orders/order-overview.ts'

/** What has to happen by a day: an export's proceeds, or something that the provider owes the company. */
type HomeDeadline = { readonly daysLeft: number } & (
  | { readonly order: NearDeadline }
  | { readonly provider: Deadline }
)

export const deadlinesShown = 8

/** Deadlines that near or have gone by, the most urgent first, and how many there are. */
export function homeDeadlines(
  { deadlines, due }: Pick<OrderOverview, 'deadlines' | 'due'>,
  provider: readonly Deadline[],
): { readonly rows: readonly HomeDeadline[]; readonly total: number } {
  const rows: HomeDeadline[] = [
    ...deadlines
      .filter(({ urgency }) => urgency !== 'far')
      .map((order) => ({ daysLeft: order.daysLeft, order })),
    ...provider.map((each) => ({ daysLeft: each.daysLeft, provider: each })),
  ]
  return {
    rows: rows.toSorted((a, b) => a.daysLeft - b.daysLeft).slice(0, deadlinesShown),
    total: due.late + due.near + provider.length,
  }
}
