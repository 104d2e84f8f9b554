import styles from './chart.module.css'

type Props = {
  readonly ticks: readonly number[]
  readonly y: (tick: number) => number
  readonly left: number
  readonly right: number
  /** Above the axis: what is measured. */
  readonly title?: string | undefined
  readonly textOf: (tick: number) => string
}

const titleAbove = 12

/** Lines across the plot, each with its value at the left. */
export function ValueAxis({ ticks, y, left, right, title, textOf }: Props) {
  return (
    <>
      {title !== undefined && (
        <text x={0} y={y(ticks.at(-1) ?? 0) - titleAbove}>
          {title}
        </text>
      )}
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles['grid']} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {textOf(tick)}
          </text>
        </g>
      ))}
    </>
  )
}
