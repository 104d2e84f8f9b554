import type { ReportDefinition, ReportRow } from '@quayside/contract/reports/report.ts'
import { Chart } from '@quayside/kit/chart/chart.tsx'
import type { ChartData } from '@quayside/kit/chart/chart-data.ts'
import { ChartTable } from '@quayside/kit/chart/chart-table.tsx'
import { ChartTools } from '@quayside/kit/chart/chart-tools.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useUserSetting } from '@quayside/kit/page/user-setting.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { figureText } from './report-cells.tsx'
import styles from './reports.module.css'

type Props = {
  readonly definition: ReportDefinition
  readonly filters: Readonly<Record<string, string>>
  readonly behind: (search: Readonly<Record<string, string>>) => string
}

const monthsAtMost = 200

/** The report's sums by month; the same groups as the table shows, over all currencies of a month. */
export function ReportChart({ definition, filters, behind }: Props) {
  const t = useTranslations('reportScreens')
  const { reportNo, chart } = definition
  const [isOpen, setOpen] = useUserSetting('reports.chart', true)
  const [isTable, setTable] = useState(false)
  const query = {
    ...filters,
    reportNo,
    groupBy: chart?.groupBy,
    pageSize: monthsAtMost,
    isAsc: 'asc' as const,
  }
  const { data } = useQuery({
    queryKey: ['report', 'chart', useLocale(), query],
    queryFn: () => api('GET report/online/list', { query }, { isQuiet: true }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  const title = t('byMonth')
  const drawn = data && chart ? dataOf(definition, chart.columns, data.rows, behind) : undefined
  return (
    <section className="q-panel" aria-label={title}>
      <header className={styles['chart-head']}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {title}
        </button>
        {isOpen && drawn && (
          <div>
            <ChartTools
              name={`${definition.title} ${title}`}
              data={drawn}
              isTable={isTable}
              onTable={setTable}
            />
          </div>
        )}
      </header>
      {isOpen && !drawn && <div className={styles['chart-room']} />}
      {isOpen && drawn && drawn.columns.length > 0 && (
        <>
          {isTable ? (
            <ChartTable label={title} data={drawn} />
          ) : (
            <div className={styles['chart']}>
              <Chart label={`${definition.title} · ${title}`} data={drawn} kind="bars" />
            </div>
          )}
        </>
      )}
    </section>
  )
}

function dataOf(
  { columns }: ReportDefinition,
  keys: readonly string[],
  rows: readonly ReportRow[],
  behind: Props['behind'],
): ChartData {
  const months = [...new Set(rows.flatMap(({ cells }) => cells['groupValue'] ?? []))]
  const of = (month: string) => rows.filter(({ cells }) => cells['groupValue'] === month)
  const links = new Map(months.map((month) => [month, of(month)[0]?.links['group']?.search]))
  return {
    columns: months.map((key) => ({ key, isPartial: key === today().slice(0, 7) })),
    series: keys.map((key) => {
      const column = columns.find((each) => each.key === key)
      // Cents as whole numbers, so that the printed sum is exact.
      const cents = months.map((month) =>
        of(month).reduce((sum, { cells }) => sum + Math.round(Number(cells[key] ?? 0) * 100), 0),
      )
      return {
        key,
        name: column?.label ?? key,
        values: cents.map((value) => value / 100),
        texts: cents.map((value) => figureText(column?.kind ?? 'money', (value / 100).toFixed(2))),
        hrefOf: (month) => {
          const { currency: _currency, ...search } = links.get(month) ?? {}
          return behind(search)
        },
      }
    }),
  }
}
