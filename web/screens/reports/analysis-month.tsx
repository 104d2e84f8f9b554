import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import type { Analysis } from '@quayside/contract/reports/analysis.ts'
import { useCan, useMayOpen } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './analysis.module.css'
import { daysOf, ordersOf, totalsOf } from './analysis-days.ts'

const amount = (value: string): string => formatAmount(value as Amount)

type MonthProps = { readonly month: string; readonly analysis: Analysis; readonly isByOrder: boolean }

/** A month against the one before, its largest orders, and the way to all of them. */
export function MonthMore({ month, analysis, isByOrder: hasCount }: MonthProps) {
  const t = useTranslations('decisionAnalysis')
  const before = analysis.months[analysis.months.indexOf(month) - 1]
  const [now, former] = [totalsOf(month, analysis), totalsOf(before ?? '', analysis)]
  const isComparable =
    before !== undefined &&
    former.cents > 0 &&
    !daysOf(month, analysis).isPartial &&
    !daysOf(before, analysis).isPartial
  const change = (now.cents / former.cents - 1) * 100
  const largest = analysis.largest.filter((each) => each.month === month)
  const can = useCan()
  const all = pageAddress('/rpt097', ordersOf(month, analysis))
  const isOpen = useMayOpen()(all)
  return (
    <div className={styles['month']}>
      {isComparable && (
        <p>
          {t('againstMonth', {
            month: before,
            change: `${change >= 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}`,
          })}
        </p>
      )}
      {largest.length > 0 && (
        <>
          <h3>{t('largest')}</h3>
          <ul>
            {largest.map(({ id, orderNo, modelType, amount: value }) => (
              <li key={id}>
                <Code
                  {...(can(orderPermission(modelType, 'list')) && {
                    href: pageAddress('/orderInfo', { id }),
                  })}
                >
                  {orderNo}
                </Code>
                <span>{amount(value)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {now.orders > 0 && isOpen && (
        <PageLink href={all}>{hasCount ? t('seeOrders', { count: now.orders }) : t('seeMonth')}</PageLink>
      )}
    </div>
  )
}
