import { type Amount, formatAmount, sum } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderOverview, UnpaidSum } from '@quayside/contract/orders/order-overview.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { useCan } from '@quayside/kit/context.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import styles from './home-figures.module.css'
import { deadlinesHref, ordersHref } from './home-links.tsx'

/** A sum for each currency, because they do not add up. */
const perCurrency = (sums: readonly UnpaidSum[]): string[] =>
  currencies.values.flatMap((currency) => {
    const own = sums.filter((each) => each.currency === currency)
    return own.length === 0
      ? []
      : [`${currency} ${formatAmount(sum(own.map(({ amount }) => amount as Amount)))}`]
  })

/** Orders of this month against the last: the trend has one sum for each month, kind and currency. */
function monthsOf({ months, trend }: Pick<OrderOverview, 'months' | 'trend'>) {
  const countOf = (month: string | undefined): number =>
    trend.filter((each) => each.month === month).reduce((all, each) => all + each.orders, 0)
  return { now: countOf(months.at(-1)), before: countOf(months.at(-2)) }
}

/** The figures one looks at first; without an overview they keep their place. */
export function Figures({ overview }: { overview: OrderOverview | undefined }) {
  const t = useTranslations('home.figures')
  const format = useFormatter()
  const seesDebts = useCan()('finance-debt-list')
  if (!overview) return <PendingFigures />
  const total = (name: 'receiving' | 'clearing' | 'inTransit' | 'arrived'): number =>
    overview.kinds.reduce((all, kind) => all + kind[name], 0)
  const [receiving, clearing, inTransit] = [total('receiving'), total('clearing'), total('inTransit')]
  const { now, before } = monthsOf(overview)
  const change = before === 0 ? undefined : (now - before) / before
  return (
    <div className={styles['figures']}>
      {seesDebts ? <DebtsTile /> : <UnpaidTile overview={overview} />}
      <Tile name={t('underway')} value={format.number(receiving + clearing + inTransit + total('arrived'))}>
        {t('stages', { receiving, clearing, inTransit })}
      </Tile>
      <Tile name={t('month')} value={format.number(now)}>
        {change === undefined ? (
          t('noMonth')
        ) : (
          <span data-tone={change < 0 ? 'down' : 'up'}>
            {t('change', {
              sign: change < 0 ? '▼' : '▲',
              share: format.number(Math.abs(change), { style: 'percent', maximumFractionDigits: 1 }),
            })}
          </span>
        )}
      </Tile>
      <Tile name={t('due')} value={format.number(overview.due.late + overview.due.near)}>
        <PageLink href={deadlinesHref} {...(overview.due.late > 0 && { 'data-tone': 'late' })}>
          {t('dueNote', overview.due)}
        </PageLink>
      </Tile>
    </div>
  )
}

/** What is owed by the ledger, as the debts' screen says it. */
function DebtsTile() {
  const t = useTranslations('home.figures')
  const { data } = useQuery({
    queryKey: ['ledger', 'debts', 'summary'],
    queryFn: ({ signal }) => api('GET finance/online/debt/summary', {}, { signal, isQuiet: true }),
  })
  const rmb = (amount: string): string => `${currencies.codes.RMB} ${formatAmount(amount as Amount)}`
  const { overdue = 0, all = 0 } = data?.counts ?? {}
  return (
    <Tile name={t('unpaid')} value={data ? rmb(data.inRmb.total) : '–'}>
      {data && overdue > 0 && (
        <PageLink href={pageAddress('/debtDetail', { isOverdue: 1 })} data-tone="late">
          {t('debtsLate', { count: overdue, sum: rmb(data.overdueInRmb) })}
        </PageLink>
      )}
      {data && overdue === 0 && all > 0 && (
        <PageLink href={pageAddress('/debtDetail')}>{t('debts', { count: all })}</PageLink>
      )}
      {data && all === 0 && t('noneLate')}
    </Tile>
  )
}

/** Of unpaid orders, for those who see orders but not the ledger. */
function UnpaidTile({ overview }: { overview: OrderOverview }) {
  const t = useTranslations('home.figures')
  const [first = '–', ...more] = perCurrency(overview.unpaid)
  const late = perCurrency(overview.overdue).join(' · ')
  return (
    <Tile name={t('unpaid')} value={first}>
      {late === '' ? (
        <span>{more.join(' · ') || t('noneLate')}</span>
      ) : (
        <PageLink href={ordersHref(orderKind.codes.export, { isLate: '1' })} data-tone="late">
          {t('overdue', { sums: late })}
        </PageLink>
      )}
    </Tile>
  )
}

const PendingFigures = () => (
  <div className={styles['figures']} aria-hidden="true">
    {['unpaid', 'underway', 'month', 'due'].map((name) => (
      <div key={name} className={`q-panel ${styles['figure']}`} />
    ))}
  </div>
)

const Tile = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  // No region: panels below have the same names.
  <div role="group" className={`q-panel ${styles['figure']}`} aria-label={name}>
    <h2>{name}</h2>
    <b>{value}</b>
    <p>{children}</p>
  </div>
)
