import { type Amount, formatAmount, formatRate, type Rate } from '@quayside/contract/kernel/money.ts'
import type { Analysis } from '@quayside/contract/reports/analysis.ts'
import { Nothing } from '@quayside/kit/cells.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import styles from './analysis.module.css'
import { type AnalysisAsked, AnalysisPanel } from './analysis-panel.tsx'

type Props = { readonly of: Analysis; readonly asked: AnalysisAsked }
const amount = (value: string): string => formatAmount(value as Amount)
const signed = (value: number, decimals: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(decimals)}`

/** How long each step takes: the middle order as a bar, the slowest tenth as a mark. */
export function CycleTable({ of, asked }: Props) {
  const t = useTranslations('decisionAnalysis')
  const longest = Math.max(1, ...of.cycle.map(({ slowest }) => Number(slowest ?? 0)))
  const whole = of.cycle.find(({ step }) => step === 'whole')
  return (
    <AnalysisPanel
      part="cycle"
      note={t('cycleNote', { count: whole?.orders ?? 0 })}
      asked={asked}
      lines={of.cycle.map(({ step, median, slowest }) => ({
        name: t(`steps.${step}`),
        text: t('medianAndSlowest', { median: median ?? '–', slowest: slowest ?? '–' }),
        share: Number(median ?? 0) / longest,
      }))}
    >
      <table className={styles['rows']}>
        <thead>
          <tr>
            <th scope="col">{t('step')}</th>
            <td />
            <th scope="col" data-figure>
              {t('median')}
            </th>
            <th scope="col" data-figure>
              {t('slowest')}
            </th>
            <th scope="col" data-figure>
              {t('against')}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.cycle.map(({ step, median, slowest, medianBefore }) => (
            <tr key={step} data-whole={step === 'whole' || undefined}>
              <th scope="row">{t(`steps.${step}`)}</th>
              <td className={styles['times']}>
                <i style={{ width: `${(Number(slowest ?? 0) / longest) * 100}%` }} data-slowest />
                <i style={{ width: `${(Number(median ?? 0) / longest) * 100}%` }} />
              </td>
              <td data-figure>{median ?? <Nothing />}</td>
              <td data-figure>{slowest ?? <Nothing />}</td>
              <td data-figure>
                {median !== null && medianBefore !== null ? (
                  signed(Number(median) - Number(medianBefore), 1)
                ) : (
                  <Nothing />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {of.slowestIds.length > 0 && (
        <p className={styles['more']}>
          <PageLink href={pageAddress('/rpt097', { ids: of.slowestIds.join(',') })}>
            {t('seeSlowest', { count: of.slowestIds.length })}
          </PageLink>
        </p>
      )}
    </AnalysisPanel>
  )
}

export function SuppliersTable({ of, asked }: Props) {
  const t = useTranslations('decisionAnalysis')
  const highest = Math.max(1, ...of.suppliers.map(({ share }) => Number(share)))
  const nameOf = ({ id, name }: { id: string; name: string }): string =>
    id === '' ? t('otherSuppliers', { count: Number(name) }) : name
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
            <tr key={each.id}>
              <th scope="row" title={nameOf(each)}>
                {each.id === '' ? (
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
                )}
              </th>
              <td data-figure>{each.orders}</td>
              <td data-figure>{amount(each.amount)}</td>
              <td className={styles['times']}>
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
  return (
    <AnalysisPanel
      part="prices"
      note={t('pricesNote', { count: of.prices.length })}
      asked={asked}
      lines={of.prices.map(({ model, last, currency, change }) => ({
        name: model,
        text: `${currency} ${formatRate(last as Rate)} · ${signed(Number(change), 1)}%`,
        share: Math.abs(Number(change)) / 100,
      }))}
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
              {t('amountRmb')}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.prices.map((each) => (
            <tr key={`${each.model} ${each.currency}`}>
              <th scope="row">
                <PageLink href={pageAddress('/rpt097', { ids: each.orderIds.join(',') })}>
                  {each.model}
                </PageLink>
                <small>{each.name}</small>
              </th>
              <td>
                <Course prices={each.points.map(({ price }) => Number(price))} />
              </td>
              <td data-figure>
                <small>{each.currency}</small> {formatRate(each.last as Rate)}
              </td>
              <td data-figure data-unusual={Math.abs(Number(each.change)) >= unusual || undefined}>
                {signed(Number(each.change), 1)}%
              </td>
              <td data-figure>{amount(each.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AnalysisPanel>
  )
}

const course = { width: 84, height: 24 } as const

/** The price over the months, as a small line. */
function Course({ prices }: { prices: readonly number[] }) {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const x = (place: number): number => 2 + (place / Math.max(1, prices.length - 1)) * (course.width - 6)
  const y = (price: number): number =>
    course.height - 4 - ((price - low) / (high - low || 1)) * (course.height - 8)
  return (
    <svg className={styles['course']} width={course.width} height={course.height} aria-hidden="true">
      <polyline points={prices.map((price, place) => `${x(place)},${y(price)}`).join(' ')} />
      <circle cx={x(prices.length - 1)} cy={y(prices.at(-1) ?? 0)} r={2.5} />
    </svg>
  )
}
