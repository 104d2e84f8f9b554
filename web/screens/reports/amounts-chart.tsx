import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { analysisSubjects, filterOfSeries } from '@quayside/contract/reports/analysis.ts'
import { Chart } from '@quayside/kit/chart/chart.tsx'
import type { ChartData } from '@quayside/kit/chart/chart-data.ts'
import { ChartTable } from '@quayside/kit/chart/chart-table.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { columnsOf, ordersOf, totalsOf } from './analysis-days.ts'
import { MonthMore } from './analysis-month.tsx'
import { type AnalysisAsked, AnalysisPanel, type AnalysisProps } from './analysis-panel.tsx'

type Props = AnalysisProps & { readonly onBy: (by: string) => void }
const amount = (value: string): string => formatAmount(value as Amount)

/** Amounts by month, one colour for each of the subject's largest, and under them the numbers of orders. */
export function AmountsChart({ analysis, asked, onBy }: Props) {
  const t = useTranslations('decisionAnalysis')
  const pointsOf = (key: string) =>
    analysis.months.map((month) => analysis.points.find((each) => each.month === month && each.key === key))
  const data: ChartData = {
    title: t('amountAxis'),
    columns: columnsOf(analysis.months, analysis),
    series: analysis.series.map(({ key, name }) => {
      const points = pointsOf(key)
      const filter = filterOfSeries(asked.by ?? 'kind', key)
      return {
        key,
        name,
        values: points.map((point) => Number(point?.amount ?? 0)),
        texts: points.map((point) =>
          t('amountAndOrders', { amount: amount(point?.amount ?? '0'), orders: point?.orders ?? 0 }),
        ),
        ...(filter && {
          hrefOf: (month: string) => pageAddress('/rpt097', { ...ordersOf(month, analysis), ...filter }),
        }),
      }
    }),
    totals: analysis.months.map((month) => amount((totalsOf(month, analysis).cents / 100).toFixed(2))),
    lower: {
      title: t('orderAxis'),
      values: analysis.series.map(({ key }) => pointsOf(key).map((point) => point?.orders ?? 0)),
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
        more={(month) => <MonthMore month={month} analysis={analysis} isByOrder={isByOrder(asked.by)} />}
      />
    </AnalysisPanel>
  )
}

/** An order has one of these; of origins and products it may have several, and would be counted for each. */
const isByOrder = (by: AnalysisAsked['by']): boolean => by !== 'origin' && by !== 'product'
