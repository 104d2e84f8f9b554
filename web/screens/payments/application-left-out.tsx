import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './application-orders.module.css'
import type { LeftOut } from './use-application-form.ts'

/** Orders that were asked for and not added, each with its reason. */
export function LeftOutOrders({ left }: { left: readonly LeftOut[] }) {
  const t = useTranslations('payments.form')
  if (left.length === 0) return null
  return (
    <div className={styles['left-out']} role="status">
      <span>{t('leftOut', { count: left.length })}</span>
      <ul>
        {left.map(({ order, why }, place) => (
          <li key={order?.id ?? place}>
            {order && <PageLink href={pageAddress('/orderInfo', { id: order.id })}>{order.orderNo}</PageLink>}{' '}
            {t(`why.${why}`, {
              total: order ? `${order.currency} ${formatAmount(order.orderAmount as Amount)}` : '',
            })}
            {order && why === 'nothingLeft' && (
              <>
                {' '}
                <PageLink href={pageAddress('/paymentQuery', { orderId: order.id })}>
                  {t('seeApplications')}
                </PageLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
