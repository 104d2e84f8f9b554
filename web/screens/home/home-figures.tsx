import type { HomeView } from '@quayside/contract/home/home.api.ts'
import { type Amount, formatAmount, sum } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderOverview, UnpaidSum } from '@quayside/contract/orders/order-overview.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import styles from './home-figures.module.css'
import { figureHref, monthHref, ordersHref, todoHref } from './home-links.tsx'

/** A sum for each currency, because they do not add up. */
const perCurrency = (sums: readonly UnpaidSum[]): string[] =>
  currencies.values.flatMap((currency) => {
    const own = sums.filter((each) => each.currency === currency)
    return own.length === 0
      ? []
      : [`${currency} ${formatAmount(sum(own.map(({ amount }) => amount as Amount)))}`]
  })

/** Orders of a month by kind: the trend has one sum for each month, kind and currency. */
const ofMonth = ({ kinds, trend }: OrderOverview, month: string | undefined) =>
  kinds.map(({ modelType }) => ({
    modelType,
    count: trend
      .filter((each) => each.month === month && each.modelType === modelType)
      .reduce((all, each) => all + each.orders, 0),
  }))
const total = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((all, { count }) => all + count, 0)

type Props = { readonly orders: OrderOverview; readonly debts: HomeView['debts'] }

/** The figures one looks at first. */
export function Figures({ orders, debts }: Props) {
  const t = useTranslations('home.figures')
  const format = useFormatter()
  const underway = orders.kinds.map(({ modelType, underway: count }) => ({ modelType, count }))
  const month = orders.months.at(-1) ?? ''
  const [now, before] = [ofMonth(orders, month), total(ofMonth(orders, orders.months.at(-2)))]
  const change = before === 0 ? undefined : (total(now) - before) / before
  return (
    <div className={styles['figures']}>
      {debts ? <DebtsTile debts={debts} /> : <UnpaidTile orders={orders} />}
      <Tile name={t('underway')} value={format.number(total(underway))}>
        <KindLinks counts={underway} hrefOf={(kind) => figureHref(kind, 'underway')} />
      </Tile>
      <Tile
        name={t('month')}
        value={format.number(total(now))}
        note={
          change === undefined ? undefined : (
            <span data-tone={change < 0 ? 'down' : 'up'}>
              {t('change', {
                sign: change < 0 ? '▼' : '▲',
                share: format.number(Math.abs(change), { style: 'percent', maximumFractionDigits: 1 }),
              })}
            </span>
          )
        }
      >
        <KindLinks counts={now} hrefOf={(kind) => monthHref(kind, month, undefined)} />
      </Tile>
      <Tile name={t('due')} value={format.number(orders.due.late + orders.due.near)}>
        {orders.due.late > 0 && (
          <PageLink href={todoHref('exportsLate', null)} data-tone="late">
            {t('late', { count: orders.due.late })}
          </PageLink>
        )}
        {orders.due.near > 0 && (
          <PageLink href={todoHref('exportsDue', null)}>{t('near', { count: orders.due.near })}</PageLink>
        )}
        {orders.due.late + orders.due.near === 0 && t('noneDue')}
      </Tile>
    </div>
  )
}

type KindLinksProps = {
  readonly counts: readonly { readonly modelType: number; readonly count: number }[]
  readonly hrefOf: (modelType: number) => string
}

/** Each kind has its own list. */
function KindLinks({ counts, hrefOf }: KindLinksProps) {
  const codeText = useCodeText()
  const format = useFormatter()
  return counts
    .filter(({ count }) => count > 0)
    .map(({ modelType, count }) => (
      <PageLink key={modelType} href={hrefOf(modelType)}>
        {codeText(orderKind, modelType)} {format.number(count)}
      </PageLink>
    ))
}

/** What is owed by the ledger, as the debts' screen says it. */
function DebtsTile({ debts: { inRmb, overdueInRmb, counts } }: { debts: NonNullable<HomeView['debts']> }) {
  const t = useTranslations('home.figures')
  const rmb = (amount: string): string => `${currencies.codes.RMB} ${formatAmount(amount as Amount)}`
  return (
    <Tile name={t('unpaid')} value={rmb(inRmb.total)}>
      {counts.overdue > 0 && (
        <PageLink href={pageAddress('/debtDetail', { isOverdue: 1 })} data-tone="late">
          {t('debtsLate', { count: counts.overdue, sum: rmb(overdueInRmb) })}
        </PageLink>
      )}
      {counts.overdue === 0 && counts.all > 0 && (
        <PageLink href={pageAddress('/debtDetail')}>{t('debts', { count: counts.all })}</PageLink>
      )}
      {counts.all === 0 && t('noneLate')}
    </Tile>
  )
}

/** Of unpaid orders, for those who see orders but not the ledger. */
function UnpaidTile({ orders }: { orders: OrderOverview }) {
  const t = useTranslations('home.figures')
  const [first = '–', ...more] = perCurrency(orders.unpaid)
  const late = perCurrency(orders.overdue).join(' · ')
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

export const PendingFigures = () => (
  <div className={styles['figures']} aria-hidden="true">
    {['unpaid', 'underway', 'month', 'due'].map((name) => (
      <div key={name} className={`q-panel ${styles['figure']}`} />
    ))}
  </div>
)

type TileProps = {
  readonly name: string
  readonly value: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

const Tile = ({ name, value, note, children }: TileProps) => (
  // No region: panels below have the same names.
  <div role="group" className={`q-panel ${styles['figure']}`} aria-label={name}>
    <h2>{name}</h2>
    <b>
      {value}
      {note !== undefined && <small>{note}</small>}
    </b>
    <p>{children}</p>
  </div>
)
