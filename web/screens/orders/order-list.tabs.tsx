import type { OrderTabCounts } from '@quayside/contract/orders/order-query.ts'
import { orderTab } from '@quayside/contract/orders/order-tabs.ts'
import { ListTabs } from '@quayside/kit/list/list-tabs.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'

/** A tab is a filter of its own; what needs attention and what is late are chosen in the same row. */
type Mark = 'hasReminder' | 'isLate' | 'isNear' | 'hasDeadline'
type Chosen = { readonly [K in 'tab' | Mark]?: string }

type Props = {
  readonly filters: Chosen
  /** Only exports have deadlines. */
  readonly hasDeadlines: boolean
  readonly counts: OrderTabCounts | undefined
  readonly onChoose: (chosen: Required<Chosen>) => void
}

/** They stand in the order of an order's states. */
const tabs = ['toSubmit', 'returned', 'auditFailed', 'pendingPayment', 'pendingReceipt'] as const
const marks = ['hasReminder', 'isLate'] as const
const tones = { hasReminder: 'waitsForYou', isLate: 'refused' } as const

export function OrderTabs({ filters, hasDeadlines, counts, onChoose }: Props) {
  const t = useTranslations('orders.list')
  const codeText = useCodeText()
  const names: readonly Mark[] = hasDeadlines ? [...marks, 'isNear', 'hasDeadline'] : marks
  const chosen = names.find((name) => filters[name] === '1') ?? filters.tab ?? ''
  const flag = (name: Mark, value: string): string => (value === name ? '1' : '')
  return (
    <ListTabs
      label={t('tabs')}
      chosen={chosen}
      groups={[
        [
          { value: '', label: t('all'), count: counts?.all },
          ...tabs.map((tab) => ({ value: tab, label: codeText(orderTab, tab), count: counts?.[tab] })),
        ],
        names.map((name) => ({
          value: name,
          label: t(name),
          ...((name === 'hasReminder' || name === 'isLate') && { count: counts?.[name], tone: tones[name] }),
        })),
      ]}
      onChoose={(value) =>
        onChoose({
          tab: names.some((name) => name === value) ? '' : value,
          hasReminder: flag('hasReminder', value),
          isLate: flag('isLate', value),
          isNear: flag('isNear', value),
          hasDeadline: flag('hasDeadline', value),
        })
      }
    />
  )
}
