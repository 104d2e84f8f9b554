import type { OrderTabCounts } from '@quayside/contract/orders/order.ts'
import { orderTab } from '@quayside/contract/orders/order-tabs.ts'
import { ListTabs } from '@quayside/kit/list-tabs.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'

/** A tab is a filter of its own; what needs attention and what is late are chosen in the same row. */
type Chosen = { readonly tab?: string; readonly hasReminder?: string; readonly isLate?: string }

type Props = {
  readonly filters: Chosen
  readonly counts: OrderTabCounts | undefined
  readonly onChoose: (chosen: Required<Chosen>) => void
}

/** In the order of an order's states. */
const tabs = ['toSubmit', 'returned', 'auditFailed', 'pendingPayment', 'pendingReceipt'] as const
const marks = { hasReminder: 'waitsForYou', isLate: 'refused' } as const
const markNames = ['hasReminder', 'isLate'] as const

export function OrderTabs({ filters, counts, onChoose }: Props) {
  const t = useTranslations('orders.list')
  const codeText = useCodeText()
  const chosen = markNames.find((name) => filters[name] === '1') ?? filters.tab ?? ''
  return (
    <ListTabs
      label={t('tabs')}
      chosen={chosen}
      groups={[
        [
          { value: '', label: t('all'), count: counts?.all },
          ...tabs.map((tab) => ({ value: tab, label: codeText(orderTab, tab), count: counts?.[tab] })),
        ],
        markNames.map((name) => ({
          value: name,
          label: t(name),
          count: counts?.[name],
          tone: marks[name],
        })),
      ]}
      onChoose={(value) =>
        onChoose({
          tab: value in marks ? '' : value,
          hasReminder: value === 'hasReminder' ? '1' : '',
          isLate: value === 'isLate' ? '1' : '',
        })
      }
    />
  )
}
