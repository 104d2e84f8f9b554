import styles from './chart.module.css'
import type { ChartSeries, Plot } from './chart-data.ts'

type Props = { readonly plot: Plot; readonly series: readonly ChartSeries[]; readonly read: number }

/** One bar per period, one segment per series. */
export function Bars({ plot, series, read }: Props) {
  const thick = Math.min(36, plot.slot * 0.58)
  return plot.columns.map(({ key, x, isPartial }, place) => (
    <g key={key}>
      {place === read && (
        <rect
          className={styles['read']}
          x={x - plot.slot / 2}
          y={plot.top}
          width={plot.slot}
          height={plot.bottom - plot.top}
        />
      )}
      {partsOf(series, place).map(({ at, from, value }) => (
        <rect
          key={at}
          className={styles['bar']}
          data-series={at}
          data-partial={isPartial || undefined}
          x={x - thick / 2}
          width={thick}
          y={plot.y(from + value)}
          height={Math.max(1, plot.y(from) - plot.y(from + value))}
        />
      ))}
    </g>
  ))
}

function partsOf(series: readonly ChartSeries[], place: number) {
  let from = 0
  return series.flatMap(({ values }, at) => {
    const value = values[place] ?? 0
    if (value <= 0) return []
    const part = { at, from, value }
    from += value
    return [part]
  })
}
