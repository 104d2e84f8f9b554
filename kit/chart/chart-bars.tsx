import styles from './chart.module.css'
import type { ChartSeries, Plot } from './chart-data.ts'

type Props = {
  readonly plot: Plot
  readonly series: readonly ChartSeries[]
  readonly read: number
  /** The bars of a period stand beside each other. */
  readonly isGrouped: boolean
}

/** One bar per period with a segment per series, or one bar per period and series. */
export function Bars({ plot, series, read, isGrouped }: Props) {
  const wide = Math.min(36, plot.slot * (isGrouped ? 0.72 : 0.58))
  const thick = isGrouped ? wide / Math.max(1, series.length) : wide
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
      {partsOf(series, place, isGrouped).map(({ at, from, value }) => (
        <rect
          key={at}
          className={styles['bar']}
          data-series={at}
          data-partial={isPartial || undefined}
          x={x - wide / 2 + (isGrouped ? at * thick : 0)}
          width={thick}
          y={plot.y(from + value)}
          height={Math.max(1, plot.y(from) - plot.y(from + value))}
        />
      ))}
    </g>
  ))
}

function partsOf(series: readonly ChartSeries[], place: number, isGrouped: boolean) {
  let from = 0
  return series.flatMap(({ values }, at) => {
    const value = values[place] ?? 0
    if (value <= 0) return []
    const part = { at, from, value }
    if (!isGrouped) from += value
    return [part]
  })
}
