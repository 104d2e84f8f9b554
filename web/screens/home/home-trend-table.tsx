import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { MonthSum } from '@quayside/contract/orders/order-overview.ts'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { monthHref } from './home-links.tsx'
import { barsOf, kindsOfTrend, type Measure } from './home-trend.data.ts'

type Props = {
  readonly months: readonly string[]
  readonly trend: readonly MonthSum[]
  readonly measure: Measure
  /** For those who do not see the chart: the figures without a second set of links. */
  readonly isSpoken?: boolean
}

/** The chart's figures, newest month first; each leads to the month's orders. */
export default function TrendTable({ months, trend, measure, isSpoken = false }: Props) {
  const t = useTranslations('home.trend')
  const codeText = useCodeText()
  const currency = measure === 'orders' ? undefined : measure
  return (
    <div className={isSpoken ? 'visually-hidden' : 'home-scroll'}>
      <table className="home-table home-months">
        <caption className="visually-hidden">
          {t('title')} {currency ?? t('orders')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            {kindsOfTrend(trend).map((kind) => (
              <th key={kind} scope="col">
                {codeText(orderKind, kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {barsOf(months, trend, measure)
            .toReversed()
            .map(({ month, parts }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {parts.map(({ kind, value, text }) => (
                  <td key={kind}>
                    {value === 0 || isSpoken ? (
                      <span className="home-zero">{text}</span>
                    ) : (
                      <PageLink href={monthHref(kind, month, currency)}>{text}</PageLink>
                    )}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
