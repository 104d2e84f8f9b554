import { type Amount, formatAmount, formatRate, type Rate } from '@quayside/contract/kernel/money.ts'
import type { Analysis } from '@quayside/contract/reports/analysis.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './analysis.module.css'
import { AnalysisPanel, type AnalysisProps } from './analysis-panel.tsx'
import { PriceCourse } from './price-course.tsx'

const amount = (value: string): string => formatAmount(value as Amount)
const price = (value: string): string => formatRate(value as Rate)
const signed = (value: string): string => `${Number(value) > 0 ? '+' : ''}${value.replace('-', '−')}%`

/** A price that is this far from its average is pointed out. */
const unusual = 20

export function PricesTable({ analysis, asked }: AnalysisProps) {
  const t = useTranslations('decisionAnalysis')
  const modelOf = ({ model, orderIds }: Analysis['prices'][number]) => (
    <PageLink href={pageAddress('/rpt097', { ids: orderIds.join(',') })}>{model}</PageLink>
  )
  return (
    <AnalysisPanel
      part="prices"
      note={t('pricesNote', { count: analysis.prices.length })}
      asked={asked}
      lines={analysis.prices.map(({ model, last, currency, change }) => ({
        name: model,
        text: `${currency} ${price(last)} · ${signed(change)}`,
        share: Math.abs(Number(change)) / 100,
      }))}
      table={
        <ShortTable
          rows={analysis.prices}
          keyOf={({ model, currency }) => `${model} ${currency}`}
          columns={[
            { title: t('model'), isRowHead: true, cell: modelOf },
            { title: t('currency'), cell: ({ currency }) => currency },
            ...analysis.months.toReversed().map((month) => ({
              title: month,
              isFigure: true,
              cell: ({ points }: Analysis['prices'][number]) => {
                const point = points.find((each) => each.month === month)
                return point ? price(point.price) : '–'
              },
            })),
          ]}
        />
      }
    >
      <table className={styles['rows']}>
        <thead>
          <tr>
            <th scope="col">{t('model')}</th>
            <th scope="col">{t('course')}</th>
            <th scope="col" data-figure>
              {t('last')}
            </th>
            <th scope="col" data-figure>
              {t('change')}
            </th>
            <th scope="col" data-figure>
              {t('boughtRmb')}
            </th>
          </tr>
        </thead>
        <tbody>
          {analysis.prices.map((each) => {
            const isUnusual = Math.abs(Number(each.change)) >= unusual
            return (
              <tr key={`${each.model} ${each.currency}`}>
                <th scope="row">
                  <span className={styles['model']}>{modelOf(each)}</span>
                  <small>
                    {each.currency} · {each.name}
                  </small>
                </th>
                <td>
                  <PriceCourse months={analysis.months} points={each.points} isUnusual={isUnusual} />
                </td>
                <td data-figure>{price(each.last)}</td>
                <td data-figure data-unusual={isUnusual || undefined}>
                  {signed(each.change)}
                </td>
                <td data-figure>{amount(each.amount)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </AnalysisPanel>
  )
}
