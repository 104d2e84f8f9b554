import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { analysedTaxes } from '@quayside/contract/reports/analysis.ts'
import { Chart } from '@quayside/kit/chart/chart.tsx'
import type { ChartData } from '@quayside/kit/chart/chart-data.ts'
import { ChartTable } from '@quayside/kit/chart/chart-table.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { columnsOf, daysOf } from './analysis-days.ts'
import { AnalysisPanel, type AnalysisProps } from './analysis-panel.tsx'

const amount = (value: string): string => formatAmount(value as Amount)

/** Duty, consumption tax and VAT by month. */
export function TaxesChart({ analysis, asked }: AnalysisProps) {
  const t = useTranslations('decisionAnalysis')
  const data: ChartData = {
    columns: columnsOf(
      analysis.taxes.map(({ month }) => month),
      analysis,
    ),
    series: analysedTaxes.toReversed().map((key) => ({
      key,
      name: t(key),
      values: analysis.taxes.map((each) => Number(each[key])),
      texts: analysis.taxes.map((each) => amount(each[key])),
      hrefOf: (month) => {
        const { begin, end } = daysOf(month, analysis)
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
