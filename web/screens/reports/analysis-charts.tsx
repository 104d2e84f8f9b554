import { firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { type Analysis, analysisSubjects } from '@quayside/contract/reports/analysis.ts'
import { Code } from '@quayside/kit/cells.tsx'
import { Chart } from '@quayside/kit/chart/chart.tsx'
import type { ChartData } from '@quayside/kit/chart/chart-data.ts'
import { ChartTable } from '@quayside/kit/chart/chart-table.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { Select } from '@quayside/kit/select.tsx'
import { today } from '@quayside/kit/today.ts'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import styles from './analysis.module.css'
import { type AnalysisAsked, AnalysisPanel } from './analysis-panel.tsx'

type Props = { readonly of: Analysis; readonly asked: AnalysisAsked; readonly onBy: (by: string) => void }
const amount = (value: string): string => formatAmount(value as Amount)

/** The days of a month that the analysis covers, and whether these are all of them. */
function daysOf(month: string, { begin, end }: Pick<Analysis, 'begin' | 'end'>) {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)]
  const days = { begin: begin > first ? begin : first, end: end < last ? end : last }
  const isPartial = days.begin !== first || days.end !== last || last > today()
  return { ...days, isPartial }
}

const columnsOf = (months: readonly string[], of: Analysis): ChartData['columns'] =>
  months.map((key) => ({ key, isPartial: daysOf(key, of).isPartial }))

const ordersOf = (month: string, of: Analysis) => {
  const { begin, end } = daysOf(month, of)
  return { orderDateBegin: begin, orderDateEnd: end }
}

/** Of all series: the amount in cents, so that the printed sum is exact, and the orders. */
function totalsOf(month: string, { points }: Analysis): { cents: number; orders: number } {
  const own = points.filter((point) => point.month === month)
  return {
    cents: own.reduce((sum, point) => sum + Math.round(Number(point.amount) * 100), 0),
    orders: own.reduce((sum, point) => sum + point.orders, 0),
  }
}

/** Amounts by month, one colour for each of the subject's largest, and under them the numbers of orders. */
export function AmountsChart({ of, asked, onBy }: Props) {
  const t = useTranslations('decisionAnalysis')
  const pointsOf = (key: string) =>
    of.months.map((month) => of.points.find((each) => each.month === month && each.key === key))
  const data: ChartData = {
    title: t('amountAxis'),
    columns: columnsOf(of.months, of),
    series: of.series.map(({ key, name }) => {
      const points = pointsOf(key)
      return {
        key,
        name,
        values: points.map((point) => Number(point?.amount ?? 0)),
        texts: points.map((point) =>
          t('amountAndOrders', { amount: amount(point?.amount ?? '0'), orders: point?.orders ?? 0 }),
        ),
        hrefOf: (month) =>
          pageAddress('/rpt097', {
            ...ordersOf(month, of),
            ...(key !== 'others' && asked.by === 'kind' && { kind: key }),
            ...(key !== 'others' && asked.by === 'currency' && { currency: key }),
            ...(key !== 'others' && asked.by === 'supplier' && { supplierId: key }),
          }),
      }
    }),
    totals: of.months.map((month) => amount((totalsOf(month, of).cents / 100).toFixed(2))),
    lower: {
      title: t('orderAxis'),
      values: of.series.map(({ key }) => pointsOf(key).map((point) => point?.orders ?? 0)),
    },
  }
  const title = t('parts.amounts')
  return (
    <AnalysisPanel
      part="amounts"
      note={t('amountsNote')}
      asked={asked}
      switches={
        <Select
          aria-label={t('by')}
          style={{ width: 128 }}
          value={asked.by}
          options={analysisSubjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          onChange={(by) => onBy(by ?? 'kind')}
        />
      }
      table={<ChartTable label={title} data={data} />}
    >
      <Chart
        label={title}
        data={data}
        kind="bars"
        more={(month) => <MonthMore month={month} of={of} isByOrder={isByOrder(asked.by)} />}
      />
    </AnalysisPanel>
  )
}

/** An order has one of these; of origins and products it may have several, and would be counted for each. */
const isByOrder = (by: AnalysisAsked['by']): boolean => by !== 'origin' && by !== 'product'

type MonthProps = { readonly month: string; readonly of: Analysis; readonly isByOrder: boolean }

/** A month against the one before, its largest orders, and the way to all of them. */
function MonthMore({ month, of, isByOrder: hasCount }: MonthProps) {
  const t = useTranslations('decisionAnalysis')
  const before = of.months[of.months.indexOf(month) - 1]
  const [now, former] = [totalsOf(month, of), totalsOf(before ?? '', of)]
  const isComparable =
    before !== undefined && former.cents > 0 && !daysOf(month, of).isPartial && !daysOf(before, of).isPartial
  const change = (now.cents / former.cents - 1) * 100
  const largest = of.largest.filter((each) => each.month === month)
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
            {largest.map(({ id, orderNo, amount: value }) => (
              <li key={id}>
                <Code href={pageAddress('/orderInfo', { id })}>{orderNo}</Code>
                <span>{amount(value)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {now.orders > 0 && (
        <PageLink href={pageAddress('/rpt097', ordersOf(month, of))}>
          {hasCount ? t('seeOrders', { count: now.orders }) : t('seeMonth')}
        </PageLink>
      )}
    </div>
  )
}

/** Duty and VAT by month. */
export function TaxesChart({ of, asked }: Omit<Props, 'onBy'>) {
  const t = useTranslations('decisionAnalysis')
  const data: ChartData = {
    columns: columnsOf(
      of.taxes.map(({ month }) => month),
      of,
    ),
    series: (['vat', 'duty'] as const).map((key) => ({
      key,
      name: t(key),
      values: of.taxes.map((each) => Number(each[key])),
      texts: of.taxes.map((each) => amount(each[key])),
      hrefOf: (month) => {
        const { begin, end } = daysOf(month, of)
        return pageAddress('/rpt026', { declaredOnBegin: begin, declaredOnEnd: end })
      },
    })),
  }
  const title = t('parts.taxes')
  return (
    <AnalysisPanel
      part="taxes"
      note={t('taxesNote')}
      asked={asked}
      table={<ChartTable label={title} data={data} />}
    >
      <Chart label={title} data={data} kind="bars" />
    </AnalysisPanel>
  )
}
