import { exportReceiptDays } from '@quayside/contract/kernel/commercial-terms.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { NearDeadline } from '@quayside/contract/orders/order-overview.ts'
import { Money } from '@quayside/kit/money.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import { deadlinesHref } from './home-links.tsx'
import { heights, Panel, Quiet } from './home-panel.tsx'
import styles from './home-rows.module.css'

/** §1: the exports with the next deadlines for receiving foreign exchange. */
export function DeadlinePanel({ deadlines }: { deadlines: readonly NearDeadline[] }) {
  const t = useTranslations('home.deadlines')
  const when = (days: number): string => {
    if (days === 0) return t('today')
    return days < 0 ? t('late', { days: -days }) : t('left', { days })
  }
  return (
    <Panel
      title={t('title')}
      note={t('note', { days: exportReceiptDays })}
      all={deadlinesHref}
      minHeight={heights.deadlines}
    >
      {deadlines.length === 0 ? (
        <Quiet>{t('none')}</Quiet>
      ) : (
        <ul className={`${styles['home-rows']} ${styles['home-deadlines']}`}>
          {deadlines.map(
            ({ id, orderNo, partnerName, currency, unpaidAmount, dueOn, isOpen, daysLeft, urgency }) => (
              <li key={id}>
                <span className={styles['home-order']}>
                  <PageLink href={pageAddress('/orderInfo', { id })}>{orderNo}</PageLink>
                  <small title={partnerName}>{partnerName}</small>
                </span>
                <Money value={unpaidAmount as Amount} currency={currency} />
                <span className={styles['home-due']} data-urgency={urgency}>
                  {when(daysLeft)}
                  <small {...(isOpen && { title: t('open', { year: dueOn.slice(0, 4) }) })}>
                    {dueOn}
                    {isOpen && ' *'}
                  </small>
                </span>
              </li>
            ),
          )}
        </ul>
      )}
    </Panel>
  )
}
