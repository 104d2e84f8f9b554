import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { type Analysis, analysisSubjects } from '@quayside/contract/reports/analysis.ts'
import { Chart } from '@quayside/kit/chart/chart.tsx'
import type { ChartData } from '@quayside/kit/chart/chart-data.ts'
import { ChartTable } from '@quayside/kit/chart/chart-table.tsx'
import { Select } from '@quayside/kit/select.tsx'
import { today } from '@quayside/kit/today.ts'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages.ts'
import { type AnalysisAsked, AnalysisPanel } from './analysis-panel.tsx'

type Props = { readonly of: Analysis; readonly asked: AnalysisAsked; readonly onBy: (by: string) => void }
const amount = (value: string): string => formatAmount(value as Amount)

/** The days of a month that the analysis covers. */
function daysOf(month: string, { begin, end }: Pick<Analysis, 'begin' | 'end'>) {
  const [year = 0, place = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, place, 0)).toISOString().slice(0, 10)
  return { begin: begin > `${month}-01` ? begin : `${month}-01`, end: end.startsWith(month) ? end : last }
}
const partial = (month: string): boolean => month === today().slice(0, 7)

/** Amounts by month, one colour for each of the subject's largest. */
export function AmountsChart({ of, asked, onBy }: Props) {
  const t = useTranslations('decisionAnalysis')
  const data: ChartData = {
    columns: of.months.map((key) => ({ key, isPartial: partial(key) })),
    series: of.series.map(({ key, name }) => {
      const points = of.months.map((month) =>
        of.points.find((each) => each.month === month && each.key === key),
      )
      return {
        key,
        name,
        values: points.map((point) => Number(point?.amount ?? 0)),
        texts: points.map((point) =>
          t('amountAndOrders', { amount: amount(point?.amount ?? '0'), orders: point?.orders ?? 0 }),
        ),
        hrefOf: (month) => {
          const days = daysOf(month, of)
          return pageAddress('/rpt097', {
            orderDateBegin: days.begin,
            orderDateEnd: days.end,
            ...(key !== 'others' && asked.by === 'kind' && { kind: key }),
            ...(key !== 'others' && asked.by === 'currency' && { currency: key }),
            ...(key !== 'others' && asked.by === 'supplier' && { supplierId: key }),
          })
        },
      }
    }),
    totals: of.months.map((month) => {
      const cents = of.points
        .filter((point) => point.month === month)
        .reduce((sum, point) => sum + Math.round(Number(point.amount) * 100), 0)
      return amount((cents / 100).toFixed(2))
    }),
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
          value={asked.by}
          options={analysisSubjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          onChange={(by) => onBy(by ?? 'kind')}
        />
      }
      table={<ChartTable label={title} data={data} />}
    >
      <Chart label={title} data={data} kind="bars" />
    </AnalysisPanel>
  )
}

/** Duty and VAT by month. */
export function TaxesChart({ of, asked }: Omit<Props, 'onBy'>) {
  const t = useTranslations('decisionAnalysis')
  const data: ChartData = {
    columns: of.taxes.map(({ month: key }) => ({ key, isPartial: partial(key) })),
    series: (['vat', 'duty'] as const).map((key) => ({
      key,
      name: t(key),
      values: of.taxes.map((each) => Number(each[key])),
      texts: of.taxes.map((each) => amount(each[key])),
      hrefOf: (month) => {
        const days = daysOf(month, of)
        return pageAddress('/rpt026', { declaredOnBegin: days.begin, declaredOnEnd: days.end })
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
