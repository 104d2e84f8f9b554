import styles from './chart.module.css'
import type { ChartSeries, Plot } from './chart-data.ts'
import { linePath } from './scale.ts'

/** With few points each one is marked, because nothing was measured between them. */
const mostMarked = 40

type Props = {
  readonly plot: Plot
  readonly series: readonly ChartSeries[]
  readonly read: number
  readonly isStepped: boolean
}

/** The first series is the main one and is drawn on top of the secondary ones. */
export function Lines({ plot, series, read, isStepped }: Props) {
  const [main] = series
  const at = plot.columns[read]
  const value = main?.values[read]
  return (
    <>
      {at && <line className={styles['cross']} x1={at.x} x2={at.x} y1={plot.top} y2={plot.bottom} />}
      {series
        .map(({ key, values, isQuiet }, place) => (
          <path
            key={key}
            className={styles['line']}
            data-series={place}
            data-quiet={isQuiet || undefined}
            d={linePath(
              plot.columns.map(({ x }, index) => [x, plot.y(values[index] ?? 0)] as const),
              isStepped ? plot.right : undefined,
            )}
          />
        ))
        .toReversed()}
      {main &&
        plot.columns.length <= mostMarked &&
        plot.columns.map(({ key, x }, index) => (
          <circle
            key={`${key}-${index}`}
            className={styles['point']}
            cx={x}
            cy={plot.y(main.values[index] ?? 0)}
            r={3}
          />
        ))}
      {at && value !== undefined && <circle className={styles['dot']} cx={at.x} cy={plot.y(value)} r={4} />}
    </>
  )
}
