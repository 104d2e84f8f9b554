import type { StockStatistics } from '@quayside/contract/warehouse/statistics.ts'
import { Chart } from '@quayside/kit/chart/chart.tsx'
import type { ChartData, ChartSeries } from '@quayside/kit/chart/chart-data.ts'
import { ChartTable } from '@quayside/kit/chart/chart-table.tsx'
import { ChartTools } from '@quayside/kit/chart/chart-tools.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { today } from '@quayside/kit/page/today.ts'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './statistics.module.css'
import { type Asked, type Change, movementsBehind } from './statistics-links.ts'

type Props = { readonly statistics: StockStatistics; readonly asked: Asked }
type Point = StockStatistics['points'][number]

/** A month is named by itself, a week and a day by its first day. */
const keyOf = (point: Point, step: string | undefined): string =>
  step === 'month' ? point.from.slice(0, 7) : point.from

function dataOf(
  { points }: StockStatistics,
  step: string | undefined,
  series: readonly { key: 'in' | 'out' | 'stock'; name: string; hrefOf: (point: Point) => string }[],
): ChartData {
  const known = new Map(points.map((point) => [keyOf(point, step), point]))
  return {
    columns: points.map((point) => ({
      key: keyOf(point, step),
      isPartial: step !== 'day' && point.to >= today(),
    })),
    series: series.map(
      ({ key, name, hrefOf }): ChartSeries => ({
        key,
        name,
        values: points.map((point) => Number(point[key])),
        texts: points.map((point) => showNumber(point[key])),
        hrefOf: (column) => {
          const point = known.get(column)
          return point ? hrefOf(point) : ''
        },
      }),
    ),
  }
}

/** What came and went in each period. */
export function FlowChart({ statistics, asked }: Props) {
  const t = useTranslations('statistics')
  const behind = (change: Change) => (point: Point) =>
    movementsBehind(asked, change, { dayBegin: point.from, dayEnd: point.to })
  const data = dataOf(statistics, asked.step, [
    { key: 'in', name: t('in'), hrefOf: behind('in') },
    { key: 'out', name: t('out'), hrefOf: behind('out') },
  ])
  const label = t('flowChart', {
    begin: statistics.dayBegin,
    end: statistics.dayEnd,
    in: showNumber(statistics.in),
    out: showNumber(statistics.out),
  })
  return (
    <ChartPanel title={t('flow')} note={t('flowNote')} data={data}>
      <Chart label={label} data={data} kind="groups" />
    </ChartPanel>
  )
}

/** What lay there at the end of each period. */
export function StockChart({ statistics, asked }: Props) {
  const t = useTranslations('statistics')
  const data = dataOf(statistics, asked.step, [
    {
      key: 'stock',
      name: t('stock'),
      hrefOf: (point) => movementsBehind(asked, 'any', { dayEnd: point.to }),
    },
  ])
  const label = t('stockChart', {
    begin: statistics.dayBegin,
    end: statistics.dayEnd,
    opening: showNumber(statistics.opening),
    closing: showNumber(statistics.closing),
  })
  return (
    <ChartPanel title={t('stock')} note={t('stockNote')} data={data}>
      <Chart label={label} data={data} kind="bars" />
    </ChartPanel>
  )
}

type PanelProps = {
  readonly title: string
  readonly note: string
  readonly data: ChartData
  readonly children: ReactNode
}

function ChartPanel({ title, note, data, children }: PanelProps) {
  const [isTable, setTable] = useState(false)
  return (
    <section className="q-panel" aria-label={title}>
      <header className={styles['head']}>
        <h2>{title}</h2>
        <span>{note}</span>
        <div>
          <ChartTools name={title} data={data} isTable={isTable} onTable={setTable} />
        </div>
      </header>
      {isTable ? <ChartTable label={title} data={data} /> : <div className={styles['chart']}>{children}</div>}
    </section>
  )
}
