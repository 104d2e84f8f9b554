import type { HomeView } from '@quayside/contract/home/home.api.ts'
import { type Amount, formatAmount, sum } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderOverview, UnpaidSum } from '@quayside/contract/orders/order-overview.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { ordersHref } from './home-links.tsx'
import { Tile } from './home-tile.tsx'

const PayDialog = lazyPart(() => import('../../lib/finance/pay-dialog.tsx'))

/** A sum for each currency, because they do not add up. */
const perCurrency = (sums: readonly Pick<UnpaidSum, 'currency' | 'amount'>[]): string[] =>
  currencies.values.flatMap((currency) => {
    const own = sums.filter((each) => each.currency === currency)
    return own.length === 0
      ? []
      : [`${currency} ${formatAmount(sum(own.map(({ amount }) => amount as Amount)))}`]
  })

type DebtsProps = {
  readonly debts: NonNullable<HomeView['debts']>
  readonly dues: NonNullable<HomeView['dues']>
}

/** What is owed by the ledger, as the debts' screen says it, and what applications still lack. */
export function DebtsTile({ debts: { inRmb, overdueInRmb, counts }, dues }: DebtsProps) {
  const t = useTranslations('home.figures')
  const [isPaying, setPaying] = useState(false)
  const toFund = perCurrency(dues.filter(({ applicationId }) => applicationId !== null))
  const rmb = (amount: string): string => `${currencies.codes.RMB} ${formatAmount(amount as Amount)}`
  return (
    <Tile name={t('unpaid')} value={<Money value={inRmb.total} currency={currencies.codes.RMB} />}>
      {counts.overdue > 0 && (
        <PageLink href={pageAddress('/debtDetail', { isOverdue: 1 })} data-tone="late">
          <span>
            <WholeParts>{t('debtsLate', { count: counts.overdue, sum: rmb(overdueInRmb) })}</WholeParts>
          </span>
        </PageLink>
      )}
      {counts.overdue === 0 && counts.all > 0 && (
        <PageLink href={pageAddress('/debtDetail')}>{t('debts', { count: counts.all })}</PageLink>
      )}
      {counts.all === 0 && toFund.length === 0 && t('noneLate')}
      {toFund.length > 0 && (
        <PageLink href={pageAddress('/paymentQuery', { isAwaitingMoney: 1 })}>
          <span>
            <WholeParts>{t('toFund', { sums: toFund.join(' · ') })}</WholeParts>
          </span>
        </PageLink>
      )}
      {dues.length > 0 && (
        <Button look="link" size="small" onClick={() => setPaying(true)}>
          {t('howToPay')}
        </Button>
      )}
      {isPaying && (
        <Suspense>
          <PayDialog onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </Tile>
  )
}

/** What unpaid orders come to, for those who see orders but not the ledger. */
export function UnpaidTile({ orders }: { orders: OrderOverview }) {
  const t = useTranslations('home.figures')
  const [first = '–', ...more] = perCurrency(orders.unpaid)
  const late = perCurrency(orders.overdue).join(' · ')
  return (
    <Tile name={t('unpaid')} value={first}>
      {late === '' ? (
        <span>{more.join(' · ') || t('noneLate')}</span>
      ) : (
        <PageLink href={ordersHref(orderKind.codes.export, { isLate: '1' })} data-tone="late">
          <span>
            <WholeParts>{t('overdue', { sums: late })}</WholeParts>
          </span>
        </PageLink>
      )}
    </Tile>
  )
}
