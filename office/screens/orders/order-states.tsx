import type { OrderReview } from '@quayside/contract/office/order.ts'
import type { SideState } from '@quayside/contract/orders/side-states.ts'
import { stateGroups } from '@quayside/contract/orders/state-groups.ts'
import { StateGroups } from '@quayside/kit/record/state-groups.tsx'
import { useTranslations } from 'use-intl'

/** The states besides the order's own. What waits for the customer is nothing that the provider has to do. */
export function OrderStates({ order }: { order: OrderReview }) {
  const t = useTranslations('officeOrders')
  const fields = useTranslations('orderFields.order')
  const groups = stateGroups(order)
  return (
    <StateGroups
      labelOf={(name) => (name === 'contract' ? t('contract.title') : fields(name as SideState))}
      groups={(['now', 'money', 'goods'] as const).map((key) => ({
        key,
        title: t(`groups.${key}`),
        facts: groups[key].map((fact) => ({
          ...fact,
          tone: fact.tone === 'waitsForYou' ? 'underway' : fact.tone,
        })),
      }))}
    />
  )
}
