import type { Deadline } from '@quayside/contract/finance/deadline.ts'
import { homeDeadlines } from '@quayside/contract/home/home-deadlines.ts'
import { exportReceiptDays } from '@quayside/contract/kernel/commercial-terms.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { NearDeadline, OrderOverview } from '@quayside/contract/orders/order-overview.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { ordersHref } from './home-links.tsx'
import { heights, Panel, Quiet } from './home-panel.tsx'
import styles from './home-rows.module.css'

/** All exports with an open deadline, the next one first. */
const deadlinesHref: string = ordersHref(orderKind.codes.export, {
  hasDeadline: '1',
  orderByColumn: 'receiptDueOn',
  isAsc: 'asc',
})

function useDaysText(): (days: number) => string {
  const t = useTranslations('home.deadlines')
  return (days) => {
    if (days === 0) return t('today')
    return days < 0 ? t('late', { days: -days }) : t('left', { days })
  }
}

type Props = {
  readonly orders: OrderOverview
  /** What the provider has to do by a day. */
  readonly provider: readonly Deadline[]
}

/** §1: deadlines that near, of exports' proceeds and of what the provider owes the company; the most urgent first. */
export function DeadlinePanel({ orders, provider }: Props) {
  const t = useTranslations('home.deadlines')
  const { rows, total } = homeDeadlines(orders, provider)
  return (
    <Panel
      title={t('title')}
      note={t('note', { days: exportReceiptDays })}
      all={deadlinesHref}
      minHeight={heights.deadlines}
    >
      {rows.length === 0 ? (
        <Quiet>{t('none')}</Quiet>
      ) : (
        <ul className={`${styles['home-rows']} ${styles['home-deadlines']}`}>
          {rows.map((row) =>
            'order' in row ? (
              <ExportDeadline key={row.order.id} deadline={row.order} />
            ) : (
              <ProviderDeadline
                key={`${row.provider.name} ${row.provider.recordId}`}
                deadline={row.provider}
              />
            ),
          )}
          {total > rows.length && <li>{t('more', { count: total - rows.length })}</li>}
        </ul>
      )}
    </Panel>
  )
}

function ExportDeadline({
  deadline: { id, orderNo, partnerName, currency, unpaidAmount, dueOn, isOpen, daysLeft, urgency },
}: {
  deadline: NearDeadline
}) {
  const t = useTranslations('home.deadlines')
  const daysText = useDaysText()
  return (
    <li>
      <span className={styles['home-order']}>
        <PageLink href={pageAddress('/orderInfo', { id })}>{orderNo}</PageLink>
        <small title={partnerName}>{partnerName}</small>
      </span>
      <Money value={unpaidAmount as Amount} currency={currency} />
      <span className={styles['home-due']} data-urgency={urgency}>
        {daysText(daysLeft)}
        <small {...(isOpen && { title: t('open', { year: dueOn.slice(0, 4) }) })}>
          {dueOn}
          {isOpen && ' *'}
        </small>
      </span>
    </li>
  )
}

/** From then on the provider's deadline is one to ask about. */
const nearDays = 3

function ProviderDeadline({
  deadline: { name, number, recordId, currency, amount, dueOn, daysLeft },
}: {
  deadline: Deadline
}) {
  const t = useTranslations('home.due')
  const daysText = useDaysText()
  const href =
    name === 'supplierPayment'
      ? pageAddress('/paymentInfo', { id: recordId ?? '' })
      : name === 'vatInvoice'
        ? pageAddress('/theInputTicket')
        : pageAddress('/paymentRecord', { keyword: number })
  return (
    <li>
      <span className={styles['home-order']}>
        <PageLink href={href}>{number}</PageLink>
        <small>{t(name)}</small>
      </span>
      <Money value={amount as Amount} currency={currency} />
      <span
        className={styles['home-due']}
        data-urgency={daysLeft < 0 ? 'late' : daysLeft <= nearDays ? 'near' : undefined}
      >
        {daysText(daysLeft)}
        <small>{dueOn}</small>
      </span>
    </li>
  )
}
