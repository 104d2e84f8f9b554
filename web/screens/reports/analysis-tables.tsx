import { type Amount, formatAmount, formatRate, type Rate } from '@quayside/contract/kernel/money.ts'
import type { Analysis } from '@quayside/contract/reports/analysis.ts'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { ShortTable } from '@quayside/kit/short-table.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import styles from './analysis.module.css'
import { type AnalysisAsked, AnalysisPanel } from './analysis-panel.tsx'
import { PriceCourse } from './price-course.tsx'

type Props = { readonly of: Analysis; readonly asked: AnalysisAsked }
const amount = (value: string): string => formatAmount(value as Amount)
const price = (value: string): string => formatRate(value as Rate)
const signed = (value: string): string => `${Number(value) > 0 ? '+' : ''}${value.replace('-', '−')}%`

export function SuppliersTable({ of, asked }: Props) {
  const t = useTranslations('decisionAnalysis')
  const highest = Math.max(1, ...of.suppliers.map(({ share }) => Number(share)))
  const nameOf = ({ id, name }: { id: string; name: string }): string =>
    id === '' ? t('otherSuppliers', { count: Number(name) }) : name
  const linked = (each: Analysis['suppliers'][number]) =>
    each.id === '' ? (
      nameOf(each)
    ) : (
      <PageLink
        href={pageAddress('/rpt097', {
          supplierId: each.id,
          orderDateBegin: of.begin,
          orderDateEnd: of.end,
        })}
      >
        {nameOf(each)}
      </PageLink>
    )
  return (
    <AnalysisPanel
      part="suppliers"
      note={t('suppliersNote')}
      asked={asked}
      lines={of.suppliers.map((each) => ({
        name: nameOf(each),
        text: `RMB ${amount(each.amount)} · ${each.share}%`,
        share: Number(each.share) / highest,
      }))}
      table={
        <ShortTable
          rows={of.suppliers}
          keyOf={({ id }) => id}
          columns={[
            { title: t('supplier'), isRowHead: true, cell: linked },
            { title: t('orders'), isFigure: true, cell: ({ orders }) => orders },
            { title: t('amountRmb'), isFigure: true, cell: (each) => amount(each.amount) },
            {
              title: t('perOrder'),
              isFigure: true,
              cell: (each) => amount((Number(each.amount) / Math.max(1, each.orders)).toFixed(2)),
            },
            { title: t('share'), isFigure: true, cell: ({ share }) => `${share}%` },
          ]}
        />
      }
    >
      <table className={styles['rows']}>
        <thead>
          <tr>
            <th scope="col">{t('supplier')}</th>
            <th scope="col" data-figure>
              {t('orders')}
            </th>
            <th scope="col" data-figure>
              {t('amountRmb')}
            </th>
            <td />
            <th scope="col" data-figure>
              {t('share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.suppliers.map((each) => (
            <tr key={each.id} data-rest={each.id === '' || undefined}>
              <th scope="row" title={nameOf(each)}>
                {linked(each)}
              </th>
              <td data-figure>{each.orders}</td>
              <td data-figure>{amount(each.amount)}</td>
              <td className={styles['share']}>
                <i style={{ width: `${(Number(each.share) / highest) * 100}%` }} />
              </td>
              <td data-figure>{each.share}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AnalysisPanel>
  )
}

/** A price that is this far from its average is pointed out. */
const unusual = 20

export function PricesTable({ of, asked }: Props) {
  const t = useTranslations('decisionAnalysis')
  const modelOf = ({ model, orderIds }: Analysis['prices'][number]) => (
    <PageLink href={pageAddress('/rpt097', { ids: orderIds.join(',') })}>{model}</PageLink>
  )
  return (
    <AnalysisPanel
      part="prices"
      note={t('pricesNote', { count: of.prices.length })}
      asked={asked}
      lines={of.prices.map(({ model, last, currency, change }) => ({
        name: model,
        text: `${currency} ${price(last)} · ${signed(change)}`,
        share: Math.abs(Number(change)) / 100,
      }))}
      table={
        <ShortTable
          rows={of.prices}
          keyOf={({ model, currency }) => `${model} ${currency}`}
          columns={[
            { title: t('model'), isRowHead: true, cell: modelOf },
            { title: t('currency'), cell: ({ currency }) => currency },
            ...of.months.toReversed().map((month) => ({
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
          {of.prices.map((each) => {
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
                  <PriceCourse months={of.months} points={each.points} isUnusual={isUnusual} />
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
