import type { OrderReview } from '@quayside/contract/office/order.ts'
import { type SideState, sideStates } from '@quayside/contract/orders/side-states.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import styles from './orders.module.css'

/** The states besides the order's own. */
export function OrderStates({ order }: { order: OrderReview }) {
  const t = useTranslations('officeOrders')
  const fields = useTranslations('orderFields.order')
  const state = (label: string, key: SideState) => (
    <div>
      <dt>{label}</dt>
      <dd>
        {order[key] === null ? (
          <span className="q-nothing">{t('none')}</span>
        ) : (
          <StateTag {...sideStates[key]} value={order[key]} />
        )}
      </dd>
    </div>
  )
  return (
    <Panel title={t('states')}>
      <dl className={styles['states']}>
        {state(t('auditStatus'), 'auditStatus')}
        {state(t('priceAudit'), 'priceAudit')}
        {state(t('receiving'), 'receivingState')}
        {state(t('declaration'), 'declarationState')}
        {state(t('shipping'), 'shippingState')}
        {state(fields('signState'), 'signState')}
        {state(t('archive'), 'archiveState')}
      </dl>
    </Panel>
  )
}
