import { type Deadline, type DeadlineName, deadlineNames } from '@quayside/contract/finance/deadline.ts'
import { pageAddress } from '../../lib/pages.ts'
import { deadlinesHref } from './home-links.tsx'

/** Where one deadline leads: its record, or the debts of its currency. */
function recordHref({ name, recordId, number, currency, daysLeft }: Deadline): string {
  if (name === 'exportReceipt') return pageAddress('/orderInfo', { id: recordId ?? '', tab: 'money' })
  if (name === 'supplierPayment') return pageAddress('/paymentInfo', { id: recordId ?? '' })
  if (name === 'debt')
    return pageAddress('/debtDetail', {
      currency,
      ...(daysLeft < 0 ? { isOverdue: '1' } : { isDueSoon: '1' }),
    })
  return pageAddress('/paymentRecord', { keyword: number })
}

/** Where all of a kind stand. */
const listHref: Readonly<Record<DeadlineName, () => string>> = {
  exportReceipt: () => deadlinesHref,
  debt: () => pageAddress('/debtDetail'),
  supplierPayment: () => pageAddress('/paymentQuery'),
  payout: () => pageAddress('/paymentRecord'),
  vatInvoice: () => pageAddress('/paymentRecord'),
}

const namedAtMost = 2

export type DueGroup = {
  readonly name: DeadlineName
  readonly isLate: boolean
  /** The next ones by themselves. */
  readonly named: readonly (Deadline & { readonly href: string })[]
  readonly all: { readonly href: string; readonly count: number }
}

/** The open deadlines by kind, in the order of the next day; of each the first ones lead to their records. */
export const dueGroupsOf = (deadlines: readonly Deadline[]): DueGroup[] =>
  deadlineNames
    .map((name) => {
      const mine = deadlines.filter((each) => each.name === name)
      return {
        name,
        isLate: mine.some(({ daysLeft }) => daysLeft < 0),
        named: mine.slice(0, namedAtMost).map((each) => ({ ...each, href: recordHref(each) })),
        all: { href: listHref[name](), count: mine.length },
      }
    })
    .filter(({ all }) => all.count > 0)
    .toSorted((a, b) => (a.named[0]?.dueOn ?? '').localeCompare(b.named[0]?.dueOn ?? ''))
