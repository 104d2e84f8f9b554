import styles from './chart.module.css'
import type { Plot } from './chart-data.ts'

type Props = {
  readonly plot: Plot
  /** The values of each series, one for each column. */
  readonly values: readonly (readonly number[])[]
  /** The bars of a period stand beside each other. */
  readonly isGrouped: boolean
}

/** One bar per period with a segment per series, or one bar per period and series. */
export function Bars({ plot, values, isGrouped }: Props) {
  const wide = Math.min(36, plot.slot * (isGrouped ? 0.72 : 0.58))
  const thick = isGrouped ? wide / Math.max(1, values.length) : wide
  return plot.columns.map(({ key, x, isPartial }, place) => (
    <g key={key}>
      {partsOf(values, place, isGrouped).map(({ at, from, value }) => (
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

function partsOf(values: Props['values'], place: number, isGrouped: boolean) {
  let from = 0
  return values.flatMap((row, at) => {
    const value = row[place] ?? 0
    if (value <= 0) return []
    const part = { at, from, value }
    if (!isGrouped) from += value
    return [part]
  })
}
