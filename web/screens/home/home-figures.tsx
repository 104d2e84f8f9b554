import type { HomeView } from '@quayside/contract/home/home.api.ts'
import { homeDeadlines } from '@quayside/contract/home/home-deadlines.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderOverview } from '@quayside/contract/orders/order-overview.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useFormatter, useTranslations } from 'use-intl'
import styles from './home-figures.module.css'
import { figureHref, monthHref, todoHref } from './home-links.tsx'
import { DebtsTile, UnpaidTile } from './home-owed.tsx'
import { Tile } from './home-tile.tsx'

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

type Props = {
  readonly orders: OrderOverview
  readonly debts: HomeView['debts']
  readonly dues: HomeView['dues']
  readonly deadlines: NonNullable<HomeView['deadlines']>
}

/** The figures one looks at first. */
export function Figures({ orders, debts, dues, deadlines }: Props) {
  const t = useTranslations('home.figures')
  const format = useFormatter()
  const underway = orders.kinds.map(({ modelType, underway: count }) => ({ modelType, count }))
  const due = homeDeadlines(orders, deadlines)
  const month = orders.months.at(-1) ?? ''
  const [now, before] = [ofMonth(orders, month), total(ofMonth(orders, orders.months.at(-2)))]
  const change = total(now) - before
  return (
    <div className={styles['figures']}>
      {debts ? <DebtsTile debts={debts} dues={dues ?? []} /> : <UnpaidTile orders={orders} />}
      <Tile name={t('underway')} value={format.number(total(underway))}>
        <KindLinks counts={underway} hrefOf={(kind) => figureHref(kind, 'underway')} />
      </Tile>
      <Tile
        name={t('month')}
        value={format.number(total(now))}
        note={
          change === 0 ? undefined : (
            <span data-tone={change < 0 ? 'down' : 'up'}>
              {t('change', {
                sign: change < 0 ? '▼' : '▲',
                count: Math.abs(change),
              })}
            </span>
          )
        }
      >
        <KindLinks counts={now} hrefOf={(kind) => monthHref(kind, month, undefined)} />
      </Tile>
      <Tile name={t('due')} value={format.number(due.total)}>
        {orders.due.late > 0 && (
          <PageLink href={todoHref('exportsLate', null)} data-tone="late">
            {t('late', { count: orders.due.late })}
          </PageLink>
        )}
        {orders.due.near > 0 && (
          <PageLink href={todoHref('exportsDue', null)}>{t('near', { count: orders.due.near })}</PageLink>
        )}
        {deadlines.length > 0 && <span>{t('dueByProvider', { count: deadlines.length })}</span>}
        {due.total === 0 && t('noneDue')}
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

export const PendingFigures = () => (
  <div className={styles['figures']} aria-hidden="true">
    {['unpaid', 'underway', 'month', 'due'].map((name) => (
      <div key={name} className={`q-panel ${styles['figure']}`} />
    ))}
  </div>
)
